/** New versions: found in the background, put in place only when the person says so. */
import { signal } from "@preact/signals";

/** A new version waits to be started. */
export const updateReady = signal(false);
/** The server speaks a newer version, or this one's files are gone: going on needs an update. */
export const updateNeeded = signal(false);

let waiting: ServiceWorker | null = null;
let asked = false;

function found(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  updateReady.value = true;
}

/** Register the service worker where there can be one: https or this very machine. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !window.isSecureContext || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
  });
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    found(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => worker.state === "installed" && found(worker));
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void registration.update().catch(() => undefined);
    });
  } catch {
    // an untrusted certificate: the page works, it just is not kept for offline
  }
}

/** Start the new version. */
export function update(): void {
  asked = true;
  if (waiting) waiting.postMessage("skip-waiting");
  else location.reload();
}
