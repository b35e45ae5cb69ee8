/** What an action asks before it is carried out or rolled. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { firstMissing, recordOf, requestOf, type Values } from "@/shared/form";
import { errorText, t } from "@/shared/i18n";
import type { Failure, Id } from "@/shared/types";
import { BottomSheet, Button, Icon } from "@/shared/ui";
import { system, view } from "@/store";
import { carryOut } from "./act";
import { drawn } from "./fields";
import { Inputs } from "./Inputs";
import { actionTitle, kindsOf, type Scene } from "./model";
import "./scenes.css";

interface Props {
  scene: Id;
  action: string;
  actor: Id | null;
  close: () => void;
}

/** @returns the field of the form that an error is about: its place is told with what it stands under */
export const fieldOf = (failure: Failure | null): string => (failure?.field ?? "").replace(/^(inputs|setup)\./, "");

export default function ActSheet({ scene: id, action: actionId, actor, close }: Props): JSX.Element | null {
  const [given, setGiven] = useState<Values>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const seen = view.value;
  const scene = (seen?.scenes as Record<Id, Scene> | undefined)?.[id];
  const kind = kindsOf(system.value).find((one) => one.kind === scene?.kind);
  const action = kind?.actions.find((one) => one.id === actionId);
  if (!seen || !scene || !kind || !action) return null;
  const declared = system.value!;
  const form = drawn(declared, seen, action.inputs, scene, actor);
  const { specs } = form;
  const values = { ...recordOf(specs), ...given };
  const go = async () => {
    const missing = firstMissing(specs, values);
    if (missing) return setFailure({ code: "missing_input", field: missing });
    const sent = await carryOut(scene, action, actor, requestOf(specs, values));
    if (sent && !sent.ok) return setFailure(sent.error);
    close();
  };
  const field = fieldOf(failure);
  const here = specs.some((spec) => spec.name === field);
  return (
    <BottomSheet title={actionTitle(declared.id, kind.kind, action.id)} note={actor ? seen.characters[actor]?.name : undefined} close={close}>
      <Inputs
        kind={kind.kind}
        drawn={form}
        values={values}
        set={(name, value) => {
          setFailure(null);
          setGiven({ ...given, [name]: value });
        }}
        error={failure && here ? { field, words: errorText(failure) } : null}
      />
      <div class="scene-foot">
        {failure && !here && <p class="error" role="alert"><Icon name="up" size={10} />{errorText(failure)}</p>}
        <Button kind="primary" big wide run={go}>{t(action.roll ? "scenes-go-roll" : "scenes-go")}</Button>
      </div>
    </BottomSheet>
  );
}
