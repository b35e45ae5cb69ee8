/**
 * Hold to speak, where the browser's recognition really starts. There is one object and one utterance at a time; an
 * utterance is taken once, when it ends. That the browser has the interface proves nothing (an installed app on an
 * iPhone has it and stays silent): a first press that no `start` follows takes the button away.
 */
import { signal } from "@preact/signals";
import { language } from "@/shared/i18n";
import { readResults, type ResultEvent } from "./heard";

interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}
type Maker = { new (): Recognition; available?: (options: object) => Promise<string> };

const STARTS_WITHIN = 2_000;
const ANSWER_WITHIN = 10_000; // somebody reads what the browser asks before the first time
const ENDS_WITHIN = 2_500;

const maker = (): Maker | undefined => {
  const here = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  return here.SpeechRecognition ?? here.webkitSpeechRecognition;
};

/** "off": not here. "idle": may be pressed. "waiting": pressed, not begun. "on": it listens. */
export const voice = signal<"off" | "idle" | "waiting" | "on">(maker() && globalThis.isSecureContext ? "idle" : "off");
/** What it hears, as it hears it. */
export const hearing = signal("");
/** Why there is nothing to take: a message's last part ("silent", "blocked", "offline", "nothing"). */
export const trouble = signal<"silent" | "blocked" | "offline" | "nothing" | null>(null);

let recognition: Recognition | null = null;
let take: ((sentence: string) => void) | null = null;
let final = "";
let proven = false;
let released = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function gone(why: "silent" | "blocked"): void {
  clearTimeout(timer);
  take = null;
  voice.value = "off";
  trouble.value = why;
  recognition?.abort();
}

/** The one end of an utterance, however it came. */
function finish(): void {
  clearTimeout(timer);
  const taker = take;
  take = null;
  if (voice.value !== "off") voice.value = "idle";
  const sentence = final;
  final = hearing.value = "";
  if (taker && sentence) taker(sentence);
  else if (taker && !trouble.value) trouble.value = "nothing";
}

const FAILURES: Record<string, () => void> = {
  "not-allowed": () => gone("blocked"),
  "service-not-allowed": () => gone("blocked"),
  "audio-capture": () => gone("blocked"),
  network: () => void (trouble.value = "offline"),
};

function make(): Recognition {
  const made = new (maker()!)();
  made.continuous = false;
  made.interimResults = true;
  made.maxAlternatives = 1;
  made.addEventListener("start", () => {
    proven = true;
    clearTimeout(timer);
    if (take) voice.value = "on";
    if (released) made.stop();
  });
  made.addEventListener("result", (event) => {
    const heard = readResults(event as unknown as ResultEvent);
    final = heard.final || final;
    hearing.value = heard.all;
  });
  made.addEventListener("error", (event) => FAILURES[(event as unknown as { error: string }).error]?.());
  made.addEventListener("end", finish);
  return made;
}

async function asksFirst(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "microphone" as PermissionName })).state === "prompt";
  } catch {
    return false;
  }
}

/** The device's own recogniser where it has one for this language: nothing leaves the room. */
async function preferLocal(here: Recognition): Promise<void> {
  const available = await maker()?.available?.({ langs: [here.lang], processLocally: true }).catch(() => "");
  here.processLocally = available === "available";
}

/** Begin to listen; what was said goes to `taker`, once. */
export function press(taker: (sentence: string) => void): void {
  if (voice.value !== "idle") return;
  const here = (recognition ??= make());
  trouble.value = null;
  final = hearing.value = "";
  released = false;
  take = taker;
  here.lang = language.peek();
  voice.value = "waiting";
  try {
    here.start();
  } catch {
    return finish(); // still busy with the one before
  }
  if (proven) return;
  timer = setTimeout(() => gone("silent"), STARTS_WITHIN);
  void preferLocal(here);
  void asksFirst().then((asks) => {
    if (!asks || voice.value !== "waiting") return;
    clearTimeout(timer);
    timer = setTimeout(() => gone("silent"), ANSWER_WITHIN);
  });
}

/** Let go: what was said so far is the sentence. */
export function release(): void {
  released = true;
  if (voice.value !== "on") return;
  recognition?.stop();
  timer = setTimeout(finish, ENDS_WITHIN);
}
