/** What the tray rolled: the latest large, those before as a list; a tap rolls the same again. */
import type { JSX } from "preact";
import { groupsOf } from "@/features/roll/model";
import { t } from "@/shared/i18n";
import type { Roll } from "@/shared/types";
import { Button, Chip, DieChain, Icon, Row, Total } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { isWaiting, me, view } from "@/store";

const SHOWN = 8;
const FEW = 6; // dice that a row draws; more are counted

const notationOf = (roll: Roll): string => String(roll.intent.notation ?? "").replaceAll("-", "−");

/** @returns one's own free rolls, the newest first */
function ownRolls(): Roll[] {
  const seen = view.value;
  if (!seen) return [];
  const all = seen.roll_order.flatMap((id) => seen.rolls[id] ?? []);
  return all.filter((roll) => roll.by === me.value?.id && roll.intent.kind === "notation").reverse().slice(0, SHOWN);
}

interface Props {
  fresh: string | null;
  again: (notation: string) => Promise<void>;
}

export function Results({ fresh, again }: Props): JSX.Element {
  const rolls = ownRolls();
  const [latest, ...before] = rolls;
  const undecided = fresh !== null && !view.value?.rolls[fresh];
  return (
    <section class="tray-results" aria-label={t("tray-results")}>
      {undecided && <p class="small"><Icon name="offline" size={16} /> {t("shell-queued")}</p>}
      {latest ? <Latest key={latest.id} roll={latest} fresh={latest.id === fresh} again={again} /> : <p class="tray-empty">{t("tray-empty")}</p>}
      {before.length > 0 && (
        <details class="tray-before">
          <summary>{t("tray-before", { n: before.length })}<Icon name="down" size={10} /></summary>
          <div class="rows">{before.map((roll) => <Before key={roll.id} roll={roll} again={again} />)}</div>
        </details>
      )}
    </section>
  );
}

function Latest({ roll, fresh, again }: { roll: Roll; fresh: boolean; again: Props["again"] }): JSX.Element {
  const groups = groupsOf(roll);
  return (
    <div class={fresh ? "tray-latest tumble" : "tray-latest"}>
      <button type="button" class="tray-figure" aria-label={t("tray-open", { notation: notationOf(roll), total: roll.verdict.total ?? 0 })} onClick={() => void openOverlay("roll", { roll: roll.id })}>
        {roll.verdict.total !== null && <Total value={roll.verdict.total} />}
      </button>
      <div class="grow stack">
        <div class="cluster">
          <b class="tray-notation">{notationOf(roll)}</b>
          {roll.private && <Chip icon="hidden">{t("roll-private")}</Chip>}
          {isWaiting(roll.id) && <Chip tone="info" icon="offline">{t("shell-queued")}</Chip>}
          {roll.physical && <Chip icon="d6">{t("roll-by-hand")}</Chip>}
        </div>
        <div class="dice">
          {groups.slice(0, 20).map((group, at) => <DieChain key={at} sides={group.sides} faces={group.faces} dim={!group.counts} size="small" />)}
          {groups.length > 20 && <span class="small">{t("tray-more-dice", { n: groups.length - 20 })}</span>}
        </div>
      </div>
      <Button icon="again" label={t("tray-again", { notation: notationOf(roll) })} run={() => again(String(roll.intent.notation))} />
    </div>
  );
}

function Before({ roll, again }: { roll: Roll; again: Props["again"] }): JSX.Element {
  const groups = groupsOf(roll);
  return (
    <Row
      lead={<b class="tray-total">{roll.verdict.total}</b>}
      title={notationOf(roll)}
      label={t("tray-again-total", { notation: notationOf(roll), total: roll.verdict.total ?? 0 })}
      end={groups.length <= FEW && <span class="tray-small" aria-hidden="true">{groups.map((group, at) => <DieChain key={at} sides={group.sides} faces={group.faces} dim={!group.counts} size="small" />)}</span>}
      run={() => again(String(roll.intent.notation))}
    />
  );
}
