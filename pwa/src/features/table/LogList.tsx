/** What happened, newest first, in sentences. A roll opens what was rolled. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { plain, t } from "@/shared/i18n";
import type { LogEntry, Verdict, View } from "@/shared/types";
import { Button, Icon, Tiles } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { shownLog, tell, type Told } from "./log";
import { said } from "./model";

const FIRST = 12;

const clock = (at: number | null): string => (at === null ? "" : new Date(at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" }));

function Marks({ entry, view }: { entry: LogEntry; view: View }): JSX.Element {
  // most is the game master's doing: only a player's name says something
  const member = entry.by ? view.members[entry.by] : undefined;
  const by = member?.role === "player" ? member.name : undefined;
  const words = [by, clock(entry.at)].filter(Boolean).join(" · ");
  return (
    <span class="log-marks">
      {words && <span>{words}</span>}
      {entry.undone && <span class="tag"><Icon name="undo" size={14} />{t("table-log-undone")}</span>}
      {entry.offline && <span class="tag"><Icon name="offline" size={14} />{t("table-log-offline")}</span>}
      {entry.waiting && <span class="tag">{t("shell-queued")}</span>}
      {entry.secret && <span class="tag"><Icon name="hidden" size={14} />{t("table-log-secret")}</span>}
    </span>
  );
}

function Outcome({ verdict }: { verdict: Verdict }): JSX.Element {
  const words = said(verdict.word);
  return (
    <span class="log-outcome">
      {verdict.total !== null && <b>{plain(verdict.total)}</b>}
      <Tiles laid={verdict.tiles} cracked={verdict.cracks} small />
      {words && <span class={`tone-${verdict.tone}`}>{words}</span>}
    </span>
  );
}

function Entry({ entry, view }: { entry: LogEntry; view: View }): JSX.Element {
  const told: Told = tell(entry, view);
  const roll = told.roll !== null && view.rolls[told.roll] ? told.roll : null;
  const inner = (
    <>
      <span class="grow">
        <span class="log-what">{told.who && <b>{told.who}</b>} <span>{told.what}</span></span>
        {told.verdict && <Outcome verdict={told.verdict} />}
        {told.notes.map((note) => <span key={note} class="log-note">{note}</span>)}
        <Marks entry={entry} view={view} />
      </span>
      {roll && <Icon name="forward" size={18} />}
    </>
  );
  const looks = ["log-entry", entry.undone && "gone", entry.type.startsWith("fight.deal") && "chapter"].filter(Boolean).join(" ");
  return (
    <li>
      {roll ? <button type="button" class={looks} onClick={() => void openOverlay("roll", { roll })}>{inner}</button> : <div class={looks}>{inner}</div>}
    </li>
  );
}

export function LogList({ view }: { view: View }): JSX.Element {
  const [shown, setShown] = useState(FIRST);
  const all = shownLog(view);
  if (!all.length) return <p class="small">{t("table-log-empty")}</p>;
  return (
    <div class="stack">
      <ul class="log">{all.slice(0, shown).map((entry) => <Entry key={`${entry.seq}-${entry.id}`} entry={entry} view={view} />)}</ul>
      {all.length > shown && <Button run={() => setShown(shown + 24)}>{t("table-log-older")}</Button>}
    </div>
  );
}
