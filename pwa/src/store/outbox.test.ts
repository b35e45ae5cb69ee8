import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { closeDb, type QueueItem, withDb } from "./db";
import { carriedOut, dismissRefused, drop, keep, loadQueue, refuse } from "./outbox";
import { history, queue } from "./state";

const item = (id: string, code = "KAPUA"): QueueItem => ({ code, id, command: { id, type: "roll" }, event: null, at: Number(id.slice(-1)), unsure: false });

beforeEach(async () => {
  await withDb(async (db) => {
    await db.clear("outbox");
    await db.clear("history");
  });
  queue.value = [];
  history.value = [];
});

/** The app was closed and opened again. */
async function reopened(code = "KAPUA"): Promise<void> {
  await closeDb();
  queue.value = [];
  history.value = [];
  await loadQueue(code);
}

describe("the outbox", () => {
  it("is there after the app was closed, in the order of the taps", async () => {
    for (const id of ["tap-3", "tap-1", "tap-2"]) await keep(item(id));
    await reopened();
    expect(queue.value.map((waiting) => waiting.id)).toEqual(["tap-3", "tap-1", "tap-2"]);
  });

  it("belongs to its table", async () => {
    await keep(item("tap-1", "OTHER"));
    await reopened();
    expect(queue.value).toEqual([]);
    await reopened("OTHER");
    expect(queue.value).toHaveLength(1);
  });

  it("forgets what the table carried out", async () => {
    await keep(item("tap-1"));
    await keep(item("tap-2"));
    const frames = [{ id: "tap-1", seq: 9, type: "roll", by: "m", offline: true, data: {}, changes: [] }];
    await drop(carriedOut(frames));
    await reopened();
    expect(queue.value.map((waiting) => waiting.id)).toEqual(["tap-2"]);
  });

  it("keeps what was refused, with the reason, until it was read", async () => {
    const kept = await keep(item("tap-1"));
    await refuse(kept, { code: "no_bennies" });
    await reopened();
    expect(queue.value).toEqual([]);
    expect(history.value).toMatchObject([{ id: "tap-1", error: { code: "no_bennies" } }]);
    await dismissRefused("tap-1");
    await reopened();
    expect(history.value).toEqual([]);
  });

  it("is written again after iOS lost the connection in the background", async () => {
    await keep(item("tap-1"));
    await withDb(async (db) => db.close());
    await keep(item("tap-2"));
    await reopened();
    expect(queue.value).toHaveLength(2);
  });
});
