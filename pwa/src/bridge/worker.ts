/** The rules in a worker: MicroPython, the core's bundle, the systems' as they are asked for. One call at a time. */
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import wasm from "@micropython/micropython-webassembly-pyscript/micropython.wasm?url";
import { face } from "./dice";
import type { Answer, Ask } from "./protocol";
import { install, start } from "./runtime.mjs";

type Call = (name: string, ...args: unknown[]) => any;

const HEAP = 8 * 1024 * 1024;
const MOST_DICE = 400; // the rules refuse earlier; this ends a loop that they would not
const systems = new Set<string>();
let call: Call | null = null;
let micropython: unknown;

// the worker's own file lies one folder down; the app may lie in any
const ROOT = import.meta.env.PROD ? new URL("..", self.location.href) : new URL("/", self.location.href);

async function bundle(name: string): Promise<ArrayBuffer> {
  const response = await fetch(new URL(`rules/${name}.bin`, ROOT));
  if (!response.ok) throw new Error(`rules/${name}.bin: ${response.status}`);
  return response.arrayBuffer();
}

async function load(system: string): Promise<void> {
  if (!call) {
    const [python, core] = await Promise.all([loadMicroPython({ url: wasm, heapsize: HEAP }), bundle("core")]);
    install(python, core);
    micropython = python;
    call = start(python) as Call;
  }
  if (!system || systems.has(system)) return;
  install(micropython, await bundle(system));
  systems.add(system);
}

/** Decide with dice drawn one at a time, each when the rules ask for it. @returns {"event", "faces"} or {"error"} */
function roll(state: unknown, command: Record<string, unknown>): unknown {
  const faces: Record<string, number[]> = {};
  for (let count = 0; count < MOST_DICE; count += 1) {
    const answer = call!("decide", state, { ...command, offline: true, faces }, null);
    if (!answer.needs) return answer.error ? answer : { event: answer.event, faces };
    const { label, sides } = answer.needs as { label: string; sides: number };
    (faces[label] ??= []).push(face(sides));
  }
  return { error: { code: "too_many_dice" } };
}

async function answer({ kind, name, args }: Ask): Promise<unknown> {
  if (kind === "load") return load(name);
  if (!call) throw new Error("called before load");
  if (kind === "roll") return roll(args[0], args[1] as Record<string, unknown>);
  return call(name, ...args);
}

let lane: Promise<unknown> = Promise.resolve();

addEventListener("message", (event: MessageEvent<Ask>) => {
  const ask = event.data;
  lane = lane
    .then(() => answer(ask))
    .then((value): Answer => ({ id: ask.id, value }), (error): Answer => ({ id: ask.id, failure: String(error?.message ?? error) }))
    .then((result) => postMessage(result));
});
