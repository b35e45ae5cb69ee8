/** The tables on this phone: kept so that the app opens with the last one, network or not. */
import { batch } from "@preact/signals";
import { readSetting, writeSetting } from "@/shared/settings";
import type { View } from "@/shared/types";
import { type KnownTable, withDb } from "./db";
import { confirmed, session, type Session, tables } from "./state";

const PAUSE = 400; // views are large and change in bursts
let timer: ReturnType<typeof setTimeout> | undefined;

function entry(of: Session, view: View | null): KnownTable {
  return { code: of.code, kind: of.kind, name: of.name, system: of.system, token: of.token, member: of.member, view, at: Date.now() };
}

/** Write the open table to disk now. */
export async function saveNow(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const open = session.peek();
  if (!open) return;
  const kept = entry(open, confirmed.peek());
  tables.value = [kept, ...tables.peek().filter((other) => other.code !== kept.code)];
  await withDb((db) => db.put("tables", kept)).catch(() => undefined);
}

/** Write it soon. */
export function saveSoon(): void {
  timer ??= setTimeout(() => void saveNow(), PAUSE);
}

/** Keep a table that is not open. */
export async function keepKnown(kept: KnownTable): Promise<void> {
  tables.value = [kept, ...tables.peek().filter((other) => other.code !== kept.code)];
  await withDb((db) => db.put("tables", kept)).catch(() => undefined);
}

/** Forget a table on this phone; the seat at the table itself stays. */
export async function forgetTable(code: string): Promise<void> {
  batch(() => {
    tables.value = tables.peek().filter((table) => table.code !== code);
    if (readSetting("table") === code) writeSetting("table", null);
  });
  await withDb(async (db) => {
    const change = db.transaction(["tables", "outbox"], "readwrite");
    const keys = await change.objectStore("outbox").index("code").getAllKeys(code);
    await Promise.all([...keys.map((key) => change.objectStore("outbox").delete(key)), change.objectStore("tables").delete(code), change.done]);
  }).catch(() => undefined);
}

/** Read all known tables, latest first. */
export async function loadKnown(): Promise<KnownTable[]> {
  const found = await withDb((db) => db.getAll("tables")).catch(() => [] as KnownTable[]);
  tables.value = found.sort((one, other) => other.at - one.at);
  return tables.value;
}

addEventListener("pagehide", () => void (timer && saveNow()));
