import { describe, expect, it } from "vitest";
import type { Spec } from "@/shared/form";
import { blankSheet, changedFields, entryName, entryNote, missingOf, ownId, partsOf } from "./model";

const WEAPON: Spec = {
  name: "weapon",
  kind: "record",
  required: true,
  fields: [
    { name: "name", kind: "text", required: true },
    { name: "damage", kind: "text", default: "str" },
    { name: "skill", kind: "choice", values: ["fighting", "shooting"], default: "fighting" },
    { name: "ap", kind: "whole", default: 0 },
    { name: "two_hands", kind: "flag", default: false },
  ],
};
const SKILL: Spec = { name: "skill", kind: "record", fields: [{ name: "id", kind: "text", required: true, known: ["notice"], label: "x-$id" }, { name: "name", kind: "text", default: "" }, { name: "die", kind: "trait_die", default: "d4" }] };
const SHEET: Spec[] = [
  { name: "concept", kind: "text", default: "", long: 80 },
  { name: "attributes", kind: "record", fields: [{ name: "vigor", kind: "trait_die", default: "d4" }], default: { vigor: "d4" } },
  { name: "weapons", kind: "listing", default: [], item: WEAPON },
  { name: "gear", kind: "text", default: "", long: 1000 },
  { name: "advances", kind: "whole", default: 0 },
];
const WORDS = { label: (name: string) => `<${name}>`, word: (_: string, value: string | number) => `«${value}»`, known: (_: Spec, id: string) => `!${id}` };

describe("a sheet by its declaration", () => {
  it("is cut into parts: who, each record and list, figures, notes", () => {
    expect(partsOf(SHEET).map((part) => [part.kind, ...part.specs.map((spec) => spec.name)])).toEqual([["who", "concept"], ["field", "attributes"], ["field", "weapons"], ["more", "advances"], ["notes", "gear"]]);
    expect(blankSheet(SHEET)).toEqual({ concept: "", attributes: { vigor: "d4" }, weapons: [], gear: "", advances: 0 });
  });

  it("entries have a name and say what is unusual of them", () => {
    expect(entryName(WEAPON, { name: "Facão" }, WORDS)).toBe("Facão");
    expect(entryNote(WEAPON, { name: "Carabina", damage: "2d8", skill: "shooting", ap: 2, two_hands: true }, WORDS)).toBe("2d8 · «shooting» · <ap> 2 · <two_hands>");
    expect(entryName(SKILL, { id: "notice", name: "" }, WORDS)).toBe("!notice");
    expect(entryNote(SKILL, { id: "notice", name: "Faro", die: "d8" }, WORDS)).toBe("!notice");
    expect(missingOf(WEAPON, { name: "" })).toEqual(["name"]);
  });

  it("only what changed is sent", () => {
    const before = blankSheet(SHEET);
    expect(changedFields(before, { ...before, advances: 2, attributes: { vigor: "d4" } })).toEqual({ advances: 2 });
  });

  it("a skill of one's own gets an id that no other has", () => {
    expect(ownId("Capoeira Angola!", [])).toBe("capoeira_angola");
    expect(ownId("Ofício", ["oficio"])).toBe("oficio_2");
    expect(ownId("???", [])).toBe("own");
  });
});
