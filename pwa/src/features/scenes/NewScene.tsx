/** A scene begins: which kind, who is in it, what its game asks to set it up. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { firstMissing, recordOf, requestOf, type Values } from "@/shared/form";
import { errorText, t } from "@/shared/i18n";
import type { Character, Failure, Id } from "@/shared/types";
import { BottomSheet, Button, Chip, Field, Icon, Row, Toggle } from "@/shared/ui";
import { characters, send, system, view } from "@/store";
import { fieldOf } from "./ActSheet";
import { drawn } from "./fields";
import { Inputs } from "./Inputs";
import { kindsOf, kindTitle, type SceneKind } from "./model";
import "./scenes.css";

export default function NewScene({ close }: { close: () => void }): JSX.Element {
  const [kind, setKind] = useState<SceneKind | null>(null);
  const declared = system.value!;
  if (kind) return <Setup key={kind.kind} kind={kind} back={() => setKind(null)} close={close} />;
  return (
    <BottomSheet title={t("scenes-new")} note={t("scenes-new-about")} close={close}>
      <div class="rows">
        {kindsOf(declared).map((one) => (
          <Row key={one.kind} title={kindTitle(declared.id, one.kind)} note={t(`${declared.id}-scene-${one.kind}.about`)} end={<Icon name="forward" size={18} />} run={() => setKind(one)} />
        ))}
      </div>
    </BottomSheet>
  );
}

/** Those whom players lead, as long as there are any; a scene of the game master's own people begins with nobody. */
const likely = (all: Character[]): Id[] => all.filter((one) => one.owner !== null && !("dead" in one.states)).map((one) => one.id);

function Setup({ kind, back, close }: { kind: SceneKind; back: () => void; close: () => void }): JSX.Element | null {
  const all = characters.value;
  const [name, setName] = useState("");
  const [people, setPeople] = useState(() => likely(all));
  const [hidden, setHidden] = useState(false);
  const [given, setGiven] = useState<Values>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const declared = system.value!;
  if (!view.value) return null;
  const form = drawn(declared, view.value, kind.setup, null, null);
  const { specs } = form;
  const values = { ...recordOf(specs), ...given };
  const start = async () => {
    const missing = firstMissing(specs, values);
    if (missing) return setFailure({ code: "missing_input", field: missing });
    const inside = all.filter(({ id }) => people.includes(id)).map(({ id }) => id);
    const sent = await send({ type: "scene.start", kind: kind.kind, name: name.trim(), hidden, people: inside, setup: requestOf(specs, values) });
    if (!sent.ok) return setFailure(sent.error);
    close();
  };
  const field = fieldOf(failure);
  const here = specs.some((spec) => spec.name === field);
  return (
    <BottomSheet title={kindTitle(declared.id, kind.kind)} note={t(`${declared.id}-scene-${kind.kind}.about`)} close={close}>
      <Field label={t("scenes-name")} value={name} set={setName} max={60} placeholder={t("scenes-name-hint")} />
      <People all={all} chosen={people} set={setPeople} />
      <Inputs
        kind={kind.kind}
        drawn={form}
        values={values}
        set={(key, value) => {
          setFailure(null);
          setGiven({ ...given, [key]: value });
        }}
        error={failure && here ? { field, words: errorText(failure) } : null}
      />
      <Toggle on={hidden} set={setHidden}><span class="scene-sign"><Icon name="hidden" size={20} />{t("scenes-hidden")}</span></Toggle>
      <div class="scene-foot split wrap">
        {failure && !here && <p class="error" role="alert"><Icon name="up" size={10} />{errorText(failure)}</p>}
        <Button big run={back}>{t("ui-back")}</Button>
        <Button kind="primary" big run={start}>{t("scenes-begin")}</Button>
      </div>
    </BottomSheet>
  );
}

function People({ all, chosen, set }: { all: Character[]; chosen: Id[]; set: (chosen: Id[]) => void }): JSX.Element {
  const flip = (id: Id) => set(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div class="field" role="group" aria-label={t("scenes-people")}>
      <span class="legend" aria-hidden="true">{t("scenes-people")}</span>
      <div class="cluster">
        {all.map((one) => <Chip key={one.id} pressed={chosen.includes(one.id)} icon={one.hidden ? "hidden" : undefined} run={() => flip(one.id)}>{one.name}</Chip>)}
        {!all.length && <p class="small">{t("table-nobody-yet")}</p>}
      </div>
    </div>
  );
}
