import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ack, Command, Frame, View } from "@/shared/types";

type Handler = (...args: any[]) => void;

/** A table at the other end: answers by hand, keeps what it was told. */
class Line {
  static open: Line[] = [];
  connected = false;
  told: { command: Command; answer: (ack: Ack) => void; fail: (error: Error) => void }[] = [];
  readonly auth: any;
  #handlers = new Map<string, Handler[]>();
  constructor(options: { auth: (tell: (auth: unknown) => void) => void }) {
    options.auth((auth) => ((this as any).auth = auth));
    Line.open.push(this);
  }
  on(name: string, run: Handler): this {
    this.#handlers.set(name, [...(this.#handlers.get(name) ?? []), run]);
    return this;
  }
  removeAllListeners(): void {
    this.#handlers.clear();
  }
  connect(): void {}
  disconnect(): void {
    this.connected = false;
  }
  timeout(): this {
    return this;
  }
  emit(): void {}
  emitWithAck(_: string, command: Command): Promise<Ack> {
    return new Promise((answer, fail) => this.told.push({ command, answer, fail }));
  }
  hear(name: string, ...args: unknown[]): void {
    for (const run of this.#handlers.get(name) ?? []) run(...args);
  }
  welcome(state: View): void {
    this.connected = true;
    this.hear("welcome", { seq: state.seq, state, you: { role: "player", member: "rosa" } });
    this.hear("connect");
  }
}

vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
vi.mock("socket.io-client", () => ({ io: (_place: string, options: any) => new Line(options) }));

const event = (command: Command): Frame => ({ id: command.id, type: command.type, by: "rosa", offline: true, data: {}, changes: [{ path: ["pools", command.id], to: 1 }] });
vi.mock("@/bridge/rules", () => ({
  rules: {
    ready: async () => undefined,
    decide: async (_: View, command: Command) => ({ event: event(command), faces: { trait: [4] } }),
    decideWith: async (_: View, command: Command) => (command.type === "roll" ? { needs: { label: "trait", sides: 6 } } : { event: event(command) }),
  },
}));

const { connection, confirmed, history, queue, session, view } = await import("./state");
const { connect, disconnect } = await import("./sync");
const { send } = await import("./send");

const empty = (seq: number): View =>
  ({ seq, table: { code: "KAPUA", name: "Ponte", system: "swade" }, members: { rosa: { id: "rosa", name: "Rosa", role: "player" } }, pools: {}, characters: {}, character_order: [], rolls: {}, roll_order: [], log: [], trail: [] }) as unknown as View;
const frame = (seq: number, command: Command): Frame => ({ ...event(command), seq });
const line = (): Line => Line.open[Line.open.length - 1]!;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

/** The table answers the command it was told last: carried out as `seq`. */
async function carryOut(seq: number, at = line().told.length - 1): Promise<void> {
  const { command, answer } = line().told[at]!;
  line().hear("events", [frame(seq, command)]);
  answer({ ok: true, seq });
  await settle();
}

beforeEach(() => {
  Line.open = [];
  session.value = { code: "KAPUA", kind: "table", name: "Ponte", system: "swade", token: "t", member: { id: "rosa", name: "Rosa", role: "player" } };
  confirmed.value = empty(3);
  queue.value = [];
  history.value = [];
  connect();
});
afterEach(disconnect);

describe("at the table", () => {
  beforeEach(async () => {
    line().welcome(empty(3));
    await settle();
  });

  it("what the table says before 'connect' counts", () => {
    expect(connection.value).toBe("on");
  });

  it("a command returns when the view shows what came of it", async () => {
    const sent = send({ type: "pool" });
    await settle();
    await carryOut(4);
    const result = await sent;
    expect(result).toMatchObject({ ok: true, waiting: false });
    expect(view.value!.pools[result.id]).toBe(1);
    expect(queue.value).toEqual([]);
  });

  it("a refusal changes nothing and says the field", async () => {
    const sent = send({ type: "pool" });
    await settle();
    line().told[0]!.answer({ ok: false, error: { code: "not_allowed", field: "pool" } });
    expect(await sent).toMatchObject({ ok: false, error: { code: "not_allowed", field: "pool" } });
    expect(queue.value).toEqual([]);
  });

  it("socketio/socket.io#5334: without an answer the same id is sent again, and no dice are rolled here for it", async () => {
    const sent = send({ type: "roll" });
    await settle();
    line().told[0]!.fail(new Error("operation has timed out"));
    expect(await sent).toMatchObject({ ok: true, waiting: true, undecided: true });
    expect(queue.value).toMatchObject([{ unsure: true, event: null }]);
    expect(line().auth.since).toBe(3);
    const first = queue.value[0]!.id;
    line().welcome(empty(3));
    await settle();
    expect(line().told.map(({ command }) => command)).toEqual([{ type: "roll", id: first }]);
    await carryOut(4);
    expect(queue.value).toEqual([]);
    expect(connection.value).toBe("on");
  });

  it("what the table had carried out already is not sent again", async () => {
    const sent = send({ type: "roll" });
    await settle();
    line().told[0]!.fail(new Error("operation has timed out"));
    const { id } = await sent;
    line().connected = true;
    line().hear("events", [frame(4, { id, type: "roll" })]);
    line().hear("connect");
    await settle();
    expect(line().told).toEqual([]);
    expect(queue.value).toEqual([]);
    expect(view.value!.pools[id]).toBe(1);
  });

  it("a change that asks for no die shows at once even then", async () => {
    const sent = send({ type: "pool" });
    await settle();
    line().told[0]!.fail(new Error("operation has timed out"));
    const result = await sent;
    expect(result).toMatchObject({ waiting: true, undecided: false });
    expect(view.value!.pools[result.id]).toBe(1);
  });
});

describe("without the table", () => {
  it("the phone decides, shows it, and keeps command and faces", async () => {
    const result = await send({ type: "roll" });
    expect(result).toMatchObject({ ok: true, waiting: true, undecided: false });
    expect(view.value!.pools[result.id]).toBe(1);
    expect(confirmed.value!.pools[result.id]).toBeUndefined();
    expect(queue.value[0]!.command).toEqual({ id: result.id, type: "roll", offline: true, faces: { trait: [4] } });
  });

  it("kakaroto/Beyond20#1319: back at the table it catches up first, then sends each once and in order", async () => {
    const ids = [];
    for (let tap = 0; tap < 3; tap += 1) ids.push((await send({ type: "roll" })).id);
    line().welcome(empty(7));
    await settle();
    expect(connection.value).toBe("catching");
    for (let at = 0; at < 3; at += 1) {
      expect(line().told).toHaveLength(at + 1);
      await carryOut(8 + at);
    }
    expect(line().told.map(({ command }) => command.id)).toEqual(ids);
    expect(connection.value).toBe("on");
    expect(queue.value).toEqual([]);
    expect(view.value!.log.map((entry) => entry.waiting)).toEqual([undefined, undefined, undefined]);
  });

  it("massif-press/compcon#2104: what cannot be carried out any more stays with its owner, with the reason", async () => {
    const first = await send({ type: "roll" });
    const second = await send({ type: "pool" });
    line().welcome(empty(7));
    await settle();
    line().told[0]!.answer({ ok: false, error: { code: "no_fight" } });
    await settle();
    await carryOut(8);
    expect(history.value).toMatchObject([{ id: first.id, error: { code: "no_fight" } }]);
    expect(view.value!.pools[first.id]).toBeUndefined();
    expect(view.value!.pools[second.id]).toBe(1);
  });

  it("a table that does not know the phone any more is said so, and is not asked again and again", async () => {
    line().hear("connect_error", Object.assign(new Error("unknown_token"), { data: { code: "unknown_token" } }));
    await settle();
    expect(connection.value).toBe("refused");
    expect(Line.open).toHaveLength(1);
  });

  it("socketio/socket.io#758: five reconnects, and an event counts once", async () => {
    for (let times = 0; times < 5; times += 1) {
      connect();
      line().welcome(empty(7));
      await settle();
    }
    line().hear("events", [frame(8, { id: "somebodys-1", type: "roll" })]);
    expect(view.value!.log).toHaveLength(1);
  });
});
