/** What a card shows, worked out of the system's declaration and a character. Knows no system and no rule. */
import { hasText, plain, signed, t } from "@/shared/i18n";
import type { Character, Intent } from "@/shared/types";
import { sidesOf } from "@/shared/ui";

type Tree = Record<string, any>;

export interface CardAction {
  label: string;
  intent: Intent;
  main?: boolean;
  /** Shown while this state is on. */
  state?: string;
  /** Shown for rows whose fields are these. */
  when?: Record<string, unknown>;
  /** Not shown for rows one of whose fields is this. */
  unless?: Record<string, unknown>;
}

export interface CardSection {
  id: string;
  kind: "grid" | "rows" | "items" | "buttons" | "names" | "text";
  source?: string;
  /** Where what was worked out stands, beside the source: figures by id, or entries in the source's order. */
  totals?: string;
  rows?: string[];
  value?: string;
  label?: string;
  spoken?: string;
  note?: string[];
  intent?: Intent;
  actions?: CardAction[];
  more?: { rows: string[]; label: string };
  always?: string;
  /** Not needed every minute: closed until somebody opens it. */
  folded?: boolean;
}

export interface CardRow {
  id: string;
  index: number | null;
  label: string;
  spoken: string;
  /** "d8", "d12+2" where it is a die; else `value`. */
  die: string | null;
  value: string;
  note: string;
  /** The row as the sheet has it. */
  entry: Tree;
}

export interface VitalDeclaration {
  id: string;
  shape: string;
  tone: "good" | "bad";
  max?: number | string;
  min?: number;
  kinds?: string[];
  gm_gives?: boolean;
  /** A derived value: at 0 there is nothing to show. */
  hide?: string;
  /** Nothing to show on the card while it is 0; it can still be set from the table. */
  quiet?: boolean;
}

/** @returns the line under a name: where the system says it stands, else the concept that every sheet begins with */
export function taglineOf(system: Tree, holder: Tree): string {
  const found = at(holder, system.tagline ?? "sheet.concept");
  return typeof found === "string" ? found : "";
}

/** @returns what stands at "sheet.skills" or "derived.parry" of a character */
export const at = (character: Tree, path: string): any => path.split(".").reduce<any>((node, part) => node?.[part], character);

/** @returns a key with the row's own words in it: "$id", or any field of the entry */
const filled = (template: string, entry: Tree): string => template.replace(/\$(\w+)/g, (_, field: string) => String(entry[field] ?? ""));

/** @returns the intent with the row's own id and place in it */
export function intentFor(template: Intent, row: { id: string; index: number | null }): Intent {
  const own = (value: unknown) => (value === "$id" ? row.id : value === "$index" ? row.index : value);
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, own(value)])) as Intent;
}

/** @returns a figure of a sheet as it is read: short names of traits inside a formula in the reader's language */
export function figure(system: string, value: string): string {
  if (/\s/.test(value)) return value;
  return value.replace(/[a-z_]{2,}/g, (part) => (hasText(`${system}-short-${part}`) ? t(`${system}-short-${part}`) : part)).replaceAll("-", "−");
}

function noteOf(system: string, section: CardSection, entry: Tree): string {
  return (section.note ?? []).map((field) => noteFor(system, section.id, field, entry[field])).filter(Boolean).join(" · ");
}

/** @returns one figure of a row: in the system's own words for it there, else its label and number, or its word */
function noteFor(system: string, section: string, field: string, value: unknown): string {
  if (typeof value !== "number") return typeof value === "string" && value ? wordOrFigure(system, field, value) : "";
  const own = `${system}-note-${section}-${field}`;
  if (hasText(own)) return t(own, { value, signed: signed(value) });
  return value === 0 ? "" : `${t(`${system}-field-${field}`)} ${plain(value)}`;
}

/** @returns a choice's word where it is one, else a figure as it is read */
function wordOrFigure(system: string, field: string, value: string): string {
  const key = [`${system}-w-${field}-${value}`, `${system}-w-${value}`].find(hasText);
  return key ? t(key) : figure(system, value);
}

/** @returns a die or a number as two fields; a number that is no die has its sign where it may be negative */
function measured(value: unknown): { die: string | null; value: string } {
  if (typeof value === "string" && sidesOf(value)) return { die: value, value };
  return { die: null, value: typeof value === "number" ? plain(value) : String(value ?? "") };
}

/** @returns a section's rows for a character, or for a sheet that is nobody's yet (`{ sheet }`) */
export function rowsOf(system: string, section: CardSection, holder: Tree): CardRow[] {
  const found = section.source ? at(holder, section.source) : undefined;
  const totals = section.totals ? at(holder, section.totals) : undefined;
  if (Array.isArray(found)) {
    const rows = found.map((entry, index) => listedRow(system, section, entry, index, totals));
    // what is rolled is looked for by its name; what is carried stays as its owner put it
    return section.kind === "rows" ? rows.sort((one, other) => one.label.localeCompare(other.label)) : rows;
  }
  const ids = section.rows ?? Object.keys(found ?? {});
  return ids.map((id) => {
    const label = section.label ? t(filled(section.label, { id })) : id;
    const spoken = section.spoken ? t(filled(section.spoken, { id })) : label;
    return { id, index: null, label, spoken, note: "", entry: { id }, ...measured(found?.[id]) };
  });
}

function listedRow(system: string, section: CardSection, listed: Tree, index: number, totals: unknown): CardRow {
  const id = String(listed.id ?? "");
  const entry: Tree = Array.isArray(totals) ? { ...listed, ...totals[index] } : listed;
  const key = section.label ? filled(section.label, entry) : "";
  const label = String(entry.name || (key && hasText(key) ? t(key) : id));
  const total = totals && !Array.isArray(totals) ? (totals as Tree)[id] : undefined;
  return { id, index, label, spoken: label, note: noteOf(system, section, entry), entry, ...measured(total ?? (section.value ? entry[section.value] : undefined)) };
}

/** @returns whether a row has what an action asks for */
export const fits = ({ when = {}, unless = {} }: CardAction, { entry }: CardRow): boolean =>
  Object.entries(when).every(([field, value]) => entry[field] === value) && !Object.entries(unless).some(([field, value]) => entry[field] === value || (Array.isArray(value) && value.includes(entry[field])));

/** @returns the trait that one's own skill is a kind of ("knowledge_steel" of "knowledge"), where the system names skills so */
export const kindOfSkill = (system: Tree, id: string): string | undefined => ((system.named_skills ?? []) as string[]).find((base) => id.startsWith(`${base}_`));

/** @returns what a section could also roll and the sheet does not list */
export function restOf(section: CardSection, rows: CardRow[]): string[] {
  const listed = new Set(rows.map((row) => row.id));
  return (section.more?.rows ?? []).filter((id) => !listed.has(id));
}

export const vitalsOf = (system: Tree, character: Character): VitalDeclaration[] =>
  ((system.vitals ?? []) as VitalDeclaration[]).filter((vital) => (!vital.kinds || vital.kinds.includes(character.kind)) && (!vital.hide || Boolean(character.derived[vital.hide])));

/** @returns the highest a vital goes, undefined where there is no end worth drawing */
export function highest(vital: VitalDeclaration, character: Character): number | undefined {
  return typeof vital.max === "string" ? character.derived[vital.max] : vital.max;
}

const MOST_MARKS = 6;

/** @returns the end that is worth showing: a character's own, or one small enough to count; no mere bound */
export function endOf(vital: VitalDeclaration, character: Character): number | undefined {
  const end = highest(vital, character);
  return typeof vital.max === "string" || (end !== undefined && end <= MOST_MARKS) ? end : undefined;
}

/** @returns how many marks a gauge draws: its end, or what fits around what there is */
export function marks(vital: VitalDeclaration, character: Character): number | undefined {
  const end = endOf(vital, character);
  return end === undefined && vital.shape === "coins" ? Math.max(3, character.vitals[vital.id] ?? 0) : end;
}

/** @returns the vitals that a card shows: those at rest that are quiet are left out */
export const vitalsShown = (system: Tree, character: Character): VitalDeclaration[] =>
  vitalsOf(system, character).filter((vital) => !vital.quiet || Boolean(character.vitals[vital.id]));

/** @returns what waits for this character's answer, as the system declares it */
export function pendingOf(system: Tree, character: Character): { entry: Tree; record: Tree } | null {
  const record = character.pending as Tree | null | undefined;
  const entry = record && ((system.pending ?? []) as Tree[]).find((one) => one.kind === record.kind);
  return entry ? { entry, record } : null;
}

/** @returns what waits, in words; it was rolled for already, and may be once more: `.again` */
export function pendingWords(system: string, entry: Tree, record: Tree): string {
  const first = `${system}-pending-${entry.kind}`;
  const key = record.rolled && hasText(`${first}.again`) ? `${first}.again` : first;
  const args = Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value === "number" || typeof value === "string")) as Record<string, number | string>;
  return t(hasText(key) ? key : entry.label, args);
}

/** @returns whether somebody of this role may let it be */
export const mayLetGo = (entry: Tree, role: string): boolean => Boolean(entry.let_go) && (!entry.let_go_by || (entry.let_go_by as string[]).includes(role));

/** @returns how many others wait behind it */
export const laterOf = (record: Tree): number => ((record.later ?? []) as unknown[]).length;

/** @returns a state's label and what it does, in words */
export const stateLabel = (system: string, id: string): string => t(`${system}-state-${id}`);
export const stateHint = (system: string, id: string): string => (hasText(`${system}-state-${id}.hint`) ? t(`${system}-state-${id}.hint`) : "");

const IN_ONE_ROW = 6;
/** @returns how many cells of a grid stand beside one another, so that no row is left with one alone */
export const columnsFor = (count: number): number => (count <= IN_ONE_ROW ? Math.max(1, count) : Math.ceil(count / 2));
