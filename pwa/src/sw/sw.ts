/** The service worker: the whole app is kept, nothing of the table passes through it. A new one waits to be asked. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

declare const __PRECACHE__: PrecacheEntry[];
const worker = self as unknown as {
  addEventListener(type: string, run: (event: any) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

precacheAndRoute(__PRECACHE__, { cleanURLs: false });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL("index.html"), { denylist: [/^\/(api|socket\.io|tv|cert)(\/|$|\?)/] }));

worker.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") void worker.skipWaiting();
});
// the first page is served by the worker at once, so that it may go offline without a reload
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
