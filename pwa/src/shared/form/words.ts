/** The words of a declared form: an op's inputs, or the fields of a sheet. */
import { hasText, inputLabel, t, tFirst, word } from "@/shared/i18n";
import type { Spec } from "./spec";

export interface FormWords {
  label: (name: string) => string;
  /** A value's word, as the input `name` carries it. */
  word: (name: string, value: string | number) => string;
  /** A known id's word. */
  known: (spec: Spec, id: string) => string;
  /** The short word that an id inside a figure is written with ("For" of "str"), null where there is none. */
  short?: (id: string) => string | null;
}

const WORD = /[\p{L}_]{2,}/gu;

/** @returns a figure as people write it: "For+d6" of "str+d6" */
export const figureShown = (words: FormWords, value: string): string => (/\s/.test(value) ? value : value.replace(WORD, (part) => words.short?.(part) ?? part));

/** @returns a figure as the rules take it, where `id` is what its word stands for */
export function figureRead(words: FormWords, id: string, typed: string): string {
  const short = words.short?.(id)?.toLocaleLowerCase();
  return typed.replace(WORD, (part) => (part.toLocaleLowerCase() === short ? id : part)).replace(/[–−]/g, "-").replace(/\s+/g, "");
}

const FIGURE = /^(d\d|[+\-−]?\d|\d+d\d)/;

function worded(system: string, name: string, value: string | number): string {
  const shown = String(value);
  return FIGURE.test(shown) ? shown.replace("-", "−") : word(system, name, shown);
}

const knownWord = (system: string, spec: Spec, id: string): string =>
  spec.label ? t(spec.label.replace("$id", id)) : word(system, spec.name, id);

export const opWords = (system: string, op: string): FormWords => ({
  label: (name) => inputLabel(system, op, name),
  word: (name, value) => worded(system, name, value),
  known: (spec, id) => knownWord(system, spec, id),
});

export const sheetWords = (system: string): FormWords => ({
  label: (name) => tFirst([`${system}-field-${name}`, `${system}-trait-${name}`]),
  word: (name, value) => worded(system, name, value),
  known: (spec, id) => knownWord(system, spec, id),
  short: (id) => (hasText(`${system}-short-${id}`) ? t(`${system}-short-${id}`) : null),
});
