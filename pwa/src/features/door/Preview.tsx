/** A character in short, drawn from the system's card: its grid as dice, then what it is good at and carries. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import { Chip, Die, sidesOf } from "@/shared/ui";
import { type CardRow, type CardSection, columnsFor, rowsOf } from "@/features/card/model";

interface Props {
  declared: Record<string, any>;
  sheet: Record<string, any>;
}

/** @returns the sections of a kind, each source once: a card may show one list twice for two uses */
function sectionsOf(declared: Record<string, any>, kind: string): CardSection[] {
  const all = ((declared.card ?? []) as CardSection[]).filter((section) => section.kind === kind && section.source?.startsWith("sheet."));
  return all.filter((section, place) => all.findIndex((other) => other.source === section.source) === place);
}

const strength = (row: CardRow): number => sidesOf(row.die) || Number(row.value) || 0;

/** The grid's dice alone, small: tells characters apart at a glance. */
export function TraitDice({ declared, sheet }: Props): JSX.Element | null {
  const grid = sectionsOf(declared, "grid")[0];
  if (!grid) return null;
  const dice = rowsOf(declared.id, grid, { sheet }).filter((row) => sidesOf(row.die));
  if (!dice.length) return null;
  return <span class="trait-dice" aria-hidden="true">{dice.map((row) => <Die key={row.id} sides={sidesOf(row.die)} size="small" label="" />)}</span>;
}

const MOST = 8;

export function Preview({ declared, sheet }: Props): JSX.Element {
  return (
    <>
      {sectionsOf(declared, "grid").map((section) => (
        <dl key={section.id} class="preview-grid" style={{ "--columns": columnsFor(section.rows?.length ?? 1) }}>
          {rowsOf(declared.id, section, { sheet }).map((row) => (
            <div key={row.id}>
              <dt>{row.label}</dt>
              <dd>{sidesOf(row.die) ? <Die sides={sidesOf(row.die)} size="small" /> : <b class="number">{row.value}</b>}</dd>
            </div>
          ))}
        </dl>
      ))}
      {["rows", "items", "names"].flatMap((kind) => sectionsOf(declared, kind)).map((section) => {
        const rows = rowsOf(declared.id, section, { sheet }).sort((one, other) => strength(other) - strength(one)).slice(0, MOST);
        return rows.length > 0 && (
          <div key={section.id}>
            <h3 class="heading">{t(`${declared.id}-section-${section.id}`)}</h3>
            <div class="cluster">{rows.map((row) => <Chip key={row.id}>{[row.label, row.die ?? row.value].filter(Boolean).join(" ")}</Chip>)}</div>
          </div>
        );
      })}
    </>
  );
}
