/** Sitting down at a table and getting up: made, joined, opened again, alone. */
import { batch, computed } from "@preact/signals";
import { newId } from "@/bridge/dice";
import { rules } from "@/bridge/rules";
import { loadSystemWords, loadWords } from "@/shared/i18n";
import { readSetting, writeSetting } from "@/shared/settings";
import type { Failure, Member, TableHead } from "@/shared/types";
import type { KnownTable } from "./db";
import { forgetTable, keepKnown, loadKnown, saveNow } from "./known";
import { loadQueue } from "./outbox";
import { confirmed, history, presence, queue, refusal, session, type Session, started, tables } from "./state";
import { connect, disconnect, watchWaking } from "./sync";
import { systemOf } from "./systems";

/** The declaration of the open table's system. */
export const system = computed(() => (session.value ? systemOf(session.value.system).value : null));

/** A request was refused: `code` has a message `error-<code>`; `field` says where. */
export class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

const NO_NETWORK: Failure = { code: "no_network" };

/** Ask the server over HTTP. @throws Refused, with `no_network` where nobody answers */
export async function api<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method: body === undefined ? "GET" : "POST", headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused(NO_NETWORK);
  }
  const told = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(told.error ?? NO_NETWORK);
  return told as T;
}

interface Seat {
  table: TableHead;
  member: Member;
  token: string;
}

/** Set up a table with this phone as its game master. @throws Refused */
export async function createTable(name: string, systemId: string, gm?: string): Promise<Session> {
  return sit(await api<Seat>("/tables", { name, system: systemId, ...(gm ? { gm } : {}) }));
}

/** @returns what a code leads to, before joining. @throws Refused: unknown_table */
export async function findTable(code: string): Promise<TableHead> {
  return (await api<{ table: TableHead }>(`/tables/${encodeURIComponent(code)}`)).table;
}

/** Join a table. @throws Refused */
export async function joinTable(code: string, name: string): Promise<Session> {
  const table = await findTable(code);
  const seat = await api<Omit<Seat, "table">>(`/tables/${encodeURIComponent(code)}/members`, { name });
  return sit({ ...seat, table });
}

/** Take the seat that a link opens (the sample table's game master): who it is, the table tells. @throws Refused */
export async function openSeat(code: string, token: string): Promise<Session> {
  return sit({ table: await findTable(code), member: { id: "", name: "", role: "gm" }, token });
}

/** Take the seats that came along from another address of the table's. @returns the codes of their tables */
export async function fetchSeats(letters: string): Promise<string[]> {
  const { seats } = await api<{ seats: Seat[] }>(`/handovers/${encodeURIComponent(letters)}`, {});
  for (const seat of [...seats].reverse()) {
    // what is kept here already goes on: it may know more
    if (!tables.peek().some((known) => known.token === seat.token)) await keepKnown(knownOf(seat));
  }
  return seats.map((seat) => seat.table.code);
}

function knownOf({ table, member, token }: Seat): KnownTable {
  return { code: table.code, kind: "table", name: table.name, system: table.system, token, member, view: null, at: Date.now() };
}

function sit(seat: Seat): Promise<Session> {
  return enter(knownOf(seat));
}

/** A table of one's own on this phone, with no server at all. */
export async function createSolo(name: string, systemId: string, player: string): Promise<Session> {
  const member: Member = { id: newId(), name: player, role: "gm" };
  const code = `solo-${newId().slice(0, 8)}`;
  await rules.ready(systemId);
  const state = await rules.newTable(code, name, systemId, { id: member.id, name: player });
  return enter({ code, kind: "solo", name, system: systemId, token: "", member, view: state, at: Date.now() });
}

/** Open a table that this phone knows. */
export async function openTable(code: string): Promise<Session | null> {
  const known = tables.peek().find((table) => table.code === code);
  return known ? enter(known) : null;
}

async function enter(known: KnownTable): Promise<Session> {
  disconnect();
  const { code, kind, name, system: systemId, token, member, view } = known;
  const open: Session = { code, kind, name, system: systemId, token, member };
  batch(() => {
    queue.value = [];
    history.value = [];
    refusal.value = null;
    presence.value = { here: [], asleep: [], screens: 0 };
    confirmed.value = view;
    session.value = open;
  });
  writeSetting("table", code);
  await loadQueue(code);
  connect();
  void saveNow();
  void loadSystemWords(systemId);
  systemOf(systemId);
  whenIdle(() => void rules.ready(systemId).catch(() => undefined));
  return open;
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 400 });
  else setTimeout(work, 200);
}

/** Get up: the table stays known on this phone. */
export function leaveTable(): void {
  disconnect();
  void saveNow();
  writeSetting("table", null);
  batch(() => {
    session.value = null;
    confirmed.value = null;
    queue.value = [];
    history.value = [];
  });
}

/** Get up and forget: the token goes with it. */
export async function forget(code: string): Promise<void> {
  if (session.peek()?.code === code) leaveTable();
  await forgetTable(code);
}

/** Read what is kept and open the last table. Called once, before the first paint needs it. */
export async function startStore(): Promise<void> {
  watchWaking();
  const known = await loadKnown();
  const last = known.find((table) => table.code === readSetting("table"));
  if (last && !session.peek()) await enter(last);
  started.value = true;
  whenIdle(() => void loadWords("server"));
}
