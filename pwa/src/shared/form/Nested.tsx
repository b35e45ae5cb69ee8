/** Inputs that hold others: lists, records, maps, and modifiers with their sources. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { signed, t, tFirst } from "@/shared/i18n";
import { Button, Field, Icon, Stepper, Toggle } from "@/shared/ui";
import { Fields, Input, type InputProps } from "./Input";
import { firstValue, recordOf, type Spec, type Values } from "./spec";

type Props = InputProps & { label: string };

const Note = ({ error }: { error?: string | null }): JSX.Element | null => (error ? <p class="error" role="alert"><Icon name="up" size={10} />{error}</p> : null);

export function RecordInput({ spec, value, set, words, label, error }: Props): JSX.Element {
  const absent = spec.default === null && !spec.required;
  const on = value !== undefined && value !== null;
  const fields = spec.fields ?? [];
  const now: Values = on ? value : absent ? {} : { ...recordOf(fields), ...((spec.default as Values | null) ?? {}) };
  return (
    <fieldset class={error ? "field wrong nested" : "field nested"}>
      <legend class="legend">{label}</legend>
      {absent && <Toggle on={on} set={(wanted) => set(wanted ? recordOf(fields) : undefined)}>{t("form-there")}</Toggle>}
      {(on || !absent) && <Fields specs={fields} values={now} set={(name, given) => set({ ...now, [name]: given })} words={words} />}
      <Note error={error} />
    </fieldset>
  );
}

/** Rows keep their place on the screen while others come and go. */
function useKeys(length: number): { keys: number[]; drop: (at: number) => void } {
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < length) keys.current.push(next.current++);
  keys.current.length = length;
  return { keys: keys.current, drop: (at) => void keys.current.splice(at, 1) };
}

export function ListInput({ spec, value, set, words, label, error }: Props): JSX.Element {
  const item = spec.item!;
  const rows: any[] = value ?? spec.default ?? [];
  const { keys, drop } = useKeys(rows.length);
  const change = (at: number, given: any) => set(rows.map((row, index) => (index === at ? given : row)));
  const remove = (at: number) => {
    drop(at);
    set(rows.filter((_, index) => index !== at));
  };
  return (
    <fieldset class={error ? "field wrong nested" : "field nested"}>
      <legend class="legend">{label}</legend>
      {rows.map((row, at) => {
        const name = t("form-entry", { label, n: at + 1 });
        const take = <Button kind="quiet" icon="close" label={t("form-remove-nth", { label, n: at + 1 })} run={() => remove(at)} />;
        const input = <Input spec={{ ...item, name: item.name || spec.name }} label={name} value={row} set={(given) => change(at, given)} words={words} quiet />;
        if (item.kind !== "record") return <div key={keys[at]} class="entry"><div class="grow">{input}</div>{take}</div>;
        return <div key={keys[at]} class="entry whole"><div class="entry-head"><span class="legend" aria-hidden="true">{at + 1}</span>{take}</div>{input}</div>;
      })}
      <Button icon="plus" run={() => set([...rows, firstValue(item) ?? firstOf(item)])} disabled={spec.max !== undefined && rows.length >= spec.max}>{t("form-add")}</Button>
      <Note error={error} />
    </fieldset>
  );
}

/** @returns what an entry begins with where its declaration has nothing to begin with */
function firstOf(item: Spec): unknown {
  if (item.kind === "record") return recordOf(item.fields ?? []);
  if (item.kind === "whole" || item.kind === "decimal") return item.min ?? 0;
  if (item.values?.length) return item.values[0];
  return null;
}

export function MapInput({ spec, value, set, words, label, error }: Props): JSX.Element {
  const now: Values = value ?? spec.default ?? {};
  const [fresh, setFresh] = useState("");
  const put = (key: string, given: unknown) => {
    const rest = Object.fromEntries(Object.entries(now).filter(([other]) => other !== key));
    set(given === undefined ? rest : { ...now, [key]: given });
  };
  const item = { ...spec.item!, name: spec.item!.name || spec.name, required: false, default: null };
  const keys = spec.keys ?? Object.keys(now);
  const add = () => {
    if (fresh.trim()) put(fresh.trim(), firstOf(spec.item!) ?? (spec.item!.kind.endsWith("die") ? "d4" : null));
    setFresh("");
  };
  return (
    <fieldset class={error ? "field wrong nested" : "field nested"}>
      <legend class="legend">{label}</legend>
      {keys.map((key) => <Input key={key} spec={item} label={spec.keys ? words.word(spec.name, key) : words.word(spec.name, key)} value={now[key]} set={(given) => put(key, given)} words={words} />)}
      {!spec.keys && (
        <div class="entry">
          <div class="grow"><Field label={t("form-key")} value={fresh} set={setFresh} max={40} capitals="none" enter="done" /></div>
          <Button icon="plus" label={t("form-add")} run={add} />
        </div>
      )}
      <Note error={error} />
    </fieldset>
  );
}

interface Modifier {
  source: string;
  value: number;
}

export function ModifierInput({ value, set, label, error }: Props): JSX.Element {
  const rows: Modifier[] = value ?? [];
  const { keys, drop } = useKeys(rows.length);
  const change = (at: number, part: Partial<Modifier>) => set(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <fieldset class={error ? "field wrong nested" : "field nested"}>
      <legend class="legend">{label}</legend>
      {rows.map((row, at) => (
        <div key={keys[at]} class="entry modifier">
          <div class="grow"><Field label={t("form-source")} value={row.source === "other" ? "" : row.source} set={(source) => change(at, { source: source || "other" })} max={60} placeholder={tFirst(["form-source-other"])} /></div>
          <Stepper quiet label={t("form-value")} value={row.value} set={(number) => change(at, { value: number })} show={signed} />
          <Button kind="quiet" icon="close" label={t("form-remove-nth", { label, n: at + 1 })} run={() => { drop(at); set(rows.filter((_, index) => index !== at)); }} />
        </div>
      ))}
      <Button icon="plus" run={() => set([...rows, { source: "other", value: 1 }])}>{t("form-add-modifier")}</Button>
      <Note error={error} />
    </fieldset>
  );
}
