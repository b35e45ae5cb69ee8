/** The taps of the tray written into a notation. The text is what counts: whether it can be rolled, the rules say. */

export interface DiceTerm {
  sign: "+" | "-";
  count: number;
  sides: string;
  aces: boolean;
  again: string;
  keep: string;
}
export type Term = DiceTerm | { number: number };

const isDice = (term: Term): term is DiceTerm => "sides" in term;
const DICE = /^(\d*)d(\d+|%)(.*)$/;

/** @returns the notation without blanks, in the form in which places in it are counted */
export const cleaned = (text: string): string => text.toLowerCase().replace(/[–−—]/g, "-").replace(/\s/g, "");

function readDice(sign: "+" | "-", [, count, sides, rest]: RegExpExecArray): DiceTerm | null {
  const term: DiceTerm = { sign, count: count ? Number(count) : 1, sides: sides!, aces: false, again: "", keep: "" };
  const left = rest!.replace(/!|r\d+|[kd][hl]\d+/g, (option) => {
    if (option === "!") term.aces = true;
    else if (option.startsWith("r")) term.again = option;
    else term.keep = option;
    return "";
  });
  return left === "" ? term : null;
}

/** @returns the parts of a notation, null for one that taps do not know how to go on with */
export function read(text: string): Term[] | null {
  const terms: Term[] = [];
  for (const part of cleaned(text).match(/[+-]?[^+-]+|[+-]/g) ?? []) {
    const sign = part.startsWith("-") ? "-" : "+";
    const body = part.replace(/^[+-]/, "");
    const dice = DICE.exec(body);
    if (dice) {
      const term = readDice(sign, dice);
      if (!term) return null;
      terms.push(term);
    } else if (/^\d+$/.test(body)) {
      terms.push({ number: sign === "-" ? -Number(body) : Number(body) });
    } else {
      return null;
    }
  }
  return terms;
}

/** @returns the parts as one notation */
export function write(terms: Term[]): string {
  const parts = terms.map((term) => {
    if (!isDice(term)) return term.number < 0 ? String(term.number) : `+${term.number}`;
    return `${term.sign}${term.count > 1 ? term.count : ""}d${term.sides}${term.aces ? "!" : ""}${term.again}${term.keep}`;
  });
  return parts.join("").replace(/^\+/, "");
}

const lastDice = (terms: Term[]): DiceTerm | undefined => terms.filter(isDice).at(-1);

/** @returns the notation with one more die: one more of the last kind, else a new kind, numbers staying behind */
export function addDie(text: string, sides: number): string {
  const terms = read(text) ?? [];
  const last = lastDice(terms);
  const name = String(sides);
  if (last && last.sides === name && last.sign === "+") return write(terms.map((term) => (term === last ? { ...last, count: last.count + 1 } : term)));
  const fresh: DiceTerm = { sign: "+", count: 1, sides: name, aces: last?.aces ?? false, again: "", keep: "" };
  return write([...terms.filter(isDice), fresh, ...terms.filter((term) => !isDice(term))]);
}

/** @returns the notation with another count of its last kind of dice */
export function setCount(text: string, count: number): string {
  const terms = read(text) ?? [];
  const last = lastDice(terms);
  return write(terms.map((term) => (term === last ? { ...last!, count } : term)));
}

/** @returns the notation with this number added at its end, in place of those that are there */
export function setNumber(text: string, number: number): string {
  const dice = (read(text) ?? []).filter(isDice);
  return write(number === 0 ? dice : [...dice, { number }]);
}

export type Option = "aces" | "highest" | "lowest" | "ones";

/** @returns the notation with an option of its dice turned on or off; it keeps half of them, one at least */
export function setOption(text: string, option: Option, on: boolean): string {
  const terms = read(text) ?? [];
  const last = lastDice(terms);
  const changed = terms.map((term): Term => {
    if (!isDice(term)) return term;
    if (option === "aces") return { ...term, aces: on };
    if (option === "ones") return { ...term, again: on ? "r1" : "" };
    if (term !== last) return term;
    return { ...term, keep: on ? `${option === "highest" ? "kh" : "kl"}${Math.max(1, term.count - 1)}` : "" };
  });
  return write(changed);
}

/** @returns the notation with how many of its last dice are kept */
export function setKept(text: string, kept: number): string {
  const terms = read(text) ?? [];
  const last = lastDice(terms);
  return write(terms.map((term) => (term === last ? { ...last!, keep: last!.keep.replace(/\d+/, String(kept)) } : term)));
}

export interface Standing {
  /** Whether taps can go on from here. */
  known: boolean;
  count: number;
  number: number;
  kept: number;
  on: Record<Option, boolean>;
}

/** @returns how the switches stand for a notation */
export function standing(text: string): Standing {
  const terms = read(text);
  const dice = (terms ?? []).filter(isDice);
  const last = dice.at(-1);
  const number = (terms ?? []).reduce((sum, term) => (isDice(term) ? sum : sum + term.number), 0);
  return {
    known: terms !== null,
    count: last?.count ?? 0,
    number,
    kept: Number(/\d+/.exec(last?.keep ?? "")?.[0] ?? 0),
    on: {
      aces: dice.length > 0 && dice.every((term) => term.aces),
      ones: dice.length > 0 && dice.every((term) => term.again === "r1"),
      highest: /^kh|^dl/.test(last?.keep ?? ""),
      lowest: /^kl|^dh/.test(last?.keep ?? ""),
    },
  };
}
