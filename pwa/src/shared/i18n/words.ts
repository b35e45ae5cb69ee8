/** The Fluent messages in memory, by language. pt-BR's first file is in the bundle, the rest come when asked for. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import firstWords from "@i18n/pt-BR/app.ftl?raw";
import { language, type Language } from "./language";

const sources = import.meta.glob<string>(["../../../../i18n/*/*.ftl", "!../../../../i18n/pt-BR/app.ftl", "!../../../../i18n/*/tv*.ftl", "!../../../../i18n/*/network.ftl"], { query: "?raw", import: "default" });
const bundles = new Map<Language, FluentBundle>();
const asked = new Map<string, Promise<string | null>>();
const added = new Set<string>(["pt-BR/app"]);
const unread = new Map<Language, string[]>();
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

/** Add messages. They are parsed when one of them is first asked for: a system's files are long, a screen is short. */
export function addWords(lang: Language, ...ftl: string[]): void {
  unread.set(lang, [...(unread.get(lang) ?? []), ...ftl.map((source) => `\n${source}`)]);
  loaded.value += 1;
}

function parse(lang: Language, source: string): void {
  const errors = bundleOf(lang).addResource(new FluentResource(source), { allowOverrides: true });
  if (import.meta.env.DEV) for (const error of errors) console.error(error);
}

/** @returns a language's message, undefined where it has none */
export function messageOf(lang: Language, id: string): ReturnType<FluentBundle["getMessage"]> {
  const found = bundleOf(lang).getMessage(id);
  const waiting = unread.get(lang);
  if (found || !waiting?.length) return found;
  const [has, others] = [waiting.filter((source) => source.includes(`\n${id} =`)), waiting.filter((source) => !source.includes(`\n${id} =`))];
  if (!has.length) return undefined;
  unread.set(lang, others);
  for (const source of has) parse(lang, source);
  return bundleOf(lang).getMessage(id);
}

/** @returns a file's text, null where there is none or no way to it (then it is asked for again) */
function fetchWords(name: string): Promise<string | null> {
  const known = asked.get(name);
  if (known) return known;
  const source = Object.entries(sources).find(([path]) => path.endsWith(`/${name}.ftl`))?.[1];
  const coming = source ? source().catch(() => (asked.delete(name), null)) : Promise.resolve(null);
  asked.set(name, coming);
  return coming;
}

/** Files that arrive together are shown together: one drawing, not one for each. */
async function load(lang: Language, files: string[]): Promise<void> {
  const names = files.map((file) => `${lang}/${file}`);
  const texts = await Promise.all(names.map(fetchWords));
  const fresh = texts.filter((text, at) => text !== null && !added.has(names[at]!));
  names.forEach((name, at) => texts[at] !== null && added.add(name));
  if (fresh.length) addWords(lang, ...(fresh as string[]));
}

/** Load message files (by name, without ending) for the language shown and for pt-BR, which is behind every other. */
export async function loadWords(...files: string[]): Promise<void> {
  for (const file of files) wantedFiles.add(file);
  const languages = new Set<Language>([language.peek(), "pt-BR"]);
  await Promise.all([...languages].map((lang) => load(lang, files)));
}

/** Load all that a system's tables can say. */
export async function loadSystemWords(system: string): Promise<void> {
  const files = Object.keys(sources)
    .filter((path) => path.includes("/pt-BR/"))
    .map((path) => path.slice(path.lastIndexOf("/") + 1, -4));
  await loadWords(...files.filter((file) => file === system || file.startsWith(`${system}-`)), "rules", "table");
}

addWords("pt-BR", firstWords);
effect(() => {
  void language.value;
  void loadWords(...wantedFiles);
});
