/** The second and third beat: the dice tumble, the figure stands, and what can be done next is at the thumb. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { sayAloud } from "@/shared/aloud";
import { Outcome, type OutcomeSpec } from "@/shared/form";
import { diceLabel, t, text } from "@/shared/i18n";
import type { Id, Intent, Roll } from "@/shared/types";
import { announce, BottomSheet, Button, Chip, DieChain, Icon, Row, Sum, Tiles, Total } from "@/shared/ui";
import { isGm, isWaiting, me, session, system, view } from "@/store";
import { againstWords, conditionOf, groupsOf, sentence, sumOf } from "./model";
import { NextSteps, undo } from "./NextSteps";

const TUMBLE = 560;

export interface ResultProps {
  id: Id;
  /** Just rolled here: the dice tumble and it is said, once. */
  fresh: boolean;
  rolled: (roll: Id) => void;
  goOn: (actor: Id | null, intent: Intent) => void;
  close: () => void;
}

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const saidOnce = new Set<Id>();

/** @returns whether the dice are still in the air, and what ends it */
function useTumble(fresh: boolean): [boolean, () => void] {
  const [up, setUp] = useState(fresh && !still());
  useEffect(() => {
    if (!up) return;
    const timer = setTimeout(() => setUp(false), TUMBLE);
    return () => clearTimeout(timer);
  }, [up]);
  return [up, () => setUp(false)];
}

export function ResultSheet(props: ResultProps): JSX.Element {
  const { id, fresh, close } = props;
  const roll = view.value!.rolls[id]!;
  const actor = roll.actor ? (view.value!.characters[roll.actor] ?? null) : null;
  const [up, land] = useTumble(fresh);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.focus({ preventScroll: true });
    if (!fresh || up || saidOnce.has(id)) return;
    saidOnce.add(id);
    const words = sentence(roll, actor);
    announce(words);
    sayAloud(words);
  }, [up]);
  return (
    <BottomSheet title={text(roll.title) || t("roll-title")} bare close={close}>
      <div ref={page} tabIndex={-1} class={up ? "result tumble" : "result"} onClick={up ? land : undefined}>
        <Head roll={roll} who={actor?.name ?? null} />
        <Dice roll={roll} />
        <Figures roll={roll} />
        <Applied roll={roll} />
        <NextSteps {...props} roll={roll} />
      </div>
    </BottomSheet>
  );
}

function Head({ roll, who }: { roll: Roll; who: string | null }): JSX.Element {
  const { verdict } = roll;
  const others = roll.by !== me.value?.id ? (view.value?.members[roll.by]?.name ?? null) : null;
  const about = [who, text(roll.title), againstWords(roll.against)].filter(Boolean).join(" · ");
  return (
    <div class="stack">
      <p class="about">{about}</p>
      <Marks roll={roll} others={others} />
      <div class="result-head">
        {verdict.total !== null && <Total value={verdict.total} />}
        <Tiles laid={verdict.tiles} cracked={verdict.cracks} />
      </div>
      {verdict.word && <p class={`verdict ${verdict.tone}`}>{text(verdict.word)}</p>}
      {roll.told && <p>{text(roll.told)}</p>}
    </div>
  );
}

/** What else is to be known of a roll: how it was made, and that the table has not got it yet. */
function Marks({ roll, others }: { roll: Roll; others: string | null }): JSX.Element | null {
  const marks = [
    others && <Chip key="by" icon="person">{others}</Chip>,
    isWaiting(roll.id) && <Chip key="queue" tone="info" icon="offline">{t("shell-queued")}</Chip>,
    roll.offline && !isWaiting(roll.id) && session.value?.kind === "table" && <Chip key="offline" icon="offline">{t("roll-was-offline")}</Chip>,
    roll.physical && <Chip key="hand" icon="d6">{t("roll-by-hand")}</Chip>,
    roll.private && <Chip key="secret" tone="info" icon="hidden">{t("roll-private")}</Chip>,
    roll.reroll_of && <Chip key="again">{t("roll-again")}</Chip>,
  ].filter(Boolean);
  return marks.length ? <div class="cluster">{marks}</div> : null;
}

const MANY = 10;

function Dice({ roll }: { roll: Roll }): JSX.Element | null {
  const groups = groupsOf(roll);
  if (!groups.length) return null;
  const labels = new Set(groups.map((group) => group.label));
  return (
    <div class="dice">
      {groups.map((group, at) => {
        // the first kind of dice goes without saying
        const named = labels.size > 1 && at > 0 && groups[at - 1]!.label !== group.label;
        const label = named ? diceLabel(system.value!.id, roll.op, group.label).toLocaleLowerCase() : undefined;
        const shown = group.sign === -1 ? t("roll-taken-off", { what: diceLabel(system.value!.id, roll.op, group.label).toLocaleLowerCase() }) : label;
        return <DieChain key={at} sides={group.sides} faces={group.faces} dim={!group.counts} label={shown} size={groups.length > MANY ? "small" : undefined} />;
      })}
    </div>
  );
}

function Figures({ roll }: { roll: Roll }): JSX.Element | null {
  const declared = system.value!;
  if (roll.intent.kind === "op") {
    const fields = ((declared.ops ?? []) as { op: string; outcome: OutcomeSpec[] }[]).find((entry) => entry.op === roll.op)?.outcome;
    return fields ? <Outcome system={declared.id} op={roll.op!} fields={fields} outcome={roll.outcome} /> : null;
  }
  const parts = sumOf(declared.id, roll);
  return parts ? <Sum lines={parts.lines} last={parts.last} /> : null;
}

/** Whom it hit, and how they stand now; and the way back. */
function Applied({ roll }: { roll: Roll }): JSX.Element | null {
  const hit = roll.applied.flatMap((id) => view.value?.characters[id] ?? []);
  if (!hit.length) return null;
  const eventFor = (target: Id) => view.value?.log.find((entry) => entry.type === "roll.apply" && !entry.undone && entry.data?.roll === roll.id && entry.data?.character === target);
  return (
    <div class="rows" aria-label={t("roll-applied")} role="group">
      {hit.map((one) => {
        const event = eventFor(one.id);
        const back = event?.id && (isGm.value || event.by === me.value?.id) ? event.id : null;
        return (
          <Row
            key={one.id}
            lead={<Icon name="check" />}
            title={one.name}
            note={conditionOf(system.value!, one) || t("roll-unharmed")}
            end={back && <Button kind="quiet" icon="undo" label={t("roll-apply-undo", { name: one.name })} run={() => undo(back)} />}
          />
        );
      })}
    </div>
  );
}
