// The TV page: one classic script and one style sheet that a television's browser of 2016 can read (Chromium 47).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @returns {Record<string, string>} the night tokens, read from where they stand */
export function tokens() {
  const css = readFileSync(at("../src/shared/ui/tokens.css"), "utf8");
  const night = css.slice(css.indexOf(":root"), css.indexOf("}", css.indexOf(":root")));
  return Object.fromEntries([...night.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]));
}

/** Custom properties came with Chromium 49: put the values in. */
function plain(css) {
  const known = tokens();
  const once = (text) => text.replace(/var\((--[\w-]+)\)/g, (whole, name) => known[name] ?? whole);
  return once(once(css));
}

export async function buildTv(folder) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: { "@": at("../src"), "@i18n": at("../../i18n") } },
    oxc: { jsx: { runtime: "automatic", importSource: "preact" }, target: "es2015" },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: ["es2015", "chrome47"],
      reportCompressedSize: false,
      lib: { entry: at("../src/tv/main.tsx"), formats: ["iife"], name: "tavolaTv", fileName: () => "tv.js" },
    },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/tv.css`, plain(readFileSync(at("../src/tv/tv.css"), "utf8")));
  writeFileSync(`${folder}/index.html`, readFileSync(at("../src/tv/index.html"), "utf8"));
}
