/** One entry of a list over the sheet: chosen from the game's own, or named by oneself; then its fields. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { folded } from "@/features/ops/model";
import { Fields, type FormWords, recordOf, type Spec, type Values } from "@/shared/form";
import { errorText, t } from "@/shared/i18n";
import { BottomSheet, Button, Field, Icon, Row, Select } from "@/shared/ui";
import type { Culprit } from "./culprit";
import { entryName, knownField, missingOf, ownId } from "./model";

/** @returns an entry with what its fields begin with */
export const freshEntry = (item: Spec, part: Values = {}): Values => ({ ...recordOf(item.fields ?? []), ...part });

interface AddProps {
  label: string;
  item: Spec;
  entries: Values[];
  words: FormWords;
  put: (entry: Values) => void;
  close: () => void;
}

const MANY = 8; // as many as that are looked through by typing

/** The game's own names to choose from; another one by typing it. */
export function AddSheet({ label, item, entries, words, put, close }: AddProps): JSX.Element {
  const [typed, setTyped] = useState("");
  const known = knownField(item)!;
  const there = entries.map((entry) => entry[known.name]);
  const all = known.known!.filter((id) => !there.includes(id)).map((id) => ({ id, name: words.known(known, id) })).sort((one, other) => one.name.localeCompare(other.name));
  const found = all.filter((one) => folded(one.name).includes(folded(typed.trim())));
  const own = () => put(freshEntry(item, { name: typed.trim(), ...(known.required ? { [known.name]: ownId(typed, there.map(String)) } : {}) }));
  return (
    <BottomSheet title={t("editor-add-title", { what: label })} close={close}>
      <form class="stack" onSubmit={(event) => { event.preventDefault(); if (found.length === 1) put(freshEntry(item, { [known.name]: found[0]!.id })); else if (typed.trim()) own(); }}>
        <Field label={all.length > MANY ? t("editor-find") : t("editor-own-name")} value={typed} set={setTyped} max={40} capitals="words" enter="done" />
      </form>
      <div class="rows">
        {typed.trim() && <Row lead={<Icon name="plus" size={20} />} title={typed.trim()} note={t("editor-own")} run={own} />}
        {found.map((one) => <Row key={one.id} title={one.name} run={() => put(freshEntry(item, { [known.name]: one.id }))} />)}
      </div>
      {!typed.trim() && <p class="small">{t("editor-own-help")}</p>}
    </BottomSheet>
  );
}

interface EntryProps {
  label: string;
  item: Spec;
  entry: Values;
  entries: Values[];
  words: FormWords;
  wrong: Culprit | null;
  change: (entry: Values) => void;
  remove: () => void;
  close: () => void;
}

export function EntrySheet({ label, item, entry, entries, words, wrong: culprit, change, remove, close }: EntryProps): JSX.Element {
  const [tried, setTried] = useState(false);
  const known = knownField(item);
  const named = item.fields?.some((field) => field.name === "name");
  const missing = missingOf(item, entry);
  const name = entryName(item, entry, words);
  const set = (key: string, value: unknown) => {
    const field = item.fields?.find((one) => one.name === key);
    // what is emptied goes back to what it begins with
    const given = value === undefined ? field?.default : value;
    const next = { ...entry, [key]: given };
    if (given === undefined) delete next[key];
    change(next);
  };
  const finish = () => {
    setTried(true);
    if (!missing.length && !culprit) close();
  };
  const rest = (item.fields ?? []).filter((field) => field !== known);
  const open = tried && missing[0] ? { field: missing[0], words: errorText({ code: "missing_input" }) } : null;
  const wrong = open ?? (culprit?.field ? { field: culprit.field, words: errorText({ code: "invalid_input" }) } : null);
  return (
    <BottomSheet title={name || label} note={name ? label : undefined} close={close}>
      {known && <WhichOne known={known} entry={entry} entries={entries} words={words} named={named ?? false} set={(id) => change({ ...entry, [known.name]: id })} />}
      <Fields specs={rest} values={entry} set={set} words={words} error={wrong} />
      <div class="editor-foot">
        <Button kind="primary" big run={finish}>{t("ui-ok")}</Button>
        <Button kind="danger" big run={remove}>{t("editor-remove")}</Button>
      </div>
    </BottomSheet>
  );
}

interface WhichProps {
  known: Spec;
  entry: Values;
  entries: Values[];
  words: FormWords;
  /** Whether an entry has a name of its own beside it. */
  named: boolean;
  set: (id: string) => void;
}

/** Which of the game's own it is; "another" goes by the name that stands beside it. */
function WhichOne({ known, entry, entries, words, named, set }: WhichProps): JSX.Element {
  const id = String(entry[known.name] ?? "");
  const taken = entries.filter((other) => other !== entry).map((other) => String(other[known.name] ?? ""));
  const isKnown = known.known!.includes(id);
  const options = known.known!.map((one) => ({ value: one, label: words.known(known, one) })).sort((one, other) => one.label.localeCompare(other.label));
  const other = named ? [{ value: "", label: t("editor-another") }] : [];
  const pick = (chosen: string) => set(chosen || (known.required ? ownId(String(entry.name || "own"), taken) : ""));
  return <Select label={words.label(known.name)} value={isKnown ? id : ""} set={pick} options={[...other, ...options]} />;
}
