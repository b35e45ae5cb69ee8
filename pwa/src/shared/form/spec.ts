/** What the rules declare of an input, as forms read it (rules/inputs.py). Conditions are read here, rules are not. */

export type Condition = Record<string, unknown> | Record<string, unknown>[];
export type Values = Record<string, unknown>;

export interface Spec {
  name: string;
  kind: string;
  default?: unknown;
  required?: boolean;
  needed?: Condition;
  nullable?: boolean;
  when?: Condition;
  unless?: Condition;
  values?: (string | number)[];
  /** Ids that have words of their own (`label`, "$id" in it), where any other may be written too. */
  known?: string[];
  label?: string;
  /** The most points that a word of a list may carry. */
  grades?: Record<string, number>;
  min?: number;
  max?: number;
  /** The most characters of a text. */
  long?: number;
  empty?: boolean;
  unique?: boolean;
  keys?: string[];
  item?: Spec;
  fields?: Spec[];
  from?: string;
}

const same = (one: unknown, other: unknown): boolean => one === other;

function holds(condition: Condition, values: Values, specs: Map<string, Spec>): boolean {
  if (Array.isArray(condition)) return condition.some((alternative) => holds(alternative, values, specs));
  return Object.entries(condition).every(([name, wanted]) => {
    const value = values[name] ?? specs.get(name)?.default ?? null;
    return (Array.isArray(wanted) ? wanted : [wanted]).some((one) => same(one, value));
  });
}

export const byName = (specs: Spec[]): Map<string, Spec> => new Map(specs.map((spec) => [spec.name, spec]));

/** @returns whether this input counts in the case at hand */
export function isRead(spec: Spec, values: Values, specs: Map<string, Spec>): boolean {
  if (spec.when !== undefined && !holds(spec.when, values, specs)) return false;
  return spec.unless === undefined || !holds(spec.unless, values, specs);
}

/** @returns whether it has to be answered in the case at hand */
export const isNeeded = (spec: Spec, values: Values, specs: Map<string, Spec>): boolean =>
  spec.required === true || (spec.needed !== undefined && holds(spec.needed, values, specs));

/** @returns what is sent: the inputs that count and were answered */
export function requestOf(specs: Spec[], values: Values): Values {
  const named = byName(specs);
  return Object.fromEntries(
    specs.flatMap((spec) => {
      const value = values[spec.name];
      return value === undefined || value === null || !isRead(spec, values, named) ? [] : [[spec.name, value]];
    }),
  );
}

/** @returns the first input that has to be answered and is not */
export function firstMissing(specs: Spec[], values: Values): string | null {
  const named = byName(specs);
  const open = specs.find((spec) => isRead(spec, values, named) && isNeeded(spec, values, named) && (values[spec.name] ?? null) === null);
  return open?.name ?? null;
}

/** @returns a value to begin with: what is declared, else what is empty of its kind; undefined where it must be told */
export function firstValue(spec: Spec): unknown {
  if (spec.default !== undefined) return structuredClone(spec.default);
  if (spec.kind === "record") return recordOf(spec.fields ?? []);
  if (spec.kind === "flag") return false;
  if (spec.kind === "listing" || spec.kind === "choices" || spec.kind === "modifiers") return [];
  if (spec.kind === "mapping") return {};
  return undefined;
}

/** @returns a record with what its fields begin with */
export function recordOf(fields: Spec[]): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = firstValue(field);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

const NUMBERS = new Set(["whole", "decimal", "squares", "measure", "ability_rank"]);
const DICE = new Set(["trait_die", "wild_die"]);
const EITHER = new Set(["roll_or_number", "chase_spot", "row"]);

export type Widget = "flag" | "number" | "pick" | "picks" | "die" | "card" | "text" | "modifiers" | "list" | "record" | "map" | "graded";

const OWN: Record<string, Widget> = {
  flag: "flag",
  choice: "pick",
  choices: "picks",
  card: "card",
  modifiers: "modifiers",
  listing: "list",
  record: "record",
  mapping: "map",
  power_modifiers: "graded",
};

/** @returns how a kind is filled in; one that nobody knows is picked where it has values, else typed */
export function widgetOf(spec: Spec): Widget {
  const own = OWN[spec.kind];
  if (own) return own;
  if (NUMBERS.has(spec.kind)) return "number";
  if (DICE.has(spec.kind)) return "die";
  return spec.values && spec.kind !== "row" ? "pick" : "text";
}

/** @returns a typed text as the rules take it: kinds that also take numbers get them as such */
export function typed(kind: string, text: string): unknown {
  if (text === "") return undefined;
  const numbers = EITHER.has(kind) ? /^\s*\d+(\s*[,;]\s*\d+)*\s*$/.test(text) : false;
  if (!numbers) return text;
  const parts = text.split(/[,;]/).map(Number);
  return parts.length === 1 ? parts[0] : parts;
}
