import { describe, expect, it } from "vitest";
import { addWords } from "@/shared/i18n/words";
import type { Character } from "@/shared/types";
import { type CardSection, columnsFor, figure, fits, intentFor, kindOfSkill, laterOf, marks, mayLetGo, pendingWords, restOf, rowsOf, taglineOf, vitalsOf, vitalsShown } from "./model";

addWords("pt-BR", "x-short-str = For\nx-trait-climb = Escalar\nx-trait-aim = Atirar\nx-field-ap = PA\nx-w-type-cut = cortante\nx-w-vest = colete\n");

const person = (more: Partial<Character> = {}): Character => ({
  id: "rosa", name: "Rosa", alias: null, owner: null, hidden: false, kind: "hero", vitals: {}, states: {}, derived: {}, sheet: {}, ...more,
});

const SKILLS: CardSection = { id: "skills", kind: "rows", source: "sheet.skills", value: "die", label: "x-trait-$id", intent: { kind: "trait", trait: "$id" }, more: { rows: ["aim", "climb", "swim"], label: "x-more" } };

describe("rows of a card", () => {
  it("names and sorts what is rolled; a skill of one's own keeps its name", () => {
    const sheet = { skills: [{ id: "climb", die: "d8" }, { id: "own1", name: "Benzer", die: "d4" }, { id: "aim", die: "d12+2" }] };
    const rows = rowsOf("x", SKILLS, { sheet });
    expect(rows.map((row) => [row.label, row.die, row.index])).toEqual([["Atirar", "d12+2", 2], ["Benzer", "d4", 1], ["Escalar", "d8", 0]]);
    expect(restOf(SKILLS, rows)).toEqual(["swim"]);
  });

  it("reads totals by id, and what was worked out for an entry in its note", () => {
    const skills = rowsOf("x", { id: "s", kind: "rows", source: "sheet.skills", value: "ranks", totals: "derived.own" }, { sheet: { skills: [{ id: "aim", ranks: 4 }] }, derived: { own: { aim: 13 } } });
    expect(skills[0]).toMatchObject({ die: null, value: "13" });
    const items = rowsOf("x", { id: "w", kind: "items", source: "sheet.weapons", totals: "derived.lines", note: ["damage", "type", "ap"] }, { sheet: { weapons: [{ name: "Facão", damage: "str+d6", type: "cut" }] }, derived: { lines: [{ ap: 2 }] } });
    expect(items[0]!.note).toBe("For+d6 · cortante · PA 2");
  });

  it("labels by any field of an entry", () => {
    expect(rowsOf("x", { id: "a", kind: "names", source: "sheet.armor", label: "x-w-$item" }, { sheet: { armor: [{ item: "vest" }] } })[0]!.label).toBe("colete");
  });

  it("leaves a sentence of somebody's as it is", () => {
    expect(figure("x", "str e mais")).toBe("str e mais");
    expect(figure("x", "str-1")).toBe("For−1");
  });
});

it("reads a figure in the system's own words for it there, else by its label", () => {
  addWords("pt-BR", "x-note-attacks-bonus = Ataque { $signed }\nx-note-gifts-rank = { $value ->\n    [1] {\"\"}\n   *[other] { $value }\n}\nx-field-bonus = Bônus\n");
  const note = (id: string, field: string, value: number) => rowsOf("x", { id, kind: "items", source: "sheet.list", note: [field] }, { sheet: { list: [{ name: "A", [field]: value }] } })[0]!.note;
  expect(note("attacks", "bonus", 8)).toBe("Ataque +8");
  expect(note("others", "bonus", 8)).toBe("Bônus 8");
  expect(note("gifts", "rank", 1)).toBe("");
  expect(note("gifts", "rank", 3)).toBe("3");
});

it("knows what waits, who may let it be, and what a skill of one's own is a kind of", () => {
  addWords("pt-BR", "x-pending-blow = Golpe de { $name }\nx-do-dodge = Esquivar\n");
  expect(pendingWords("x", { kind: "blow", label: "x-do-dodge" }, { name: "Tião" })).toBe("Golpe de Tião");
  expect(pendingWords("x", { kind: "other", label: "x-do-dodge" }, {})).toBe("Esquivar");
  expect(mayLetGo({ let_go: "x", let_go_by: ["gm"] }, "player")).toBe(false);
  expect(mayLetGo({ let_go: "x" }, "player")).toBe(true);
  expect(laterOf({ later: [{}, {}] })).toBe(2);
  expect(kindOfSkill({ named_skills: ["lore"] }, "lore_steel")).toBe("lore");
  expect(kindOfSkill({}, "lore_steel")).toBeUndefined();
});

it("fills an intent with the row's id and place", () => {
  expect(intentFor({ kind: "attack", weapon: "$index", benny: true }, { id: "", index: 3 })).toEqual({ kind: "attack", weapon: 3, benny: true });
  expect(intentFor({ kind: "attack", weapon: "$index" }, { id: "", index: null })).toEqual({ kind: "attack", weapon: null });
});

it("offers an action only for rows that have what it asks for", () => {
  const row = rowsOf("x", { id: "p", kind: "items", source: "sheet.powers" }, { sheet: { powers: [{ name: "Luz", kind: "self" }] } })[0]!;
  expect(fits({ label: "", intent: { kind: "renew" }, when: { kind: "self" } }, row)).toBe(true);
  expect(fits({ label: "", intent: { kind: "renew" }, when: { kind: "other" } }, row)).toBe(false);
  expect(fits({ label: "", intent: { kind: "renew" }, unless: { kind: "self" } }, row)).toBe(false);
  expect(fits({ label: "", intent: { kind: "renew" }, unless: { kind: "other", level: "none" } }, row)).toBe(true);
});

it("draws a gauge's marks up to its maximum, coins at least three", () => {
  const rosa = person({ vitals: { coins: 5 }, derived: { most: 3 } });
  expect(marks({ id: "w", shape: "pips", tone: "bad", max: "most" }, rosa)).toBe(3);
  expect(marks({ id: "coins", shape: "coins", tone: "good", max: 30 }, rosa)).toBe(5);
  // a bound that nobody reaches is no end to draw
  expect(marks({ id: "w", shape: "pips", tone: "bad", max: 20 }, rosa)).toBeUndefined();
  expect(vitalsShown({ vitals: [{ id: "coins" }, { id: "w", quiet: true }] }, rosa).map((vital) => vital.id)).toEqual(["coins"]);
  expect(vitalsOf({ vitals: [{ id: "a", kinds: ["hero"] }, { id: "b", kinds: ["extra"] }, { id: "c", hide: "none" }] }, rosa).map((vital) => vital.id)).toEqual(["a"]);
});

it("finds the line under a name", () => {
  expect(taglineOf({}, { sheet: { concept: "Tropeira" } })).toBe("Tropeira");
  expect(taglineOf({ tagline: "sheet.rank" }, { sheet: { rank: "Veterana" } })).toBe("Veterana");
  expect(taglineOf({}, {})).toBe("");
});

it("leaves no cell of a grid alone in its row", () => {
  expect([1, 5, 6, 7, 8, 9].map(columnsFor)).toEqual([1, 5, 6, 4, 4, 5]);
});
