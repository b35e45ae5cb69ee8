/** Several words of a list: each once, several times, or with points of its own. */
import type { JSX } from "preact";
import { signed, t } from "@/shared/i18n";
import { Chip, Icon, Stepper } from "@/shared/ui";
import type { InputProps } from "./Input";

type Props = InputProps & { label: string };
type Graded = string | { name: string; points: number };

function Group({ label, error, children }: { label: string; error?: string | null; children: JSX.Element | JSX.Element[] }): JSX.Element {
  return (
    <div class={error ? "field wrong" : "field"} role="group" aria-label={label}>
      <span class="legend" aria-hidden="true">{label}</span>
      {children}
      {error && <p class="error" role="alert"><Icon name="up" size={10} />{error}</p>}
    </div>
  );
}

export function Picks(props: Props): JSX.Element {
  return props.spec.unique || !repeats(props) ? <Once {...props} /> : <Many {...props} />;
}

/** A short list of words may hold one of them twice (two moves); in a long one nobody looks for that. */
const repeats = ({ spec }: Props): boolean => (spec.values ?? []).length <= 16;

function Once({ spec, value, set, words, label, error }: Props): JSX.Element {
  const chosen: (string | number)[] = value ?? spec.default ?? [];
  const flip = (one: string | number) => set(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <Group label={label} error={error}>
      <div class="cluster">
        {(spec.values ?? []).map((one) => <Chip key={one} pressed={chosen.includes(one)} run={() => flip(one)}>{words.word(spec.name, one)}</Chip>)}
      </div>
    </Group>
  );
}

function Many({ spec, value, set, words, label, error }: Props): JSX.Element {
  const chosen: (string | number)[] = value ?? spec.default ?? [];
  const less = (one: string | number) => {
    const at = chosen.lastIndexOf(one);
    set(chosen.filter((_, index) => index !== at));
  };
  return (
    <Group label={label} error={error}>
      <div class="cluster">
        {(spec.values ?? []).map((one) => {
          const times = chosen.filter((other) => other === one).length;
          const name = words.word(spec.name, one);
          return (
            <span key={one} class={times ? "counted on" : "counted"}>
              <Chip pressed={times > 0} run={() => set([...chosen, one])}>{times > 1 ? t("form-times", { what: name, n: times }) : name}</Chip>
              {times > 0 && <button type="button" class="take" aria-label={t("ui-less", { label: name })} onClick={() => less(one)}><Icon name="minus" size={18} /></button>}
            </span>
          );
        })}
      </div>
    </Group>
  );
}

export function Graded({ spec, value, set, words, label, error }: Props): JSX.Element {
  const chosen: Graded[] = value ?? [];
  const nameOf = (one: Graded) => (typeof one === "string" ? one : one.name);
  const most = (name: string) => spec.grades?.[name] ?? 0;
  const has = (name: string) => chosen.some((one) => nameOf(one) === name);
  const flip = (name: string) => set(has(name) ? chosen.filter((one) => nameOf(one) !== name) : [...chosen, most(name) ? { name, points: 1 } : name]);
  const grade = (name: string, points: number) => set(chosen.map((one) => (nameOf(one) === name ? { name, points } : one)));
  return (
    <Group label={label} error={error}>
      <div class="cluster">
        {(spec.values ?? []).map((one) => <Chip key={one} pressed={has(String(one))} run={() => flip(String(one))}>{words.word(spec.name, one)}</Chip>)}
      </div>
      <>
        {chosen.map((one) => typeof one !== "string" && (
          <Stepper key={one.name} label={words.word(spec.name, one.name)} value={one.points} set={(points) => grade(one.name, points)} min={1} max={most(one.name)} show={signed} />
        ))}
      </>
    </Group>
  );
}
