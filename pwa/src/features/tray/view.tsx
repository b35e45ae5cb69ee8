/** The tray: big dice to tap, the notation they make, and what came of it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { mean, sentence } from "@/features/roll/model";
import { ByHand } from "@/features/roll/ByHand";
import "@/features/roll/roll.css";
import { sayAloud } from "@/shared/aloud";
import { errorText, signed, t } from "@/shared/i18n";
import type { CommandBody, Failure } from "@/shared/types";
import { announce, Button, Chip, Die, Icon, LinkButton, Page, Stepper, Toggle } from "@/shared/ui";
import { ConnectionDot, type ViewProps } from "@/shell";
import { featureAt } from "@/shell/features";
import { isGm, mine, mode, send, system, view } from "@/store";
import { Favourites, KeepSheet } from "./Favourites";
import { isFavourite } from "./favourites";
import { addDie, cleaned, type Option, setCount, setKept, setNumber, setOption, standing } from "./notation";
import { Results } from "./Results";
import "./tray.css";
import { type Judged, useNotation } from "./usage";

const DICE = [4, 6, 8, 10, 12, 20, 100];
const OPTIONS: Option[] = ["aces", "highest", "lowest", "ones"];

const commandFor = (notation: string, secret: boolean): CommandBody => ({
  type: "roll",
  actor: mine.peek()[0]?.id ?? null,
  intent: { kind: "notation", notation },
  ...(secret ? { private: true } : {}),
});

/** Say a result once, as the roll's own sheet does. */
function say(id: string): void {
  const roll = view.peek()?.rolls[id];
  if (!roll) return;
  const words = sentence(roll, null);
  announce(words);
  sayAloud(words);
}

export default function Tray(_: ViewProps): JSX.Element {
  const [text, setText] = useState("");
  const [secret, setSecret] = useState(false);
  const [fresh, setFresh] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sheet, setSheet] = useState<"hand" | "keep" | null>(null);
  const judged = useNotation(text);
  const change = (next: string) => {
    setFailure(null);
    setText(next);
  };
  const landed = (id: string) => {
    setFresh(id);
    setSheet(null);
    say(id);
  };
  const roll = async (notation: string) => {
    if (!notation.trim()) return;
    const sent = await send(commandFor(notation, secret));
    if (!sent.ok) return setFailure(sent.error);
    setFailure(null);
    landed(sent.id);
    scrollTo({ top: 0 });
  };
  const wrong = failure ?? (judged.text === text ? judged.failure : null);
  const ready = text.trim() !== "" && !wrong;
  return (
    <Page title={t("tray-title")} sub={<ConnectionDot />} end={featureAt("/regras/rolar") ? <LinkButton kind="quiet" to="/regras/rolar">{t("tray-rules")}</LinkButton> : undefined}>
      <Results fresh={fresh} again={roll} />
      <Favourites roll={roll} />
      <div class="tray">
        <Dice tap={(sides) => change(addDie(text, sides))} clear={() => change("")} off={text === ""} />
        <Notation text={text} set={change} failure={wrong} roll={() => roll(text)} keep={() => setSheet("keep")} />
        <Switches text={text} set={change} />
        {isGm.value && mode.value === "table" && <Toggle on={secret} set={setSecret}><span class="with-sign"><Icon name="hidden" size={20} />{t("roll-private")}</span></Toggle>}
      </div>
      <div class="tray-foot">
        {text && <Average judged={judged} text={text} />}
        <div class="split wrap">
          <Button kind="primary" big disabled={!ready} run={() => roll(text)}>{text && ready ? t("tray-roll", { notation: shown(text) }) : t("roll-go")}</Button>
          <Button big disabled={!ready} run={() => setSheet("hand")}>{t("roll-by-hand")}</Button>
        </div>
      </div>
      {sheet === "hand" && <ByHand command={commandFor(text, secret)} rolled={landed} back={() => setSheet(null)} close={() => setSheet(null)} />}
      {sheet === "keep" && <KeepSheet notation={cleaned(text)} close={() => setSheet(null)} />}
    </Page>
  );
}

/** A minus as it is read. */
const shown = (notation: string): string => cleaned(notation).replaceAll("-", "−");

function Average({ judged, text }: { judged: Judged; text: string }): JSX.Element {
  const words = judged.text === text && judged.odds ? mean(system.value?.id ?? "", "notation", judged.odds) : null;
  return <p class="small tray-mean">{words ?? ""}</p>;
}

function Dice({ tap, clear, off }: { tap: (sides: number) => void; clear: () => void; off: boolean }): JSX.Element {
  return (
    <div class="tray-dice" role="group" aria-label={t("tray-dice")}>
      {DICE.map((sides) => (
        <button key={sides} type="button" class="tray-die" aria-label={t("tray-add", { sides })} onClick={() => tap(sides)}><Die sides={sides} label="" /></button>
      ))}
      <button type="button" class="tray-die clear" aria-label={t("tray-clear")} aria-disabled={off || undefined} onClick={clear}><Icon name="close" size={28} /></button>
    </div>
  );
}

interface NotationProps {
  text: string;
  set: (text: string) => void;
  failure: Failure | null;
  roll: () => Promise<void>;
  keep: () => void;
}

function Notation({ text, set, failure, roll, keep }: NotationProps): JSX.Element {
  const kept = text !== "" && isFavourite(cleaned(text));
  return (
    <form class={failure ? "field wrong" : "field"} onSubmit={(event) => { event.preventDefault(); if (!failure) void roll(); }}>
      <label for="notation">{t("tray-notation")}</label>
      <div class="tray-line">
        <input
          id="notation"
          class="input"
          value={text}
          maxLength={100}
          placeholder={t("tray-example")}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          enterKeyHint="go"
          aria-invalid={failure ? "true" : undefined}
          aria-describedby={failure ? "notation-wrong" : undefined}
          onInput={(event) => set(event.currentTarget.value)}
        />
        {text && !failure && <Button kind="quiet" icon="star" label={t(kept ? "tray-kept" : "tray-keep")} pressed={kept} run={keep} />}
      </div>
      {failure && <Wrong text={text} failure={failure} />}
    </form>
  );
}

/** What is wrong, with the place marked. */
function Wrong({ text, failure }: { text: string; failure: Failure }): JSX.Element {
  const at = failure.values?.at;
  const whole = cleaned(text);
  return (
    <div id="notation-wrong" role="alert" class="stack">
      {typeof at === "number" && whole && (
        <p class="tray-wrong"><span>{whole.slice(0, at)}</span><mark>{whole.slice(at) || "…"}</mark></p>
      )}
      <p class="error"><Icon name="up" size={10} />{errorText(failure)}</p>
    </div>
  );
}

function Switches({ text, set }: { text: string; set: (text: string) => void }): JSX.Element | null {
  const now = standing(text);
  if (!now.known || now.count === 0) return null;
  const { on } = now;
  return (
    <>
      <div class="cluster" role="group" aria-label={t("tray-options")}>
        {OPTIONS.filter((option) => now.count > 1 || (option !== "highest" && option !== "lowest")).map((option) => (
          <Chip key={option} pressed={on[option]} run={() => set(setOption(text, option, !on[option]))}>{t(`tray-option-${option}`)}</Chip>
        ))}
      </div>
      <div class="tray-steppers">
        <Stepper label={t("tray-count")} value={now.count} set={(count) => set(setCount(text, count))} min={1} max={100} />
        <Stepper label={t("tray-number")} value={now.number} set={(number) => set(setNumber(text, number))} min={-999} max={999} show={signed} />
        {now.kept > 0 && <Stepper label={t("tray-kept-dice")} value={now.kept} set={(kept) => set(setKept(text, kept))} min={1} max={Math.max(1, now.count)} />}
      </div>
    </>
  );
}
