/** The rules, as a screen calls them: `await rules.call("plan", state, actor, intent)`. */
import { signal } from "@preact/signals";
import type { Command, Failure, Frame, Intent, Odds, Plan, View } from "@/shared/types";
import type { Answer, Ask } from "./protocol";

const PATIENCE = 20_000; // a call that takes longer hangs (a slow phone has others before it): the worker is replaced
const LOADING = 60_000;

/** How the runtime stands: "cold" until first asked for. */
export const runtime = signal<"cold" | "loading" | "ready" | "failed">("cold");

interface Pending {
  resolve: (value: any) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

const pending = new Map<number, Pending>();
const systems = new Set<string>();
let worker: Worker | null = null;
let next = 1;
let loading: Promise<void> | null = null;

function ask<T>(kind: Ask["kind"], name: string, args: unknown[], patience: number): Promise<T> {
  const running = (worker ??= startWorker());
  return new Promise<T>((resolve, reject) => {
    const id = next++;
    const timer = setTimeout(() => recycle(new Error(`no answer: ${name}`)), patience);
    pending.set(id, { resolve, reject, timer });
    running.postMessage({ id, kind, name, args } satisfies Ask);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "rules" });
  started.addEventListener("message", (event: MessageEvent<Answer>) => {
    const answer = event.data;
    const waiting = pending.get(answer.id);
    if (!waiting) return;
    pending.delete(answer.id);
    clearTimeout(waiting.timer);
    if ("failure" in answer) waiting.reject(new Error(answer.failure));
    else waiting.resolve(answer.value);
  });
  started.addEventListener("error", (event) => recycle(new Error(event.message || "the rules stopped")));
  return started;
}

/** Throw a worker away with all it was doing; the next call starts another. */
function recycle(error: Error): void {
  worker?.terminate();
  worker = null;
  loading = null;
  runtime.value = "cold";
  for (const waiting of pending.values()) {
    clearTimeout(waiting.timer);
    waiting.reject(error);
  }
  pending.clear();
}

/** Bring the runtime and a system's rules in. Called after the first paint; every call does it if nobody did. */
function ready(system = ""): Promise<void> {
  if (system) systems.add(system);
  const before = loading;
  if (before && (!system || loadedSystems.has(system))) return before;
  if (!before) {
    runtime.value = "loading";
    loadedSystems.clear();
  }
  for (const name of systems) loadedSystems.add(name);
  const wanted = systems.size ? [...systems] : [""];
  const arriving = Promise.all(wanted.map((name) => ask<void>("load", name, [], LOADING))).then(
    () => void (runtime.value = "ready"),
    (error) => {
      recycle(error);
      runtime.value = "failed";
      throw error;
    },
  );
  loading = arriving;
  return arriving;
}
const loadedSystems = new Set<string>();

/** Call once more with a new worker if the first failed: every call of the rules leaves nothing behind. */
async function patiently<T>(kind: Ask["kind"], name: string, args: unknown[]): Promise<T> {
  await ready();
  try {
    return await ask<T>(kind, name, args, PATIENCE);
  } catch (error) {
    recycle(error as Error);
    await ready();
    return ask<T>(kind, name, args, PATIENCE);
  }
}

/** A function of the rules answered with an error of theirs. */
export class RulesError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/** @throws RulesError with the code and field at fault */
async function call<T = any>(name: string, ...args: unknown[]): Promise<T> {
  const answer = await patiently<any>("call", name, args);
  if (answer && typeof answer === "object" && answer.error && Object.keys(answer).length === 1) throw new RulesError(answer.error);
  return answer as T;
}

export type Decided = { event: Frame; faces: Record<string, number[]> } | { error: Failure };

export const rules = {
  ready,
  call,
  /** The sheet before a roll. */
  plan: (state: View, actor: string | null, intent: Intent) => call<Plan>("plan", state, actor, intent),
  /** The exact chance with the modifiers that are on. */
  odds: (state: View, actor: string | null, intent: Intent, on: Record<string, boolean>, extra: { source: string; value: number }[] = []) =>
    call<Odds>("odds", state, actor, intent, on, extra),
  /** An op with given faces: {"outcome"...} or {"needs"}. */
  resolve: (request: Record<string, unknown>, faces: unknown) => call("resolve", request, faces),
  newTable: (code: string, name: string, system: string, gm: { id: string; name: string }) => call<View>("new_table", code, name, system, gm),
  /** Decide a command here: with the phone's dice, or with `faces` of dice on the table (physical). */
  decide: (state: View, command: Command & { by: string }): Promise<Decided> => patiently<Decided>("roll", "decide", [state, command]),
  /** Decide with the faces in the command and no others. */
  decideWith: (state: View, command: Command & { by: string }) => patiently<any>("call", "decide", [state, command, null]),
};

