/** What the game master's screens draw from the system's declaration. No rule stands here. */
import { t, text } from "@/shared/i18n";
import type { Character, Intent, View } from "@/shared/types";
import type { SystemDeclaration } from "@/store";
import { type CardRow, type CardSection, fits, intentFor, rowsOf } from "../card/model";

const sections = (system: SystemDeclaration | null): CardSection[] => (system?.card ?? []) as CardSection[];

export interface Rollable {
  id: string;
  label: string;
  /** The section it stands in. */
  group: string;
  intent: Intent;
  /** What stands on the sheet for it: a die ("d8"), or a figure. */
  die: string | null;
  value: string;
}

const inSection = (system: SystemDeclaration, section: CardSection): string => t(`${system.id}-section-${section.id}`);

/** @returns whatever everyone can be asked to roll: the rows that the system's card names itself, whoever's it is */
export function askable(system: SystemDeclaration | null): Rollable[] {
  if (!system) return [];
  const all = sections(system).flatMap((section) => {
    const ids = [...new Set([...(section.rows ?? []), ...(section.more?.rows ?? [])])];
    const template = section.intent;
    if (!template || !section.label) return [];
    return ids.map((id) => ({ id, label: t(String(section.spoken ?? section.label).replace("$id", id)), group: inSection(system, section), intent: intentFor(template, { id, index: null }), die: null, value: "" }));
  });
  // a row may stand in two sections (to roll it, to learn it): the first is what is rolled
  return all.filter((entry, index) => all.findIndex((other) => other.id === entry.id) === index);
}

/** @returns those to show before anything is typed: what the system says everybody has, else the first few */
export function usual(system: SystemDeclaration | null, all: Rollable[]): Rollable[] {
  const core = (system?.core_skills ?? []) as string[];
  const found = core.flatMap((id) => all.find((entry) => entry.id === id) ?? []);
  return found.length ? found : all.slice(0, 8);
}

const fold = (words: string): string => words.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

/** @returns what has all the typed words in it, in any order, accents or not */
export function matching<T extends { label: string }>(all: T[], typed: string): T[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  return all.filter((entry) => wanted.every((part) => fold(entry.label).includes(part)));
}

function itemsOf(system: SystemDeclaration, character: Character, section: CardSection): Rollable[] {
  const group = inSection(system, section);
  const bare = section.always ? [{ id: "", index: null, label: t(section.always), entry: {} } as unknown as CardRow] : [];
  return [...rowsOf(system.id, section, character), ...bare].flatMap((row) =>
    (section.actions ?? [])
      .filter((action) => fits(action, row))
      .map((action) => ({ id: `${section.id}-${row.index}-${action.label}`, label: t("gm-roll-item", { action: t(action.label), item: row.label }), group, intent: intentFor(action.intent, row), die: null, value: "" })),
  );
}

function buttonsOf(system: SystemDeclaration, character: Character, section: CardSection): Rollable[] {
  const open = (section.actions ?? []).filter((action) => !action.state || action.state in character.states);
  return open.map((action) => ({ id: action.label, label: t(action.label), group: inSection(system, section), intent: action.intent, die: null, value: "" }));
}

/** @returns what this character can roll now, in the card's order */
export function rollable(system: SystemDeclaration | null, character: Character): Rollable[] {
  if (!system) return [];
  return sections(system).flatMap((section) => {
    if (section.kind === "items") return itemsOf(system, character, section);
    if (section.kind === "buttons") return buttonsOf(system, character, section);
    const template = section.intent;
    if (!template) return [];
    return rowsOf(system.id, section, character).map((row) => ({ id: `${section.id}-${row.id}-${row.index}`, label: row.spoken, group: inSection(system, section), intent: intentFor(template, row), die: row.die, value: row.value }));
  });
}

/** @returns a ready sheet with its texts in the language shown: from then on they are the table's own words */
export function spelled<T>(value: T): T {
  if (Array.isArray(value)) return value.map(spelled) as T;
  if (value && typeof value === "object") {
    const entry = value as Record<string, any>;
    if (typeof entry.key === "string" && "args" in entry && Object.keys(entry).length === 2) return text(entry as any) as T;
    return Object.fromEntries(Object.entries(entry).map(([name, inner]) => [name, spelled(inner)])) as T;
  }
  return value;
}

export interface Template {
  id: string;
  label: string;
  kind: string;
  sheet: Record<string, any>;
}

/** @returns sheets to begin from: the system's ready ones, and those at the table */
export function templates(system: SystemDeclaration | null, view: View): Template[] {
  const ready = ((system?.ready ?? []) as Record<string, any>[]).map((entry) => ({ id: `ready-${entry.id}`, label: spelled(entry.name as string), kind: entry.kind as string, sheet: spelled(entry.sheet as Record<string, any>) }));
  const here = view.character_order.flatMap((id) => {
    const character = view.characters[id];
    return character?.sheet ? [{ id: `here-${id}`, label: character.name, kind: character.kind, sheet: character.sheet }] : [];
  });
  return [...here, ...ready];
}

/** @returns whether the step after this turn begins a round: nobody is left who has a key, has not acted, does not wait */
export function endsRound(view: View): boolean {
  const fight = view.fight;
  if (!fight || fight.turn === null) return false;
  return !fight.order.some((row) => row.id !== fight.turn && row.key !== null && !row.done && !row.held);
}

/** @returns a name that nobody at the table has: "Capanga", then "Capanga 2" */
export function freshName(view: View, wanted: string): string {
  const taken = new Set(Object.values(view.characters).map((character) => character.name));
  if (!taken.has(wanted)) return wanted;
  const stem = wanted.replace(/ \d+$/, "");
  for (let n = 2; ; n += 1) if (!taken.has(`${stem} ${n}`)) return `${stem} ${n}`;
}
