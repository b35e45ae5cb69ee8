/** The entries of the open table's game, and asking for them. Nothing is loaded before somebody looks a rule up. */
import { signal } from "@preact/signals";
import { hasText, t, tFirst } from "@/shared/i18n";
import { session } from "@/store";
import type { Entry, Hit } from "./search";

export interface Reference {
  system: string;
  order: Entry[];
  byId: Map<string, Entry>;
}

/** The reference of the open table's game; null until it has come. */
export const reference = signal<Reference | null>(null);
export const failed = signal(false);

let worker: Worker | null = null;
let next = 1;
let loading: { system: string; done: Promise<void> } | null = null;
const waiting = new Map<number, { resolve: (value: any) => void; reject: (error: Error) => void }>();

function ask<T>(message: Record<string, unknown>): Promise<T> {
  worker ??= start();
  const id = next++;
  return new Promise<T>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker!.postMessage({ ...message, id });
  });
}

function start(): Worker {
  const made = new Worker(new URL("./search.worker.ts", import.meta.url), { type: "module", name: "reference" });
  made.addEventListener("message", ({ data }: MessageEvent<{ id: number; value?: unknown; failure?: string }>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.failure !== undefined) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.value);
  });
  return made;
}

/** Bring the reference of the open table's game, once. */
export function bring(): Promise<void> {
  const system = session.peek()?.system;
  if (!system) return Promise.resolve();
  if (loading?.system === system) return loading.done;
  reference.value = null;
  failed.value = false;
  const done = ask<Entry[]>({ kind: "load", system }).then(
    (order) => void (reference.value = { system, order, byId: new Map(order.map((entry) => [entry.id, entry])) }),
    () => {
      failed.value = true;
      loading = null;
    },
  );
  loading = { system, done };
  return done;
}

/** @returns entries for what was typed, best first */
export async function find(query: string): Promise<Entry[]> {
  await bring();
  const hits = await ask<Hit[]>({ kind: "find", query });
  return hits.flatMap((hit) => reference.value?.byId.get(hit.id) ?? []);
}

/** @returns the entry's name in the reader's language */
export const nameOf = (entry: Entry, english: boolean): string => (english ? (entry.english[0] ?? entry.title) : entry.title);

/** @returns the first sentence or two, for reading aloud and for lists: no marks, at most `most` letters */
export function shortAnswer(entry: Entry, most = 220): string {
  const first = entry.blocks.find((block) => "p" in block) as { p: string } | undefined;
  const words = (first?.p ?? "").replaceAll("**", "");
  if (words.length <= most) return words;
  const cut = words.slice(0, most);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("; "));
  return end > most / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}

/** @returns the entry that explains what a screen asks about ("state-shaken"), by its id or else by its words */
export async function entryAbout(about: string): Promise<Entry | null> {
  await bring();
  const known = reference.value;
  if (!known) return null;
  const [, kind = "", id = ""] = /^([a-z]+)-(.+)$/.exec(about) ?? [];
  const plain = id.replaceAll("_", "-");
  const own = known.byId.get(about) ?? known.byId.get(plain);
  if (own) return own;
  const byOp = kind === "op" ? known.order.find((entry) => entry.ops.includes(id)) : undefined;
  if (byOp) return byOp;
  const label = labelOf(known.system, kind, id);
  return label ? ((await find(label))[0] ?? null) : null;
}

function labelOf(system: string, kind: string, id: string): string {
  const keys = [`${system}-${kind}-${id}`, `${system}-w-${id}`];
  return keys.some(hasText) ? tFirst(keys) : t(`${system}-trait-${id}`);
}
