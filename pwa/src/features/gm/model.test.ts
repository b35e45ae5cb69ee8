import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "@/shared/i18n";
import { addWords } from "@/shared/i18n/words";
import type { Character, View } from "@/shared/types";
import { askable, endsRound, freshName, matching, rollable, spelled, usual } from "./model";

const system = {
  id: "sys",
  core_skills: ["notice"],
  card: [
    { id: "attributes", kind: "grid", source: "sheet.attributes", rows: ["agility"], label: "sys-short-$id", spoken: "sys-trait-$id", intent: { kind: "trait", trait: "$id" } },
    { id: "skills", kind: "rows", source: "sheet.skills", value: "die", label: "sys-trait-$id", intent: { kind: "trait", trait: "$id" }, more: { rows: ["notice", "fighting"] } },
    { id: "weapons", kind: "items", source: "sheet.weapons", actions: [{ label: "sys-do-attack", intent: { kind: "attack", weapon: "$index" } }] },
    { id: "moves", kind: "buttons", actions: [{ label: "sys-do-run", intent: { kind: "run" } }, { label: "sys-do-rise", intent: { kind: "rise" }, state: "down" }] },
    { id: "learning", kind: "rows", source: "sheet.none", label: "sys-trait-$id", intent: { kind: "learn", skill: "$id" }, more: { rows: ["notice"] } },
    { id: "note", kind: "text", source: "sheet.note" },
  ],
};

beforeAll(() => {
  setLanguage("pt-BR");
  addWords("pt-BR", "sys-trait-agility = Agilidade\nsys-trait-notice = Percepção\nsys-trait-fighting = Lutar\ngm-roll-item = { $action }: { $item }\nsys-do-attack = Atacar\nsys-do-run = Correr\nsys-do-rise = Levantar\nsys-rosa = Rosa\n");
});

describe("asking", () => {
  it("offers what the card names itself, each with its intent", () => {
    expect(askable(system).map(({ label, intent }) => [label, intent])).toEqual([
      ["Agilidade", { kind: "trait", trait: "agility" }],
      ["Percepção", { kind: "trait", trait: "notice" }],
      ["Lutar", { kind: "trait", trait: "fighting" }],
    ]);
    expect(usual(system, askable(system)).map(({ id }) => id)).toEqual(["notice"]);
    expect(askable(null)).toEqual([]);
  });

  it("finds without accents, capitals or order", () => {
    expect(matching(askable(system), "percepcao").map(({ id }) => id)).toEqual(["notice"]);
    expect(matching([{ label: "Conhecimento de Batalha" }], "BATALHA conhec")).toHaveLength(1);
    expect(matching(askable(system), "zz")).toEqual([]);
  });
});

describe("rolling for somebody", () => {
  const rosa = { states: {}, sheet: { attributes: { agility: "d8" }, skills: [{ id: "own", name: "Tear", die: "d6" }], weapons: [{ name: "Facão" }] } } as unknown as Character;

  it("is their card, with places filled in and names of their own as typed", () => {
    expect(rollable(system, rosa).map(({ label, die, intent }) => [label, die, intent])).toEqual([
      ["Agilidade", "d8", { kind: "trait", trait: "agility" }],
      ["Tear", "d6", { kind: "trait", trait: "own" }],
      ["Atacar: Facão", null, { kind: "attack", weapon: 0 }],
      ["Correr", null, { kind: "run" }],
    ]);
  });

  it("has what a state asks for only in that state", () => {
    expect(rollable(system, { ...rosa, states: { down: {} } }).map(({ label }) => label)).toContain("Levantar");
  });
});

describe("ready sheets", () => {
  it("become words, whatever is not a text stays", () => {
    expect(spelled({ name: { key: "sys-rosa", args: {} }, list: [{ key: "sys-rosa", args: {} }, 3], key: "k" })).toEqual({ name: "Rosa", list: ["Rosa", 3], key: "k" });
  });

  it("get a name that nobody has", () => {
    const view = { characters: { a: { name: "Capanga" }, b: { name: "Capanga 2" } } } as unknown as View;
    expect([freshName(view, "Onça"), freshName(view, "Capanga"), freshName(view, "Capanga 2")]).toEqual(["Onça", "Capanga 3", "Capanga 3"]);
  });
});

describe("the step after a turn", () => {
  const fight = (rows: object[], turn: string | null = "a") => ({ fight: { round: 1, turn, data: {}, order: rows } }) as unknown as View;
  const row = (id: string, more: object = {}) => ({ id, key: "KS", done: false, held: false, ...more });

  it("begins a round when nobody else is left", () => {
    expect(endsRound(fight([row("a"), row("b", { done: true }), row("c", { held: true }), row("d", { key: null })]))).toBe(true);
    expect(endsRound(fight([row("a"), row("b")]))).toBe(false);
    expect(endsRound(fight([row("a")], null))).toBe(false);
  });
});
