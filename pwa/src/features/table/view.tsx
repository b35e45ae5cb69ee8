/** The table for everyone: who is on, in what order, how they stand, what happened. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "@/shared/i18n";
import type { View } from "@/shared/types";
import { announce, Chip, EmptyState, LinkButton, Page, Waiting } from "@/shared/ui";
import { ConnectionDot, openOverlay } from "@/shell";
import { isGm, session, started, system, view } from "@/store";
import { LogList } from "./LogList";
import { Scenes } from "../scenes/Panel";
import { bystanders, combatants, nameOf, situationWords } from "./model";
import { Bystanders, Order } from "./Order";
import { People } from "./People";
import "./table.css";
import { NobodyOn, OwnTurn } from "./Turn";
import { UndoLast } from "./Undo";

const open = (id: string) => void openOverlay(isGm.value ? "person-gm" : "person", { id });

/** Says to a screen reader whose turn it has become. */
function useSpokenTurn(seen: View | null): void {
  const turn = seen?.fight?.turn ?? null;
  const before = useRef(turn);
  useEffect(() => {
    if (turn !== before.current && turn !== null && seen?.characters[turn]) announce(t("table-log-line", { who: nameOf(seen.characters[turn]), what: t("table-log-turn") }));
    before.current = turn;
  }, [turn]);
}

export function Scene({ seen }: { seen: View }): JSX.Element | null {
  const unusual = situationWords(seen, system.value).filter(({ usual }) => !usual);
  if (!seen.table.note && !unusual.length) return null;
  return (
    <div class="scene">
      {seen.table.note && <p class="scene-note">{seen.table.note}</p>}
      {unusual.length > 0 && <div class="cluster">{unusual.map(({ id, words }) => <Chip key={id} tone="info">{t("table-situation", { what: t(`${seen.table.system}-situation-${id}`), value: words })}</Chip>)}</div>}
    </div>
  );
}

function Fighting({ seen }: { seen: View }): JSX.Element {
  const rest = bystanders(seen);
  return (
    <>
      <section class="stack" aria-label={t("table-fight")}>
        <h2 class="heading">{t("table-round", { n: seen.fight?.round ?? 0 })}</h2>
        <NobodyOn view={seen} />
        <Order all={combatants(seen)} pick={open} />
      </section>
      {rest.length > 0 && <section class="stack"><h2 class="heading">{t("table-out-of-fight")}</h2><Bystanders all={rest} pick={open} /></section>}
    </>
  );
}

function AtRest({ seen }: { seen: View }): JSX.Element {
  const all = bystanders(seen);
  if (!all.length) {
    return (
      <EmptyState title={t("table-nobody-yet")} actions={isGm.value ? <LinkButton kind="primary" to="/mestre">{t("table-to-gm")}</LinkButton> : undefined}>
        {t(isGm.value ? "table-nobody-yet-gm" : "table-nobody-yet-player")}
      </EmptyState>
    );
  }
  return <section class="stack"><h2 class="heading">{t("table-characters")}</h2><Bystanders all={all} pick={open} /></section>;
}

function Foot({ seen }: { seen: View }): JSX.Element {
  return (
    <>
      <OwnTurn view={seen} />
      <UndoLast />
    </>
  );
}

export default function Table(): JSX.Element {
  const seen = view.value;
  useSpokenTurn(seen);
  if (!session.value && started.value) {
    return <Page title={t("shell-nav-table")} center><EmptyState title={t("table-none")} actions={<LinkButton kind="primary" to="/">{t("shell-home")}</LinkButton>}>{t("table-none-help")}</EmptyState></Page>;
  }
  if (!seen) return <Waiting />;
  return (
    <Page title={seen.table.name} sub={<ConnectionDot />} foot={<Foot seen={seen} />} wide>
      <div class="table-features table-columns">
        <div class="stack-wide">
          <Scene seen={seen} />
          <Scenes view={seen} rule={false} main />
          {seen.fight ? <Fighting seen={seen} /> : <AtRest seen={seen} />}
        </div>
        <div class="stack-wide">
          <section class="stack"><h2 class="heading">{t("table-log")}</h2><LogList view={seen} /></section>
          <section class="stack"><h2 class="heading">{t("table-people")}</h2><People view={seen} /></section>
        </div>
      </div>
    </Page>
  );
}
