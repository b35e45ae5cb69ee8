/** States as chips: a tap says what one does and takes it off; another puts one on. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "@/shared/i18n";
import type { Intent } from "@/shared/types";
import { BottomSheet, Button, Chip, Icon, Row } from "@/shared/ui";
import { canLookUp, lookUp, pressToLookUp } from "@/shell";
import { rollFor, setState } from "./actions";
import type { CardProps } from "./Card";
import { type CardAction, type CardSection, stateHint, stateLabel } from "./model";

interface StateDeclaration {
  id: string;
  tone?: "good" | "bad";
  intent?: string;
}

type Shown = { kind: "one"; state: StateDeclaration } | { kind: "add" } | null;

export function StateChips({ character, declared, acts }: CardProps & { acts: boolean }): JSX.Element {
  const [shown, setShown] = useState<Shown>(null);
  const all = (declared.states ?? []) as StateDeclaration[];
  const on = all.filter((state) => character.states[state.id]);
  const close = () => setShown(null);
  return (
    <>
      {on.map((state) => (
        <span key={state.id} {...pressToLookUp(`state-${state.id}`)}>
          <Chip tone={state.tone ?? "info"} run={() => setShown({ kind: "one", state })}>{stateLabel(declared.id, state.id)}</Chip>
        </span>
      ))}
      {acts && all.length > on.length && (
        <button type="button" class="chip add" onClick={() => setShown({ kind: "add" })}>
          <Icon name="plus" size={16} />
          {t("card-state-add")}
        </button>
      )}
      {shown?.kind === "one" && <StateSheet state={shown.state} character={character} declared={declared} acts={acts} close={close} />}
      {shown?.kind === "add" && <AddSheet states={all.filter((state) => !character.states[state.id])} character={character} declared={declared} close={close} />}
    </>
  );
}

/** @returns the card's actions that this state brings: how one gets rid of it */
function waysOut(card: CardSection[], state: string): CardAction[] {
  return card.flatMap((section) => section.actions ?? []).filter((action) => action.state === state);
}

type Closes = { close: () => void };

function StateSheet({ state, character, declared, acts, close }: CardProps & Closes & { state: StateDeclaration; acts: boolean }): JSX.Element {
  const take = async () => {
    if (await setState(declared.id, character, state.id, false)) close();
  };
  const go = (intent: Intent) => {
    close();
    rollFor(character.id, intent);
  };
  const ends = character.states[state.id]?.ends;
  return (
    <BottomSheet title={stateLabel(declared.id, state.id)} close={close} note={typeof ends === "string" ? t(`card-ends-${ends}`) : undefined}>
      <p>{stateHint(declared.id, state.id)}</p>
      {canLookUp() && <Button icon="search" run={() => lookUp(`state-${state.id}`)}>{t("card-rule")}</Button>}
      {acts && waysOut(declared.card ?? [], state.id).map((action, at) => <Button key={action.label} kind={at === 0 ? "primary" : "line"} big wide run={() => go(action.intent)}>{t(action.label)}</Button>)}
      {acts && <Button wide big run={take}>{t("card-state-take")}</Button>}
    </BottomSheet>
  );
}

function AddSheet({ states, character, declared, close }: CardProps & Closes & { states: StateDeclaration[] }): JSX.Element {
  const put = async (state: StateDeclaration) => {
    if (await setState(declared.id, character, state.id, true)) close();
  };
  return (
    <BottomSheet title={t("card-state-which", { name: character.name })} close={close}>
      <div class="rows">
        {states.map((state) => (
          <Row
            key={state.id}
            lead={<span class={`tone-${state.tone ?? "info"}`}><Icon name={state.tone === "good" ? "star" : state.tone === "bad" ? "up" : "dot"} size={14} /></span>}
            title={stateLabel(declared.id, state.id)}
            note={stateHint(declared.id, state.id)}
            run={() => put(state)}
          />
        ))}
      </div>
    </BottomSheet>
  );
}
