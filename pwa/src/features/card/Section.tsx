/** One part of the card, by its kind. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "@/shared/i18n";
import { BottomSheet, Button, Chip, Die, Field, Icon, Row, sidesOf } from "@/shared/ui";
import { canLookUp, lookUp, pressToLookUp } from "@/shell";
import { rollFor } from "./actions";
import type { CardProps } from "./Card";
import { at, type CardAction, type CardRow, type CardSection, columnsFor, fits, intentFor, kindOfSkill, restOf, rowsOf } from "./model";

type SectionProps = CardProps & { section: CardSection; yellow: boolean; first: boolean };

const KINDS: Record<CardSection["kind"], (props: SectionProps) => JSX.Element | null> = {
  grid: Grid,
  rows: Rows,
  items: Items,
  buttons: Buttons,
  names: Names,
  text: Prose,
};

export function Section(props: SectionProps): JSX.Element | null {
  const Kind = KINDS[props.section.kind];
  if (!Kind) return null;
  return props.section.folded ? <Folded {...props} /> : <Kind {...props} />;
}

/** What is not needed every minute: one line until it is opened. */
function Folded(props: SectionProps): JSX.Element {
  const Kind = KINDS[props.section.kind];
  return (
    <details class="prose folded">
      <summary><h2 class="heading">{t(`${props.declared.id}-section-${props.section.id}`)}</h2><Icon name="forward" size={16} /></summary>
      <Kind {...props} />
    </details>
  );
}

/** A folded section has its heading outside. */
const Heading = ({ declared, section }: SectionProps): JSX.Element | null =>
  section.folded ? null : <h2 class="heading">{t(`${declared.id}-section-${section.id}`)}</h2>;

/** A die as its shape with what it adds, or a number that is none. */
function Measure({ row, size }: { row: CardRow; size?: "small" }): JSX.Element {
  const sides = sidesOf(row.die);
  if (!sides) return <b class="measure number">{row.value}</b>;
  const more = row.die!.slice(`d${sides}`.length).replace("-", "−");
  return <span class="measure"><Die sides={sides} size={size} label="" />{more && <b class="plus">{more}</b>}</span>;
}

const spokenOf = (row: CardRow): string => t("card-trait", { trait: row.spoken, value: row.die ?? row.value });

function Grid({ section, character, declared, first }: SectionProps): JSX.Element {
  const rows = rowsOf(declared.id, section, character);
  return (
    <>
      {/* on top of the card the figures speak for themselves */}
      <h2 class={first ? "hush" : "heading"}>{t(`${declared.id}-section-${section.id}`)}</h2>
      <div class="attrs" style={{ "--columns": columnsFor(rows.length) }}>
        {rows.map((row) => (
          <button key={row.id} type="button" class="attr" aria-label={spokenOf(row)} disabled={!section.intent} onClick={() => section.intent && rollFor(character.id, intentFor(section.intent, row))} {...pressToLookUp(`trait-${row.id}`)}>
            <Measure row={row} />
            <span>{row.label}</span>
          </button>
        ))}
      </div>
    </>
  );
}

function Rows(props: SectionProps): JSX.Element | null {
  const { section, character, declared } = props;
  const [more, setMore] = useState(false);
  const rows = rowsOf(declared.id, section, character).map((row) => ({ ...row, label: titleOf(declared, row) })).sort((one, other) => one.label.localeCompare(other.label));
  const linked = new Map<string, string>(declared.linked ?? []);
  const rest = restOf(section, rows);
  if (rows.length + rest.length === 0) return null;
  return (
    <>
      <Heading {...props} />
      <div class="rows two">
        {rows.map((row) => (
          <div key={`${row.id}${row.index}`} {...pressToLookUp(`trait-${row.id}`)}>
            <Row
              lead={<Measure row={row} size="small" />}
              title={row.label}
              note={row.note || (linked.has(row.id) ? t(`${declared.id}-trait-${linked.get(row.id)}`) : undefined)}
              label={spokenOf(row)}
              run={section.intent ? () => rollFor(character.id, intentFor(section.intent!, row)) : undefined}
            />
          </div>
        ))}
      </div>
      {rest.length > 0 && <Button wide kind="quiet" run={() => setMore(true)}>{t(section.more!.label)}</Button>}
      {more && <MoreSheet section={section} ids={rest} character={character} declared={declared} close={() => setMore(false)} />}
    </>
  );
}

/** @returns a skill's name; one's own with the skill that it is a kind of */
function titleOf(declared: CardProps["declared"], row: CardRow): string {
  const kind = kindOfSkill(declared, row.id);
  return kind ? t("card-named", { kind: t(`${declared.id}-trait-${kind}`), name: row.label }) : row.label;
}

/** What the sheet does not list but can be tried. */
function MoreSheet({ section, ids, character, close }: CardProps & { section: CardSection; ids: string[]; close: () => void }): JSX.Element {
  const [sought, setSought] = useState("");
  const fold = (words: string) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const labels = ids.map((id) => ({ id, label: t((section.label ?? "$id").replace("$id", id)) }));
  const found = labels.filter((row) => fold(row.label).includes(fold(sought.trim()))).sort((one, other) => one.label.localeCompare(other.label));
  const go = (id: string) => {
    close();
    rollFor(character.id, intentFor(section.intent!, { id, index: null }));
  };
  return (
    <BottomSheet title={t(section.more!.label)} close={close}>
      {ids.length > 12 && <Field label={t("card-seek")} value={sought} set={setSought} inputMode="search" capitals="none" />}
      <div class="rows">{found.map((row) => <Row key={row.id} title={row.label} run={() => go(row.id)} />)}</div>
    </BottomSheet>
  );
}

function Items(props: SectionProps): JSX.Element | null {
  const { section, character, declared, yellow } = props;
  const rows = rowsOf(declared.id, section, character);
  const always: CardRow[] = section.always ? [{ id: "", index: null, label: t(section.always), spoken: "", die: null, value: "", note: "", entry: {} }] : [];
  const all = [...rows, ...always];
  if (!all.length) return null;
  return (
    <>
      <Heading {...props} />
      <div class="rows">
        {all.map((row, place) => (
          <div key={`${row.index}`} class="row item">
            <span class="grow">{row.label}{row.note && <small>{row.note}</small>}</span>
            <span class="item-actions">
              {(section.actions ?? []).filter((action) => fits(action, row)).map((action) => (
                <Button key={action.label} kind={yellow && place === 0 && action.main ? "primary" : "line"} run={() => rollFor(character.id, intentFor(action.intent, row))} label={t("card-with", { action: t(action.label), item: row.label })}>
                  {t(action.label)}
                </Button>
              ))}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

function Buttons(props: SectionProps): JSX.Element | null {
  const { section, character } = props;
  const shown = (section.actions ?? []).filter((action: CardAction) => !action.state || character.states[action.state]);
  if (!shown.length) return null;
  return (
    <>
      <Heading {...props} />
      <div class="split wrap">{shown.map((action) => <Button key={action.label} run={() => rollFor(character.id, action.intent)}>{t(action.label)}</Button>)}</div>
    </>
  );
}

function Names(props: SectionProps): JSX.Element | null {
  const { section, character, declared } = props;
  const rows = rowsOf(declared.id, section, character);
  if (!rows.length) return null;
  return (
    <>
      <Heading {...props} />
      <div class="cluster">
        {rows.map((row) => {
          const words = [row.label, row.note && `(${row.note})`].filter(Boolean).join(" ");
          return <Chip key={row.index} run={canLookUp() && row.id ? () => lookUp(`trait-${row.id}`) : undefined}>{words}</Chip>;
        })}
      </div>
    </>
  );
}

function Prose({ section, character, declared }: SectionProps): JSX.Element | null {
  const words = section.source ? at(character, section.source) : "";
  if (typeof words !== "string" || !words.trim()) return null;
  return (
    <details class="prose">
      <summary><h2 class="heading">{t(`${declared.id}-section-${section.id}`)}</h2><Icon name="forward" size={16} /></summary>
      <p>{words}</p>
    </details>
  );
}
