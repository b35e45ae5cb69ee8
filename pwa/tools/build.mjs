// Build the phone app, the TV page and the service worker, and publish them where the server looks.
//     node tools/build.mjs [--out FOLDER]
import { renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "vite";
import { compress, precacheManifest, publish } from "./files.mjs";
import { fonts } from "./fonts.mjs";
import { buildTv } from "./tv.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values } = parseArgs({ options: { out: { type: "string" } } });
const out = values.out ?? at("../../server/app");
const built = at("../.cache/app");

async function buildWorker() {
  const manifest = JSON.stringify(precacheManifest(built));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { __PRECACHE__: manifest, "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: built,
      emptyOutDir: false,
      target: ["chrome97", "safari16", "firefox115"],
      reportCompressedSize: false,
      lib: { entry: at("../src/sw/sw.ts"), formats: ["iife"], name: "sw", fileName: () => "sw.js" },
    },
  });
}

await fonts();
await build({ configFile: at("../vite.config.ts"), logLevel: "warn" });
// which file needs which: for tools/size.mjs, not for the browser
renameSync(`${built}/.vite/manifest.json`, at("../.cache/manifest.json"));
rmSync(`${built}/.vite`, { recursive: true });
await buildTv(`${built}/tv`);
await buildWorker();
compress(built);
publish(built, out);
