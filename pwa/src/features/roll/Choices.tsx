/** Choices as chips: each says how it stands; a tap opens its values. What is away from the usual is marked. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { t, tFirst } from "@/shared/i18n";
import type { PlanChoice } from "@/shared/types";
import { Choice, Chip, Icon, Slider } from "@/shared/ui";
import type { SystemDeclaration } from "@/store";

interface Props {
  declared: SystemDeclaration;
  choices: PlanChoice[];
  set: (id: string, value: string) => void;
}

/** @returns a choice's value in words; a number is its own word */
const valueLabel = (system: string, id: string, value: string): string =>
  /^[+\-\d]+$/.test(value) ? value.replace("-", "−") : tFirst([`${system}-w-${id}-${value}`, `${system}-w-${value}`, `${system}-trait-${value}`, `${system}-edge-${value}`]);

const isSwitch = ({ values }: PlanChoice): boolean => values.length === 2 && values[0] === "no" && values[1] === "yes";

export function Choices({ declared, choices, set }: Props): JSX.Element | null {
  const [open, setOpen] = useState<string | null>(null);
  const usual = useRef<Record<string, string>>({});
  if (!choices.length) return null;
  const system = declared.id;
  for (const choice of choices) usual.current[choice.id] ??= choice.value;
  const shapes = new Map(((declared.choices ?? []) as { id: string; shape?: string }[]).map(({ id, shape }) => [id, shape]));
  const sliders = choices.filter((choice) => shapes.get(choice.id) === "slider" && choice.values.length > 1);
  const chips = choices.filter((choice) => shapes.get(choice.id) !== "slider" && choice.values.length > 1);
  const shown = chips.find((choice) => choice.id === open);
  const name = (choice: PlanChoice) => t(`${system}-choice-${choice.id}`);
  const labels = (choice: PlanChoice) => choice.values.map((value) => ({ value, label: valueLabel(system, choice.id, value) }));
  return (
    <div class="stack">
      <div class="cluster" role="group" aria-label={t("roll-choices")}>
        {chips.map((choice) =>
          isSwitch(choice) ? (
            <Chip key={choice.id} pressed={choice.value === "yes"} run={() => set(choice.id, choice.value === "yes" ? "no" : "yes")}>{name(choice)}</Chip>
          ) : (
            <button
              key={choice.id}
              type="button"
              class={choice.value === usual.current[choice.id] ? "chip plain choice-chip" : "chip info choice-chip"}
              aria-expanded={open === choice.id}
              onClick={() => setOpen(open === choice.id ? null : choice.id)}
            >
              <span><span class="what">{name(choice)}</span> <b>{valueLabel(system, choice.id, choice.value)}</b></span>
              <Icon name="down" size={10} />
            </button>
          ),
        )}
      </div>
      {shown && (
        <Choice
          key={shown.id}
          label={name(shown)}
          value={shown.value}
          set={(value) => {
            set(shown.id, value);
            setOpen(null);
          }}
          options={labels(shown)}
        />
      )}
      {sliders.length > 0 && (
        <div class="sliders">{sliders.map((choice) => <Slider key={choice.id} label={name(choice)} value={choice.value} set={(value) => set(choice.id, value)} options={labels(choice)} />)}</div>
      )}
    </div>
  );
}
