import { describe, expect, it } from "vitest";
import type { View } from "@/shared/types";
import { drawn } from "./fields";
import { actionsFor, onTrack, peopleFor, rowActions, type Scene, type SceneKind, type SceneRow, scenesOf, traitsFor } from "./model";

const kind: SceneKind = {
  kind: "race",
  setup: [],
  show: [],
  actions: [
    { id: "next", who: "gm", inputs: [] },
    { id: "run", who: "any", actor: true, roll: true, inputs: [] },
    { id: "prize", who: "gm", actor: true, inputs: [] },
  ],
};
const row: SceneRow = { who: "a", can: ["prize", "run", "unknown"], place: 2 };
const scene = { id: "s", kind: "race", name: "", hidden: false, people: ["b", "a"], round: 1, data: { rows: [row, { who: "b", can: [], place: 2, out: "escaped" }], trait: "legs" }, result: null, told: [] } as unknown as Scene;
const person = (id: string, name: string) => ({ id, name, owner: null, kind: "x", vitals: {}, states: {}, derived: {}, hidden: false, alias: null });
const view = { character_order: ["a", "b", "c"], characters: { a: person("a", "Ana"), b: person("b", "Bia"), c: person("c", "Caio") }, scenes: { s: scene, t: { ...scene, id: "t" } }, scene_order: ["s", "t"] } as unknown as View;
const system = { id: "game", traits: [["legs", "skill"], ["arms", "skill"]], card: [] };

describe("a scene", () => {
  it("comes newest first", () => {
    expect(scenesOf(view).map((one) => one.id)).toEqual(["t", "s"]);
    expect(scenesOf({ ...view, scenes: undefined, scene_order: undefined } as unknown as View)).toEqual([]);
  });
  it("lists what can be done in its own order, and what nobody declared not at all", () => {
    expect(actionsFor(kind, ["prize", "next", "unknown"]).map((one) => one.id)).toEqual(["prize", "next"]);
  });
  it("lets a player act for their own, the game master for all", () => {
    expect(rowActions(kind, row, false, false)).toEqual([]);
    expect(rowActions(kind, row, false, true).map((one) => one.id)).toEqual(["run"]);
    expect(rowActions(kind, row, true, false).map((one) => one.id)).toEqual(["prize", "run"]);
  });
  it("puts on its cards who is still there", () => {
    expect(onTrack(scene, ["KS", "2H"]).map((rows) => rows.map((one) => one.who))).toEqual([[], ["a"]]);
  });
});

describe("what can be picked", () => {
  it("is in the scene, or anyone with those in it first", () => {
    expect(peopleFor(view, scene, { name: "x", kind: "text", picks: "character", others: true }, "a").map((one) => one.id)).toEqual(["b"]);
    expect(peopleFor(view, scene, { name: "x", kind: "text", picks: "character", among: "anyone" }, null).map((one) => one.id)).toEqual(["a", "b", "c"]);
  });
  it("begins with the usual traits", () => {
    expect(traitsFor(system, null, { name: "trait", kind: "text", picks: "trait", first: ["arms"] }).map((one) => one.id)).toEqual(["arms", "legs"]);
  });
  it("is as the scene has it, and must be told where the scene has nothing", () => {
    const trait = { name: "trait", kind: "text", default: null, picks: "trait" as const };
    expect(drawn(system, view, [trait], scene, "a").specs[0]!.default).toBe("legs");
    const open = { ...scene, data: { ...scene.data, trait: null } };
    expect(drawn(system, view, [trait], open, "a").specs[0]!.required).toBe(true);
    expect(drawn(system, view, [trait], null, null).specs[0]!.required).toBeFalsy();
  });
});
