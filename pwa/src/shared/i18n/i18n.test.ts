import { beforeEach, describe, expect, it, vi } from "vitest";
import { errorText, percent, plain, setLanguage, signed, t, text, tFirst } from ".";
import { addWords } from "./words";

beforeEach(() => {
  setLanguage("pt-BR");
  addWords("pt-BR", "test-hit = { $who } acertou { $target }\ntest-only = só aqui\ntest-n = { $n } dados\nerror-test_code = Falta { $left }.");
  addWords("en", "test-hit = { $who } hit { $target }\ntest-n = { $n } dice");
});

describe("words", () => {
  it("mozilla/blurts-server#559: no isolation marks around arguments", () => {
    expect(t("test-hit", { who: "Rosa", target: "o capanga" })).toBe("Rosa acertou o capanga");
  });

  it("texts may stand in texts", () => {
    expect(text({ key: "test-hit", args: { who: "Rosa", target: { key: "test-only" } } })).toBe("Rosa acertou só aqui");
  });

  it("what one language lacks, pt-BR says; what both lack reads like words, never like an id", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    setLanguage("en");
    expect(t("test-n", { n: 3 })).toBe("3 dice");
    expect(t("test-only")).toBe("só aqui");
    expect(t("swade-w-critical_failure")).toBe("critical failure");
    expect(tFirst(["test-none", "test-only"])).toBe("só aqui");
  });

  it("an error says its values", () => {
    expect(errorText({ code: "test_code", values: { left: "um dado" } })).toBe("Falta um dado.");
    expect(errorText({ code: "nobody_knows" })).toContain("nobody_knows");
  });

  it("numbers are written as people write them", () => {
    expect([2, 0, -1].map(signed)).toEqual(["+2", "0", "−1"]);
    expect(plain(-3)).toBe("−3");
    expect([0, 40, 831_200, 999_990, 1_000_000].map(percent)).toEqual(["0%", "1%", "83%", "99%", "100%"]);
  });
});
