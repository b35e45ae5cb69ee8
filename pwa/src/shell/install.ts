/** Installing: the browser's own offer where it makes one, and keeping what is stored once installed. */
import { signal } from "@preact/signals";

interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** The browser's offer to install, kept until somebody taps; null where there is none (iOS has no such thing). */
export const installOffer = signal<InstallOffer | null>(null);

export const installed = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true;

export const isIos = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

/** Ask the browser not to clear what is stored here. Quiet: it is a wish. */
export async function keepStorage(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // not in this browser
  }
}

export function watchInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installOffer.value = event as InstallOffer;
  });
  addEventListener("appinstalled", () => {
    installOffer.value = null;
    void keepStorage();
  });
  if (installed()) void keepStorage();
}

/** Show the browser's offer. @returns whether it was taken */
export async function install(): Promise<boolean> {
  const offer = installOffer.value;
  if (!offer) return false;
  installOffer.value = null;
  const { outcome } = await offer.prompt();
  return outcome === "accepted";
}
