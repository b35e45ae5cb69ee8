import { beforeEach, describe, expect, it, vi } from "vitest";

class Fake extends EventTarget {
  static last: Fake;
  static made = 0;
  lang = "";
  started = 0;
  stopped = 0;
  constructor() {
    super();
    Fake.made += 1;
    Fake.last = this;
  }
  start = () => void (this.started += 1);
  stop = () => void (this.stopped += 1);
  abort = () => undefined;
  say(name: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(name), more));
  }
  finals(...words: string[]) {
    this.say("result", { resultIndex: 0, results: words.map((transcript) => Object.assign([{ transcript }], { isFinal: true })) });
  }
}

async function fresh() {
  vi.resetModules();
  vi.stubGlobal("webkitSpeechRecognition", Fake);
  vi.stubGlobal("isSecureContext", true);
  Fake.made = 0;
  return import("./listen");
}

describe("hold to speak", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("willdady/platypus#771: an utterance is taken once, however often it is told", async () => {
    const { press, release, voice } = await fresh();
    const taken: string[] = [];
    press((sentence) => taken.push(sentence));
    Fake.last.say("start");
    expect(voice.value).toBe("on");
    Fake.last.finals("rolar Lutar");
    Fake.last.finals("rolar Lutar");
    release();
    Fake.last.say("end");
    Fake.last.finals("rolar Lutar");
    Fake.last.say("end");
    expect(taken).toEqual(["rolar Lutar"]);
    expect(voice.value).toBe("idle");
  });

  it("erwins-enkel/shepherd#103: where nothing starts within two seconds, the button goes and says so", async () => {
    const { press, trouble, voice } = await fresh();
    press(() => undefined);
    await vi.advanceTimersByTimeAsync(2_100);
    expect([voice.value, trouble.value]).toEqual(["off", "silent"]);
  });

  it("one object serves every press, and one that never ends is ended", async () => {
    const { press, release } = await fresh();
    const taken: string[] = [];
    for (const words of ["dano", "correr"]) {
      press((sentence) => taken.push(sentence));
      Fake.last.say("start");
      Fake.last.finals(words);
      release();
      await vi.advanceTimersByTimeAsync(3_000);
    }
    expect(taken).toEqual(["dano", "correr"]);
    expect(Fake.made).toBe(1);
  });

  it("let go before it began: it stops as soon as it does", async () => {
    const { press, release } = await fresh();
    press(() => undefined);
    release();
    Fake.last.say("start");
    expect(Fake.last.stopped).toBe(1);
  });

  it("Opnek90/Minabox#203: plain http has no button", async () => {
    vi.resetModules();
    vi.stubGlobal("isSecureContext", false);
    expect((await import("./listen")).voice.value).toBe("off");
  });
});
