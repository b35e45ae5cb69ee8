import { existsSync, readFileSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { describe, expect, it } from "vitest";
import { install, start } from "@/bridge/runtime.mjs";
import type { Frame, View } from "@/shared/types";
import { applyChanges, applyFrame, fold } from "./apply";

const view = { seq: 4, characters: { a: { vitals: { wounds: 1 } }, b: {} }, log: [], trail: [] } as unknown as View;
const frame = (seq: number | null, change: Partial<Frame>): Frame => ({ seq, id: `event-${seq}`, type: "x", by: "m", offline: false, data: {}, changes: [], ...change });

describe("changes", () => {
  it("set, make and take away places, and share what they leave alone", () => {
    const after = applyChanges(view, [
      { path: ["characters", "a", "vitals", "wounds"], from: 1, to: 2 },
      { path: ["characters", "b"], from: {} },
      { path: ["fight", "order"], to: [] },
    ]);
    expect(after).toMatchObject({ characters: { a: { vitals: { wounds: 2 } } }, fight: { order: [] } });
    expect("b" in after.characters).toBe(false);
    expect(view.characters.a!.vitals.wounds).toBe(1);
    expect(after.log).toBe(view.log);
  });
});

describe("a frame", () => {
  it("counts once: one seen before changes nothing", () => {
    const once = applyFrame(view, frame(5, {}));
    expect(once.seq).toBe(5);
    expect(once.log).toHaveLength(1);
    expect(applyFrame(once, frame(5, { changes: [{ path: ["seq"], to: 99 }] }))).toBe(once);
  });

  it("of somebody's secret tells nothing, and changes what all can see", () => {
    const after = applyFrame(view, frame(5, { type: "changed", data: null, id: null, by: null, changes: [{ path: ["characters", "a", "vitals", "wounds"], to: 3 }] }));
    expect(after.log).toEqual([]);
    expect(after.characters.a!.vitals.wounds).toBe(3);
  });

  it("that undoes marks what it undid", () => {
    const done = applyFrame(view, frame(5, {}));
    const undone = applyFrame(done, frame(6, { type: "undone", data: { event: "event-5" } }));
    expect(undone.log.map((entry) => [entry.id, entry.undone])).toEqual([["event-5", true], ["event-6", false]]);
    expect(undone.trail).toEqual([]);
  });
});

describe("what waits", () => {
  it("is laid over what is known, in order, and leaves the table's count alone", () => {
    const set = (to: number): Frame => frame(null, { id: `own-${to}`, changes: [{ path: ["characters", "a", "vitals", "wounds"], to }] });
    const seen = fold(view, [set(2), null, set(3)]);
    expect(seen.characters.a!.vitals.wounds).toBe(3);
    expect(seen.seq).toBe(4);
    expect(seen.log.map((entry) => entry.waiting)).toEqual([true, true]);
  });
});

const bundles = ["core", "swade"].map((name) => `public/rules/${name}.bin`);

describe.skipIf(!bundles.every((path) => existsSync(path)))("the phone applies an event as the rules do", () => {
  it("over an evening of commands, undoing included", async () => {
    const python = await loadMicroPython({ heapsize: 8 * 1024 * 1024 });
    for (const path of bundles) install(python, readFileSync(path));
    const call = start(python) as (name: string, ...args: unknown[]) => any;
    const gm = "gm-member-1";
    let theirs = call("new_table", "KAPUA", "Ponte", "swade", { id: gm, name: "Mestre" });
    let ours: View = theirs;
    const roll = { type: "roll", actor: null, intent: { kind: "notation", notation: "2d6+3" }, offline: true, faces: { "1": [2, 5] } };
    const commands = [
      { type: "table.note", text: "chove" },
      { type: "character.add", character: { id: "rosa-char-1", name: "Rosa", kind: "wild_card", sheet: {} } },
      { type: "character.vital", character: "rosa-char-1", vital: "wounds", to: 1 },
      roll,
      { type: "undo" },
      { type: "character.remove", character: "rosa-char-1" },
    ];
    for (const [at, command] of commands.entries()) {
      const answer = call("decide", theirs, { id: `command-${at}`, by: gm, at: 1_796_062_418_498, ...command }, null);
      expect(answer.error, JSON.stringify(command)).toBeUndefined();
      const event = { ...answer.event, seq: at + 1, at: 1_796_062_418_498 };
      theirs = call("evolve", theirs, event);
      ours = applyFrame(ours, event);
      expect(ours).toEqual(theirs);
    }
  });
});
