/** What is filled in: fields with their error beside them, switches, steppers, choices. */
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { plain, signed, t } from "@/shared/i18n";
import { Button } from "./Button";
import { Icon } from "./Icon";

export interface FieldProps {
  label: string;
  value: string;
  set: (value: string) => void;
  hint?: string;
  /** What is wrong with it, said here. */
  error?: string | null;
  lines?: boolean;
  max?: number;
  inputMode?: "text" | "numeric" | "search";
  /** How an on-screen keyboard helps: "characters" for codes, "words" for names. */
  capitals?: "none" | "words" | "characters" | "sentences";
  placeholder?: string;
  autocomplete?: string;
  focus?: boolean;
  enter?: "go" | "done" | "next" | "search" | "send";
}

export function Field(props: FieldProps): JSX.Element {
  const { label, value, set, hint, error, lines, max, inputMode = "text", capitals = "sentences", placeholder, autocomplete = "off", focus, enter } = props;
  const id = useId();
  const shared = {
    id,
    class: "input",
    value,
    maxLength: max,
    placeholder,
    autocomplete,
    autofocus: focus,
    autocapitalize: capitals,
    enterKeyHint: enter,
    spellcheck: lines,
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby": error || hint ? `${id}-note` : undefined,
    onInput: (event: Event) => set((event.currentTarget as HTMLInputElement).value),
  };
  return (
    <div class={error ? "field wrong" : "field"}>
      <label for={id}>{label}</label>
      {lines ? <textarea {...shared} /> : <input type="text" inputMode={inputMode} {...shared} />}
      <Note id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}

function Note({ id, error, hint }: { id: string; error?: string | null; hint?: string }): JSX.Element | null {
  if (error) return <p class="error" id={id} role="alert"><Icon name="up" size={10} />{error}</p>;
  return hint ? <p class="hint" id={id}>{hint}</p> : null;
}

export interface Option {
  value: string;
  label: string;
}

export interface PickProps {
  label: string;
  value: string;
  set: (value: string) => void;
  options: Option[];
  error?: string | null;
  hint?: string;
}

/** One of many. */
export function Select({ label, value, set, options, error, hint }: PickProps): JSX.Element {
  const id = useId();
  return (
    <div class={error ? "field wrong" : "field"}>
      <label for={id}>{label}</label>
      <select id={id} class="input" value={value} aria-invalid={error ? "true" : undefined} aria-describedby={error || hint ? `${id}-note` : undefined} onChange={(event) => set(event.currentTarget.value)}>
        {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
      </select>
      <Note id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}

/** One of few, all in sight. */
export function Choice({ label, value, set, options, error, hint, quiet }: PickProps & { quiet?: boolean }): JSX.Element {
  const id = useId();
  return (
    <fieldset class={error ? "field wrong" : "field"} style={{ border: 0, padding: 0 }}>
      <legend class={quiet ? "hush" : "legend"}>{label}</legend>
      <div class="choices">
        {options.map((option) => (
          <label key={option.value} class="choice">
            <input type="radio" name={id} checked={option.value === value} onChange={() => set(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      <Note id={`${id}-note`} error={error} hint={hint} />
    </fieldset>
  );
}

export interface ToggleProps {
  on: boolean;
  set: (on: boolean) => void;
  children: ComponentChildren;
  /** A modifier's figure, before its source. */
  value?: number;
  /** The figure with what it counts in, instead. */
  unit?: string;
  note?: ComponentChildren;
}

/** A whole line that switches. */
export function Toggle({ on, set, children, value, unit, note }: ToggleProps): JSX.Element {
  return (
    <button type="button" class="switch" role="switch" aria-checked={on} onClick={() => set(!on)}>
      {value !== undefined && <span class="value">{unit ?? signed(value)}</span>}
      <span class="grow">{children}{note && <span class="small"> {note}</span>}</span>
      <span class="knob" aria-hidden="true" />
    </button>
  );
}

export interface StepperProps {
  label: string;
  value: number;
  set: (value: number) => unknown;
  min?: number;
  max?: number;
  step?: number;
  /** Shown instead of the number. */
  show?: (value: number) => string;
  quiet?: boolean;
}

/** A whole number by taps. */
export function Stepper({ label, value, set, min = -99, max = 99, step = 1, show = plain, quiet }: StepperProps): JSX.Element {
  const id = useId();
  return (
    <div class="stepper" role="group" aria-labelledby={id}>
      <span id={id} class={quiet ? "hush" : "grow"}>{label}</span>
      <Button icon="minus" label={t("ui-less", { label })} disabled={value - step < min} run={() => set(value - step)} />
      <output class="value" aria-live="polite">{show(value)}</output>
      <Button icon="plus" label={t("ui-more", { label })} disabled={value + step > max} run={() => set(value + step)} />
    </div>
  );
}

export interface SliderProps {
  label: string;
  options: Option[];
  value: string;
  set: (value: string) => void;
}

/** A few steps on a line: what is given for something else. */
export function Slider({ label, options, value, set }: SliderProps): JSX.Element {
  const id = useId();
  const at = Math.max(0, options.findIndex((option) => option.value === value));
  const shown = options[at]?.label ?? value;
  return (
    <div class="slider">
      <label for={id}>{label}</label>
      <output for={id}>{shown}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={options.length - 1}
        step={1}
        value={at}
        aria-valuetext={shown}
        style={{ "--done": `${(100 * at) / Math.max(1, options.length - 1)}%` }}
        onInput={(event) => set(options[Number(event.currentTarget.value)]?.value ?? value)}
      />
    </div>
  );
}

export interface TabsProps {
  label: string;
  value: string;
  set: (value: string) => void;
  options: Option[];
}

/** Parts of one screen, one in sight. The panel has `role="tabpanel"`. */
export function Tabs({ label, value, set, options }: TabsProps): JSX.Element {
  const move = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    const at = options.findIndex((option) => option.value === value);
    const next = options[(at + by + options.length) % options.length];
    if (!next) return;
    set(next.value);
    const tabs = (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role=tab]");
    tabs[(at + by + options.length) % options.length]?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {options.map((option) => (
        <button key={option.value} type="button" role="tab" class="tab" aria-selected={option.value === value} tabIndex={option.value === value ? 0 : -1} onClick={() => set(option.value)}>
          {option.label}
        </button>
      ))}
    </div>
  );
}
