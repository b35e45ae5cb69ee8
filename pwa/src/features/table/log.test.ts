import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "@/shared/i18n";
import { addWords } from "@/shared/i18n/words";
import type { LogEntry, View } from "@/shared/types";
import { lastDone, oneLine, shownLog, tell } from "./log";

const entry = (type: string, data: unknown, more: Partial<LogEntry> = {}): LogEntry => ({ seq: 1, id: `id-${type}`, at: 0, type, by: "gm", offline: false, undone: false, data, ...more });

const view = (log: LogEntry[] = []): View =>
  ({
    table: { system: "sys", name: "", code: "", note: "", situation: {}, rules: {} },
    members: { gm: { id: "gm", name: "Mestre", role: "gm" }, ana: { id: "ana", name: "Ana", role: "player" } },
    characters: { rosa: { id: "rosa", name: "Rosa" } },
    log,
  }) as unknown as View;

const GM = { id: "gm", name: "Mestre", role: "gm" } as const;
const ANA = { id: "ana", name: "Ana", role: "player" } as const;

beforeAll(() => {
  setLanguage("pt-BR");
  addWords("pt-BR", readFileSync("../i18n/pt-BR/table.ftl", "utf8"));
  addWords("pt-BR", "sys-vital-wounds = Ferimentos\nsys-state-shaken = Abalado\nsys-title = Lutar\nsys-good = Sucesso\n");
});

describe("sentences", () => {
  it.each([
    ["character.vital", { name: "Rosa", vital: "wounds", from: 0, to: 1 }, "Rosa: Ferimentos 0 → 1"],
    ["character.state", { name: "Rosa", state: "shaken", on: true }, "Rosa: Abalado"],
    ["character.state", { name: "Rosa", state: "shaken", on: false }, "Rosa: não mais Abalado"],
    ["fight.next", { name: "Rosa", character: "rosa", round: 1, ended: [] }, "Rosa: é a vez"],
    ["fight.next", { name: null, character: null, round: 1, ended: [] }, "A vez passou"],
    ["fight.deal", { round: 2, ended: [], told: { jokers: [] } }, "Rodada 2"],
    ["ask", { title: { key: "sys-title", args: {} }, modifier: -2 }, "O mestre pede Lutar −2"],
    ["something.new", { any: 1 }, "Algo mudou na mesa"],
  ])("%s %#", (type, data, words) => expect(oneLine(tell(entry(type, data), view()))).toBe(words));

  it("a roll has its actor, its title and how it ended", () => {
    const verdict = { word: { key: "sys-good" }, tone: "good", total: 9, against: 4, tiles: 2, cracks: 0 };
    const told = tell(entry("roll", { roll: "r1", name: "Rosa", title: { key: "sys-title" }, verdict }), view());
    expect([oneLine(told), told.roll]).toEqual(["Rosa: Lutar, 9 Sucesso", "r1"]);
  });

  it("a bare roll is its roller's; a title that somebody typed stays as typed", () => {
    expect(oneLine(tell(entry("roll", { roll: "r1", name: null, title: "Dr. X-9: mentir", verdict: null }, { by: "ana" }), view()))).toBe("Ana: Dr. X-9: mentir");
  });

  it("tells what ended by itself and who drew a joker", () => {
    const told = tell(entry("fight.deal", { round: 2, ended: [{ character: "rosa", state: "shaken" }], told: { jokers: ["Rosa"] } }), view());
    expect(told.notes).toEqual(["Curinga: Rosa", "Rosa: passou Abalado"]);
  });
});

describe("undo", () => {
  const log = [entry("fight.start", {}, { id: "a" }), entry("fight.hold", {}, { id: "b", by: "ana" }), entry("fight.next", {}, { id: "c", undone: true }), entry("undone", { event: "c" }, { id: "d" })];

  it("takes the last that is not undone: anyone's for the game master, a player's own for them", () => {
    expect(lastDone(view(log), GM)?.id).toBe("b");
    expect(lastDone(view(log.slice(0, 1)), ANA)).toBeNull();
    expect(lastDone(view(log), ANA)?.id).toBe("b");
    expect(lastDone(view([]), GM)).toBeNull();
  });

  it("is not an entry of its own", () => expect(shownLog(view(log)).map(({ id }) => id)).toEqual(["c", "b", "a"]));
});
