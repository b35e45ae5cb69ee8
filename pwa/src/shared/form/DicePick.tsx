/** A die by its shape. Above the largest one goes on by ones: d12+1. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "@/shared/i18n";
import { Button, Die, Icon, sidesOf } from "@/shared/ui";

const SIDES = [4, 6, 8, 10, 12];
const TOP = 12;

export interface DicePickProps {
  label: string;
  value: string | undefined;
  set: (value: string | undefined) => void;
  /** None at all is an answer. */
  optional?: boolean;
  /** Whether a die may go beyond its sides. */
  grows?: boolean;
  error?: string | null;
  quiet?: boolean;
}

export const plusOf = (die: string | undefined): number => Number(/^d\d+([+-]\d+)$/.exec(die ?? "")?.[1] ?? 0);
const dieOf = (sides: number, plus: number): string => `d${sides}${plus === 0 ? "" : plus > 0 ? `+${plus}` : plus}`;

export function DicePick({ label, value, set, optional, grows, error, quiet }: DicePickProps): JSX.Element {
  const name = useId();
  const sides = sidesOf(value);
  const plus = plusOf(value);
  return (
    <fieldset class={error ? "field wrong dice-pick" : "field dice-pick"}>
      <legend class={quiet ? "hush" : "legend"}>{label}</legend>
      <div class="dice-row">
        {optional && (
          <label class="pick-die" title={t("form-none")}>
            <input type="radio" name={name} checked={!sides} aria-label={t("form-none")} onChange={() => set(undefined)} />
            <span class="none" aria-hidden="true">—</span>
          </label>
        )}
        {SIDES.map((one) => (
          <label key={one} class="pick-die">
            <input type="radio" name={name} checked={one === sides} aria-label={t("ui-die", { sides: one })} onChange={() => set(dieOf(one, 0))} />
            <Die sides={one} label="" size="small" />
          </label>
        ))}
        {grows && sides === TOP && (
          <span class="die-plus">
            <Button icon="minus" label={t("ui-less", { label })} disabled={plus <= 0} run={() => set(dieOf(TOP, plus - 1))} />
            <output class="number" aria-live="polite">{plus > 0 ? `+${plus}` : "+0"}</output>
            <Button icon="plus" label={t("ui-more", { label })} run={() => set(dieOf(TOP, plus + 1))} />
          </span>
        )}
      </div>
      {error && <p class="error" role="alert"><Icon name="up" size={10} />{error}</p>}
    </fieldset>
  );
}
