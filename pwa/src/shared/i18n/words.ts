/** The Fluent messages in memory, by language. pt-BR's first file is in the bundle, the rest come when asked for. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import firstWords from "@i18n/pt-BR/app.ftl?raw";
import { language, type Language } from "./language";

const sources = import.meta.glob<string>(["../../../../i18n/*/*.ftl", "!../../../../i18n/pt-BR/app.ftl", "!../../../../i18n/*/tv*.ftl"], { query: "?raw", import: "default" });
const bundles = new Map<Language, FluentBundle>();
const asked = new Map<string, Promise<void>>();
const wantedFiles = new Set<string>(["app"]);

/** Counts what was loaded: reading it makes a view show words that arrive later. */
export const loaded = signal(0);

export function bundleOf(lang: Language): FluentBundle {
  let bundle = bundles.get(lang);
  if (!bundle) {
    // isolation marks show as boxes on some screens, and neither language needs them
    bundle = new FluentBundle(lang, { useIsolating: false });
    bundles.set(lang, bundle);
  }
  return bundle;
}

/** Add messages at once. @returns nothing; later files win over earlier ones. */
export function addWords(lang: Language, ftl: string): void {
  const errors = bundleOf(lang).addResource(new FluentResource(ftl), { allowOverrides: true });
  if (import.meta.env.DEV) for (const error of errors) console.error(error);
  loaded.value += 1;
}

function load(lang: Language, file: string): Promise<void> {
  const name = `${lang}/${file}`;
  const known = asked.get(name);
  if (known) return known;
  const source = Object.entries(sources).find(([path]) => path.endsWith(`/${name}.ftl`))?.[1];
  const arriving = (source ? source() : Promise.resolve("")).then(
    (ftl) => addWords(lang, ftl),
    () => void asked.delete(name),
  );
  asked.set(name, arriving);
  return arriving;
}

/** Load message files (by name, without ending) for the language shown and for pt-BR, which is behind every other. */
export async function loadWords(...files: string[]): Promise<void> {
  for (const file of files) wantedFiles.add(file);
  const languages = new Set<Language>([language.peek(), "pt-BR"]);
  await Promise.all([...languages].flatMap((lang) => files.map((file) => load(lang, file))));
}

/** Load all that a system's tables can say. */
export async function loadSystemWords(system: string): Promise<void> {
  const files = Object.keys(sources)
    .filter((path) => path.includes("/pt-BR/"))
    .map((path) => path.slice(path.lastIndexOf("/") + 1, -4));
  await loadWords(...files.filter((file) => file === system || file.startsWith(`${system}-`)), "rules", "table");
}

addWords("pt-BR", firstWords);
asked.set("pt-BR/app", Promise.resolve());
effect(() => {
  void language.value;
  void loadWords(...wantedFiles);
});
