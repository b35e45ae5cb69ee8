/** What a roll shows, worked out of its record. Knows no system and no rule. */
import { diceLabel, hasText, outcomeLabel, percent, plain, signed, t, text, tFirst, word } from "@/shared/i18n";
import type { Character, DiceGroup, Modifier, Odds, Plan, Roll, Text } from "@/shared/types";
import type { SumLine } from "@/shared/ui";

const FEW = 4; // dice that the sum names one by one

const sum = (faces: number[]): number => faces.reduce((total, face) => total + face, 0);

/** @returns the dice as they read; a record of before had none of it, then each stands alone */
export const groupsOf = (roll: Roll): DiceGroup[] =>
  roll.groups ?? roll.dice.map((die) => ({ label: die.label, sides: die.sides, faces: [die.face], counts: true }));

const capital = (words: string): string => words.slice(0, 1).toLocaleUpperCase() + words.slice(1);

/** @returns where a modifier comes from, in words that begin a line */
export const sourceLabel = (system: string, source: string): string =>
  capital(tFirst([`${system}-source-${source}`, `${system}-w-${source}`, `roll-source-${source}`]));

/** @returns what dice add up to; those that are taken off count below zero */
const worth = (groups: DiceGroup[]): number => sum(groups.map((group) => (group.sign ?? 1) * sum(group.faces)));

function diceLines(system: string, op: string | null, groups: DiceGroup[]): SumLine[] {
  const [added, taken] = [groups.filter((group) => group.sign !== -1), groups.filter((group) => group.sign === -1)];
  const off = taken.map((group): SumLine => ({ label: t("roll-die-of", { die: t("ui-die", { sides: group.sides }), what: diceLabel(system, op, group.label).toLocaleLowerCase() }), value: worth([group]) }));
  if (added.length > FEW) return [{ label: t("roll-dice", { n: added.length }), value: worth(added), bare: true }, ...off];
  const lines = added.map(({ sides, faces }) => ({
    label: faces.length > 1 ? t("roll-die-aced", { sides, n: faces.length - 1 }) : t("ui-die", { sides }),
    value: sum(faces),
    bare: true,
  }));
  return [...lines, ...off];
}

/** @returns a modifier as a line, with what it counts in */
function modifierLine(system: string, { source, value, unit }: Modifier): SumLine {
  return { label: sourceLabel(system, source), value: unit ? withUnit(value, unit) : value };
}

/** @returns "+1 level": a number with its sign and what it counts */
export const withUnit = (value: number, unit: Text): string => t("roll-unit", { value: signed(value), unit: text({ ...unit, args: { ...unit.args, n: Math.abs(value) } }) });

export interface SumParts {
  lines: SumLine[];
  last?: SumLine;
}

/** @returns each part of the total with its source; null where the roll is no sum */
export function sumOf(system: string, roll: Roll): SumParts | null {
  const { total, parts } = roll.verdict;
  if (total === null || !roll.dice.length) return null;
  // what was rolled stands alone: the modifiers have moved what it is held against
  if (roll.verdict.sum === false) return roll.modifiers.length ? { lines: roll.modifiers.map((row) => modifierLine(system, row)), last: lastLine(roll, total) } : null;
  const counted = groupsOf(roll).filter((group) => group.counts);
  const last = lastLine(roll, total);
  if (!counted.length) return { lines: [{ label: t("roll-previous"), value: total, bare: true }], last };
  const modifiers = parts ? parts.map((part): SumLine => ({ label: part.text ? capital(text(part.text)) : sourceLabel(system, part.source ?? ""), value: part.value })) : roll.modifiers.map((row) => modifierLine(system, row));
  const added = parts ?? roll.modifiers;
  const fixed = total - worth(counted) - sum(added.map((row) => row.value));
  const rest: SumLine[] = fixed === 0 ? [] : [{ label: t("roll-fixed"), value: fixed }];
  return { lines: [...diceLines(system, roll.op, counted), ...modifiers, ...rest], last };
}

/** @returns what a roll is against, in words; the figure belongs to the words */
export const againstWords = (against: Plan["against"], value = against?.value): string =>
  against ? text({ ...against.text, args: { ...against.text.args, value: value ?? against.value } }) : "";

function lastLine(roll: Roll, total: number): SumLine {
  const { against, met } = roll.verdict;
  if (against === null) return { label: t("roll-total"), value: total, bare: true };
  if (met) return { label: text(met), value: t("roll-versus", { total: plain(total), against: plain(against) }) };
  return { label: roll.against ? againstWords(roll.against, against) : t("roll-against", { value: against }), value: t("roll-versus", { total: plain(total), against: plain(against) }) };
}

/** @returns a result as one sentence, for whoever hears it */
export function sentence(roll: Roll, who: Character | null): string {
  const parts = [who ? t("roll-said-who", { name: who.name, title: text(roll.title) }) : text(roll.title)];
  const total = roll.verdict.total === null ? "" : plain(roll.verdict.total);
  parts.push([total, text(roll.verdict.word)].filter(Boolean).join(", "));
  return parts.filter(Boolean).join(": ");
}

export interface Chance {
  label: string;
  chance: string;
  share: number;
}

const MOST_WORDS = 6;
const MOST_NUMBERS = 4; // more of them say less than their mean

/** @returns what may come of it where there is no plain success: each word of the op's first field, the likeliest first */
export function chances(system: string, op: string, odds: Odds): Chance[] {
  const field = odds.fields[0];
  const tally = new Map<unknown, number>();
  for (const [values, ppm] of odds.rows) tally.set(values[0], (tally.get(values[0]) ?? 0) + ppm);
  const numbers = [...tally.keys()].every((value) => typeof value === "number");
  if (!field || tally.size > (numbers ? MOST_NUMBERS : MOST_WORDS)) return [];
  return [...tally]
    .filter(([, ppm]) => ppm > 0)
    .sort((one, other) => (numbers ? (one[0] as number) - (other[0] as number) : other[1] - one[1]))
    .map(([value, ppm]) => ({
      label: typeof value === "string" ? word(system, field, value) : `${outcomeLabel(system, op, field)} ${value}`,
      chance: percent(ppm),
      share: ppm,
    }));
}

/** @returns the mean of an op's first field with its name, null where it is no number */
export function mean(system: string, op: string, odds: Odds): string | null {
  const field = odds.fields[0];
  if (!field || odds.rows.some(([values]) => typeof values[0] !== "number")) return null;
  const weight = sum(odds.rows.map(([, ppm]) => ppm));
  if (!weight) return null;
  const value = Math.round((10 * odds.rows.reduce((total, [values, ppm]) => total + (values[0] as number) * ppm, 0)) / weight) / 10;
  return op === "notation" ? t("roll-mean", { n: value }) : t("roll-mean-of", { what: outcomeLabel(system, op, field), n: value });
}

/** @returns what a character carries that others see: states, then harm, in words */
export function conditionOf(system: Record<string, any>, character: Character): string {
  const states = ((system.states ?? []) as { id: string }[]).filter((state) => character.states[state.id]).map((state) => t(`${system.id}-state-${state.id}`));
  const harm = ((system.vitals ?? []) as { id: string; tone: string; kinds?: string[] }[])
    .filter((vital) => vital.tone === "bad" && (!vital.kinds || vital.kinds.includes(character.kind)) && (character.vitals[vital.id] ?? 0) > 0)
    .map((vital) => t("ui-gauge", { label: t(`${system.id}-vital-${vital.id}`), value: character.vitals[vital.id]! }));
  return [...states, ...harm].join(" · ");
}

/** @returns the words of the odds bar, the system's own where it has them */
export function oddsWords(system: string, better?: string | null): { success?: string; raise?: string } {
  const own = (...keys: string[]) => keys.filter(hasText).map((key) => t(key))[0];
  return { success: own(`${system}-odds-success`), raise: own(`${system}-odds-better-${(better ?? "").replaceAll(".", "_")}`, `${system}-odds-better`) };
}
