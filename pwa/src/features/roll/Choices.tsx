/** Choices as chips: each says how it stands; a tap opens its values. What is away from the usual is marked. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { t, tFirst } from "@/shared/i18n";
import type { PlanChoice } from "@/shared/types";
import { Choice, Icon } from "@/shared/ui";

interface Props {
  system: string;
  choices: PlanChoice[];
  set: (id: string, value: string) => void;
}

/** @returns a choice's value in words; a number is its own word */
const valueLabel = (system: string, id: string, value: string): string =>
  /^[+\-\d]+$/.test(value) ? value.replace("-", "−") : tFirst([`${system}-w-${id}-${value}`, `${system}-w-${value}`]);

export function Choices({ system, choices, set }: Props): JSX.Element | null {
  const [open, setOpen] = useState<string | null>(null);
  const usual = useRef<Record<string, string>>({});
  if (!choices.length) return null;
  for (const choice of choices) usual.current[choice.id] ??= choice.value;
  const shown = choices.find((choice) => choice.id === open);
  return (
    <div class="stack">
      <div class="cluster" role="group" aria-label={t("roll-choices")}>
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            class={choice.value === usual.current[choice.id] ? "chip plain choice-chip" : "chip info choice-chip"}
            aria-expanded={open === choice.id}
            onClick={() => setOpen(open === choice.id ? null : choice.id)}
          >
            <span><span class="what">{t(`${system}-choice-${choice.id}`)}</span> <b>{valueLabel(system, choice.id, choice.value)}</b></span>
            <Icon name="down" size={10} />
          </button>
        ))}
      </div>
      {shown && (
        <Choice
          key={shown.id}
          label={t(`${system}-choice-${shown.id}`)}
          value={shown.value}
          set={(value) => {
            set(shown.id, value);
            setOpen(null);
          }}
          options={shown.values.map((value) => ({ value, label: valueLabel(system, shown.id, value) }))}
        />
      )}
    </div>
  );
}
