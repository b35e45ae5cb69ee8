/** What waits to reach the table: kept on disk before anything else, and in memory too, oldest first. */
import { batch } from "@preact/signals";
import type { Failure, Frame } from "@/shared/types";
import { type HistoryItem, type QueueItem, withDb } from "./db";
import { history, justRefused, queue } from "./state";

const HISTORY_KEPT = 100;

/** Keep an item. It is on disk when this returns, where there is a disk to be had. */
export async function keep(item: QueueItem): Promise<QueueItem> {
  let kept = item;
  try {
    const key = await withDb(async (db) => {
      // the default durability may lose what a full battery would have kept
      const change = db.transaction("outbox", "readwrite", { durability: "strict" });
      const [added] = await Promise.all([change.store.add({ ...item }), change.done]);
      return added;
    });
    kept = { ...item, key };
  } catch {
    // private window: in memory alone, as long as the page lives
  }
  queue.value = [...queue.value, kept];
  return kept;
}

/** Change what is known of an item that waits. */
export async function amend(id: string, change: Partial<QueueItem>): Promise<void> {
  const at = queue.value.find((item) => item.id === id);
  if (!at) return;
  const amended = { ...at, ...change };
  queue.value = queue.value.map((item) => (item.id === id ? amended : item));
  await withDb((db) => db.put("outbox", amended)).catch(() => undefined);
}

/** Forget items: the table has them, or has refused them. */
export async function drop(ids: string[]): Promise<void> {
  const gone = queue.value.filter((item) => ids.includes(item.id));
  if (!gone.length) return;
  queue.value = queue.value.filter((item) => !ids.includes(item.id));
  await withDb(async (db) => {
    const change = db.transaction("outbox", "readwrite");
    const keys = gone.flatMap((item) => (item.key === undefined ? [] : [item.key]));
    await Promise.all([...keys.map((key) => change.store.delete(key)), change.done]);
  }).catch(() => undefined);
}

/** Take a refused item out of the queue and keep it, with the reason, where its owner finds it. */
export async function refuse(item: QueueItem, error: Failure): Promise<void> {
  const entry: HistoryItem = { id: item.id, code: item.code, at: item.at, command: item.command, event: item.event, error };
  batch(() => {
    history.value = [entry, ...history.value.filter((other) => other.id !== item.id)].slice(0, HISTORY_KEPT);
    queue.value = queue.value.filter((other) => other.id !== item.id);
    justRefused.value = entry;
  });
  await withDb(async (db) => {
    const change = db.transaction(["outbox", "history"], "readwrite", { durability: "strict" });
    const gone = item.key === undefined ? undefined : change.objectStore("outbox").delete(item.key);
    await Promise.all([gone, change.objectStore("history").put(entry), change.done]);
  }).catch(() => undefined);
}

/** Put away a refused entry that was read. */
export async function dismissRefused(id: string): Promise<void> {
  history.value = history.value.filter((entry) => entry.id !== id);
  await withDb((db) => db.delete("history", id)).catch(() => undefined);
}

/** Bring a table's queue and history from disk. */
export async function loadQueue(code: string): Promise<void> {
  const [items, refused] = await withDb((db) => Promise.all([db.getAllFromIndex("outbox", "code", code), db.getAll("history")])).catch(
    () => [[], []] as [QueueItem[], HistoryItem[]],
  );
  const known = new Set(items.map((item) => item.id));
  batch(() => {
    // what was queued while the disk was being read stays behind what the disk had
    queue.value = [...items, ...queue.value.filter((item) => item.code === code && !known.has(item.id))];
    history.value = refused.filter((entry) => entry.code === code).sort((one, other) => other.at - one.at);
  });
}

/** @returns the queue's ids that these frames carry out */
export function carriedOut(frames: Frame[]): string[] {
  const done = new Set(frames.map((frame) => frame.id));
  return queue.value.filter((item) => done.has(item.id)).map((item) => item.id);
}
