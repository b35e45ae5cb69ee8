import { describe, expect, it } from "vitest";
import type { Character, View } from "@/shared/types";
import { bystanders, cardOf, ceiling, combatants, ownStatesOf, situationWords, statesOf, upNext, vitalsOf } from "./model";

const person = (id: string, more: Partial<Character> = {}): Character => ({ id, name: id, alias: null, owner: null, hidden: false, kind: "hero", vitals: {}, states: {}, derived: {}, ...more });

function table(more: Partial<View> = {}): View {
  const characters = { ana: person("ana"), bento: person("bento"), caio: person("caio") };
  return {
    seq: 1,
    table: { code: "KAPUA", name: "x", system: "sys", note: "", situation: {}, rules: {} },
    members: {}, member_order: [], characters, character_order: ["ana", "bento", "caio"], fight: null,
    rolls: {}, roll_order: [], asks: {}, ask_order: [], pools: {}, log: [], ...more,
  };
}

const row = (id: string, more: object = {}) => ({ id, key: "KS", done: false, held: false, ...more });

describe("the order", () => {
  const view = table({ fight: { round: 1, turn: "bento", data: {}, order: [row("ana", { done: true }), row("bento"), row("gone"), row("caio", { held: true, key: null })] } });

  it("leaves out whom the viewer does not know, and marks who is on", () => {
    expect(combatants(view).map(({ id, now }) => [id, now])).toEqual([["ana", false], ["bento", true], ["caio", false]]);
  });

  it("has nobody next when the others acted or wait", () => {
    expect(upNext(combatants(view))).toEqual([]);
  });

  it("has those beside the fight in the table's order", () => {
    expect(bystanders(table({ fight: { round: 1, turn: null, data: {}, order: [row("bento")] } })).map(({ id }) => id)).toEqual(["ana", "caio"]);
  });
});

describe("cards", () => {
  it.each([
    ["10H", { rank: "10", suit: "heart", red: true }],
    ["TS", { rank: "10", suit: "spade", red: false }],
    ["AC", { rank: "A", suit: "club", red: false }],
    ["JK1", { rank: "JK", suit: "joker", red: true }],
    ["JK2", { rank: "JK", suit: "joker", red: false }],
  ])("reads %s", (key, face) => expect(cardOf(key)).toEqual(face));

  it.each([["hold"], [null], [17], ["1H"], ["KX"], [""]])("%s is no card", (key) => expect(cardOf(key)).toBeNull());
});

describe("what the system declares", () => {
  const system = {
    id: "sys",
    vitals: [{ id: "wounds", max: "most", kinds: ["hero"] }, { id: "tired", max: 3 }],
    states: [{ id: "down" }, { id: "up", tone: "good" }],
    situation: [{ id: "light", values: ["bright", "dark"] }],
  };

  it("has a vital's end from the character's own figures", () => {
    const one = person("ana", { derived: { most: 4 } });
    expect(vitalsOf(system, one).map((vital) => ceiling(vital, one))).toEqual([4, 3]);
    expect(vitalsOf(system, person("x", { kind: "extra" })).map(({ id }) => id)).toEqual(["tired"]);
  });

  it("has states in the system's order, with a tone", () => {
    expect(statesOf(system, person("ana", { states: { up: {}, down: {} } }))).toEqual([{ id: "down", tone: "bad" }, { id: "up", tone: "good" }]);
  });

  it("takes the first of a situation's values for the usual one", () => {
    expect(situationWords(table(), system)[0]).toMatchObject({ value: "bright", usual: true });
    const dark = table({ table: { code: "K", name: "", system: "sys", note: "", situation: { light: "dark" }, rules: {} } });
    expect(situationWords(dark, system)[0]).toMatchObject({ value: "dark", usual: false });
  });
});

it("leaves out a state that a graver one brings", () => {
  const system = { id: "sys", states: [{ id: "dazed" }, { id: "hurt" }, { id: "staggered" }] } as never;
  const states = { staggered: {}, dazed: { with: "staggered" }, hurt: { with: "gone" } };
  expect(ownStatesOf(system, { states } as never).map((state) => state.id)).toEqual(["hurt", "staggered"]);
});
