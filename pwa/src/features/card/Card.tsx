/** The card: what is to be done now, what changes in play, then what is rolled. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "@/shared/i18n";
import type { Character } from "@/shared/types";
import { Chip, Gauge } from "@/shared/ui";
import { isGm, me, view, type SystemDeclaration } from "@/store";
import { marks, type CardSection, type VitalDeclaration, vitalsShown } from "./model";
import { asksOf, Prompts } from "./Prompts";
import { Section } from "./Section";
import { StateChips } from "./States";
import { VitalSheet } from "./VitalSheet";

export interface CardProps {
  character: Character;
  declared: SystemDeclaration;
}

/** @returns whether who looks may act for this character */
const mayAct = (character: Character): boolean => isGm.value || (character.owner !== null && character.owner === me.value?.id);

export function Card({ character, declared }: CardProps): JSX.Element {
  const acts = mayAct(character);
  const sheet = character.sheet;
  // one yellow thing a screen: what waits goes before the first weapon
  const prompted = acts && (Boolean(character.pending) || asksOf(character).length > 0);
  const sections = (declared.card ?? []) as CardSection[];
  const mainSection = prompted ? null : sections.find((section) => section.actions?.some((action) => action.main))?.id;
  return (
    <div class="card-body">
      {acts && <Prompts character={character} declared={declared} />}
      <Vitals character={character} declared={declared} acts={acts} />
      <div class="cluster chips">
        <TurnChip character={character} declared={declared} />
        <StateChips character={character} declared={declared} acts={acts} />
      </div>
      <div class="cluster"><Figures character={character} declared={declared} /></div>
      {sheet && acts && sections.map((section, place) => <Section key={section.id} first={place === 0} section={section} character={character} declared={declared} yellow={section.id === mainSection} />)}
    </div>
  );
}

function Vitals({ character, declared, acts }: CardProps & { acts: boolean }): JSX.Element {
  const [open, setOpen] = useState<VitalDeclaration | null>(null);
  return (
    <div class="strip">
      {vitalsShown(declared, character).map((vital) => (
        <Gauge
          key={vital.id}
          label={t(`${declared.id}-vital-${vital.id}`)}
          value={character.vitals[vital.id] ?? 0}
          max={marks(vital, character)}
          shape={vital.shape === "coins" ? "coin" : vital.shape === "number" ? "number" : "pip"}
          tone={vital.tone}
          run={acts ? () => setOpen(vital) : undefined}
        />
      ))}
      {open && <VitalSheet vital={open} character={character} declared={declared} close={() => setOpen(null)} />}
    </div>
  );
}

/** Whose turn it is, and the good card where there is one. */
function TurnChip({ character, declared }: CardProps): JSX.Element | null {
  const fight = view.value?.fight;
  const row = fight?.order.find((entry) => entry.id === character.id);
  if (!fight || !row) return null;
  return (
    <>
      {fight.turn === character.id && <span class="chip turn">{t(character.owner === me.value?.id ? "card-turn" : "card-turn-other")}</span>}
      {row.held && <Chip>{t("card-held")}</Chip>}
      {row.bonus === true && <Chip tone="good" icon="spade">{t(`${declared.id}-w-joker`)}</Chip>}
    </>
  );
}

interface FigureDeclaration {
  label: string;
  value: string;
  aside?: string;
  tone?: "good" | "bad";
  hide_zero?: boolean;
}

function Figures({ character, declared }: CardProps): JSX.Element {
  const read = (path: string) => path.split(".").reduce<any>((node, part) => node?.[part], character);
  return (
    <>
      {((declared.chips ?? []) as FigureDeclaration[]).map((figure) => {
        const value = read(figure.value);
        if (value === undefined || value === null || (figure.hide_zero && value === 0)) return null;
        const aside = figure.aside ? (read(figure.aside) ?? 0) : 0;
        return <Chip key={figure.label} tone={figure.tone}>{t(figure.label, { value: typeof value === "number" && value < 0 ? `−${-value}` : value, aside })}</Chip>;
      })}
    </>
  );
}
