import { describe, expect, it, vi } from "vitest";
import { face, newId } from "./dice";

describe("the phone's dice", () => {
  it.each([2, 4, 6, 8, 10, 12, 20, 100])("d%i shows each face about equally often", (sides) => {
    const rolls = 400 * sides;
    const counts = new Map<number, number>();
    for (let roll = 0; roll < rolls; roll += 1) counts.set(face(sides), (counts.get(face(sides)) ?? 0) + 1);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, at) => at + 1));
  });

  it("draws again where low faces would come more often", () => {
    const draws = [0xffff_ffff, 0xffff_fffc, 5];
    const source = vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
      (array as Uint32Array)[0] = draws.shift()!;
      return array;
    });
    expect(face(6)).toBe(6);
    expect(source).toHaveBeenCalledTimes(3);
  });

  it("ids are as the table wants them, and never twice", () => {
    const ids = Array.from({ length: 1_000 }, newId);
    expect(new Set(ids).size).toBe(1_000);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{20}$/);
  });
});
