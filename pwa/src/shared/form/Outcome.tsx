/** What a rule told, drawn as its outcome is declared: figures, yes and no, words, sums, records in records. */
import type { ComponentChildren, JSX } from "preact";
import { outcomeLabel, plain, signed, t, tFirst, word } from "@/shared/i18n";
import { Die, Icon, sidesOf } from "@/shared/ui";
import { view } from "@/store";
import { cardName } from "./CardPick";
import "./form.css";

export interface OutcomeSpec {
  name: string;
  kind: string;
  values?: (string | number)[];
  fields?: OutcomeSpec[];
}

interface Where {
  system: string;
  op: string;
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0) || (typeof value === "object" && !Array.isArray(value) && Object.keys(value as object).length === 0);

const sourceWord = (system: string, name: string, source: string): string => tFirst([`${system}-source-${source}`, `${system}-w-${name}-${source}`, `${system}-w-${source}`, `form-source-${source}`]);

/** @returns an id as people know it: whoever has it at this table, else as it stands */
const named = (id: string): string => view.value?.characters[id]?.name ?? id;

const isDeclared = (field: OutcomeSpec, value: string): boolean => field.values?.includes(value) ?? false;

/** @returns a bare value in words */
function bare({ system }: Where, field: OutcomeSpec, value: unknown): string {
  if (typeof value === "number") return plain(value);
  if (typeof value === "boolean") return t(value ? "form-yes" : "form-no");
  if (typeof value !== "string") return JSON.stringify(value);
  if (field.kind === "word" || field.kind === "words" || isDeclared(field, value)) return word(system, field.name, value);
  return /^(JK[12]|(10|[2-9JQKA])[SHDC])$/.test(value) ? cardName(value) : named(value);
}

function Pair({ label, block, prose, children }: { label: string; block?: boolean; prose?: boolean; children: ComponentChildren }): JSX.Element {
  return <div class={block ? "told-row block" : "told-row"}><dt>{label}</dt><dd class={prose ? "prose" : undefined}>{children}</dd></div>;
}

function Field({ at, field, value }: { at: Where; field: OutcomeSpec; value: any }): JSX.Element | null {
  if (isNothing(value)) return null;
  const label = outcomeLabel(at.system, at.op, field.name);
  if (typeof value === "boolean") return <Pair label={label}><YesNo on={value} /></Pair>;
  switch (field.kind) {
    case "record":
      return <Pair label={label} block><dl class="told-inner"><Rows at={at} fields={field.fields ?? []} outcome={value} /></dl></Pair>;
    case "records":
      return <Pair label={label} block><ul class="told-list">{(value as any[]).map((row, index) => <li key={index}><dl><Rows at={at} fields={field.fields ?? []} outcome={row} /></dl></li>)}</ul></Pair>;
    case "terms":
    case "map":
      return <Pair label={label} block><dl class="told-inner">{Object.entries(value).map(([key, one]) => <MapRow key={key} at={at} field={field} name={key} value={one} />)}</dl></Pair>;
    case "modifiers":
      return <Pair label={label} block><dl class="told-inner">{(value as { source: string; value: number }[]).map((row, index) => <Pair key={index} label={sourceWord(at.system, field.name, row.source)}>{signed(row.value)}</Pair>)}</dl></Pair>;
    case "dice":
      return <Pair label={label}>{sidesOf(value) && value === `d${sidesOf(value)}` ? <Die sides={sidesOf(value)} size="small" /> : bare(at, field, value)}</Pair>;
    case "words":
    case "list":
      return <Pair label={label} prose={typeof value[0] === "string"}>{(value as unknown[]).map((one) => bare(at, field, one)).join(" · ")}</Pair>;
    default:
      return <Pair label={label} prose={typeof value === "string" && value.length > 24}>{bare(at, field, value)}</Pair>;
  }
}

const YesNo = ({ on }: { on: boolean }): JSX.Element => (
  <span class={on ? "with-mark yes" : "with-mark no"}><Icon name={on ? "check" : "minus"} size={16} />{t(on ? "form-yes" : "form-no")}</span>
);

function MapRow({ at, field, name, value }: { at: Where; field: OutcomeSpec; name: string; value: any }): JSX.Element {
  const label = isDeclared(field, name) || field.values === undefined ? (view.value?.characters[name]?.name ?? word(at.system, field.name, name)) : named(name);
  if (value !== null && typeof value === "object" && !Array.isArray(value)) {
    return <Pair label={label} block><dl class="told-inner">{Object.entries(value).map(([key, one]) => <MapRow key={key} at={at} field={field} name={key} value={one} />)}</dl></Pair>;
  }
  if (Array.isArray(value)) return <Pair label={label} prose>{value.map((one) => bare(at, { ...field, kind: "words" }, one)).join(" · ")}</Pair>;
  if (value === null) return <Pair label={label}>{t("form-none")}</Pair>;
  return <Pair label={label}>{typeof value === "boolean" ? <YesNo on={value} /> : field.kind === "terms" && typeof value === "number" ? signed(value) : bare(at, field, value)}</Pair>;
}

function Rows({ at, fields, outcome }: { at: Where; fields: OutcomeSpec[]; outcome: any }): JSX.Element {
  return <>{fields.map((field) => <Field key={field.name} at={at} field={field} value={outcome?.[field.name]} />)}</>;
}

export function Outcome({ system, op, fields, outcome }: { system: string; op: string; fields: OutcomeSpec[]; outcome: Record<string, unknown> }): JSX.Element {
  return <dl class="told-rows"><Rows at={{ system, op }} fields={fields} outcome={outcome} /></dl>;
}
