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
    const registration = await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" });
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

/** Start the new version: the one that waits, else the one that the server has now. */
export async function update(): Promise<void> {
  asked = true;
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const coming = waiting ?? registration?.waiting ?? registration?.installing;
  if (!coming) return location.reload();
  const start = () => coming.state === "installed" && coming.postMessage("skip-waiting");
  coming.addEventListener("statechange", start);
  start();
}
