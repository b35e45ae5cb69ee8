/** The rules of a game as a list to look through. */
import { opTitle, t, tFirst } from "@/shared/i18n";
import type { OutcomeSpec, Spec } from "@/shared/form";

export interface OpDeclaration {
  op: string;
  chapter: string;
  inputs: Spec[];
  dice: string[];
  outcome: OutcomeSpec[];
  offer: string | null;
}

export interface Listed {
  op: OpDeclaration;
  title: string;
  about: string;
}

export interface Chapter {
  id: string;
  title: string;
  ops: Listed[];
}

/** @returns a text as it is compared: small letters, no accents */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const slug = (text: string): string => folded(text).replace(/[^a-z0-9]+/g, "_");

/** @returns where a rule stands: the first chapter it names, whole */
export const chapterOf = (op: OpDeclaration): string => (/^\d+/.exec(op.chapter) ?? [slug(op.chapter)])[0];

export const opsOf = (system: Record<string, any>): OpDeclaration[] => (system.ops ?? []) as OpDeclaration[];
export const findOp = (system: Record<string, any>, id: string | undefined): OpDeclaration | null => opsOf(system).find((one) => one.op === id) ?? null;

export const aboutOp = (system: string, op: string): string => t(`${system}-op-${op}.about`);

/** @returns all rules with their words, by chapter, in the book's order */
export function chaptersOf(system: Record<string, any>): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const op of opsOf(system)) {
    const id = chapterOf(op);
    const known = chapters.get(id) ?? { id, title: tFirst([`ops-chapter-${system.id}-${id}`]), ops: [] };
    known.ops.push({ op, title: opTitle(system.id, op.op), about: aboutOp(system.id, op.op) });
    chapters.set(id, known);
  }
  const place = (chapter: Chapter) => Number(chapter.id) || Infinity;
  for (const chapter of chapters.values()) chapter.ops.sort((one, other) => one.title.localeCompare(other.title));
  return [...chapters.values()].sort((one, other) => place(one) - place(other) || one.title.localeCompare(other.title));
}

/** @returns the rules in which every word that was typed begins one: titles first, then what they are about */
export function search(chapters: Chapter[], typed: string): Listed[] {
  const wanted = folded(typed).split(/[^a-z0-9]+/).filter(Boolean);
  if (!wanted.length) return [];
  const begins = (text: string) => {
    const words = folded(text).split(/[^a-z0-9]+/);
    return wanted.every((one) => words.some((other) => other.startsWith(one)));
  };
  const all = chapters.flatMap((chapter) => chapter.ops);
  const titles = all.filter((one) => begins(one.title));
  const rest = all.filter((one) => !titles.includes(one) && begins(`${one.title} ${one.about}`));
  return [...titles, ...rest];
}

/** @returns inputs that are asked first, and those that have an answer of their own already */
export function parted(specs: Spec[], shown: (spec: Spec) => boolean, isAsked: (spec: Spec) => boolean): { first: Spec[]; more: Spec[] } {
  const all = specs.filter(shown);
  const first = all.filter(isAsked);
  const more = all.filter((spec) => !first.includes(spec));
  return first.length && more.length > FEW ? { first, more } : { first: all, more: [] };
}
const FEW = 3; // as few as that need no place of their own
