/** A scene's form: declared inputs as anywhere, and who or what is picked as names to tap. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { byName, Fields, isNeeded, isRead, type Spec, type Values } from "@/shared/form";
import { t } from "@/shared/i18n";
import { Chip, Icon } from "@/shared/ui";
import { system } from "@/store";
import type { Drawn } from "./fields";
import { sceneWords } from "./model";

interface Props {
  kind: string;
  drawn: Drawn;
  values: Values;
  set: (name: string, value: unknown) => void;
  error: { field: string; words: string } | null;
}

const FEW = 9;
const FEWER = 4; // where the answer is likely there already

interface PickProps {
  label: string;
  names: Record<string, string>;
  order: string[];
  value: string | null;
  /** None is an answer. */
  optional: boolean;
  set: (id: string | undefined) => void;
  error: string | null;
}

/** Names to tap, the likely ones first; the rest behind one more tap. */
function NamePick({ label, names, order, value, optional, set, error }: PickProps): JSX.Element {
  const [few] = useState(value === null ? FEW : FEWER);
  const [all, setAll] = useState(order.length <= FEW + 2);
  const shown = all ? order : order.filter((id, at) => at < few || id === value);
  return (
    <div class={error ? "field wrong" : "field"} role="group" aria-label={label}>
      <span class="legend" aria-hidden="true">{label}</span>
      <div class="cluster">
        {optional && <Chip pressed={value === null} run={() => set(undefined)}>{t("form-none")}</Chip>}
        {shown.map((id) => <Chip key={id} pressed={id === value} run={() => set(id)}>{names[id]}</Chip>)}
        {!all && <Chip icon="plus" run={() => setAll(true)}>{t("scenes-more", { n: order.length - shown.length })}</Chip>}
      </div>
      {error && <p class="error" role="alert"><Icon name="up" size={10} />{error}</p>}
    </div>
  );
}

export function Inputs({ kind, drawn: { specs, named }, values, set, error }: Props): JSX.Element {
  const words = sceneWords(system.value!.id, kind, named);
  const all = byName(specs);
  const parts: (Spec | Spec[])[] = [];
  for (const spec of specs.filter((one) => isRead(one, values, all))) {
    const last = parts.at(-1);
    if (named[spec.name]) parts.push(spec);
    else if (Array.isArray(last)) last.push(spec);
    else parts.push([spec]);
  }
  return (
    <div class="form">
      {parts.map((part) =>
        Array.isArray(part)
          ? <Fields key={part[0]!.name} specs={part.map((spec) => (isNeeded(spec, values, all) ? { ...spec, required: true } : spec))} values={values} set={set} words={words} error={error} />
          : (
            <NamePick
              key={part.name}
              label={words.label(part.name)}
              names={named[part.name]!}
              order={(part.values ?? []) as string[]}
              value={(values[part.name] as string | undefined) ?? null}
              optional={!isNeeded(part, values, all) && (part.default ?? null) === null}
              set={(id) => set(part.name, id)}
              error={error?.field === part.name ? error.words : null}
            />
          ),
      )}
    </div>
  );
}
