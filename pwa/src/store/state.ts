/** The signals that screens read. Only this folder writes them. */
import { computed, signal } from "@preact/signals";
import type { Character, Failure, Member, View } from "@/shared/types";
import { fold } from "./apply";
import type { HistoryItem, KnownTable, QueueItem } from "./db";

export interface Session {
  code: string;
  kind: "table" | "solo";
  name: string;
  system: string;
  token: string;
  member: Member;
}

/** The table that is open, null at the door. */
export const session = signal<Session | null>(null);
export const mode = computed<"none" | "table" | "solo">(() => session.value?.kind ?? "none");

/** "on": at the table and caught up. "refused": the table does not know this phone (any more). */
export const connection = signal<"off" | "connecting" | "catching" | "on" | "refused">("off");
/** Without the table for more than three seconds: time to say so. */
export const outOfTouch = signal(false);
/** Why the table refused, and whether it asked for a newer app. */
export const refusal = signal<Failure | null>(null);

/** What the table has said. */
export const confirmed = signal<View | null>(null);
/** What waits to reach it, oldest first. */
export const queue = signal<QueueItem[]>([]);
/** What could not be carried out, newest first, with the reason. */
export const history = signal<HistoryItem[]>([]);
/** The latest of these, as it happens. */
export const justRefused = signal<HistoryItem | null>(null);
/** Tables that this phone has been at, latest first. */
export const tables = signal<KnownTable[]>([]);
/** A device at the table, as game masters are told: whose (null: a TV), and how it is connected. */
export interface Device {
  member: string | null;
  kind: "android" | "ios" | "computer" | "tv" | "other";
  secure: boolean;
  app: string | null;
}
export interface Presence {
  here: string[];
  asleep: string[];
  screens: number;
  devices?: Device[];
}
/** Who is there now, who was a moment ago (a locked phone is no leaver), and how many TVs. */
export const presence = signal<Presence>({ here: [], asleep: [], screens: 0 });
/** The stored tables were read: only now is "no table" known to be true. */
export const started = signal(false);

/** The table as it is here and now: what it said, and on top what waits. */
export const view = computed<View | null>(() => {
  const known = confirmed.value;
  return known && fold(known, queue.value.map((item) => item.event));
});

export const me = computed<Member | null>(() => {
  const own = session.value?.member;
  return own ? (view.value?.members[own.id] ?? own) : null;
});
export const isGm = computed(() => me.value?.role === "gm");

/** One's own characters, in the table's order. */
export const mine = computed<Character[]>(() => characters.value.filter((character) => character.owner !== null && character.owner === me.value?.id));
/** Everyone's that this viewer may know of, in the table's order. */
export const characters = computed<Character[]>(() => {
  const seen = view.value;
  return seen ? seen.character_order.flatMap((id) => seen.characters[id] ?? []) : [];
});

/** @returns whether an event is still this phone's word alone */
export const isWaiting = (id: string): boolean => queue.value.some((item) => item.id === id);
