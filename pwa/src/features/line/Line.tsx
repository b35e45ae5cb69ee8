/** One line that takes typing, the keyboard's dictation and, where it works, the voice. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { RulesError } from "@/bridge/rules";
import { errorText, language, loadSystemWords, t, text } from "@/shared/i18n";
import { Button, Icon } from "@/shared/ui";
import { session, view } from "@/store";
import { act } from "./act";
import { Answer, type Said } from "./Answer";
import "./line.css";
import { hearing, press, release, trouble, voice } from "./listen";
import { past, remember } from "./past";
import { type Reading, understand, warmUp } from "./understand";

const WARM_AFTER = 4_000; // the first screen and the first roll come before

export default function Line(): JSX.Element | null {
  if (!session.value || !view.value) return null;
  return <OpenLine />;
}

function OpenLine(): JSX.Element {
  const [words, setWords] = useState("");
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
  const [here, setHere] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const running = useRef(false);
  const system = session.value!.system;
  useEffect(() => {
    void loadSystemWords(system);
    const timer = setTimeout(() => warmUp(system), WARM_AFTER);
    return () => clearTimeout(timer);
  }, [system, language.value]);

  const carryOut = async (reading: Reading, heard = false) => {
    setSaid({ kind: "doing", words: text(reading.says) });
    const failure = await act(reading, heard);
    // what was done says so itself: the roll's own sheet, or in passing with its way back
    setSaid(failure ? { kind: "refused", words: text(reading.says), why: errorText(failure) } : null);
    if (!failure) setWords("");
  };
  const tell = async (sentence: string, heard = false) => {
    const asked = sentence.trim();
    // the same press, or a second one while the first is under way, is not a second sentence
    if (!asked || running.current) return;
    running.current = true;
    setBusy(true);
    trouble.value = null;
    try {
      const told = await understand(asked);
      remember(asked);
      const [only] = told.readings;
      if (told.readings.length === 1 && only) await carryOut(only, heard);
      else if (told.readings.length) setSaid({ kind: "asks", question: t(told.asks?.key ?? "speech-which"), options: told.readings, labels: told.asks?.options });
      else setSaid({ kind: "missed", words: text(told.missed), nearest: told.nearest });
    } catch (error) {
      setSaid({ kind: "refused", words: asked, why: errorText(error instanceof RulesError ? error.failure : { code: "rules_broken" }) });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const hear = (sentence: string) => {
    setWords(sentence);
    void tell(sentence, true);
  };
  const pick = (reading: Reading) => void carryOut(reading);
  const listening = voice.value === "on" || voice.value === "waiting";
  return (
    <div class="spoken" onFocusIn={() => setHere(true)} onFocusOut={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setHere(false)}>
      <Answer said={said} pick={pick} close={() => { setSaid(null); field.current?.focus(); }} />
      <Trouble />
      {here && !words && !said && !listening && <Past choose={(sentence) => { setWords(sentence); field.current?.focus(); }} />}
      <form class={listening ? "spoken-line listening" : "spoken-line"} onSubmit={(event) => { event.preventDefault(); void tell(words); }}>
        <Entry field={field} words={listening ? hearing.value : words} set={(next) => { setWords(next); if (said) setSaid(null); }} listening={listening} />
        {words && !listening ? <Button kind="primary" icon="send" label={t("line-send")} submit disabled={busy} /> : <Mic hear={hear} />}
      </form>
    </div>
  );
}

interface EntryProps {
  field: { current: HTMLInputElement | null };
  words: string;
  set: (words: string) => void;
  listening: boolean;
}

/** The field; up and down walk through what was said before. */
function Entry({ field, words, set, listening }: EntryProps): JSX.Element {
  const at = useRef(-1);
  const walk = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (!by) {
      if (event.key === "Escape") set("");
      at.current = -1;
      return;
    }
    event.preventDefault();
    at.current = Math.max(-1, Math.min(past.value.length - 1, at.current + by));
    set(past.value[at.current] ?? "");
  };
  return (
    <input
      ref={field}
      class="spoken-field"
      type="text"
      value={words}
      readOnly={listening}
      maxLength={300}
      aria-label={t("line-label")}
      placeholder={t(voice.value === "on" ? "line-listening" : listening ? "line-waiting" : "line-placeholder")}
      autocomplete="off"
      autocapitalize="sentences"
      enterKeyHint="send"
      onKeyDown={walk}
      onInput={(event) => {
        at.current = -1;
        set(event.currentTarget.value);
      }}
    />
  );
}

/** The last sentences, for a tap. */
function Past({ choose }: { choose: (sentence: string) => void }): JSX.Element | null {
  if (!past.value.length) return null;
  return (
    <div class="spoken-past" role="group" aria-label={t("line-past")}>
      {past.value.slice(0, 4).map((sentence) => (
        <button key={sentence} type="button" class="chip" onClick={() => choose(sentence)}><span>{sentence}</span></button>
      ))}
    </div>
  );
}

/** Why the voice did not work, in words, with what works instead. */
function Trouble(): JSX.Element | null {
  if (!trouble.value) return null;
  return (
    <div class="spoken-answer" role="status">
      <p class="grow">{t(`line-trouble-${trouble.value}`)}</p>
      <Button kind="quiet" icon="close" label={t("ui-close")} run={() => void (trouble.value = null)} />
    </div>
  );
}

const TAP = 350; // milliseconds: shorter is a tap, and it listens until there is silence

function Mic({ hear }: { hear: (sentence: string) => void }): JSX.Element | null {
  const since = useRef(0);
  if (voice.value === "off") return null;
  const start = () => {
    since.current = Date.now();
    press(hear);
  };
  const stop = () => {
    if (Date.now() - since.current > TAP) release();
  };
  const on = voice.value === "on";
  return (
    <button
      type="button"
      class={on ? "mic on" : "mic"}
      aria-label={t(on ? "line-mic-on" : "line-mic")}
      aria-pressed={voice.value !== "idle"}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        if (voice.value === "on") release();
        else start();
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={(event) => {
        if (event.repeat || (event.key !== " " && event.key !== "Enter")) return;
        event.preventDefault();
        if (voice.value === "on") release();
        else start();
      }}
      onKeyUp={(event) => (event.key === " " || event.key === "Enter") && stop()}
    >
      <Icon name="mic" size={22} />
    </button>
  );
}
