/** The shapes that cross between rules, server and phone (docs/protocol.md), as the phone reads them. */

/** A text that is made where it is shown: a Fluent id and its arguments, which may be texts themselves. */
export interface Text {
  key: string;
  args?: Record<string, TextArg>;
}
export type TextArg = string | number | Text;

export type Id = string;
export type Role = "gm" | "player" | "tv";
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Viewer {
  role: Role;
  member: Id | null;
}

export interface Member {
  id: Id;
  name: string;
  role: Role;
}

export interface TableHead {
  code: string;
  name: string;
  system: string;
}

export interface Modifier {
  source: string;
  value: number;
  on?: boolean;
  /** Part of what is rolled: shown, and nothing to decide. */
  fixed?: boolean;
  /** The list of the request that it goes into, where it is not the plan's own. */
  into?: string;
  /** What it counts in, where that is not the roll's own points ("levels"). */
  unit?: Text;
}

export interface DieFace {
  label: string;
  sides: number;
  face: number;
}

/** Dice as they read: one, or several that aced into one another. */
export interface DiceGroup {
  label: string;
  sides: number;
  faces: number[];
  counts: boolean;
  /** -1: taken off (armor). */
  sign?: number;
}

/** Dice as they are shown: one, or several that aced into one another; `counts` false: rolled, not used. */
export interface DieGroup {
  label: string;
  sides: number;
  faces: number[];
  counts: boolean;
}

export type Tone = "good" | "bad" | "plain";

export interface Verdict {
  word: Text | null;
  tone: Tone;
  total: number | null;
  against: number | null;
  tiles: number;
  cracks: number;
  /** False: no modifier is part of the total, they have moved what had to be met. */
  sum?: boolean;
  /** What was added to the dice, where that is not the roll's modifiers. */
  /** What stood against it, where only the dice could say. */
  met?: Text;
  parts?: { source?: string; text?: Text; value: number }[];
}

export interface Intent {
  kind: string;
  target?: Id | null;
  [name: string]: unknown;
}

export interface NextStep {
  intent: Intent | null;
  command: CommandBody | null;
  label: Text;
  main: boolean;
}

export interface Roll {
  id: Id;
  actor: Id | null;
  by: Id;
  at: number | null;
  title: Text;
  intent: Intent;
  op: string | null;
  request: Record<string, unknown>;
  modifiers: Modifier[];
  dice: DieFace[];
  groups?: DiceGroup[];
  outcome: Record<string, unknown>;
  private: boolean;
  secret?: boolean;
  offline: boolean;
  physical: boolean;
  target: Id | null;
  against: { value: number; text: Text } | null;
  verdict: Verdict;
  next: NextStep[];
  ask: Id | null;
  reroll_of: Id | null;
  /** What it did in the scene that it was rolled in. */
  told?: Text | null;
  applied: Id[];
}

export interface Plan {
  title: Text;
  op: string | null;
  request: Record<string, unknown>;
  die: string | null;
  modifiers: Modifier[];
  against: { value: number; text: Text } | null;
  target: Id | null;
  allowed: boolean;
  /** Whether it takes modifiers at all. */
  takes: boolean;
  choices: PlanChoice[];
  reason: string | null;
  /** The list that modifiers go into, and what each list counts in. */
  into?: string;
  units?: Record<string, Text>;
  [name: string]: unknown;
}

export interface PlanChoice {
  id: string;
  values: string[];
  value: string;
}

/** Chances in parts per million; null where the op does not measure that. `better`: the part of success with a raise. */
export interface Odds {
  success: number | null;
  better: number | null;
  /** The field of the outcome that makes it better. */
  better_of?: string | null;
  /** What has to be met with the modifiers as switched. */
  against?: Plan["against"];
  sampled: boolean;
  fields: string[];
  rows: [unknown[], number][];
}

export interface Character {
  id: Id;
  name: string;
  alias: string | null;
  owner: Id | null;
  hidden: boolean;
  kind: string;
  count?: number;
  sheet?: Record<string, any>;
  vitals: Record<string, number>;
  states: Record<string, Record<string, unknown>>;
  derived: Record<string, any>;
  turn?: Record<string, any>;
  [name: string]: unknown;
}

export interface FightRow {
  id: Id;
  key: string | number | null;
  done: boolean;
  held: boolean;
  joker?: boolean;
  [name: string]: unknown;
}

export interface Fight {
  round: number;
  turn: Id | null;
  order: FightRow[];
  data: Record<string, any>;
}

export interface Ask {
  id: Id;
  to: Id[];
  intent: Intent;
  modifier: number;
  answers: Record<Id, Id>;
  [name: string]: unknown;
}

export interface Change {
  path: string[];
  to?: unknown;
  from?: unknown;
}

/** An event as this viewer may see it. */
export interface Frame {
  seq?: number | null;
  id: Id | null;
  at?: number | null;
  type: string;
  by: Id | null;
  offline: boolean;
  secret?: boolean;
  data: any;
  changes: Change[];
}

export interface LogEntry {
  seq: number | null;
  id: Id | null;
  at: number | null;
  type: string;
  by: Id | null;
  offline: boolean;
  secret?: boolean;
  undone: boolean;
  data: any;
  /** Set by the phone alone: decided here, not yet on the table. */
  waiting?: boolean;
}

export interface TrailEntry {
  id: Id | null;
  type: string;
  by: Id | null;
  secret: boolean;
  changes: Change[];
}

/** The table's state as its viewer may have it. */
export interface View {
  seq: number;
  table: TableHead & { note: string; situation: Record<string, any>; rules: Record<string, boolean>; clock?: { days: number; minutes: number; rounds: number } };
  members: Record<Id, Member>;
  member_order: Id[];
  characters: Record<Id, Character>;
  character_order: Id[];
  fight: Fight | null;
  rolls: Record<Id, Roll>;
  roll_order: Id[];
  asks: Record<Id, Ask>;
  ask_order: Id[];
  pools: Record<string, number>;
  log: LogEntry[];
  trail?: TrailEntry[];
  [name: string]: unknown;
}

export interface CommandBody {
  type: string;
  [name: string]: unknown;
}

export interface Command extends CommandBody {
  id: Id;
}

export interface Failure {
  code: string;
  field?: string;
  values?: Record<string, unknown>;
}

export type Ack = { ok: true; seq: number } | { ok: false; error: Failure };
