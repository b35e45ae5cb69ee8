// The TV page: one classic script and one style sheet that a television's browser of 2016 can read (Chromium 47).
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "acorn";
import { build } from "vite";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @returns {Record<string, string>} the night tokens, read from where they stand */
export function tokens() {
  const css = readFileSync(at("../src/shared/ui/tokens.css"), "utf8");
  const root = css.slice(css.indexOf(":root"), css.indexOf("}", css.indexOf(":root")));
  const night = (value) => /^light-dark\(.+, (.+)\)$/.exec(value)?.[1] ?? value;
  return Object.fromEntries([...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, night(value.trim())]));
}

/** Custom properties came with Chromium 49: put the values in. */
function plain(css) {
  const known = tokens();
  const once = (text) => text.replace(/var\((--[\w-]+)\)/g, (whole, name) => known[name] ?? whole);
  return once(once(css));
}

/** @returns {Record<string, Record<string, string>>} the page's own few messages, by language */
function words() {
  const read = (lang) => {
    const resource = new FluentResource(readFileSync(at(`../../i18n/${lang}/tv-page.ftl`), "utf8"));
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(resource);
    return Object.fromEntries(resource.body.map(({ id, value }) => [id, bundle.formatPattern(value)]));
  };
  return { "pt-BR": read("pt-BR"), en: read("en") };
}

export async function buildTv(folder) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: { "@": at("../src"), "@i18n": at("../../i18n") } },
    oxc: { jsx: { runtime: "automatic", importSource: "preact" }, target: "es2015" },
    define: { "process.env.NODE_ENV": '"production"', __TV_WORDS__: JSON.stringify(words()) },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: ["es2015", "chrome47"],
      reportCompressedSize: false,
      lib: { entry: at("../src/tv/main.tsx"), formats: ["iife"], name: "tavolaTv", fileName: () => "tv.js" },
    },
  });
  // a set that cannot parse it shows nothing at all: the build stops here instead
  parse(readFileSync(`${folder}/tv.js`, "utf8"), { ecmaVersion: 2015 });
  writeFileSync(`${folder}/tv.css`, plain(readFileSync(at("../src/tv/tv.css"), "utf8")));
  writeFileSync(`${folder}/index.html`, readFileSync(at("../src/tv/index.html"), "utf8"));
}
