/** What the table's screens read out of the view. No rule stands here: order, turn and bounds come from the rules. */
import { text, word } from "@/shared/i18n";
import type { Character, FightRow, Member, Text, View } from "@/shared/types";
import type { SystemDeclaration } from "@/store";
import { highest, type VitalDeclaration, vitalsOf as declaredVitals } from "../card/model";

export { endOf } from "../card/model";

export interface Combatant {
  id: string;
  character: Character;
  row: FightRow;
  now: boolean;
}

/** @returns who is in the fight, in its order */
export function combatants(view: View): Combatant[] {
  const fight = view.fight;
  if (!fight) return [];
  return fight.order.flatMap((row) => {
    const character = view.characters[row.id];
    return character ? [{ id: row.id, character, row, now: fight.turn === row.id }] : [];
  });
}

/** @returns who still acts this round after whoever's turn it is, in order */
export const upNext = (all: Combatant[]): Combatant[] => all.filter(({ row, now }) => !now && !row.done && !row.held && row.key !== null);

/** @returns characters that are in no fight, in the table's order */
export function bystanders(view: View): Character[] {
  const fighting = new Set(view.fight?.order.map((row) => row.id));
  return view.character_order.flatMap((id) => (fighting.has(id) ? [] : (view.characters[id] ?? [])));
}

/** @returns the name that is shown, and with it how many they are */
export const nameOf = (character: Character): string => character.alias ?? character.name;
export const countOf = (character: Character): number => character.count ?? 1;

export type Vital = VitalDeclaration;

/** @returns the vitals that this character has */
export const vitalsOf = (system: SystemDeclaration | null, character: Character): Vital[] => (system ? declaredVitals(system, character) : []);

/** @returns a vital's end for this character; undefined where there is none */
export const ceiling = highest;

export interface StateSign {
  id: string;
  tone: "good" | "bad" | "info" | "plain";
}

/** @returns the states that a character is in, in the system's order */
export const statesOf = (system: SystemDeclaration | null, character: Character): StateSign[] =>
  ((system?.states ?? []) as { id: string; tone?: StateSign["tone"] }[])
    .filter((state) => state.id in (character.states ?? {}))
    .map((state) => ({ id: state.id, tone: state.tone ?? "bad" }));

/** @returns those states that no other brings: what a graver one contains goes without saying */
export const ownStatesOf = (system: SystemDeclaration | null, character: Character): StateSign[] =>
  statesOf(system, character).filter(({ id }) => !(String(character.states[id]?.with ?? "") in character.states));

/** @returns a text of the rules as words; what people typed stays as they typed it */
export const said = (source: Text | string | null | undefined): string => (typeof source === "string" ? source : text(source));

/** @returns the situation in words, what is nothing special left out ("none", or the first value, which is the usual) */
export function situationWords(view: View, system: SystemDeclaration | null): { id: string; value: string; words: string; usual: boolean }[] {
  return ((system?.situation ?? []) as { id: string; values: string[] }[]).map(({ id, values }) => {
    const value = String(view.table.situation[id] ?? values[0]);
    return { id, value, words: word(view.table.system, id, value), usual: value === values[0] };
  });
}

/** @returns the members in their order */
export const membersOf = (view: View): Member[] => view.member_order.flatMap((id) => view.members[id] ?? []);

export interface CardFace {
  rank: string;
  suit: "spade" | "heart" | "diamond" | "club" | "joker";
  red: boolean;
}

const SUITS = { S: "spade", H: "heart", D: "diamond", C: "club" } as const;

/** @returns a key of the order as a playing card ("10H", "JK1"); null for one that is none */
export function cardOf(key: unknown): CardFace | null {
  if (typeof key !== "string") return null;
  const joker = /^JK(\d?)$/.exec(key);
  if (joker) return { rank: "JK", suit: "joker", red: joker[1] !== "2" };
  const plain = /^(10|[2-9TJQKA])([SHDC])$/.exec(key);
  if (!plain) return null;
  const suit = SUITS[plain[2] as keyof typeof SUITS];
  return { rank: plain[1] === "T" ? "10" : plain[1]!, suit, red: suit === "heart" || suit === "diamond" };
}
