import { expect, it } from "vitest";
import { addWords } from "@/shared/i18n/words";
import type { Character } from "@/shared/types";
import { freeCharacters, inWords, readCode } from "./model";

addWords("pt-BR", "x-name = Rosa\n");

it("reads a code from what was typed or pasted", () => {
  expect(readCode(" kapua ")).toBe("KAPUA");
  expect(readCode("k a-p u a")).toBe("KAPUA");
  expect(readCode("http://10.0.0.2:8000/#/entrar/BORAK")).toBe("BORAK");
  expect(readCode("123")).toBe("");
});

it("spells a ready sheet in the reader's words and leaves the rest", () => {
  expect(inWords({ name: { key: "x-name", args: {} }, dice: ["d8"], none: null, n: 3 })).toEqual({ name: "Rosa", dice: ["d8"], none: null, n: 3 });
});

it("offers players only what they may take", () => {
  const one = (more: Partial<Character>): Character => ({ id: "a", name: "", alias: null, owner: null, hidden: false, kind: "hero", vitals: {}, states: {}, derived: {}, ...more });
  const all = [one({ id: "free" }), one({ id: "taken", owner: "m" }), one({ id: "foe", kind: "extra" }), one({ id: "secret", hidden: true })];
  expect(freeCharacters({ id: "x", player_kinds: ["hero"] }, all).map((character) => character.id)).toEqual(["free"]);
});
