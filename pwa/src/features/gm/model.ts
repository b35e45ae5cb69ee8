/** What the game master's screens draw from the system's declaration. No rule stands here. */
import { t, text } from "@/shared/i18n";
import type { Character, Intent, View } from "@/shared/types";
import type { SystemDeclaration } from "@/store";

type Section = Record<string, any>;
const sections = (system: SystemDeclaration | null): Section[] => (system?.card ?? []) as Section[];

/** @returns the intent with the row's own id and place in it */
export function filled(template: Record<string, unknown>, id: string, index: number | null): Intent {
  const put = (value: unknown): unknown => {
    if (value === "$id") return id;
    if (value === "$index") return index;
    return value;
  };
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, put(value)])) as Intent;
}

export interface Rollable {
  id: string;
  label: string;
  /** The section it stands in. */
  group: string;
  intent: Intent;
  /** What stands on the sheet for it: "d8". */
  die?: string;
}

const inSection = (system: SystemDeclaration, section: Section): string => t(`${system.id}-section-${section.id}`);

/** @returns whatever everyone can be asked to roll: the rows that the system's card names itself, whoever's it is */
export function askable(system: SystemDeclaration | null): Rollable[] {
  if (!system) return [];
  return sections(system).flatMap((section) => {
    const ids = [...new Set([...((section.rows ?? []) as string[]), ...((section.more?.rows ?? []) as string[])])];
    if (!section.intent || !section.label) return [];
    return ids.map((id) => ({ id, label: t(String(section.spoken ?? section.label).replace("$id", id)), group: inSection(system, section), intent: filled(section.intent, id, null) }));
  });
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

const at = (character: Character, path: string): any => path.split(".").reduce<any>((found, part) => found?.[part], character);

function rowsOf(system: SystemDeclaration, character: Character, section: Section): Rollable[] {
  const source = section.source ? at(character, section.source) : undefined;
  const ids = (section.rows ?? []) as string[];
  const named = (id: string, own?: string): string => own || t(String(section.spoken ?? section.label).replace("$id", id));
  if (Array.isArray(source)) {
    return source.map((row) => ({ id: row.id, label: named(row.id, row.name), group: inSection(system, section), intent: filled(section.intent, row.id, null), die: row[section.value ?? "die"] }));
  }
  return ids.map((id) => ({ id, label: named(id), group: inSection(system, section), intent: filled(section.intent, id, null), die: typeof source?.[id] === "string" ? source[id] : undefined }));
}

function itemsOf(system: SystemDeclaration, character: Character, section: Section): Rollable[] {
  const items = (at(character, section.source) ?? []) as { name?: string }[];
  return items.flatMap((item, index) =>
    ((section.actions ?? []) as Section[]).map((action) => ({
      id: `${section.id}-${index}-${action.label}`,
      label: t("gm-roll-item", { action: t(action.label), item: item.name ?? "" }),
      group: inSection(system, section),
      intent: filled(action.intent, "", index),
    })),
  );
}

/** @returns what this character can roll now, in the card's order */
export function rollable(system: SystemDeclaration | null, character: Character): Rollable[] {
  if (!system) return [];
  return sections(system).flatMap((section) => {
    if (section.kind === "items") return itemsOf(system, character, section);
    if (section.kind === "buttons") {
      const open = ((section.actions ?? []) as Section[]).filter((action) => !action.state || action.state in character.states);
      return open.map((action) => ({ id: action.label, label: t(action.label), group: inSection(system, section), intent: filled(action.intent, "", null) }));
    }
    return section.intent ? rowsOf(system, character, section) : [];
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
  const ready = ((system?.ready ?? []) as Section[]).map((entry) => ({ id: `ready-${entry.id}`, label: spelled(entry.name as string), kind: entry.kind as string, sheet: spelled(entry.sheet as Record<string, any>) }));
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
