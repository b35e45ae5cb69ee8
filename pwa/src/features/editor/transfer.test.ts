import { describe, expect, it } from "vitest";
import type { Spec } from "@/shared/form";
import { readCharacter, writeCharacter } from "./transfer";

const SHEET: Spec[] = [
  { name: "concept", kind: "text", default: "", long: 80, empty: true },
  { name: "attributes", kind: "record", default: {}, fields: [{ name: "vigor", kind: "trait_die", default: "d4" }, { name: "agility", kind: "trait_die", default: "d4" }] },
  { name: "skills", kind: "listing", default: [], max: 2, item: { name: "skill", kind: "record", fields: [{ name: "id", kind: "text", required: true, known: ["notice"], label: "x-$id" }, { name: "name", kind: "text", default: "", empty: true }, { name: "die", kind: "trait_die", default: "d4" }] } },
  { name: "edges", kind: "listing", default: [], max: 9, item: { name: "edge", kind: "record", fields: [{ name: "id", kind: "text", default: "", empty: true, known: ["quick"], label: "x-$id" }, { name: "name", kind: "text", default: "", empty: true }] } },
  { name: "size", kind: "whole", default: 0, min: -4, max: 12 },
  { name: "wild", kind: "flag", default: false },
  { name: "shield", kind: "choice", values: ["none", "buckler"], default: "none" },
];
const LABELS: Record<string, string> = { attributes: "Atributos", agility: "Agilidade", size: "Tamanho" };
const WORDS = { label: (name: string) => LABELS[name] ?? name, word: (_: string, value: string | number) => (value === "buckler" ? "Broquel" : String(value)), known: (_: Spec, id: string) => (id === "quick" ? "Rápido" : "Perceber") };
const read = (given: unknown) => readCharacter(typeof given === "string" ? given : JSON.stringify(given), "game", SHEET, ["hero", "extra"], WORDS);

describe("a character as a file", () => {
  it("comes back as it went", () => {
    const character = { name: "Rosa", kind: "extra", sheet: { concept: "Tropeira", attributes: { vigor: "d8" }, skills: [{ id: "notice", name: "", die: "d6" }], size: 1, wild: true, shield: "buckler" } };
    const back = read(writeCharacter("game", character));
    expect(back).toMatchObject({ ok: true, character, report: { guessed: [], ignored: [] } });
  });

  it("Muttley/foundryvtt-shadowdark#422: an import that half works says what was read, guessed and ignored", () => {
    const back = read({ name: "Tião", sheet: { Atributos: { vigor: 10, Agilidade: "D8" }, tamanho: "2", wild: "sim", shield: "broquel", edges: ["Rápido", "Olho de lince", 7], mana: 12 } });
    if (!back.ok) throw new Error("refused");
    expect(back.character.sheet).toEqual({ attributes: { vigor: "d10", agility: "d8" }, size: 2, wild: true, shield: "buckler", edges: [{ id: "quick", name: "" }, { id: "", name: "Olho de lince" }] });
    expect(back.report.read.map((note) => note.where)).toContain("Atributos");
    expect(back.report.guessed).toContainEqual({ where: "Tamanho", from: "2", to: "2" });
    expect(back.report.ignored).toEqual([{ where: "edges › 3", from: "7" }, { where: "mana", from: "12" }]);
  });

  it("figures stay within their bounds, lists within their length, and both are said", () => {
    const back = read({ name: "X", sheet: { size: 99, skills: [1, 2, 3].map((at) => ({ id: `own_${at}` })) } });
    if (!back.ok) throw new Error("refused");
    expect(back.character.sheet.size).toBe(12);
    expect(back.character.sheet.skills).toHaveLength(2);
    expect(back.report.ignored).toEqual([{ where: "skills › 3–3" }]);
  });

  it("what is no character, no file, or another game's is refused", () => {
    expect(read("{nonsense")).toEqual({ ok: false, why: "not_json" });
    expect(read([1, 2])).toEqual({ ok: false, why: "not_character" });
    expect(read({ foo: 1 })).toEqual({ ok: false, why: "not_character" });
    expect(read({ system: "other", name: "X", sheet: {} })).toEqual({ ok: false, why: "other_game", system: "other" });
  });
});
