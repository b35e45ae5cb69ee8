/** A character as a file, and back: what of a file was read as it stood, what was guessed, what nobody here knows. */
import type { FormWords, Spec, Values } from "@/shared/form";
import { firstValue, widgetOf } from "@/shared/form";

export interface Carried {
  name: string;
  kind: string;
  sheet: Values;
}

export interface Note {
  /** Where on the sheet, as labels. */
  where: string;
  from?: string;
  to?: string;
}

export interface Report {
  read: Note[];
  guessed: Note[];
  ignored: Note[];
}

export type Reading = { ok: true; character: Carried; report: Report } | { ok: false; why: "not_json" | "not_character" | "other_game"; system?: string };

const MOST = 200_000; // letters: a file that is longer is no character

export function writeCharacter(system: string, { name, kind, sheet }: Carried): string {
  return `${JSON.stringify({ tavola: "character", version: 1, system, name, kind, sheet }, null, 2)}\n`;
}

const isObject = (value: unknown): value is Values => typeof value === "object" && value !== null && !Array.isArray(value);
const plainOf = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "");
const shown = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 60);

/** Where a file is read for one game, noting what happens to each thing. */
class Reader {
  readonly report: Report = { read: [], guessed: [], ignored: [] };
  constructor(readonly words: FormWords) {}

  guess(where: string[], from: unknown, to: unknown): unknown {
    this.report.guessed.push({ where: where.join(" › "), from: shown(from), to: shown(to) });
    return to;
  }

  ignore(where: string[], from?: unknown): undefined {
    this.report.ignored.push({ where: where.join(" › "), ...(from === undefined ? {} : { from: shown(from) }) });
    return undefined;
  }

  /** @returns the value as its declaration takes it, undefined where it cannot be */
  value(spec: Spec, given: unknown, where: string[]): unknown {
    if (given === null || given === undefined) return undefined;
    switch (widgetOf(spec)) {
      case "flag":
        return this.flag(given, where);
      case "number":
        return this.number(spec, given, where);
      case "die":
        return this.die(given, where);
      case "pick":
        return this.pick(spec, given, where);
      case "picks":
        return Array.isArray(given) ? given.flatMap((one) => this.pick(spec, one, where) ?? []) : this.ignore(where, given);
      case "record":
        return isObject(given) ? this.record(spec.fields ?? [], given, where) : this.ignore(where, given);
      case "list":
        return this.list(spec, given, where);
      case "text":
        return this.text(spec, given, where);
      default:
        return given;
    }
  }

  private flag(given: unknown, where: string[]): unknown {
    if (typeof given === "boolean") return given;
    const said = plainOf(String(given));
    if (["true", "1", "sim", "yes", "x"].includes(said)) return this.guess(where, given, true);
    if (["false", "0", "nao", "no", ""].includes(said)) return this.guess(where, given, false);
    return this.ignore(where, given);
  }

  private number(spec: Spec, given: unknown, where: string[]): unknown {
    const number = typeof given === "number" ? given : typeof given === "string" && given.trim() ? Number(given.replace("−", "-").replace(",", ".")) : NaN;
    if (!Number.isFinite(number)) return this.ignore(where, given);
    const whole = spec.kind === "whole" ? Math.trunc(number) : number;
    const kept = Math.min(spec.max ?? Infinity, Math.max(spec.min ?? -Infinity, whole));
    return kept === given ? kept : this.guess(where, given, kept);
  }

  private die(given: unknown, where: string[]): unknown {
    const found = /^\s*1?d?(4|6|8|10|12)\s*([+-]\s*\d{1,2})?\s*$/i.exec(String(given));
    if (!found) return this.ignore(where, given);
    const die = `d${found[1]}${(found[2] ?? "").replace(/\s/g, "")}`;
    return die === given ? die : this.guess(where, given, die);
  }

  private pick(spec: Spec, given: unknown, where: string[]): unknown {
    const values = spec.values ?? [];
    if (values.includes(given as string)) return given;
    const said = plainOf(String(given));
    const found = values.find((one) => plainOf(String(one)) === said || plainOf(this.words.word(spec.name, one)) === said);
    return found === undefined ? this.ignore(where, given) : this.guess(where, given, found);
  }

  private text(spec: Spec, given: unknown, where: string[]): unknown {
    if (typeof given !== "string" && typeof given !== "number") return this.ignore(where, given);
    const text = String(given).slice(0, spec.long ?? 200);
    if (!text && !spec.empty) return undefined;
    if (spec.known && !spec.known.includes(text)) {
      const said = plainOf(text);
      const known = spec.known.find((id) => plainOf(id) === said || plainOf(this.words.known(spec, id)) === said);
      if (known) return this.guess(where, given, known);
    }
    return text === given ? text : this.guess(where, given, text);
  }

  private list(spec: Spec, given: unknown, where: string[]): unknown {
    if (!Array.isArray(given)) return this.ignore(where, given);
    const item = spec.item!;
    const most = spec.max ?? 500;
    if (given.length > most) this.ignore([...where, `${most + 1}–${given.length}`]);
    return given.slice(0, most).flatMap((one, at) => {
      const here = [...where, typeof one?.name === "string" && one.name ? one.name : String(at + 1)];
      const entry = item.kind === "record" ? this.entry(item, one, here) : this.value(item, one, here);
      return entry === undefined ? [] : [entry];
    });
  }

  /** A bare word in a list of records is a name: of the game's own, or one that somebody gave. */
  private entry(item: Spec, given: unknown, where: string[]): unknown {
    if (isObject(given)) {
      const read = this.record(item.fields ?? [], given, where);
      const open = (item.fields ?? []).some((field) => field.required && read[field.name] === undefined);
      return open ? this.ignore(where, given) : read;
    }
    if (typeof given !== "string") return this.ignore(where, given);
    const known = item.fields?.find((field) => field.known);
    const said = plainOf(given);
    const id = known?.known!.find((one) => plainOf(this.words.known(known, one)) === said || plainOf(one) === said);
    const named = item.fields?.some((field) => field.name === "name");
    if (id === undefined && (!named || known?.required)) return this.ignore(where, given);
    this.guess(where, given, given);
    const start = Object.fromEntries((item.fields ?? []).flatMap((field) => (firstValue(field) === undefined ? [] : [[field.name, firstValue(field)]])));
    return id === undefined ? { ...start, name: given } : { ...start, [known!.name]: id };
  }

  record(fields: Spec[], given: Values, where: string[]): Values {
    const read: Values = {};
    const wanted = new Map(fields.map((field) => [field.name, field]));
    for (const [key, one] of Object.entries(given)) {
      const said = plainOf(key);
      const spec = wanted.get(key) ?? fields.find((field) => plainOf(field.name) === said || plainOf(this.words.label(field.name)) === said);
      if (!spec) {
        this.ignore([...where, key], one);
        continue;
      }
      const here = [...where, this.words.label(spec.name)];
      if (spec.name !== key) this.guess(here, key, this.words.label(spec.name));
      const value = this.value(spec, one, here);
      if (value !== undefined) read[spec.name] = value;
    }
    return read;
  }
}

/** Read a file for a game: its own form, a bare sheet, or something like one. */
export function readCharacter(text: string, system: string, sheet: Spec[], kinds: string[], words: FormWords): Reading {
  let given: unknown;
  try {
    given = text.length > MOST ? null : JSON.parse(text);
  } catch {
    return { ok: false, why: "not_json" };
  }
  if (!isObject(given)) return { ok: false, why: "not_character" };
  if (typeof given.system === "string" && given.system !== system) return { ok: false, why: "other_game", system: given.system };
  const reader = new Reader(words);
  const whole = isObject(given.sheet) ? given.sheet : Object.fromEntries(Object.entries(given).filter(([key]) => !["tavola", "version", "system", "name", "kind"].includes(key)));
  const read = reader.record(sheet, whole, []);
  const name = typeof given.name === "string" ? given.name.slice(0, 60) : "";
  if (!name && !Object.keys(read).length) return { ok: false, why: "not_character" };
  for (const field of Object.keys(read)) reader.report.read.push({ where: words.label(field) });
  const kind = typeof given.kind === "string" && kinds.includes(given.kind) ? given.kind : (kinds[0] ?? "");
  return { ok: true, character: { name, kind, sheet: read }, report: reader.report };
}
