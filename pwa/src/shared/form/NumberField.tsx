/** A whole or broken number: by taps, or typed. Absent is an answer too, shown empty. */
import type { JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { plain, t } from "@/shared/i18n";
import { Button, Icon } from "@/shared/ui";

export interface NumberFieldProps {
  label: string;
  value: number | undefined;
  set: (value: number | undefined) => void;
  min?: number;
  max?: number;
  decimal?: boolean;
  /** Where the buttons start from while nothing is told. */
  from?: number;
  error?: string | null;
  /** The label is said, not shown. */
  quiet?: boolean;
}

const read = (text: string): number | undefined => {
  const number = Number(text.replace(/[−–—]/g, "-").replace(",", "."));
  return text.trim() === "" || Number.isNaN(number) ? undefined : number;
};

const written = (value: number | undefined): string => (value === undefined ? "" : plain(value));

export function NumberField({ label, value, set, min, max, decimal, from, error, quiet }: NumberFieldProps): JSX.Element {
  const id = useId();
  const [text, setText] = useState(written(value));
  useEffect(() => {
    if (read(text) !== value) setText(written(value));
  }, [value]);
  const type = (typed: string) => {
    const kept = typed.replace(decimal ? /[^\d.,\-−]/g : /[^\d\-−]/g, "");
    setText(kept);
    set(read(kept));
  };
  const step = (by: number) => {
    const next = value === undefined ? (from ?? Math.max(min ?? 0, Math.min(0, max ?? 0))) : value + by;
    set(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next)));
  };
  return (
    <div class={error ? "field wrong" : "field"}>
      <div class="number-field">
        <label for={id} class={quiet ? "hush" : "grow"}>{label}</label>
        <span class="number-keys">
          <Button icon="minus" label={t("ui-less", { label })} disabled={value !== undefined && min !== undefined && value <= min} run={() => step(-1)} />
          <input
            id={id}
            class="input"
            value={text}
            inputMode={decimal ? "decimal" : "numeric"}
            autocomplete="off"
            aria-invalid={error ? "true" : undefined}
            aria-describedby={error ? `${id}-note` : undefined}
            onInput={(event) => type(event.currentTarget.value)}
            onBlur={() => setText(written(value))}
          />
          <Button icon="plus" label={t("ui-more", { label })} disabled={value !== undefined && max !== undefined && value >= max} run={() => step(1)} />
        </span>
      </div>
      {error && <p class="error" id={`${id}-note`} role="alert"><Icon name="up" size={10} />{error}</p>}
    </div>
  );
}
