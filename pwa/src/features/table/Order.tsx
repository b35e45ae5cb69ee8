/** The fight's order, twenty and more: who is on stands out, who has acted takes little room. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "@/shared/i18n";
import type { Character } from "@/shared/types";
import { Icon } from "@/shared/ui";
import { me } from "@/store";
import { OrderKey } from "./Card";
import { type Combatant, countOf, nameOf } from "./model";
import { Signs } from "./Vitals";

export interface PickProps {
  pick: (id: string) => unknown;
  picked?: string | null;
  /** A line of figures under a name, for whoever needs them at a glance. */
  figures?: (character: Character) => string;
}

/** A name with how many they are, whose it is, and whether only the game master sees it. */
export function Name({ character }: { character: Character }): JSX.Element {
  const own = character.owner !== null && character.owner === me.value?.id;
  return (
    <span class="who">
      <span>{character.name}</span>
      {countOf(character) > 1 && <span class="count">{t("table-count", { n: countOf(character) })}</span>}
      {character.hidden && <span class="tag"><Icon name="hidden" size={16} />{t("table-hidden")}</span>}
      {own && <span class="tag">{t("table-yours")}</span>}
      {character.alias !== null && character.alias !== character.name && <span class="tag">{t("table-alias", { name: nameOf(character) })}</span>}
    </span>
  );
}

function place({ row }: Combatant): string {
  if (row.held) return t("table-held");
  if (row.done) return t("table-done");
  if (row.key === null) return t("table-not-dealt");
  return row.together === true ? t("table-together") : "";
}

/** Whoever is on: the same row, grown. */
function OnRow({ combatant, pick, picked, figures }: { combatant: Combatant } & PickProps): JSX.Element {
  const { character, row } = combatant;
  return (
    <button type="button" class="fighter on" onClick={() => pick(combatant.id)} aria-current="true" aria-pressed={picked === undefined ? undefined : picked === combatant.id}>
      <OrderKey value={row.key} held={row.held} size="big" />
      <span class="grow">
        <span class="now-label">{t("table-now-on")}</span>
        <Name character={character} />
        {figures && <span class="figures">{figures(character)}</span>}
        <Signs character={character} most={8} />
      </span>
    </button>
  );
}

function OrderRow({ combatant, pick, picked, figures }: { combatant: Combatant } & PickProps): JSX.Element {
  const { character, row } = combatant;
  const looks = ["fighter", row.done && "acted", row.held && "waits"].filter(Boolean).join(" ");
  const where = place(combatant);
  return (
    <button type="button" class={looks} onClick={() => pick(combatant.id)} aria-pressed={picked === undefined ? undefined : picked === combatant.id}>
      <OrderKey value={row.key} held={row.held} size={row.done ? "small" : undefined} />
      <span class="grow">
        <Name character={character} />
        {figures && !row.done && <span class="figures">{figures(character)}</span>}
        {!row.done && <Signs character={character} />}
      </span>
      {where && <span class="where">{row.done && <Icon name="check" size={16} />}{where}</span>}
    </button>
  );
}

/** Those who have acted, folded to one line when they are many: what comes is what everybody looks for. */
const FOLD_FROM = 3;

export function Order({ all, pick, picked, figures }: { all: Combatant[] } & PickProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const acted = all.filter(({ row, now }) => row.done && !now);
  const folds = acted.length >= FOLD_FROM;
  const shown = folds && !open ? all.filter(({ row, now }) => now || !row.done) : all;
  return (
    <ol class="order">
      {folds && (
        <li>
          <button type="button" class="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name="check" size={18} />
            <span class="grow">{t("table-acted", { n: acted.length })}</span>
            <Icon name={open ? "up" : "down"} size={12} />
          </button>
        </li>
      )}
      {shown.map((combatant) => (
        <li key={combatant.id}>{combatant.now ? <OnRow combatant={combatant} pick={pick} picked={picked} figures={figures} /> : <OrderRow combatant={combatant} pick={pick} picked={picked} figures={figures} />}</li>
      ))}
    </ol>
  );
}

/** Those who are in no fight. */
export function Bystanders({ all, pick, picked, figures }: { all: Character[] } & PickProps): JSX.Element {
  return (
    <ul class="order">
      {all.map((character) => (
        <li key={character.id}>
          <button type="button" class="fighter" onClick={() => pick(character.id)} aria-pressed={picked === undefined ? undefined : picked === character.id}>
            <span class="seal" aria-hidden="true"><Icon name={countOf(character) > 1 ? "people" : "person"} size={22} /></span>
            <span class="grow"><Name character={character} />{figures && <span class="figures">{figures(character)}</span>}<Signs character={character} /></span>
          </button>
        </li>
      ))}
    </ul>
  );
}
