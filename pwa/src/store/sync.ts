/**
 * The line to the table. Socket.IO's own buffers, retries and recovery are not used: command ids, the outbox and
 * `since` do that work. A phone that wakes up asks at once.
 */
import { batch } from "@preact/signals";
import { io, type Socket } from "socket.io-client";
import { language } from "@/shared/i18n";
import type { Ack, Command, Failure, Frame, View, Viewer } from "@/shared/types";
import { applyFrame } from "./apply";
import { saveSoon } from "./known";
import { carriedOut, drop, refuse } from "./outbox";
import { foundAt, hello, otherPlaces, rememberPlaces, trustedPlace } from "./places";
import { confirmed, connection, outOfTouch, presence, queue, refusal, session } from "./state";

const PROTOCOL = 1;
const ACK_PATIENCE = 4_000;
const PROBE_PATIENCE = 2_000;
const CATCHING_PATIENCE = 6_000;
const BANNER_AFTER = 3_000;
const SLOWEST_RETRY = 8_000;
const PASSING = new Set(["too_fast", "busy", "internal"]);
const PAUSE = 1_000;
const MOST_PAUSES = 8; // then it is no passing trouble, and the rest of the queue must not wait for it

let socket: Socket | null = null;
let place = location.origin; // where the table is, as far as is known
let looking = false;
let attempts = 0;
let askedAt: string | null = null; // whose addresses are known
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let bannerTimer: ReturnType<typeof setTimeout> | undefined;
let catchingTimer: ReturnType<typeof setTimeout> | undefined;
let flushing = false;
let fresh = false; // the next connection asks for everything

function stand(as: typeof connection.value): void {
  connection.value = as;
  if (as === "connecting" || as === "catching") {
    // one count from when it was lost, however often it is tried meanwhile
    bannerTimer ??= setTimeout(() => (outOfTouch.value = true), BANNER_AFTER);
    return;
  }
  clearTimeout(bannerTimer);
  bannerTimer = undefined;
  outOfTouch.value = false;
}

/** Open the line of the session that is open. */
export function connect(): void {
  hangUp();
  const open = session.peek();
  if (open?.kind !== "table") return;
  const made = io(place, {
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    timeout: 6_000,
    auth: (tell) => tell({ token: open.token, since: fresh ? null : (confirmed.peek()?.seq ?? null), version: PROTOCOL, lang: language.peek(), app: __VERSION__ }),
  });
  socket = made;
  listen(made);
  stand("connecting");
  made.connect();
}

/** Nobody answers where the table was: see whether it does at another of its addresses, and go on there. */
async function lookElsewhere(): Promise<void> {
  const others = otherPlaces(place);
  if (looking || !others.length) return;
  looking = true;
  const [here, other] = await Promise.all([hello(place), trustedPlace(others)]);
  looking = false;
  if (here || !other || connection.peek() !== "connecting") return;
  place = other;
  attempts = 0;
  reopen();
}

/** The line stands: keep where, and all that the server says of where it can be found. */
function standsHere(): void {
  foundAt.value = place === location.origin ? "" : place;
  if (askedAt === place) return;
  askedAt = place;
  void hello(place).then((told) => told && rememberPlaces(told));
}

function hangUp(): void {
  clearTimeout(retryTimer);
  clearTimeout(catchingTimer);
  socket?.removeAllListeners();
  socket?.disconnect();
  socket = null;
}

/** Close the line and stay away. */
export function disconnect(): void {
  hangUp();
  stand("off");
}

function listen(made: Socket): void {
  // what the table says on connecting may be heard before "connect" is
  let told = false;
  const heard = () => {
    told = true;
    if (made.connected && made === socket) caughtUp();
  };
  made.on("connect", () => {
    stand("catching");
    standsHere();
    clearTimeout(catchingTimer);
    if (told) caughtUp();
    else catchingTimer = setTimeout(reopen, CATCHING_PATIENCE);
  });
  made.on("welcome", (all: { seq: number; state: View; you: Viewer }) => {
    fresh = false;
    const known = new Set(all.state.log.map((entry) => entry.id));
    const done = queue.peek().filter((item) => known.has(item.id)).map((item) => item.id);
    batch(() => {
      confirmed.value = { ...all.state, seq: all.seq };
      takeSeat(all.you);
      void drop(done);
    });
    heard();
  });
  made.on("events", (frames: Frame[]) => {
    take(frames);
    heard();
  });
  made.on("addresses", (told: { addresses: string[]; secure: string[] }) => rememberPlaces(told));
  made.on("presence", (there: typeof presence.value) => (presence.value = there));
  made.on("disconnect", (reason) => {
    stand("connecting");
    retry(reason === "io server disconnect");
  });
  made.on("connect_error", (error: Error & { data?: Failure }) => {
    const failure = error.data?.code ? error.data : null;
    if (failure && !PASSING.has(failure.code)) return turnedAway(failure);
    stand("connecting");
    retry(false);
  });
}

/** Apply frames, and take out of the queue what they carry out, in one step for whoever looks. */
function take(frames: Frame[]): void {
  const before = confirmed.peek();
  if (!before) return;
  try {
    const after = frames.reduce((seen, frame) => applyFrame(seen, frame), before);
    batch(() => {
      confirmed.value = after;
      void drop(carriedOut(frames));
    });
    saveSoon();
    for (const waiting of [...atSeq]) waiting();
  } catch {
    // a frame that does not fit what is known here: ask for everything
    fresh = true;
    reopen();
  }
}

function takeSeat(you: Viewer): void {
  const open = session.peek();
  const member = you.member ? confirmed.peek()?.members[you.member] : undefined;
  if (open && member) session.value = { ...open, name: confirmed.peek()?.table.name ?? open.name, member };
  saveSoon();
}

function caughtUp(): void {
  clearTimeout(catchingTimer);
  attempts = 0;
  refusal.value = null;
  if (connection.peek() !== "on") void flush();
}

function turnedAway(failure: Failure): void {
  refusal.value = failure;
  stand("refused");
}

function retry(slowly: boolean): void {
  clearTimeout(retryTimer);
  const wait = Math.min(SLOWEST_RETRY, (slowly ? 1_000 : 250) * 2 ** Math.min(attempts, 6));
  attempts += 1;
  if (attempts > 1) void lookElsewhere();
  retryTimer = setTimeout(reopen, wait * (0.75 + Math.random() / 2));
}

function reopen(): void {
  if (session.peek()?.kind === "table") connect();
}

/** Somebody looks at the phone again, or the network came back: ask at once whether the line still lives. */
export function wake(): void {
  if (session.peek()?.kind !== "table" || connection.peek() === "refused") return;
  const asked = socket;
  if (!asked?.connected) {
    attempts = 0;
    reopen();
    return;
  }
  asked.timeout(PROBE_PATIENCE).emit("alive", (error: Error | null, answer?: { ok: boolean }) => {
    if (asked === socket && (error || !answer?.ok)) reopen();
  });
}

/** Emit a command. @returns the table's answer; null when none came */
export async function ask(command: Command): Promise<Ack | null> {
  const line = socket;
  if (!line?.connected) return null;
  try {
    return (await line.timeout(ACK_PATIENCE).emitWithAck("command", command)) as Ack;
  } catch {
    if (line === socket) reopen();
    return null;
  }
}

const atSeq = new Set<() => void>();

/** Wait until the view has come to `seq`: an answer may come before the frame it speaks of. */
export function reached(seq: number, patience = 2_000): Promise<void> {
  if ((confirmed.peek()?.seq ?? 0) >= seq) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      atSeq.delete(check);
      resolve();
    };
    const check = () => (confirmed.peek()?.seq ?? 0) >= seq && done();
    const timer = setTimeout(done, patience);
    atSeq.add(check);
  });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Send what waits, in order, each after the one before was answered. Then the phone is at the table. */
async function flush(): Promise<void> {
  if (flushing) return;
  flushing = true;
  const line = socket;
  let pauses = 0;
  try {
    for (let item = queue.peek()[0]; item && line === socket && line?.connected; item = queue.peek()[0]) {
      const answer = await ask(item.command);
      if (!answer) return;
      if (answer.ok) {
        await reached(answer.seq);
        await drop([item.id]);
        pauses = 0;
      } else if (PASSING.has(answer.error.code) && pauses < MOST_PAUSES) {
        pauses += 1;
        await pause(PAUSE);
      } else {
        await refuse(item, answer.error);
      }
    }
    if (line === socket && line?.connected) stand("on");
  } finally {
    flushing = false;
    // another line was opened meanwhile and waits for its turn
    if (line !== socket && socket?.connected && connection.peek() === "catching") void flush();
  }
}

/** Watch for the phone waking up and the network coming back. Once, at start. */
export function watchWaking(): void {
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && wake());
  window.addEventListener("pageshow", (event) => event.persisted && wake());
  addEventListener("online", wake);
}
