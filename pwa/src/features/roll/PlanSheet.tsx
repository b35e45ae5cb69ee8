/** The first beat: what is rolled, against what, what the state brings, the chance, and the button. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { errorText, signed, t, text } from "@/shared/i18n";
import type { CommandBody, Failure, Id, Intent, Modifier, Odds, Plan } from "@/shared/types";
import { BottomSheet, Button, Chip, Die, Icon, OddsBar, sidesOf, Stepper, Toggle } from "@/shared/ui";
import { pressToLookUp } from "@/shell";
import { isGm, mode, send, system, view } from "@/store";
import { Choices } from "./Choices";
import { againstWords, chances, mean, oddsWords, sourceLabel, withUnit } from "./model";
import { usePlan } from "./plan";
import { TargetRow } from "./Target";

export interface PlanProps {
  actor: Id | null;
  intent: Intent;
  ask?: Id;
  atOnce?: boolean;
  rolled: (roll: Id) => void;
  byHand: (command: CommandBody, intent: Intent) => void;
  close: () => void;
}

interface Wanted {
  intent: Intent;
  on: Record<string, boolean>;
  other: number;
  secret: boolean;
}

/** @returns the command that this sheet stands for */
function commandOf({ actor, ask }: PlanProps, { intent, on, other, secret }: Wanted): CommandBody {
  return {
    type: "roll",
    actor,
    intent,
    ...(Object.keys(on).length ? { on } : {}),
    ...(other ? { extra: [{ source: "other", value: other }] } : {}),
    ...(secret ? { private: true } : {}),
    ...(ask ? { ask } : {}),
  };
}

export function PlanSheet(props: PlanProps): JSX.Element {
  const { actor, ask, rolled, byHand, close } = props;
  const [wanted, setWanted] = useState<Wanted>({ intent: props.intent, on: {}, other: 0, secret: false });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [rolling, setRolling] = useState(props.atOnce === true);
  const change = (part: Partial<Wanted>) => {
    setFailure(null);
    setWanted((known) => ({ ...known, ...part }));
  };
  const asked = ask ? view.value?.asks[ask] : undefined;
  const brought: Modifier[] = asked?.modifier ? [{ source: "gm", value: asked.modifier }] : [];
  const extra = [...brought, ...(wanted.other ? [{ source: "other", value: wanted.other }] : [])];
  const planned = usePlan({ actor, intent: wanted.intent, on: wanted.on, extra });
  const roll = async () => {
    const sent = await send(commandOf(props, wanted));
    if (sent.ok) return rolled(sent.id);
    setFailure(sent.error);
    setRolling(false);
  };
  const started = useRef(false);
  useEffect(() => {
    if (!props.atOnce || started.current) return;
    started.current = true;
    void roll();
  }, []);
  const { plan, odds } = planned;
  const sides = sidesOf(plan?.die);
  // a plan that the rules show and do not allow says why
  const refused = plan?.allowed === false && plan.reason ? { code: plan.reason } : null;
  const wrong = failure ?? planned.failure ?? refused;
  if (rolling) return <BottomSheet title={t("roll-rolling")} close={close}><div class="rolling"><Die sides={sides || 8} size="big" label="" /></div></BottomSheet>;
  return (
    <BottomSheet
      title={plan ? text(plan.title) : t("roll-title")}
      lead={sides ? <Die sides={sides} label="" /> : undefined}
      note={plan?.against ? againstWords(planned.against ?? plan.against) : undefined}
      close={close}
    >
      <Aim wanted={wanted} change={change} actor={actor} />
      {plan && <Terms plan={plan} wanted={wanted} change={change} brought={brought} />}
      {isGm.value && mode.value === "table" && (
        <Toggle on={wanted.secret} set={(secret) => change({ secret })}><span class="with-sign"><Icon name="hidden" size={20} />{t("roll-private")}</span></Toggle>
      )}
      <div class="roll-foot">
        {wrong && <p class="error" role="alert"><Icon name="up" size={10} />{errorText(wrong)}</p>}
        {plan && !planned.failure && !refused && <Chances plan={plan} odds={odds} />}
        <div class="split wrap">
          <Button kind="primary" big disabled={planned.failure !== null || plan?.allowed === false} run={roll}>{t("roll-go")}</Button>
          <Button big disabled={planned.failure !== null || !plan} run={() => byHand(commandOf(props, wanted), wanted.intent)}>{t("roll-by-hand")}</Button>
        </div>
      </div>
    </BottomSheet>
  );
}

interface TermsProps {
  plan: Plan;
  wanted: Wanted;
  change: (part: Partial<Wanted>) => void;
  brought: Modifier[];
}

/** Whom it is meant for; there without a plan too, which may only lack a target. */
function Aim({ wanted, change, actor }: Pick<TermsProps, "wanted" | "change"> & { actor: Id | null }): JSX.Element | null {
  const aimed = ((system.value?.targets ?? []) as string[]).includes(wanted.intent.kind);
  return aimed ? <TargetRow actor={actor} target={wanted.intent.target ?? null} pick={(target) => change({ intent: { ...wanted.intent, target } })} /> : null;
}

/** What counts: modifiers as switches with their source, choices. */
function Terms({ plan, wanted, change, brought }: TermsProps): JSX.Element {
  const declared = system.value!;
  const choose = (wanted.intent.choose ?? {}) as Record<string, string>;
  return (
    <>
      <Modifiers {...{ plan, wanted, change, brought }} />
      <Choices declared={declared} choices={plan.choices} set={(id, value) => change({ intent: { ...wanted.intent, choose: { ...choose, [id]: value } } })} />
      {plan.takes && <Stepper label={t("roll-other")} value={wanted.other} set={(other) => change({ other })} min={-20} max={20} show={signed} />}
    </>
  );
}

const MANY = 2; // options beside what the state brings: more of them become chips

/** What the state brings as switches with its source; what may be chosen besides, as chips where there is much of it. */
function Modifiers({ plan, wanted, change, brought }: TermsProps): JSX.Element | null {
  const declared = system.value!;
  const isOn = (row: Modifier) => wanted.on[row.source] ?? row.on ?? false;
  const set = (row: Modifier, on: boolean) => change({ on: { ...wanted.on, [row.source]: on } });
  const fixed = plan.modifiers.filter((row) => row.fixed);
  const open = plan.modifiers.filter((row) => !row.fixed);
  const options = open.filter((row) => !row.on);
  const chips = options.length > MANY ? options : [];
  const switches = open.filter((row) => !chips.includes(row));
  const unitOf = (row: Modifier) => plan.units?.[row.into ?? plan.into ?? ""];
  return (
    <>
      {switches.length + brought.length + fixed.length > 0 && (
        <ul class="modifiers" aria-label={t("roll-modifiers")}>
          <Fixed system={declared.id} rows={fixed} />
          {brought.map((row) => (
            <li key={row.source} class="switch fixed"><span class="value">{signed(row.value)}</span><span class="grow">{t("roll-source-gm")}</span></li>
          ))}
          {switches.map((row) => (
            <li key={row.source} {...pressToLookUp(`source-${row.source}`)}>
              <Toggle value={row.value} unit={unitOf(row) && withUnit(row.value, unitOf(row)!)} on={isOn(row)} set={(on) => set(row, on)}>{sourceLabel(declared.id, row.source)}</Toggle>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <div class="cluster options" role="group" aria-label={t("roll-options")}>
          {chips.map((row) => (
            <span key={row.source} {...pressToLookUp(`source-${row.source}`)}>
              <Chip pressed={isOn(row)} run={() => set(row, !isOn(row))}><b class="value">{unitOf(row) ? withUnit(row.value, unitOf(row)!) : signed(row.value)}</b> {sourceLabel(declared.id, row.source)}</Chip>
            </span>
          ))}
        </div>
      )}
    </>
  );
}

/** What is part of the trait itself: one line, with nothing to switch. */
function Fixed({ system, rows }: { system: string; rows: Modifier[] }): JSX.Element | null {
  if (!rows.length) return null;
  const total = rows.reduce((sum, row) => sum + row.value, 0);
  const parts = rows.map((row) => (rows.length > 1 ? `${sourceLabel(system, row.source)} ${signed(row.value)}` : sourceLabel(system, row.source)));
  return <li class="switch fixed"><span class="value">{signed(total)}</span><span class="grow">{parts.join(" · ")}</span></li>;
}

export function Chances({ plan, odds }: { plan: Plan; odds: Odds | null }): JSX.Element | null {
  const declared = system.value!;
  if (!odds) return <div class="chance-space" aria-hidden="true" />;
  if (odds.success !== null) {
    return <OddsBar success={odds.success} raise={odds.better ?? 0} sampled={odds.sampled} words={oddsWords(declared.id, odds.better_of)} />;
  }
  const op = plan.op ?? "";
  const rows = plan.against ? chances(declared.id, op, odds) : [];
  const average = rows.length ? null : mean(declared.id, op, odds);
  if (average !== null) return <p class="odds-words"><span>{average}</span></p>;
  if (!rows.length) return null;
  return (
    <ul class="chances" aria-live="polite" aria-label={t("roll-chances")}>
      {rows.map((row) => <li key={row.label}><b>{row.chance}</b> {row.label}</li>)}
    </ul>
  );
}
