/** Words for what is shown: `t("sheet-wounds", {n: 2})`, `text({key, args})`. No text stands in code. */
import type { FluentVariable } from "@fluent/bundle";
import type { Text, TextArg } from "@/shared/types";
import { language, type Language } from "./language";
import { bundleOf, loaded, messageOf } from "./words";

export { language, LANGUAGES, setLanguage, type Language } from "./language";
export { loadSystemWords, loadWords } from "./words";

export type Args = Record<string, TextArg>;

const MINUS = "−";
const reported = new Set<string>();

function chain(): Language[] {
  void loaded.value;
  return language.value === "pt-BR" ? ["pt-BR"] : [language.value, "pt-BR"];
}

function flat(args: Args | undefined): Record<string, FluentVariable> | undefined {
  if (!args) return undefined;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "object" && value !== null ? text(value) : value]),
  );
}

function lookUp(key: string, args?: Args): string | null {
  const dot = key.indexOf(".");
  const id = dot < 0 ? key : key.slice(0, dot);
  for (const lang of chain()) {
    const bundle = bundleOf(lang);
    const message = messageOf(lang, id);
    const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
    if (pattern) return bundle.formatPattern(pattern, flat(args), []);
  }
  return null;
}

/** What stands in for a message that is nowhere: its last words, readable, never a bare id. */
function humane(key: string): string {
  if (import.meta.env.DEV && !reported.has(key)) {
    reported.add(key);
    console.error(`no message: ${key}`);
  }
  return key.slice(key.search(/[^-.]*$/)).replaceAll("_", " ");
}

/** @returns the message in the language shown, else in pt-BR, else something humane. `id.attr` reads an attribute. */
export function t(key: string, args?: Args): string {
  return lookUp(key, args) ?? humane(key);
}

/** @returns the first message that exists among several ids, shared ones last (i18n/README.md). */
export function tFirst(keys: string[], args?: Args): string {
  for (const key of keys) {
    const found = lookUp(key, args);
    if (found !== null) return found;
  }
  return humane(keys[keys.length - 1] ?? "");
}

/** @returns whether a message is there. */
export function hasText(key: string): boolean {
  return lookUp(key) !== null;
}

/** @returns a TEXT from the rules as words; a bare string is what somebody typed (a skill of their own) and stays. */
export function text(source: Text | string | null | undefined): string {
  if (!source) return "";
  return typeof source === "string" ? source : t(source.key, source.args);
}

/** @returns an op's title. */
export const opTitle = (system: string, op: string): string => t(`${system}-op-${op}`);

/** @returns a die's label in an op. */
export const diceLabel = (system: string, op: string | null, label: string): string =>
  tFirst([...(op ? [`${system}-dice-${op}-${label}`] : []), `${system}-dice-${label}`]);

/** @returns an input's label in an op. */
export const inputLabel = (system: string, op: string, name: string): string =>
  tFirst([`${system}-in-${op}-${name}`, `${system}-in-${name}`]);

/** @returns an outcome field's label in an op. */
export const outcomeLabel = (system: string, op: string, name: string): string =>
  tFirst([`${system}-out-${op}-${name}`, `${system}-out-${name}`]);

/** @returns a word (a value, a source, a reason) as the field `name` carries it. */
export const word = (system: string, name: string | null, value: string): string =>
  tFirst([...(name ? [`${system}-w-${name}-${value}`] : []), `${system}-w-${value}`]);

/** @returns a number with its sign, as a modifier is written: +2, −1, 0. */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `${MINUS}${-value}`;
}

/** @returns a number with a true minus sign. */
export const plain = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value));

/** @returns parts per million as whole percent; never 0 % or 100 % unless it is exactly that. */
export function percent(ppm: number): string {
  const rounded = Math.round(ppm / 10_000);
  const honest = ppm > 0 && rounded === 0 ? 1 : ppm < 1_000_000 && rounded === 100 ? 99 : rounded;
  return t("ui-percent", { n: honest });
}

/** @returns what an error says to the person: `error-<code>`, with its field's and values' words. */
export function errorText(error: { code: string; field?: string; values?: Record<string, unknown> }): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(error.values ?? {})) {
    if (typeof value === "string" || typeof value === "number") args[name] = value;
  }
  return tFirst([`error-${error.code}`, "ui-error"], { ...args, field: error.field ?? "", code: error.code });
}
