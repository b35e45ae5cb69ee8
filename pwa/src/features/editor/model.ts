/** A sheet as its declaration cuts it: parts, entries with a name and a summary, what was changed. */
import { figureShown, type FormWords, firstValue, type Spec, type Values, widgetOf } from "@/shared/form";
import { plain } from "@/shared/i18n";

/** `who`: what somebody is; `field`: a record or a list of its own; `more`: single figures; `notes`: long texts. */
export interface Part {
  kind: "who" | "field" | "more" | "notes";
  specs: Spec[];
}

const LONG = 300;
const isLong = (spec: Spec): boolean => spec.kind === "text" && (spec.long ?? 0) >= LONG;
const isWhole = (spec: Spec): boolean => ["record", "list", "map"].includes(widgetOf(spec));

/** @returns the parts of a sheet: what is said first stays first, single figures and long texts come together */
export function partsOf(sheet: Spec[]): Part[] {
  const firstWhole = sheet.findIndex(isWhole);
  const early = (spec: Spec) => firstWhole < 0 || sheet.indexOf(spec) < firstWhole;
  const who = sheet.filter((spec) => early(spec) && !isLong(spec));
  const whole = sheet.filter(isWhole).map((spec): Part => ({ kind: "field", specs: [spec] }));
  const more = sheet.filter((spec) => !isWhole(spec) && !isLong(spec) && !early(spec));
  const notes = sheet.filter(isLong);
  return [{ kind: "who", specs: who } as Part, ...whole, { kind: "more", specs: more } as Part, { kind: "notes", specs: notes } as Part].filter((part) => part.specs.length > 0);
}

/** @returns a sheet with nothing on it yet */
export const blankSheet = (sheet: Spec[]): Values => Object.fromEntries(sheet.map((spec) => [spec.name, firstValue(spec) ?? null]));

/** @returns the fields that are no longer as they were, ready to be sent */
export function changedFields(before: Values, now: Values): Values {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(before[name] ?? null)));
}

const fieldOf = (item: Spec, name: string): Spec | undefined => item.fields?.find((field) => field.name === name);
export const knownField = (item: Spec): Spec | undefined => item.fields?.find((field) => field.known !== undefined);
export const dieField = (item: Spec): Spec | undefined => item.fields?.find((field) => widgetOf(field) === "die");

/** @returns what an entry is called: as somebody named it, else by its known id or its first choice */
export function entryName(item: Spec, entry: Values, words: FormWords): string {
  if (typeof entry.name === "string" && entry.name.trim()) return entry.name;
  const known = knownField(item);
  const id = known && entry[known.name];
  if (known && typeof id === "string" && known.known!.includes(id)) return words.known(known, id);
  const choice = item.fields?.find((field) => field.kind === "choice");
  if (!fieldOf(item, "name")?.required && choice && entry[choice.name] !== undefined) return words.word(choice.name, entry[choice.name] as string);
  return typeof id === "string" ? id : "";
}

function told(field: Spec, value: unknown, words: FormWords): string | null {
  if (value === undefined || value === null || value === "" || JSON.stringify(value) === JSON.stringify(field.default)) {
    return field.kind === "choice" && value && field.required ? words.word(field.name, value as string) : null;
  }
  if (field.kind === "flag") return value ? words.label(field.name) : null;
  if (field.kind === "choice") return words.word(field.name, value as string);
  if (typeof value === "number") return `${words.label(field.name)} ${plain(value)}`;
  if (typeof value === "string") return figureShown(words, value);
  if (Array.isArray(value) && value.length) return `${words.label(field.name)} ${value.length}`;
  return null;
}

const MOST_TOLD = 4;

/** @returns what else an entry says, in one line */
export function entryNote(item: Spec, entry: Values, words: FormWords): string {
  const name = entryName(item, entry, words);
  const known = knownField(item);
  const die = dieField(item);
  const parts = (item.fields ?? []).flatMap((field) => {
    if (field.name === "name" || field === known || field === die) return [];
    const words_ = told(field, entry[field.name], words);
    return words_ === null || words_ === name ? [] : [words_];
  });
  const id = known ? entry[known.name] : undefined;
  const own = known && entry.name && typeof id === "string" && known.known!.includes(id) ? [words.known(known, id)] : [];
  return [...own, ...parts].slice(0, MOST_TOLD).join(" · ");
}

/** @returns the fields of an entry that have to be told and are not */
export const missingOf = (item: Spec, entry: Values): string[] =>
  (item.fields ?? []).filter((field) => field.required && (entry[field.name] ?? "") === "").map((field) => field.name);

/** @returns an id made of a name, unlike the others */
export function ownId(name: string, taken: string[]): string {
  const base = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "").slice(0, 32) || "own";
  let id = base;
  for (let count = 2; taken.includes(id); count += 1) id = `${base}_${count}`;
  return id;
}
