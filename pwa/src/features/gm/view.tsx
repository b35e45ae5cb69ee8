/** The game master's place: one part at a time on a phone, side by side on a laptop. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t, tFirst } from "@/shared/i18n";
import type { View } from "@/shared/types";
import { Button, EmptyState, Icon, LinkButton, Page, Tabs, Waiting } from "@/shared/ui";
import { ConnectionDot, navigate, openOverlay, type ViewProps } from "@/shell";
import { isGm, session, started, system, view } from "@/store";
import { GmScenes, newScene } from "../scenes/GmScenes";
import { kindsOf, scenesOf } from "../scenes/model";
import { LogList } from "../table/LogList";
import { nameOf } from "../table/model";
import "../table/table.css";
import { UndoLast } from "../table/Undo";
import { tryTo } from "../table/Vitals";
import { Answers, AskForm } from "./AskPanel";
import { FightPanel } from "./FightPanel";
import "./gm.css";
import { byHand } from "./local";
import { endsRound } from "./model";
import { PersonPanel, personNote } from "./PersonGm";
import { TablePanel } from "./TablePanel";

const laptop = matchMedia("(min-width: 64rem)");
const wide = signal(laptop.matches);
laptop.addEventListener("change", () => (wide.value = laptop.matches));

const PARTS = ["luta", "cenas", "pedir", "mesa", "diario"] as const;
type Part = (typeof PARTS)[number];

/** A game without scenes of its own has no part for them. */
const offered = (): readonly Part[] => (kindsOf(system.value).length ? PARTS : PARTS.filter((part) => part !== "cenas"));

interface Step {
  words: string;
  run: () => unknown;
}

/** @returns the one thing that moves the game on from here */
function nextStep(seen: View, part: Part): Step {
  if (part === "cenas" && !wide.value) return { words: t("scenes-new"), run: newScene };
  const cards = system.value?.turns?.keys;
  if (!seen.fight) return { words: t("gm-fight-start"), run: () => void openOverlay("fight-start") };
  const hand = byHand();
  const deal = () => (hand ? void openOverlay(hand) : tryTo({ type: "fight.deal" }));
  if (seen.fight.round === 0) return { words: tFirst([`gm-fight-deal-${cards}`, "gm-fight-deal"]), run: deal };
  const newRound = system.value?.turns?.deals_each_round === true && (endsRound(seen) || seen.fight.turn === null);
  if (newRound) return { words: t("gm-fight-next-round"), run: hand ? deal : () => tryTo({ type: "fight.next" }) };
  return { words: t("gm-fight-next"), run: () => tryTo({ type: "fight.next" }) };
}

function Foot({ seen, part }: { seen: View; part: Part }): JSX.Element {
  const step = nextStep(seen, part);
  // a part with a main action of its own keeps the one yellow button
  const main = wide.value || (part !== "pedir" && !(part === "cenas" && scenesOf(seen).length > 0));
  const nobody = !seen.character_order.length;
  return (
    <div class="gm-foot">
      <UndoLast />
      {!nobody && <Button kind={main ? "primary" : "line"} big run={step.run}>{step.words}</Button>}
    </div>
  );
}

function PartPanel({ part, seen }: { part: Part; seen: View }): JSX.Element | null {
  if (part === "pedir") return <div class="stack-wide"><Answers view={seen} which="newest" /><AskForm view={seen} main={!wide.value} /><Answers view={seen} which="others" /></div>;
  if (part === "cenas") return <GmScenes view={seen} button={wide.value} />;
  if (part === "mesa") return <TablePanel view={seen} />;
  if (part === "diario") return <LogList view={seen} />;
  return null;
}

const partTabs = (parts: readonly Part[]) => parts.map((value) => ({ value, label: t(`gm-part-${value}`) }));
const goTo = (part: string) => navigate(part === "luta" ? "/mestre" : `/mestre/${part}`, { replace: true });

function Phone({ seen, part }: { seen: View; part: Part }): JSX.Element {
  return (
    <>
      <Tabs label={t("gm-parts")} value={part} set={goTo} options={partTabs(offered())} />
      <div role="tabpanel" aria-label={t(`gm-part-${part}`)} class="table-features gm-part">
        {part === "luta" ? <><Waits seen={seen} /><FightPanel view={seen} pick={(id) => void openOverlay("person-gm", { id })} /></> : <PartPanel part={part} seen={seen} />}
      </div>
    </>
  );
}

/** Asks whose answers are coming in, on the part where the fight is. */
function Waits({ seen }: { seen: View }): JSX.Element | null {
  const open = seen.ask_order.flatMap((id) => seen.asks[id] ?? []).filter((ask) => ask.to.some((id) => !ask.answers[id] && seen.characters[id]));
  if (!open.length) return null;
  return <LinkButton to="/mestre/pedir" wide><Icon name="d20" size={20} />{t("gm-ask-open", { n: open.length })}</LinkButton>;
}

function Chosen({ seen, id, gone }: { seen: View; id: string | null; gone: () => void }): JSX.Element {
  const character = id ? seen.characters[id] : undefined;
  if (!character) return <EmptyState title={t("gm-person-none")}>{t("gm-person-none-help")}</EmptyState>;
  return (
    <section class="stack" aria-label={nameOf(character)}>
      <div><h2 class="title">{nameOf(character)}</h2><p class="small">{personNote(seen, character)}</p></div>
      <PersonPanel key={character.id} character={character} gone={gone} />
    </section>
  );
}

function Laptop({ seen, part }: { seen: View; part: Part }): JSX.Element {
  const [chosen, setChosen] = useState<string | null>(null);
  // without a choice, whoever is on is who matters
  const shown = chosen ?? seen.fight?.turn ?? null;
  const side = part === "luta" ? "pedir" : part;
  return (
    <div class="table-features gm-columns">
      <div class="gm-column"><FightPanel view={seen} pick={(id) => setChosen(id === chosen ? null : id)} picked={chosen} /></div>
      <div class="gm-column gm-middle"><Chosen seen={seen} id={shown} gone={() => setChosen(null)} /></div>
      <div class="gm-column">
        <Tabs label={t("gm-parts")} value={side} set={goTo} options={partTabs(offered().filter((one) => one !== "luta"))} />
        <div role="tabpanel" aria-label={t(`gm-part-${side}`)} class="gm-part"><PartPanel part={side} seen={seen} /></div>
      </div>
    </div>
  );
}

export default function GameMaster({ params }: ViewProps): JSX.Element {
  const seen = view.value;
  const part = offered().find((one) => one === params.part) ?? "luta";
  if (started.value && (!session.value || (seen && !isGm.value))) {
    return <Page title={t("shell-nav-gm")} center><EmptyState title={t("gm-not-yours")} actions={<LinkButton kind="primary" to="/">{t("shell-home")}</LinkButton>}>{t("gm-not-yours-help")}</EmptyState></Page>;
  }
  if (!seen) return <Waiting />;
  const sub = <><ConnectionDot />{seen.fight && <span>· {t("table-round", { n: seen.fight.round })}</span>}</>;
  return (
    <Page title={seen.table.name} sub={sub} foot={<Foot seen={seen} part={part} />} wide>
      {wide.value ? <Laptop seen={seen} part={part} /> : <Phone seen={seen} part={part} />}
    </Page>
  );
}
