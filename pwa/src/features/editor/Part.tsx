/** One part of a sheet: a few fields, a record, a list of entries. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Fields, type FormWords, Input, type Spec, type Values } from "@/shared/form";
import { errorText, t } from "@/shared/i18n";
import type { Failure } from "@/shared/types";
import { Button, Die, Icon, Row, sidesOf } from "@/shared/ui";
import type { Culprit } from "./culprit";
import { AddSheet, EntrySheet, freshEntry } from "./Entry";
import { blankSheet, changedFields, dieField, entryName, entryNote, knownField, missingOf, type Part } from "./model";

interface PartProps {
  part: Part;
  values: Values;
  set: (field: string, value: unknown) => void;
  words: FormWords;
  wrong: Failure | null;
  culprit: Culprit | null;
}

/** @returns an error that belongs to one of these fields of the sheet */
function errorIn(specs: Spec[], wrong: Failure | null): { field: string; words: string } | null {
  const field = wrong?.field?.replace(/^sheet\./, "");
  return field !== undefined && specs.some((spec) => spec.name === field) ? { field, words: errorText(wrong!) } : null;
}

const MANY = 9; // figures that stay in sight; more of them are what most characters never touch

export function PartView({ part, values, set, words, wrong, culprit }: PartProps): JSX.Element {
  const error = errorIn(part.specs, wrong);
  const [spec] = part.specs;
  if (part.kind === "field" && spec) {
    const own = { spec, value: values[spec.name], set: (value: unknown) => set(spec.name, value), words, error: error?.words ?? null };
    if (spec.kind === "listing" && spec.item?.kind === "record") return <List {...own} culprit={culprit?.part === spec.name ? culprit : null} />;
    if (spec.kind === "record") return <RecordPart {...own} />;
    return <section class="part" data-part={spec.name}><Input {...own} /></section>;
  }
  if (part.kind === "more" && part.specs.length > MANY) {
    const away = Object.keys(changedFields(blankSheet(part.specs), Object.fromEntries(part.specs.map((one) => [one.name, values[one.name]])))).length;
    return (
      <details class="part" data-part={part.specs.map((one) => one.name).join(" ")} open={error !== null || undefined}>
        <summary><h2 class="heading">{t("editor-part-more")}</h2><span class="small">{away ? t("editor-changed", { n: away }) : ""}</span><Icon name="down" size={10} /></summary>
        <Fields specs={part.specs} values={values} set={set} words={words} error={error} />
      </details>
    );
  }
  return (
    <section class="part" data-part={part.specs.map((one) => one.name).join(" ")}>
      {part.kind !== "who" && <h2 class="heading">{t(`editor-part-${part.kind}`)}</h2>}
      <Fields specs={part.specs} values={values} set={set} words={words} error={error} />
    </section>
  );
}

interface OwnProps {
  spec: Spec;
  value: any;
  set: (value: any) => void;
  words: FormWords;
  error: string | null;
}

const Wrong = ({ error }: { error: string | null }): JSX.Element | null => (error ? <p class="error" role="alert"><Icon name="up" size={10} />{error}</p> : null);

function RecordPart({ spec, value, set, words, error }: OwnProps): JSX.Element {
  const fields = spec.fields ?? [];
  const now: Values = { ...(spec.default as Values | null), ...value };
  return (
    <section class="part figures" data-part={spec.name}>
      <h2 class="heading">{words.label(spec.name)}</h2>
      <Fields specs={fields} values={now} set={(name, given) => set({ ...now, [name]: given ?? fields.find((field) => field.name === name)?.default })} words={words} />
      <Wrong error={error} />
    </section>
  );
}

/** Entries as rows: a tap opens one. What is missing in one is said on it. */
function List({ spec, value, set, words, error, culprit }: OwnProps & { culprit: Culprit | null }): JSX.Element {
  const item = spec.item!;
  const entries: Values[] = value ?? [];
  const [open, setOpen] = useState<number | null>(null);
  const [adding, setAdding] = useState(false);
  const label = words.label(spec.name);
  const put = (entry: Values) => {
    setAdding(false);
    set([...entries, entry]);
    setOpen(entries.length);
  };
  const change = (entry: Values) => set(entries.map((other, at) => (at === open ? entry : other)));
  const remove = () => {
    setOpen(null);
    set(entries.filter((_, at) => at !== open));
  };
  const shown = open === null ? undefined : entries[open];
  const full = spec.max !== undefined && entries.length >= spec.max;
  return (
    <section class="part" data-part={spec.name}>
      <div class="part-head">
        <h2 class="heading">{label}</h2>
        <Button kind="quiet" icon="plus" disabled={full} label={t("editor-add", { what: label })} run={() => (knownField(item) ? setAdding(true) : put(freshEntry(item)))} />
      </div>
      {entries.length === 0 && <p class="small">{t("editor-empty")}</p>}
      <div class="rows">
        {entries.map((entry, at) => <EntryRow key={at} item={item} entry={entry} words={words} wrong={culprit?.entry === at ? culprit : null} run={() => setOpen(at)} />)}
      </div>
      {/* what is missing in an entry is said on it */}
      <Wrong error={culprit || entries.some((entry) => missingOf(item, entry).length) ? null : error} />
      {adding && <AddSheet label={label} item={item} entries={entries} words={words} put={put} close={() => setAdding(false)} />}
      {shown && <EntrySheet label={label} item={item} entry={shown} entries={entries} words={words} wrong={culprit !== null && culprit.entry === open ? culprit : null} change={change} remove={remove} close={() => setOpen(null)} />}
    </section>
  );
}

function EntryRow({ item, entry, words, wrong, run }: { item: Spec; entry: Values; words: FormWords; wrong: Culprit | null; run: () => void }): JSX.Element {
  const die = dieField(item);
  const value = die ? String(entry[die.name] ?? die.default ?? "") : "";
  const missing = missingOf(item, entry).map(words.label);
  const bad = missing.length ? t("editor-missing", { what: missing.join(", ") }) : wrong ? t("editor-wrong", { what: wrong.field ? words.label(wrong.field) : t("editor-this") }) : null;
  const note = bad ? <span class="tone-bad">{bad}</span> : entryNote(item, entry, words);
  return (
    <Row
      lead={sidesOf(value) ? <span class="measure"><Die sides={sidesOf(value)} size="small" />{value.slice(String(sidesOf(value)).length + 1) && <i class="plus">{value.slice(String(sidesOf(value)).length + 1)}</i>}</span> : undefined}
      title={entryName(item, entry, words) || t("editor-unnamed")}
      note={note || undefined}
      end={<Icon name="forward" size={16} />}
      run={run}
    />
  );
}
