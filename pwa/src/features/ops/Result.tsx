/** What came of a rule: the roll in place, with what can be done next; or what was worked out. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { groupsOf, sentence } from "@/features/roll/model";
import { NextSteps } from "@/features/roll/NextSteps";
import { Outcome } from "@/shared/form";
import { sayAloud } from "@/shared/aloud";
import { diceLabel, t } from "@/shared/i18n";
import type { Id } from "@/shared/types";
import { announce, Chip, DieChain, ResultHead } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { isWaiting, system, view } from "@/store";
import type { OpDeclaration } from "./model";

interface Props {
  id: Id;
  op: OpDeclaration;
  rolled: (id: Id) => void;
  close: () => void;
}

export function Rolled({ id, op, rolled, close }: Props): JSX.Element {
  const roll = view.value?.rolls[id];
  const [up, setUp] = useState(true);
  useEffect(() => {
    if (!roll) return;
    const words = sentence(roll, roll.actor ? (view.peek()?.characters[roll.actor] ?? null) : null);
    announce(words);
    sayAloud(words);
    const timer = setTimeout(() => setUp(false), 700);
    return () => clearTimeout(timer);
  }, [id]);
  if (!roll) return <p class="card">{t("roll-undecided")}</p>;
  const groups = groupsOf(roll);
  const { verdict } = roll;
  return (
    <section class={up ? "card op-rolled tumble" : "card op-rolled"} aria-label={t("ops-result")}>
      {isWaiting(id) && <Chip tone="info" icon="offline">{t("shell-queued")}</Chip>}
      {(verdict.total !== null || verdict.word) && <ResultHead verdict={verdict} />}
      {groups.length > 0 && (
        <div class="dice">
          {groups.map((group, at) => {
            const named = groups.length < 12 && groups[at - 1]?.label !== group.label;
            return <DieChain key={at} sides={group.sides} faces={group.faces} dim={!group.counts} size={groups.length > 6 ? "small" : undefined} label={named ? diceLabel(system.value!.id, op.op, group.label).toLocaleLowerCase() : undefined} />;
          })}
        </div>
      )}
      <Outcome system={system.value!.id} op={op.op} fields={op.outcome} outcome={roll.outcome} />
      <NextSteps id={id} fresh={false} roll={roll} rolled={rolled} goOn={(actor, intent) => void openOverlay("roll", { actor, intent })} close={close} />
    </section>
  );
}

export function WorkedOut({ op, outcome }: { op: OpDeclaration; outcome: Record<string, unknown> }): JSX.Element {
  return (
    <section class="card op-worked" aria-label={t("ops-result")} aria-live="polite">
      <Outcome system={system.value!.id} op={op.op} fields={op.outcome} outcome={outcome} />
    </section>
  );
}
