import { describe, expect, it } from "vitest";
import { figureRead, figureShown } from "./words";
import { byName, firstMissing, firstValue, isRead, requestOf, type Spec, typed, widgetOf } from "./spec";

const FORM: Spec[] = [
  { name: "die", kind: "trait_die", required: true, unless: { unskilled: true } },
  { name: "unskilled", kind: "flag", default: false },
  { name: "range", kind: "choice", values: ["near", "far"], default: "near" },
  { name: "penalty", kind: "whole", default: null, when: [{ range: "far" }, { unskilled: true }] },
  { name: "why", kind: "text", default: null, needed: { range: ["far"] } },
];

describe("a declared form", () => {
  const specs = byName(FORM);

  it("shows what counts in the case at hand, defaults included", () => {
    const shown = (values: Record<string, unknown>) => FORM.filter((spec) => isRead(spec, values, specs)).map((spec) => spec.name);
    expect(shown({})).toEqual(["die", "unskilled", "range", "why"]);
    expect(shown({ unskilled: true })).toEqual(["unskilled", "range", "penalty", "why"]);
    expect(shown({ range: "far" })).toContain("penalty");
  });

  it("sends what counts and was answered", () => {
    expect(requestOf(FORM, { die: "d8", unskilled: true, penalty: -2, why: null })).toEqual({ unskilled: true, penalty: -2 });
  });

  it("knows what is missing", () => {
    expect(firstMissing(FORM, {})).toBe("die");
    expect(firstMissing(FORM, { unskilled: true })).toBeNull();
    expect(firstMissing(FORM, { die: "d6", range: "far" })).toBe("why");
  });

  it("begins with what is declared, each time anew", () => {
    const list: Spec = { name: "list", kind: "listing", default: [] };
    (firstValue(list) as unknown[]).push(1);
    expect(firstValue(list)).toEqual([]);
    expect(firstValue({ name: "r", kind: "record", fields: FORM })).toMatchObject({ unskilled: false, range: "near" });
  });

  it("draws a kind that it does not know: picked from its values, else typed", () => {
    expect(widgetOf({ name: "x", kind: "new_kind", values: ["a"] })).toBe("pick");
    expect(widgetOf({ name: "x", kind: "new_kind" })).toBe("text");
    expect(typed("roll_or_number", "12")).toBe(12);
    expect(typed("roll_or_number", "2d6")).toBe("2d6");
    expect(typed("chase_spot", "3, 2")).toEqual([3, 2]);
    expect(typed("damage", "12")).toBe("12");
    expect(typed("text", "")).toBeUndefined();
  });
});

describe("a figure with a word in it", () => {
  const words = { label: String, word: String, known: String, short: (id: string) => (id === "str" ? "For" : null) } as any;

  it("is written in the reader's language and kept in the rules'", () => {
    expect(figureShown(words, "str+d6")).toBe("For+d6");
    expect(figureShown(words, "2d8")).toBe("2d8");
    expect(figureShown(words, "str and more")).toBe("str and more");
    expect(figureRead(words, "str", "for + d6 – 1")).toBe("str+d6-1");
    expect(figureRead(words, "str", "str+d6")).toBe("str+d6");
  });
});
