import { describe, expect, it } from "vitest";
import { addDie, cleaned, read, setCount, setKept, setNumber, setOption, standing, write } from "./notation";

describe("taps on the tray", () => {
  it("add dice: one more of the last kind, or another kind before the number", () => {
    expect(addDie("", 6)).toBe("d6");
    expect(addDie("d6", 6)).toBe("2d6");
    expect(addDie("2d6+3", 8)).toBe("2d6+d8+3");
    expect(addDie("2d6+d8+3", 8)).toBe("2d6+2d8+3");
    expect(addDie("d6!", 8)).toBe("d6!+d8!");
  });

  it("count, number and options", () => {
    expect(setCount("d6+2", 4)).toBe("4d6+2");
    expect(setNumber("2d6", -1)).toBe("2d6-1");
    expect(setNumber("2d6+3+1", 0)).toBe("2d6");
    expect(setOption("2d6+d8", "aces", true)).toBe("2d6!+d8!");
    expect(setOption("4d6", "highest", true)).toBe("4d6kh3");
    expect(setOption("4d6kh3", "lowest", true)).toBe("4d6kl3");
    expect(setKept("4d6kh3", 2)).toBe("4d6kh2");
    expect(setOption("3d6r1", "ones", false)).toBe("3d6");
  });

  it("read what was typed, and leave alone what they do not know", () => {
    expect(write(read(" 4D6 KH3 + 2 – 1")!)).toBe("4d6kh3+2-1");
    expect(read("2x6")).toBeNull();
    expect(read("2d6zz")).toBeNull();
    expect(read("")).toEqual([]);
    expect(cleaned("2d6 – 1")).toBe("2d6-1");
    expect(standing("4d6!r1kh3-2")).toEqual({ known: true, count: 4, number: -2, kept: 3, on: { aces: true, ones: true, highest: true, lowest: false } });
    expect(standing("2x6").known).toBe(false);
  });

  it.each(["2d6+3", "d8!", "4d6kh3", "d100", "3d6r1", "2d6-d4", "d%", "d12!+d6!-1"])("%s stays as it is", (text) => {
    expect(write(read(text)!)).toBe(text);
  });
});
