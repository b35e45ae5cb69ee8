/** "Todos: Perceber, −2": what, how hard, who. And the answers as they come in. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { errorText, plain, signed, t } from "@/shared/i18n";
import type { Ask, Character, Failure, View } from "@/shared/types";
import { Button, Chip, Field, Icon, Stepper, Tiles } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { send, system } from "@/store";
import { withModifier } from "../table/log";
import { nameOf, said } from "../table/model";
import { tryTo } from "../table/Vitals";
import { askable, matching, type Rollable, usual } from "./model";

const MOST = 24;

/** Characters that somebody plays, for whom "all" stands; then the rest. */
function people(view: View): { played: Character[]; others: Character[] } {
  const all = view.character_order.flatMap((id) => view.characters[id] ?? []);
  const played = all.filter((one) => one.owner !== null && view.members[one.owner]?.role === "player");
  return { played, others: all.filter((one) => !played.includes(one)) };
}

function What({ chosen, choose }: { chosen: Rollable | null; choose: (entry: Rollable | null) => void }): JSX.Element {
  const [typed, setTyped] = useState("");
  const all = askable(system.value);
  const shown = typed.trim() ? matching(all, typed).slice(0, MOST) : usual(system.value, all);
  const rows = chosen && !shown.some((entry) => entry.id === chosen.id) ? [chosen, ...shown] : shown;
  return (
    <div class="stack">
      <Field label={t("gm-ask-what")} value={typed} set={setTyped} inputMode="search" capitals="none" placeholder={t("gm-ask-search")} />
      <div class="cluster" role="group" aria-label={t("gm-ask-what")}>
        {rows.map((entry) => <Chip key={entry.id} pressed={chosen?.id === entry.id} run={() => choose(chosen?.id === entry.id ? null : entry)}>{entry.label}</Chip>)}
        {!rows.length && <p class="small">{t("gm-ask-no-such")}</p>}
      </div>
    </div>
  );
}

function Who({ view, to, choose }: { view: View; to: string[]; choose: (to: string[]) => void }): JSX.Element {
  const { played, others } = people(view);
  const [open, setOpen] = useState(played.length === 0);
  const shown = [...played, ...others.filter((one) => open || to.includes(one.id))];
  const flip = (id: string) => choose(to.includes(id) ? to.filter((other) => other !== id) : [...to, id]);
  return (
    <div class="stack">
      <p class="legend">{t("gm-ask-who")}</p>
      <div class="cluster" role="group" aria-label={t("gm-ask-who")}>
        <Chip pressed={to.length === 0} run={() => choose([])}>{t("gm-ask-all", { n: played.length })}</Chip>
        {shown.map((one) => <Chip key={one.id} pressed={to.includes(one.id)} run={() => flip(one.id)}>{nameOf(one)}</Chip>)}
        {!open && others.length > 0 && <Chip run={() => setOpen(true)}>{t("gm-ask-others", { n: others.length })}</Chip>}
      </div>
    </div>
  );
}

export function AskForm({ view, main }: { view: View; main: boolean }): JSX.Element {
  const [chosen, setChosen] = useState<Rollable | null>(null);
  const [modifier, setModifier] = useState(0);
  const [to, setTo] = useState<string[]>([]);
  const [wrong, setWrong] = useState<Failure | null>(null);
  const ask = async () => {
    if (!chosen) return;
    const sent = await send({ type: "ask", to, intent: chosen.intent, modifier });
    setWrong(sent.ok ? null : sent.error);
    if (!sent.ok) return;
    setChosen(null);
    setModifier(0);
  };
  return (
    <section class="stack-wide">
      <What chosen={chosen} choose={setChosen} />
      <Stepper label={t("gm-ask-modifier")} value={modifier} set={setModifier} min={-20} max={20} show={signed} />
      <Who view={view} to={to} choose={setTo} />
      {wrong && <p class="error" role="alert"><Icon name="up" size={10} />{errorText(wrong)}</p>}
      <Button kind={main ? "primary" : "line"} big wide disabled={!chosen} run={ask}>{chosen ? t("gm-ask-do", { what: withModifier(chosen.label, modifier) }) : t("gm-ask-choose")}</Button>
    </section>
  );
}

function Answer({ view, ask, id }: { view: View; ask: Ask; id: string }): JSX.Element | null {
  const character = view.characters[id];
  if (!character) return null;
  const rollId = ask.answers[id];
  const roll = rollId ? view.rolls[rollId] : undefined;
  const verdict = roll?.verdict;
  const inner = (
    <>
      <span class="grow">{nameOf(character)}</span>
      {verdict ? (
        <span class="log-outcome">
          <span class={`tone-${verdict.tone}`}>{said(verdict.word)}</span>
          <Tiles laid={verdict.tiles} cracked={verdict.cracks} small />
          {verdict.total !== null && <b>{plain(verdict.total)}</b>}
        </span>
      ) : (
        <span class="tag">{rollId ? t("gm-ask-answered") : t("gm-ask-waiting")}</span>
      )}
    </>
  );
  return <li>{roll ? <button type="button" class="answer" onClick={() => void openOverlay("roll", { roll: rollId })}>{inner}</button> : <div class="answer">{inner}</div>}</li>;
}

function AskCard({ view, ask }: { view: View; ask: Ask }): JSX.Element {
  const known = ask.to.filter((id) => view.characters[id]);
  const answered = known.filter((id) => ask.answers[id]).length;
  const title = withModifier(said(ask.title as never), ask.modifier);
  return (
    <article class="card stack" aria-label={title}>
      <div class="ask-head">
        <h2 class="ask-title">{title}</h2>
        <span class="small" aria-live="polite">{t("gm-ask-count", { n: answered, of: known.length })}</span>
        <Button kind="quiet" icon="close" label={t("gm-ask-close", { what: title })} run={() => tryTo({ type: "ask.close", ask: ask.id })} />
      </div>
      <ul class="answers">{known.map((id) => <Answer key={id} view={view} ask={ask} id={id} />)}</ul>
    </article>
  );
}

/** The newest ask is what everybody waits for; those before it stand further down. */
export function Answers({ view, which }: { view: View; which: "newest" | "others" }): JSX.Element | null {
  const asks = [...view.ask_order].reverse().flatMap((id) => view.asks[id] ?? []);
  const shown = which === "newest" ? asks.slice(0, 1) : asks.slice(1);
  if (!shown.length) return null;
  return <section class="stack" aria-label={t("gm-ask-answers")}>{shown.map((ask) => <AskCard key={ask.id} view={view} ask={ask} />)}</section>;
}
