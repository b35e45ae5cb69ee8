/** The table itself: what the scene is like, its pools, its clock, its rules, and a copy to keep. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { errorText, t, word } from "@/shared/i18n";
import type { View } from "@/shared/types";
import { Button, Choice, Field, showToast, Stepper, Toggle } from "@/shared/ui";
import { mode, session, system } from "@/store";
import { ruleWord } from "../table/log";
import { situationWords } from "../table/model";
import { tryTo } from "../table/Vitals";
import { Devices, JoinCard, Members, PairTv } from "./Joining";
import { realDeck, setRealDeck, typedIn } from "./local";

function Note({ view }: { view: View }): JSX.Element {
  const [text, setText] = useState(view.table.note);
  return (
    <div class="stack">
      <Field label={t("gm-scene-note")} value={text} set={setText} lines max={1000} hint={t("gm-scene-note-help")} />
      {text !== view.table.note && <Button run={() => tryTo({ type: "table.note", text })}>{t("gm-scene-note-put")}</Button>}
    </div>
  );
}

export function Scene({ view }: { view: View }): JSX.Element {
  const id = view.table.system;
  const declared = (system.value?.situation ?? []) as { id: string; values: string[] }[];
  const now = situationWords(view, system.value);
  return (
    <section class="stack-wide">
      <Note key={view.table.note} view={view} />
      {declared.map((entry, at) => (
        <Choice key={entry.id} label={t(`${id}-situation-${entry.id}`)} value={now[at]?.value ?? ""} set={(value) => void tryTo({ type: "table.situation", key: entry.id, value })} options={entry.values.map((value) => ({ value, label: word(id, entry.id, value) }))} />
      ))}
    </section>
  );
}

export function Pools({ view }: { view: View }): JSX.Element | null {
  const pools = Object.entries(view.pools ?? {});
  if (!pools.length) return null;
  return (
    <>
      {pools.map(([pool, value]) => <Stepper key={pool} label={t(`${view.table.system}-pool-${pool}`)} value={value} set={(to) => tryTo({ type: "pool", pool, step: to - value })} min={0} max={99} />)}
    </>
  );
}

const STEPS = [["minute", 10], ["hour", 1], ["day", 1]] as const;

export function Clock({ view }: { view: View }): JSX.Element | null {
  const clock = view.table.clock;
  if (!clock) return null;
  const two = (n: number) => String(n).padStart(2, "0");
  const time = `${two(Math.floor(clock.minutes / 60))}:${two(clock.minutes % 60)}`;
  return (
    <section class="stack">
      <h2 class="heading">{t("gm-clock")}</h2>
      <p class="clock-face">{t("gm-clock-now", { day: clock.days + 1, time })}</p>
      <div class="cluster">{STEPS.map(([unit, count]) => <Button key={unit} run={() => tryTo({ type: "clock", unit, count })}>{t("gm-clock-pass", { time: t(`table-clock-${unit}`, { n: count }) })}</Button>)}</div>
    </section>
  );
}

function Rules({ view }: { view: View }): JSX.Element | null {
  const switches = (system.value?.switches ?? []) as string[];
  const typed = typedIn();
  const cards = typed === "fight-cards";
  if (!typed && !switches.length) return null;
  return (
    <section>
      <h2 class="heading">{t("gm-rules")}</h2>
      {typed && <Toggle on={realDeck.value} set={setRealDeck} note={t(cards ? "gm-real-deck-help" : "gm-real-initiative-help")}>{t(cards ? "gm-real-deck" : "gm-real-initiative")}</Toggle>}
      {switches.map((rule) => <Toggle key={rule} on={view.table.rules[rule] === true} set={(on) => void tryTo({ type: "table.rule", rule, on })}>{ruleWord(view.table.system, rule)}</Toggle>)}
    </section>
  );
}

async function download(code: string): Promise<void> {
  try {
    const response = await fetch(`/api/tables/${encodeURIComponent(code)}/export`, { headers: { Authorization: `Bearer ${session.value?.token ?? ""}` } });
    if (!response.ok) throw (await response.json()).error;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = `tavola-${code}.jsonl`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch (error) {
    showToast(errorText((error as { code?: string })?.code ? (error as never) : { code: "no_network" }), { tone: "bad" });
  }
}

function Renaming({ view }: { view: View }): JSX.Element {
  const [name, setName] = useState(view.table.name);
  const changed = name.trim() !== "" && name.trim() !== view.table.name;
  return (
    <div class="stack">
      <Field label={t("gm-table-name")} value={name} set={setName} max={60} />
      {changed && <Button run={() => tryTo({ type: "table.rename", name: name.trim() })}>{t("gm-person-keep")}</Button>}
    </div>
  );
}

export function TablePanel({ view }: { view: View }): JSX.Element {
  const code = view.table.code;
  const shared = mode.value === "table";
  return (
    <div class="stack-wide">
      {shared && <JoinCard code={code} />}
      <Scene view={view} />
      <section class="stack"><Pools view={view} /></section>
      <Clock view={view} />
      {shared && <section class="stack"><h2 class="heading">{t("table-people")}</h2><Members view={view} /></section>}
      {shared && <Devices view={view} />}
      {shared && <section class="stack"><h2 class="heading">{t("gm-tv")}</h2><PairTv code={code} /></section>}
      <Rules view={view} />
      <Renaming key={view.table.name} view={view} />
      {shared && <Button run={() => download(code)}>{t("gm-export")}</Button>}
    </div>
  );
}
