import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = process.env.TAVOLA_SERVER ?? "http://127.0.0.1:8000";
const MICROPYTHON = "@micropython/micropython-webassembly-pyscript/micropython.mjs";
const version = JSON.parse(readFileSync(here("./package.json"), "utf8")).version as string;

/** The app. The TV and the service worker are built from the same aliases by tools/build.mjs. */
export default defineConfig(({ command }) => ({
  root: here("."),
  base: command === "build" ? "./" : "/",
  resolve: {
    alias: [
      { find: "@", replacement: here("./src") },
      { find: "@i18n", replacement: here("../i18n") },
      // MicroPython's loader names what only Node has, behind a check
      ...(command === "build" ? [{ find: /^(module|path|url|fs)$/, replacement: here("./src/bridge/nothing.ts") }] : []),
    ],
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  define: { __VERSION__: JSON.stringify(version) },
  // found at once: a dependency found later reloads the page under whoever is looking
  optimizeDeps: { include: ["preact", "preact/hooks", "preact/jsx-runtime", "@preact/signals", "@fluent/bundle", "idb", "socket.io-client", MICROPYTHON] },
  worker: { format: "es" },
  build: {
    outDir: here("./.cache/app"),
    emptyOutDir: true,
    target: ["chrome97", "safari16", "firefox115"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { checks: { pluginTimings: false } },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
  },
  server: {
    port: 5199,
    fs: { allow: [here("..")] },
    proxy: {
      // the server answers only pages that it served itself
      "/api": { target: SERVER, changeOrigin: true, headers: { origin: SERVER } },
      "/socket.io": { target: SERVER, changeOrigin: true, headers: { origin: SERVER }, ws: true },
    },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}", "tools/*.test.mjs"], restoreMocks: true },
}));
