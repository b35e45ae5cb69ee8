/** What changes in play: vitals with their steps, states as switches. Shown to everyone, changed by whoever may. */
import type { JSX } from "preact";
import { errorText, plain, t } from "@/shared/i18n";
import type { Character } from "@/shared/types";
import { Button, Chip, Gauge, showToast } from "@/shared/ui";
import { isGm, send, system, type SystemDeclaration } from "@/store";
import { ceiling, endOf, ownStatesOf, type StateSign, type Vital, vitalsOf } from "./model";

const id = (): string => system.value?.id ?? "";

/** Send, and say at once what was refused. */
export async function tryTo(body: Parameters<typeof send>[0]): Promise<boolean> {
  const sent = await send(body);
  if (!sent.ok) showToast(errorText(sent.error), { tone: "bad" });
  return sent.ok;
}

const MOST_PIPS = 6;

function Marks({ vital, value, max }: { vital: Vital; value: number; max?: number }): JSX.Element {
  const coin = vital.shape === "coins";
  const marks = coin ? Math.max(value, 0) : Math.max(max ?? value, value);
  if (marks === 0 || marks > MOST_PIPS || value < 0 || (vital.shape !== "pips" && !coin)) {
    return <span class="number">{max === undefined || coin ? value : `${value} / ${max}`}</span>;
  }
  return (
    <span class="pips">
      {Array.from({ length: marks }, (_, at) => <i key={at} class={["pip", coin && "coin", vital.tone ?? "bad", at < value && "on"].filter(Boolean).join(" ")} />)}
    </span>
  );
}

/** A vital with a step down and a step up. A player gives themselves nothing that the game master gives. */
export function VitalStep({ character, vital }: { character: Character; vital: Vital }): JSX.Element {
  const value = character.vitals[vital.id] ?? 0;
  const max = ceiling(vital, character);
  const end = endOf(vital, character);
  const label = t(`${id()}-vital-${vital.id}`);
  // two people who tap at once both count where it is a step; a number would overwrite the other's
  const step = (by: number) => tryTo({ type: "character.vital", character: character.id, vital: vital.id, step: by });
  return (
    <div class="vital" role="group" aria-label={end === undefined ? t("ui-gauge", { label, value }) : t("ui-gauge-max", { label, value, max: end })}>
      <span class="grow" aria-hidden="true"><b>{label}</b><Marks vital={vital} value={value} max={end} /></span>
      <Button icon="minus" label={t("ui-less", { label })} disabled={value <= (vital.min ?? 0)} run={() => step(-1)} />
      <Button icon="plus" label={t("ui-more", { label })} disabled={(max !== undefined && value >= max) || (vital.gm_gives === true && !isGm.value)} run={() => step(1)} />
    </div>
  );
}

/** All vitals of a character, to look at. */
export function VitalGauges({ character }: { character: Character }): JSX.Element | null {
  const vitals = vitalsOf(system.value, character);
  if (!vitals.length) return null;
  return (
    <div class="strip">
      {vitals.map((vital) => {
        const coin = vital.shape === "coins";
        const max = coin ? undefined : endOf(vital, character);
        return <Gauge key={vital.id} label={t(`${id()}-vital-${vital.id}`)} value={character.vitals[vital.id] ?? 0} max={max} shape={coin ? "coin" : vital.shape === "pips" ? "pip" : "number"} tone={vital.tone} />;
      })}
    </div>
  );
}

export const stateWord = (state: string): string => t(`${id()}-state-${state}`);

/** The states that a character is in; with `on` missing ones too, each a switch. */
export function StateSwitches({ character, declared }: { character: Character; declared: StateSign[] }): JSX.Element {
  return (
    <div class="cluster">
      {declared.map((state) => {
        const on = state.id in character.states;
        const flip = () => tryTo({ type: "character.state", character: character.id, state: state.id, on: !on });
        return <Chip key={state.id} tone={on ? state.tone : "plain"} pressed={on} run={flip}>{stateWord(state.id)}</Chip>;
      })}
    </div>
  );
}

export const allStates = (declared: SystemDeclaration | null): StateSign[] =>
  ((declared?.states ?? []) as { id: string; tone?: StateSign["tone"] }[]).map((state) => ({ id: state.id, tone: state.tone ?? "bad" }));

interface Sign {
  id: string;
  tone: StateSign["tone"];
  words: string;
}

/** What one has lost: harm that mounts up, and what harm takes away; worth a warning from the half on. */
function harmsOf(character: Character): Sign[] {
  return vitalsOf(system.value, character).flatMap((vital): Sign[] => {
    const n = character.vitals[vital.id] ?? 0;
    const label = t(`${id()}-vital-${vital.id}`);
    if ((vital.tone ?? "bad") === "bad") return n > 0 && vital.shape === "pips" ? [{ id: vital.id, tone: "bad", words: t("table-sign", { label, n }) }] : [];
    const max = typeof vital.max === "string" ? ceiling(vital, character) : undefined;
    return max === undefined || n >= max ? [] : [{ id: vital.id, tone: 2 * n > max ? "plain" : "bad", words: t("table-sign-of", { label, n: plain(n), max }) }];
  });
}

/** What harms, in short, for a row of many: vitals that are not at rest, then states. */
export function Signs({ character, most = 4 }: { character: Character; most?: number }): JSX.Element | null {
  const states = ownStatesOf(system.value, character);
  const all = [
    ...harmsOf(character),
    ...states.map((state) => ({ id: state.id, tone: state.tone, words: stateWord(state.id) })),
  ];
  if (!all.length) return null;
  return (
    <span class="signs">
      {all.slice(0, most).map((sign) => <Chip key={sign.id} tone={sign.tone}>{sign.words}</Chip>)}
      {all.length > most && <Chip>{t("table-more", { n: all.length - most })}</Chip>}
    </span>
  );
}
