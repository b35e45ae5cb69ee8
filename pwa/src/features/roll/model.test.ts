import { describe, expect, it } from "vitest";
import words from "@i18n/pt-BR/roll.ftl?raw";
import { addWords } from "@/shared/i18n/words";
import type { Roll } from "@/shared/types";
import { latest } from "./plan";
import { againstWords, chances, groupsOf, mean, oddsWords, sourceLabel, sumOf } from "./model";

addWords("pt-BR", `${words}\nx-w-wounds = ferimentos\nx-against = contra { $value }\nx-w-result-hit = acertou\nx-w-result-miss = errou\nx-out-soaked = Absorvidos\nx-dice-armor = Armadura\nx-unit = { $n ->\n    [one] nível\n   *[other] níveis\n}\nx-part = perícia\nx-met = contra o outro\nui-die = d{ $sides }\nx-odds-better-degree = com 2 graus\n`);

function roll(more: Partial<Roll>): Roll {
  return {
    id: "r", actor: null, by: "m", at: null, title: { key: "roll-title" }, intent: { kind: "trait" }, op: "trait", request: {}, modifiers: [], dice: [], outcome: {},
    private: false, secret: false, offline: false, physical: false, target: null, against: null, next: [], ask: null, reroll_of: null, applied: [],
    verdict: { word: null, tone: "plain", total: null, against: null, tiles: 0, cracks: 0 }, ...more,
  };
}

const verdict = (total: number, against: number | null = null) => ({ word: null, tone: "plain" as const, total, against, tiles: 0, cracks: 0 });

describe("the sum of a roll", () => {
  const dice = [{ label: "trait", sides: 8, face: 8 }, { label: "trait", sides: 8, face: 3 }, { label: "wild", sides: 6, face: 2 }];
  const groups = [{ label: "trait", sides: 8, faces: [8, 3], counts: true }, { label: "wild", sides: 6, faces: [2], counts: false }];

  it("names the dice that count, each modifier and the target", () => {
    const parts = sumOf("x", roll({ dice, groups, modifiers: [{ source: "wounds", value: -1 }], verdict: verdict(10, 4), against: { value: 4, text: { key: "x-against", args: {} } } }))!;
    expect(parts.lines).toEqual([{ label: "d8 com um ás", value: 11, bare: true }, { label: "Ferimentos", value: -1 }]);
    expect(parts.last).toEqual({ label: "contra 4", value: "10 × 4" });
  });

  it("says what neither a die nor a modifier explains", () => {
    expect(sumOf("x", roll({ dice, groups, verdict: verdict(9) }))!.lines.at(-1)).toEqual({ label: "valor fixo", value: -2 });
  });

  it("says that the earlier roll stands where no die counts", () => {
    const none = groups.map((group) => ({ ...group, counts: false }));
    expect(sumOf("x", roll({ dice, groups: none, verdict: verdict(14) }))!.lines).toEqual([{ label: "ficou a rolagem anterior", value: 14, bare: true }]);
  });

  it("is not there without a die or a total", () => {
    expect(sumOf("x", roll({ verdict: verdict(3) }))).toBeNull();
    expect(sumOf("x", roll({ dice }))).toBeNull();
  });

  it("takes dice off that are taken off", () => {
    const off = [{ label: "damage", sides: 8, faces: [7], counts: true }, { label: "armor", sides: 6, faces: [2], counts: true, sign: -1 }];
    const parts = sumOf("x", roll({ dice, groups: off, verdict: verdict(5) }))!;
    expect(parts.lines).toEqual([{ label: "d8", value: 7, bare: true }, { label: "d6 · armadura", value: -2 }]);
  });

  it("shows what moved the target where a total is no sum, and nothing where nothing did", () => {
    const under = { ...verdict(12, 17), sum: false };
    const level = { source: "wounds", value: -1, unit: { key: "x-unit", args: {} } };
    const against = { value: 17, text: { key: "x-against", args: {} } };
    expect(sumOf("x", roll({ dice, groups, modifiers: [level], verdict: under, against }))).toEqual({ lines: [{ label: "Ferimentos", value: "−1 nível" }], last: { label: "contra 17", value: "12 × 17" } });
    expect(sumOf("x", roll({ dice, groups, verdict: under, against }))).toBeNull();
  });

  it("takes the parts and what stood against it from the rules where they say so", () => {
    const told = { ...verdict(20, 15), parts: [{ source: "wounds", value: -1 }, { text: { key: "x-part" }, value: 10 }], met: { key: "x-met" } };
    const parts = sumOf("x", roll({ dice, groups, modifiers: [{ source: "other", value: 9 }], verdict: told }))!;
    expect(parts.lines).toEqual([{ label: "d8 com um ás", value: 11, bare: true }, { label: "Ferimentos", value: -1 }, { label: "Perícia", value: 10 }]);
    expect(parts.last).toEqual({ label: "contra o outro", value: "20 × 15" });
  });

  it("reads a record without groups as dice that stand alone", () => {
    expect(groupsOf(roll({ dice })).map((group) => group.faces)).toEqual([[8], [3], [2]]);
  });
});

it("fills the figure into what a roll is against", () => {
  expect(againstWords({ value: 6, text: { key: "x-against", args: {} } })).toBe("contra 6");
  expect(againstWords(null)).toBe("");
});

it("knows a source by the system's word, else by its own", () => {
  expect(sourceLabel("x", "gm")).toBe("Pedido do mestre");
});

it("shows few outcomes with their chance and many as their mean", () => {
  const odds = (fields: string[], rows: [unknown[], number][]) => ({ success: null, better: null, sampled: false, fields, rows });
  expect(chances("x", "op", odds(["result"], [[["miss"], 250_000], [["hit"], 750_000]])).map((row) => [row.label, row.chance])).toEqual([["acertou", "75%"], ["errou", "25%"]]);
  expect(chances("x", "op", odds(["soaked"], [[[1], 400_000], [[0], 600_000]])).map((row) => row.label)).toEqual(["Absorvidos 0", "Absorvidos 1"]);
  const die = odds(["total"], Array.from({ length: 6 }, (_, at) => [[at + 1], 1_000_000 / 6] as [unknown[], number]));
  expect(chances("x", "notation", die)).toEqual([]);
  expect(mean("x", "notation", die)).toBe("em média 3,5");
});

it("has the system's words for a better success, by the field that says so", () => {
  expect(oddsWords("x", "degree").raise).toBe("com 2 graus");
  expect(oddsWords("x", "critical").raise).toBeUndefined();
});

it("works on the latest wish and forgets those in between", async () => {
  const seen: number[] = [];
  let free: () => void = () => undefined;
  const work = latest<number>((wish) => new Promise((done) => { seen.push(wish); free = done; }));
  work(1);
  work(2);
  work(3);
  free();
  await new Promise((done) => setTimeout(done));
  expect(seen).toEqual([1, 3]);
});
