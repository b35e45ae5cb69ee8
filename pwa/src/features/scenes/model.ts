/** What a scene's screens read out of its declaration and its data (rules/scenes.py). No rule stands here. */
import { opWords, type FormWords, type Spec } from "@/shared/form";
import { t, tFirst } from "@/shared/i18n";
import type { Character, Id, Text, Tone, View } from "@/shared/types";
import type { SystemDeclaration } from "@/store";
import { rollable } from "../gm/model";

export interface Note {
  text: Text;
  tone: Tone;
}

export interface SceneRow {
  who: Id;
  can: string[];
  card?: string | null;
  place?: number;
  done?: boolean;
  notes?: Note[];
  [name: string]: unknown;
}

export interface Line {
  text: Text;
  about: Id[];
  round: number;
  roll: Id | null;
}

export interface Scene {
  id: Id;
  kind: string;
  name: string;
  hidden: boolean;
  people: Id[];
  round: number;
  data: Record<string, any> & { rows?: SceneRow[]; can?: string[]; rounds?: number | null };
  result: { word: Text; tone: Tone } | null;
  told: Line[];
}

/** An input that is somebody's or a trait's id says so. */
export type SceneSpec = Spec & { picks?: "character" | "trait"; among?: "people" | "anyone"; first?: string[]; others?: boolean };

export interface Action {
  id: string;
  who: "gm" | "any";
  actor?: boolean;
  roll?: boolean;
  inputs: SceneSpec[];
}

export type Widget =
  | { kind: "meter"; label: string; value: string; max: string; tone: "good" | "bad" }
  | { kind: "number" | "words" | "cards"; label: string; value: string }
  | { kind: "track"; label: string; value: string; note?: string }
  | { kind: "rows"; value: string };

export interface SceneKind {
  kind: string;
  /** How its rounds are counted: a message of its own, null where they mean nothing. */
  round?: string | null;
  setup: SceneSpec[];
  actions: Action[];
  show: Widget[];
}

/** @returns the kinds of scenes that a system knows */
export const kindsOf = (system: SystemDeclaration | null): SceneKind[] => (system?.scenes ?? []) as SceneKind[];

/** @returns the scenes that are on, newest first */
export const scenesOf = (view: View | null): Scene[] => {
  const all = (view?.scenes ?? {}) as Record<Id, Scene>;
  return [...((view?.scene_order ?? []) as Id[])].reverse().flatMap((id) => all[id] ?? []);
};

export const kindTitle = (system: string, kind: string): string => t(`${system}-scene-${kind}`);
export const actionTitle = (system: string, kind: string, action: string): string => tFirst([`${system}-scene-${kind}-${action}`, `${system}-scene-do-${action}`]);
export const sceneTitle = (system: string, scene: Scene): string => scene.name || kindTitle(system, scene.kind);

/** @returns the kind's declared action, in the order in which the scene lists what can be done */
export const actionsFor = (kind: SceneKind, can: string[] | undefined): Action[] => (can ?? []).flatMap((id) => kind.actions.find((action) => action.id === id) ?? []);

/** @returns what this member can do with one of the rows: one's own, or anybody's for the game master */
export function rowActions(kind: SceneKind, row: SceneRow, gm: boolean, own: boolean): Action[] {
  if (!gm && !own) return [];
  return actionsFor(kind, row.can).filter((action) => gm || action.who === "any");
}

/** @returns the words of a scene's form; who and what is picked is named as the table names it */
export function sceneWords(system: string, kind: string, named: Record<string, Record<string, string>>): FormWords {
  const words = opWords(system, `scene_${kind}`);
  return { ...words, word: (name, value) => named[name]?.[String(value)] ?? words.word(name, value) };
}

export interface Pickable {
  id: string;
  label: string;
}

/** @returns whom an input can name, those in the scene first */
export function peopleFor(view: View, scene: Scene | null, spec: SceneSpec, actor: Id | null): Pickable[] {
  const inside = scene?.people ?? [];
  const all = view.character_order.filter((id) => view.characters[id] && !(spec.others && id === actor));
  const place = (id: Id) => (inside.includes(id) ? 0 : 1);
  const shown = spec.among === "anyone" || !scene ? all : all.filter((id) => inside.includes(id));
  return [...shown].sort((one, other) => place(one) - place(other)).map((id) => ({ id, label: view.characters[id]!.name }));
}

/** @returns the traits to choose from: those that are usual first, then the character's own, then the rest of the game's */
export function traitsFor(system: SystemDeclaration, character: Character | null, spec: SceneSpec): Pickable[] {
  const own = character ? rollable(system, character).filter((entry) => entry.intent.kind === "trait") : [];
  const known = new Map(own.map((entry) => [String(entry.intent.trait), entry.die ? `${entry.label} ${entry.die}` : entry.label]));
  const all = ((system.traits ?? []) as [string, string][]).map(([id]) => id);
  const has = [...known.keys()].filter((id) => !all.includes(id));
  const rank = (id: string) => (spec.first?.includes(id) ? 0 : known.has(id) ? 1 : 2);
  return [...has, ...all]
    .map((id, at) => ({ id, at }))
    .sort((one, other) => rank(one.id) - rank(other.id) || one.at - other.at)
    .map(({ id }) => ({ id, label: known.get(id) ?? t(`${system.id}-trait-${id}`) }));
}

/** @returns who stands on each card of a track, one list a card */
export function onTrack(scene: Scene, cards: string[]): SceneRow[][] {
  const rows = scene.data.rows ?? [];
  return cards.map((_, at) => rows.filter((row) => row.place === at + 1 && !row.out));
}
