/** Somebody new: a ready one by a tap, or extras and groups from a sheet to begin with. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { newId } from "@/bridge/dice";
import { errorText, t } from "@/shared/i18n";
import type { Failure } from "@/shared/types";
import { announce, BottomSheet, Button, Choice, Field, Icon, Row, Select, showToast, Stepper, Tabs, Toggle } from "@/shared/ui";
import { navigate } from "@/shell";
import { send, system, view } from "@/store";
import "./gm.css";
import { freshName, spelled, templates } from "./model";

async function add(character: Record<string, unknown>): Promise<Failure | null> {
  const sent = await send({ type: "character.add", character: { id: newId(), ...character } });
  return sent.ok ? null : sent.error;
}

function Ready(): JSX.Element {
  const ready = (system.value?.ready ?? []) as { id: string; name: string; kind: string; sheet: Record<string, any> }[];
  const taken = new Set(Object.values(view.value?.characters ?? {}).map((character) => character.name));
  if (!ready.length) return <p class="small">{t("gm-new-no-ready")}</p>;
  return (
    <div class="rows">
      {ready.map((entry) => {
        const name = spelled(entry.name);
        const sheet = spelled(entry.sheet);
        const put = async () => {
          const wrong = await add({ name: freshName(view.value!, name), kind: entry.kind, sheet });
          if (wrong) showToast(errorText(wrong), { tone: "bad" });
          else announce(t("gm-new-added", { name }));
        };
        return <Row key={entry.id} title={name} note={[t(`${system.value?.id}-kind-${entry.kind}`), sheet.concept].filter(Boolean).join(" · ")} end={<><span class="small">{taken.has(name) ? t("gm-new-here") : ""}</span><Icon name="plus" size={20} /></>} run={put} label={t("gm-new-add", { name })} />;
      })}
    </div>
  );
}

function useDraft() {
  const kinds = (system.value?.kinds ?? []) as string[];
  const players = (system.value?.player_kinds ?? []) as string[];
  const [name, setName] = useState("");
  const [kind, setKind] = useState(kinds.find((one) => !players.includes(one)) ?? kinds[0] ?? "");
  const [count, setCount] = useState(1);
  const [hidden, setHidden] = useState(false);
  const [alias, setAlias] = useState("");
  const [from, setFrom] = useState("");
  return { kinds, name, setName, kind, setKind, count, setCount, hidden, setHidden, alias, setAlias, from, setFrom };
}

function Own({ close }: { close: () => void }): JSX.Element {
  const draft = useDraft();
  const [wrong, setWrong] = useState<Failure | null>(null);
  const all = view.value ? templates(system.value, view.value) : [];
  const put = async (edit: boolean) => {
    const name = draft.name.trim();
    if (!name) return setWrong({ code: "missing_input", field: "name" });
    const id = newId();
    const sheet = all.find((template) => template.id === draft.from)?.sheet ?? {};
    const failed = await add({ id, name: freshName(view.value!, name), kind: draft.kind, count: draft.count, hidden: draft.hidden, alias: draft.alias.trim() || null, sheet });
    setWrong(failed);
    if (failed) return;
    close();
    if (edit) navigate(`/ficha/editar/${id}`);
    else announce(t("gm-new-added", { name }));
  };
  const field = (name: string) => (wrong?.field?.endsWith(name) ? errorText(wrong) : null);
  return (
    <div class="stack-wide">
      <Field label={t("gm-new-name")} value={draft.name} set={draft.setName} max={60} capitals="words" error={field("name")} />
      <Choice label={t("gm-new-kind")} value={draft.kind} set={draft.setKind} options={draft.kinds.map((value) => ({ value, label: t(`${system.value?.id}-kind-${value}`) }))} />
      <Stepper label={t("gm-new-count")} value={draft.count} set={draft.setCount} min={1} max={99} />
      <Select label={t("gm-new-from")} value={draft.from} set={draft.setFrom} options={[{ value: "", label: t("gm-new-blank") }, ...all.map(({ id, label }) => ({ value: id, label }))]} hint={t("gm-new-from-help")} />
      <Toggle on={draft.hidden} set={draft.setHidden} note={t("gm-new-hidden-help")}>{t("gm-new-hidden")}</Toggle>
      <Field label={t("gm-new-alias")} value={draft.alias} set={draft.setAlias} max={60} capitals="words" hint={t("gm-new-alias-help")} error={field("alias")} />
      {wrong && !field("name") && !field("alias") && <p class="error" role="alert">{errorText(wrong)}</p>}
      <div class="split sheet-foot"><Button kind="primary" big run={() => put(false)}>{t("gm-new-put")}</Button><Button run={() => put(true)}>{t("gm-new-edit")}</Button></div>
    </div>
  );
}

export default function NewCharacter({ close }: { close: () => void }): JSX.Element {
  const ready = ((system.value?.ready ?? []) as unknown[]).length > 0;
  const [part, setPart] = useState(ready ? "ready" : "own");
  return (
    <BottomSheet title={t("gm-new-title")} close={close}>
      <Tabs label={t("gm-new-title")} value={part} set={setPart} options={[{ value: "ready", label: t("gm-new-ready") }, { value: "own", label: t("gm-new-own") }]} />
      <div role="tabpanel">{part === "ready" ? <Ready /> : <Own close={close} />}</div>
    </BottomSheet>
  );
}
