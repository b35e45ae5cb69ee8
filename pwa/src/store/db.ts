/** The phone's IndexedDB, typed. iOS loses the connection in the background: one lost handle is opened anew, once. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Command, Failure, Frame, Member, View } from "@/shared/types";

export interface KnownTable {
  code: string;
  kind: "table" | "solo";
  name: string;
  system: string;
  token: string;
  member: Member;
  view: View | null;
  at: number;
}

export interface QueueItem {
  key?: number;
  code: string;
  id: string;
  command: Command;
  /** What the phone decided; null while only the table can know. */
  event: Frame | null;
  at: number;
  /** It went out once and no answer came: the table may have it. */
  unsure: boolean;
}

export interface HistoryItem {
  id: string;
  code: string;
  at: number;
  command: Command;
  event: Frame | null;
  error: Failure;
}

interface Schema extends DBSchema {
  tables: { key: string; value: KnownTable };
  outbox: { key: number; value: QueueItem; indexes: { id: string; code: string } };
  history: { key: string; value: HistoryItem };
}

export type Database = IDBPDatabase<Schema>;
const VERSION = 1;
let opening: Promise<Database> | null = null;

function open(): Promise<Database> {
  opening ??= openDB<Schema>("tavola", VERSION, {
    upgrade(db) {
      db.createObjectStore("tables", { keyPath: "code" });
      const outbox = db.createObjectStore("outbox", { keyPath: "key", autoIncrement: true });
      outbox.createIndex("id", "id");
      outbox.createIndex("code", "code");
      db.createObjectStore("history", { keyPath: "id" });
    },
    // another tab wants to upgrade: let it
    blocking: (_now, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: forget,
  }).then((db) => {
    db.addEventListener("close", forget);
    return db;
  });
  opening.catch(forget);
  return opening;
}

function forget(): void {
  opening = null;
}

const LOST = /lost|closing|closed|InvalidState|Connection/i;

/**
 * Work with the database; a lost handle is dropped and the work done once more.
 * @throws what IndexedDB says when it fails again, or is refused (private windows): callers keep a copy in memory
 */
export async function withDb<T>(work: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await work(await open());
  } catch (error) {
    const said = error instanceof Error ? `${error.name} ${error.message}` : String(error);
    if (!LOST.test(said)) throw error;
    forget();
    return work(await open());
  }
}

/** For tests: close and forget. */
export async function closeDb(): Promise<void> {
  const db = await opening?.catch(() => null);
  db?.close();
  forget();
}
