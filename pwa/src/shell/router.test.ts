import { describe, expect, it } from "vitest";
import { match } from "./router";

describe("routes", () => {
  it.each([
    ["/entrar/:code", "/entrar/KAPUA", { code: "KAPUA" }],
    ["/entrar/:code?", "/entrar", {}],
    ["/entrar/:code", "/entrar", null],
    ["/ficha/:character?", "/ficha/a%20b", { character: "a b" }],
    ["/ficha/:character?", "/ficha/%E0%A4%A", { character: "%E0%A4%A" }],
    ["/mesa", "/mesa/2", null],
    ["/", "/", {}],
    ["/", "/mesa", null],
  ])("%s at %s", (pattern, path, params) => {
    expect(match(pattern, path)).toEqual(params);
  });
});
