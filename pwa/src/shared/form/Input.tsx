/** One declared input, drawn by its kind. An answer is undefined where nothing was told. */
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { t } from "@/shared/i18n";
import { Choice, Field, Icon, Select, Toggle } from "@/shared/ui";
import { CardPick } from "./CardPick";
import { DicePick } from "./DicePick";
import "./form.css";
import { Graded, Picks } from "./Picks";
import { ListInput, MapInput, ModifierInput, RecordInput } from "./Nested";
import { NumberField } from "./NumberField";
import { isNeeded, byName, type Spec, typed, widgetOf } from "./spec";
import { figureRead, figureShown, type FormWords } from "./words";

export interface InputProps {
  spec: Spec;
  value: any;
  set: (value: any) => void;
  words: FormWords;
  error?: string | null;
  /** Another name for it: an entry of a list, a key of a map. */
  label?: string;
  quiet?: boolean;
}

export function Input(props: InputProps): JSX.Element {
  const { spec, value, set, words, error, quiet } = props;
  const label = props.label ?? words.label(spec.name);
  switch (widgetOf(spec)) {
    case "flag":
      return <Flag label={label} on={value ?? spec.default ?? false} set={set} error={error} />;
    case "number":
      return <NumberField label={label} value={value ?? undefined} set={set} min={spec.min} max={spec.max} decimal={spec.kind !== "whole" && spec.kind !== "ability_rank"} error={error} quiet={quiet} />;
    case "die":
      return <DicePick label={label} value={value ?? undefined} set={set} optional={!spec.required && (spec.default ?? null) === null} grows={spec.kind === "trait_die"} error={error} quiet={quiet} />;
    case "pick":
      return <Pick {...props} label={label} />;
    case "picks":
      return <Picks {...props} label={label} />;
    case "graded":
      return <Graded {...props} label={label} />;
    case "card":
      return <CardPick label={label} value={value ?? ""} set={set} error={error} />;
    case "modifiers":
      return <ModifierInput {...props} label={label} />;
    case "list":
      return <ListInput {...props} label={label} />;
    case "record":
      return <RecordInput {...props} label={label} />;
    case "map":
      return <MapInput {...props} label={label} />;
    case "text":
      return <Text {...props} label={label} />;
  }
}

function Flag({ label, on, set, error }: { label: string; on: boolean; set: (on: boolean) => void; error?: string | null }): JSX.Element {
  return (
    <div class={error ? "field wrong" : "field"}>
      <Toggle on={on} set={set}>{label}</Toggle>
      {error && <p class="error" role="alert"><Icon name="up" size={10} />{error}</p>}
    </div>
  );
}

const FEW = 5;
const SHORT = 44; // letters that fit beside one another in two lines of a phone

function Pick({ spec, value, set, words, error, label, quiet }: InputProps & { label: string }): JSX.Element {
  const chosen = value ?? spec.default ?? null;
  const options = (spec.values ?? []).map((one) => ({ value: String(one), label: words.word(spec.name, one) }));
  const absent = chosen === null || (spec.default === null && !spec.required) ? [{ value: "", label: spec.required ? t("form-choose") : t("form-none") }] : [];
  const pick = (text: string) => set((spec.values ?? []).find((one) => String(one) === text));
  const few = options.length <= FEW && options.reduce((sum, option) => sum + option.label.length, 0) <= SHORT;
  const shown = chosen === null ? "" : String(chosen);
  if (few) return <Choice label={label} value={shown} set={pick} options={spec.required ? options : [...absent, ...options]} error={error} quiet={quiet} />;
  return <Select label={label} value={shown} set={pick} options={[...absent, ...options]} error={error} />;
}

const LINES_FROM = 300; // a text as long as this is written on several lines

/** @returns the id that a figure's word stands for ("str"), where a text begins with one */
const figureOf = ({ spec, words }: InputProps): string | null => (spec.kind === "text" && typeof spec.default === "string" && words.short?.(spec.default) ? spec.default : null);

function Text(props: InputProps & { label: string }): JSX.Element {
  const { spec, value, set, error, label } = props;
  const figure = figureOf(props);
  if (figure !== null) return <Figure {...props} figure={figure} />;
  const shown = value === undefined || value === null ? "" : Array.isArray(value) ? value.join(", ") : String(value);
  const plainText = spec.kind === "text";
  const hint = plainText ? undefined : t("form-as", { kind: spec.kind });
  return (
    <Field
      label={label}
      value={shown}
      set={(text) => set(plainText && spec.empty ? text : typed(spec.kind, text))}
      max={spec.long ?? 200}
      lines={(spec.long ?? 0) >= LINES_FROM}
      capitals={plainText ? "sentences" : "none"}
      error={error}
      hint={hint}
    />
  );
}

/** A figure with a word in it, written in the reader's language. */
function Figure({ spec, value, set, words, error, label, figure }: InputProps & { label: string; figure: string }): JSX.Element {
  const [text, setText] = useState(() => figureShown(words, String(value ?? "")));
  const type = (typed: string) => {
    setText(typed);
    set(figureRead(words, figure, typed) || undefined);
  };
  const example = `${words.short?.(figure)}+d6`;
  return <Field label={label} value={text} set={type} max={spec.long ?? 24} capitals="none" hint={t("form-figure", { example })} error={error} />;
}

export interface FieldsProps {
  specs: Spec[];
  values: Record<string, any>;
  set: (name: string, value: any) => void;
  words: FormWords;
  error?: { field: string; words: string } | null;
}

/** Inputs one under the other; switches that follow one another become chips. */
export function Fields({ specs, values, set, words, error }: FieldsProps): JSX.Element {
  const rows: (Spec | Spec[])[] = [];
  for (const spec of specs) {
    const last = rows.at(-1);
    if (spec.kind !== "flag") rows.push(spec);
    else if (Array.isArray(last)) last.push(spec);
    else rows.push([spec]);
  }
  const named = byName(specs);
  const wrong = (spec: Spec) => (error?.field === spec.name ? error.words : null);
  return (
    <div class="form">
      {rows.map((row) =>
        Array.isArray(row)
          ? <Switches key={row[0]!.name} specs={row} values={values} set={set} words={words} error={error} />
          : <div key={row.name} data-field={row.name}><Input spec={isNeeded(row, values, named) ? { ...row, required: true } : row} value={values[row.name]} set={(value) => set(row.name, value)} words={words} error={wrong(row)} /></div>,
      )}
    </div>
  );
}

function Switches({ specs, values, set, words, error }: FieldsProps): JSX.Element {
  const id = useId();
  const wrong = specs.find((spec) => spec.name === error?.field);
  return (
    <div class="field" role="group" aria-labelledby={specs.length > 1 ? id : undefined}>
      {specs.length > 1 && <span class="hush" id={id}>{t("form-switches")}</span>}
      <div class="cluster">
        {specs.map((spec) => {
          const on = Boolean(values[spec.name] ?? spec.default);
          return (
            <button key={spec.name} type="button" data-field={spec.name} class="chip switch-chip" role="switch" aria-checked={on} onClick={() => set(spec.name, !on)}>
              <Icon name={on ? "check" : "plus"} />
              {words.label(spec.name)}
            </button>
          );
        })}
      </div>
      {wrong && <p class="error" role="alert"><Icon name="up" size={10} />{error!.words}</p>}
    </div>
  );
}
