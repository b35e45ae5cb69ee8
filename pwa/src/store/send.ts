/** `send`: what every tap that changes something calls. */
import { newId } from "@/bridge/dice";
import { rules } from "@/bridge/rules";
import type { Command, CommandBody, Failure, Frame, View } from "@/shared/types";
import { applyFrame } from "./apply";
import { saveNow } from "./known";
import { amend, keep } from "./outbox";
import { confirmed, connection, me, queue, session, view } from "./state";
import { ask, reached } from "./sync";

/** `waiting`: kept on the phone, not yet on the table. `undecided`: and only the table can say what came of it. */
export type Sent = { ok: true; id: string; waiting: boolean; undecided: boolean } | { ok: false; id: string; error: Failure };

const NO_TABLE: Failure = { code: "no_table" };
const CATCHING_PATIENCE = 2_500;

/**
 * Send a command: decided by the table where there is one, by the phone where there is none.
 *
 * When this returns ok, `view` shows what came of it; it is on the table, or (`waiting`) on this phone's disk.
 * @returns the error with its field where it was refused; then nothing has changed
 */
export async function send(body: CommandBody): Promise<Sent> {
  const command: Command = { ...body, id: newId() };
  const open = session.peek();
  if (!open || !me.peek()) return { ok: false, id: command.id, error: NO_TABLE };
  if (open.kind === "solo") return inLane(() => alone(command));
  if (connection.peek() === "catching") await caughtUp();
  if (connection.peek() === "on" && queue.peek().length === 0) {
    const answer = await ask(command);
    if (answer?.ok) {
      await reached(answer.seq);
      return { ok: true, id: command.id, waiting: false, undecided: false };
    }
    if (answer) return { ok: false, id: command.id, error: answer.error };
    return inLane(() => keepUnsure(command));
  }
  return inLane(() => keepDecided(command));
}

// what is decided here is decided in order: each on top of the one before
let lane: Promise<unknown> = Promise.resolve();
function inLane<T>(work: () => Promise<T>): Promise<T> {
  const done = lane.then(work, work);
  lane = done.catch(() => undefined);
  return done;
}

function caughtUp(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, CATCHING_PATIENCE);
    const stop = connection.subscribe((as) => as !== "catching" && setTimeout(done));
    function done(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

interface Here {
  command: Command;
  event: Frame;
}

/** Decide on the phone, with its dice; with those on the table where the command brings them. */
async function decideHere(state: View, command: Command): Promise<Here | Failure> {
  const by = me.peek()!.id;
  const given = { ...command, by, at: Date.now() };
  if (command.physical) {
    const answer = await rules.decideWith(state, given);
    if (answer.needs) return { code: "needs_dice", values: answer.needs };
    return answer.error ?? { command: { ...command, offline: true }, event: stamped(answer.event) };
  }
  const answer = await rules.decide(state, given);
  if ("error" in answer) return answer.error;
  return { command: { ...command, offline: true, faces: answer.faces }, event: stamped(answer.event) };
}

const stamped = (event: Frame): Frame => ({ ...event, at: Date.now() });
const failed = (decided: Here | Failure): decided is Failure => "code" in decided;

async function keepDecided(command: Command): Promise<Sent> {
  const state = view.peek();
  if (!state) return { ok: false, id: command.id, error: NO_TABLE };
  const decided = await decideHere(state, command).catch((): Failure => ({ code: "rules_broken" }));
  if (failed(decided)) return { ok: false, id: command.id, error: decided };
  await keep({ code: session.peek()!.code, id: command.id, command: decided.command, event: decided.event, at: Date.now(), unsure: false });
  return { ok: true, id: command.id, waiting: true, undecided: false };
}

/**
 * No answer came: the table may have carried it out or not. It is sent again as it was, under the same id. What asks
 * for no die is shown at once; of a roll only the table can know the dice.
 */
async function keepUnsure(command: Command): Promise<Sent> {
  await keep({ code: session.peek()!.code, id: command.id, command, event: null, at: Date.now(), unsure: true });
  const state = view.peek();
  const answer = state && (await rules.decideWith(state, { ...command, by: me.peek()!.id, at: Date.now() }).catch(() => null));
  if (answer?.event) await amend(command.id, { event: stamped(answer.event) });
  return { ok: true, id: command.id, waiting: true, undecided: !answer?.event };
}

/** A table of one: decided, applied and kept here. */
async function alone(command: Command): Promise<Sent> {
  const state = confirmed.peek();
  if (!state) return { ok: false, id: command.id, error: NO_TABLE };
  const decided = await decideHere(state, command).catch((): Failure => ({ code: "rules_broken" }));
  if (failed(decided)) return { ok: false, id: command.id, error: decided };
  confirmed.value = applyFrame(state, { ...decided.event, seq: state.seq + 1 });
  await saveNow();
  return { ok: true, id: command.id, waiting: false, undecided: false };
}
