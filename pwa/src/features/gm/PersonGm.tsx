/** Somebody from the game master's side: everything about them that is one tap away. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "@/shared/i18n";
import type { Character, View } from "@/shared/types";
import { Button, Field, Icon, LinkButton, Select, showToast, Stepper, Toggle } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { system, view } from "@/store";
import { countOf, membersOf, nameOf } from "../table/model";
import { Changes, Figures, PersonSheet } from "../table/Person";
import { tryTo } from "../table/Vitals";
import "./gm.css";

/** In or out of the fight, waiting, acting. */
function InFight({ seen, character }: { seen: View; character: Character }): JSX.Element | null {
  if (!seen.fight) return null;
  const row = seen.fight.order.find((other) => other.id === character.id);
  const act = (type: string) => () => tryTo({ type, character: character.id });
  if (!row) return <Button icon="plus" run={act("fight.join")}>{t("gm-fight-join")}</Button>;
  return (
    <>
      {row.held && <Button run={act("fight.act")}>{t("table-act")}</Button>}
      {!row.held && !row.done && row.key !== null && <Button run={act("fight.hold")}>{t("table-hold")}</Button>}
      <Button kind="quiet" run={act("fight.leave")}>{t("gm-fight-leave")}</Button>
    </>
  );
}

function Naming({ character }: { character: Character }): JSX.Element {
  const [name, setName] = useState(character.name);
  const [alias, setAlias] = useState(character.alias ?? "");
  const changed = name.trim() !== character.name || alias.trim() !== (character.alias ?? "");
  return (
    <>
      <Field label={t("gm-new-name")} value={name} set={setName} max={60} capitals="words" />
      <Field label={t("gm-new-alias")} value={alias} set={setAlias} max={60} capitals="words" hint={t("gm-new-alias-help")} />
      {changed && <Button run={() => tryTo({ type: "character.edit", character: character.id, name: name.trim() || character.name, alias: alias.trim() })}>{t("gm-person-keep")}</Button>}
    </>
  );
}

/** Whether they may be several: what no player plays. */
const comesInGroups = (character: Character): boolean => countOf(character) > 1 || !((system.value?.player_kinds ?? []) as string[]).includes(character.kind);

function Belonging({ seen, character }: { seen: View; character: Character }): JSX.Element {
  const players = membersOf(seen);
  const give = (owner: string) => tryTo({ type: "character.edit", character: character.id, owner });
  return (
    <>
      <Toggle on={!character.hidden} set={(on) => void tryTo({ type: "character.hide", character: character.id, hidden: !on })} note={t(character.hidden ? "gm-person-hidden" : "gm-person-shown")}>{t("gm-person-visible")}</Toggle>
      {comesInGroups(character) && <Stepper label={t("gm-new-count")} value={countOf(character)} set={(count) => tryTo({ type: "character.edit", character: character.id, count })} min={1} max={99} />}
      <Select label={t("gm-person-owner")} value={character.owner ?? ""} set={(owner) => void give(owner)} options={[{ value: "", label: t("gm-person-nobody") }, ...players.map(({ id, name }) => ({ value: id, label: name }))]} />
    </>
  );
}

/** @returns nothing; takes somebody off the table, and says how to bring them back */
export async function takeOff(character: Character): Promise<void> {
  if (await tryTo({ type: "character.remove", character: character.id })) showToast(t("gm-person-removed", { name: nameOf(character) }));
}

export function PersonPanel({ character, gone }: { character: Character; gone?: () => void }): JSX.Element | null {
  const seen = view.value;
  if (!seen) return null;
  const to = encodeURIComponent(character.id);
  return (
    <div class="stack-wide person-panel">
      <Figures character={character} />
      <div class="cluster">
        <Button icon="d20" run={() => void openOverlay("roll-pick", { id: character.id })}>{t("gm-roll")}</Button>
        <InFight seen={seen} character={character} />
      </div>
      <Changes character={character} />
      <Belonging seen={seen} character={character} />
      <details class="more">
        <summary><Icon name="more" size={20} />{t("gm-person-more")}</summary>
        <div class="stack-wide">
          <Naming key={`${character.id}-${character.name}-${character.alias}`} character={character} />
          <div class="cluster">
            <LinkButton to={`/ficha/${to}`}>{t("table-open-sheet")}</LinkButton>
            <LinkButton to={`/ficha/editar/${to}`}>{t("gm-person-edit")}</LinkButton>
            <Button kind="danger" run={async () => { await takeOff(character); gone?.(); }}>{t("gm-person-remove")}</Button>
          </div>
        </div>
      </details>
    </div>
  );
}

/** @returns what stands under the name: which kind, whose */
export function personNote(seen: View, character: Character): string {
  const owner = character.owner ? seen.members[character.owner]?.name : undefined;
  return [t(`${system.value?.id}-kind-${character.kind}`), owner ? t("table-played-by", { name: owner }) : ""].filter(Boolean).join(" · ");
}

export default function PersonGm({ id, close }: { id: string; close: () => void }): JSX.Element | null {
  const character = view.value?.characters[id];
  if (!character) return null;
  return <PersonSheet character={character} close={close}><PersonPanel character={character} gone={close} /></PersonSheet>;
}
