/** Somebody at the table, from near: how they stand, and for whoever plays them the steps and switches. */
import type { ComponentChildren, JSX } from "preact";
import { hasText, t } from "@/shared/i18n";
import type { Character } from "@/shared/types";
import { BottomSheet, Chip, LinkButton } from "@/shared/ui";
import { isGm, me, system, view } from "@/store";
import { countOf, nameOf, statesOf, vitalsOf } from "./model";
import "./table.css";
import { allStates, StateSwitches, stateWord, VitalGauges, VitalStep } from "./Vitals";

/** Whether this viewer changes things of this character. */
export const mayChange = (character: Character): boolean => isGm.value || (character.owner !== null && character.owner === me.value?.id);

interface ChipSign {
  label: string;
  value: string;
  aside?: string;
  tone?: "good" | "bad";
  hide_zero?: boolean;
}

function valueAt(character: Character, path: string): unknown {
  return path.split(".").reduce<any>((found, part) => found?.[part], character);
}

/** @returns the figures that the system wants in sight ("Aparar 6") */
export function figuresOf(character: Character): (ChipSign & { words: string })[] {
  return ((system.value?.chips ?? []) as ChipSign[]).flatMap((sign) => {
    const value = valueAt(character, sign.value);
    if (typeof value !== "number" || (sign.hide_zero && value === 0)) return [];
    const aside = sign.aside ? valueAt(character, sign.aside) : undefined;
    return [{ ...sign, words: t(sign.label, { value, aside: typeof aside === "number" ? aside : 0 }) }];
  });
}

export function Figures({ character }: { character: Character }): JSX.Element | null {
  const signs = figuresOf(character);
  if (!signs.length) return null;
  return <div class="cluster">{signs.map((sign) => <Chip key={sign.label} tone={sign.tone}>{sign.words}</Chip>)}</div>;
}

/** What whoever plays somebody changes by a tap. */
export function Changes({ character }: { character: Character }): JSX.Element {
  return (
    <>
      <div class="vitals">{vitalsOf(system.value, character).map((vital) => <VitalStep key={vital.id} character={character} vital={vital} />)}</div>
      <h3 class="heading">{t("table-states")}</h3>
      <StateSwitches character={character} declared={allStates(system.value)} />
    </>
  );
}

/** What anyone may look at, with what each state means. */
function Look({ character }: { character: Character }): JSX.Element {
  const states = statesOf(system.value, character);
  return (
    <>
      <VitalGauges character={character} />
      {states.length > 0 && (
        <ul class="state-list">
          {states.map((state) => {
            const hint = `${system.value?.id}-state-${state.id}.hint`;
            return <li key={state.id}><Chip tone={state.tone}>{stateWord(state.id)}</Chip>{hasText(hint) && <span class="small">{t(hint)}</span>}</li>;
          })}
        </ul>
      )}
    </>
  );
}

export function PersonSheet({ character, close, children }: { character: Character; close: () => void; children: ComponentChildren }): JSX.Element {
  const owner = character.owner ? view.value?.members[character.owner]?.name : undefined;
  const note = [owner ? t("table-played-by", { name: owner }) : "", countOf(character) > 1 ? t("table-count", { n: countOf(character) }) : ""].filter(Boolean).join(" · ");
  return (
    <BottomSheet title={nameOf(character)} note={note || undefined} close={close}>
      <div class="table-features stack-wide">{children}</div>
    </BottomSheet>
  );
}

export default function Person({ id, close }: { id: string; close: () => void }): JSX.Element | null {
  const character = view.value?.characters[id];
  if (!character) return null;
  return (
    <PersonSheet character={character} close={close}>
      <Figures character={character} />
      {mayChange(character) ? <Changes character={character} /> : <Look character={character} />}
      {mayChange(character) && <LinkButton to={`/ficha/${encodeURIComponent(id)}`} wide>{t("table-open-sheet")}</LinkButton>}
    </PersonSheet>
  );
}
