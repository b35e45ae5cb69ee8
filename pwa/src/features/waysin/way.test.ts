import { expect, it } from "vitest";
import { addressThere, type Facts, wayFor } from "./way";

const SAID = { version: "1", own: true, addresses: ["http://192.168.0.10:8000"], secure: ["https://192.168.0.10:8443"] };
const facts = (more: Partial<Facts>): Facts => ({ secure: false, alone: false, said: SAID, trusted: null, settled: false, ...more });

it("asks a phone that comes for the first time, and nobody else", () => {
  expect(wayFor(facts({}))).toBe("ask");
  expect(wayFor(facts({ settled: true }))).toBe("here");
  expect(wayFor(facts({ secure: true }))).toBe("here");
  expect(wayFor(facts({ alone: true }))).toBe("here");
  expect(wayFor(facts({ said: null }))).toBe("here");
  expect(wayFor(facts({ said: { ...SAID, secure: [] } }))).toBe("here");
});

it("leads whoever trusts already on, whatever they chose before", () => {
  expect(wayFor(facts({ trusted: SAID.secure[0]!, settled: true }))).toBe("lead");
});

it("carries the code and the seats along", () => {
  expect(addressThere("https://tavola.local:8443", "KAPUA", null)).toBe("https://tavola.local:8443/#/entrar/KAPUA");
  expect(addressThere("https://tavola.local:8443", "KAPUA", "ABC234")).toBe("https://tavola.local:8443/#/vindo/ABC234/KAPUA");
  expect(addressThere("https://tavola.local:8443", "", "ABC234")).toBe("https://tavola.local:8443/#/vindo/ABC234");
  expect(addressThere("https://tavola.local:8443", "", null)).toBe("https://tavola.local:8443/#/");
});
