/** The editor: a new character or one that is there, field by field, with what it costs always in sight. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { newId } from "@/bridge/dice";
import { useSystemWords } from "@/features/ops/useWords";
import { type Spec, sheetWords, type Values } from "@/shared/form";
import { errorText, t } from "@/shared/i18n";
import type { Character, CommandBody, Failure } from "@/shared/types";
import { BottomSheet, Button, Choice, EmptyState, Field, LinkButton, Page, Select, showToast, Waiting } from "@/shared/ui";
import { ConnectionDot, goBack, navigate } from "@/shell";
import type { ViewProps } from "@/shell/features";
import { isGm, me, mode, send, session, started, system, view } from "@/store";
import { Cost, Derived } from "./Cost";
import "./editor.css";
import { FileButtons } from "./Files";
import { useLeaveGuard } from "./guard";
import { blankSheet, changedFields, partsOf } from "./model";
import { PartView } from "./Part";
import { type Draft, type InHand, useDraft } from "./useDraft";

export default function EditorView({ params }: ViewProps): JSX.Element {
  const ready = useSystemWords();
  useEffect(() => {
    if (started.value && !session.value) navigate("/", { replace: true });
  }, [started.value, session.value]);
  if (!ready || !system.value || !view.value || !me.value) return <Waiting />;
  if (params.id === undefined) return <Editor key="new" character={null} />;
  const character = view.value.characters[params.id];
  if (!character?.sheet) {
    return <Page title={t("editor-gone")} back={() => goBack("/ficha")} center><EmptyState title={t("editor-gone-about")} actions={<LinkButton kind="primary" to="/ficha">{t("editor-to-cards")}</LinkButton>} /></Page>;
  }
  return <Editor key={character.id} character={character} />;
}

function firstDraft(character: Character | null, sheet: Spec[]): Draft {
  if (character) return { name: character.name, kind: character.kind, owner: character.owner ?? "", sheet: { ...blankSheet(sheet), ...character.sheet } };
  const kinds = (system.peek()!.player_kinds ?? system.peek()!.kinds) as string[];
  // whoever plays alone, and every player, makes their own
  const owner = isGm.peek() && mode.peek() === "table" ? "" : me.peek()!.id;
  return { name: "", kind: kinds[0] ?? "", owner, sheet: { ...blankSheet(sheet), ...(system.peek()!.blank as Values | undefined) } };
}

/** @returns the command that keeps a draft: whole for a new one, else only what changed; null where nothing did */
function commandOf(character: Character | null, { base, draft }: InHand): CommandBody | null {
  const name = draft.name.trim();
  if (!character) return { type: "character.add", character: { id: newId(), name, kind: draft.kind, owner: draft.owner || null, sheet: filled(draft.sheet) } };
  const sheet = changedFields(base.sheet, draft.sheet);
  const changes = { ...(name === base.name ? {} : { name }), ...(Object.keys(sheet).length ? { sheet: filled(sheet) } : {}), ...(draft.owner === base.owner ? {} : { owner: draft.owner }) };
  return Object.keys(changes).length ? { type: "character.edit", character: character.id, ...changes } : null;
}

/** Null stands for "nothing told" in a draft; the rules know it as a default of some fields only. */
const filled = (sheet: Values): Values => Object.fromEntries(Object.entries(sheet).filter(([, value]) => value !== undefined && value !== null));

function Editor({ character }: { character: Character | null }): JSX.Element {
  const declared = system.value!;
  const sheet = declared.sheet as Spec[];
  const hand = useDraft(declared.id, sheet, useState(() => firstDraft(character, sheet))[0]);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [done, setDone] = useState(false);
  const guard = useLeaveGuard(hand.dirty && !done);
  const page = useRef<HTMLDivElement>(null);
  const wrong = refused ?? hand.failure;
  const show = (failure: Failure) => {
    setRefused(failure);
    const field = failure.field?.replace(/^sheet\./, "") ?? "name";
    requestAnimationFrame(() => page.current?.querySelector(`[data-part~="${field}"]`)?.scrollIntoView({ block: "center" }));
  };
  const save = async () => {
    if (!hand.draft.name.trim()) return show({ code: "missing_input", field: "name" });
    if (hand.failure) return show(hand.failure);
    const command = commandOf(character, hand);
    if (!command) return goBack("/ficha");
    const sent = await send(command);
    if (!sent.ok) return show(sent.error);
    setDone(true);
    const id = character?.id ?? (command.character as { id: string }).id;
    showToast(t("editor-saved", { name: hand.draft.name.trim() }), { action: { label: t("ui-undo"), run: () => send({ type: "undo", event: sent.id }) } });
    navigate(`/ficha/${id}`, { replace: true });
  };
  const change = (part: Partial<Draft>) => {
    setRefused(null);
    hand.change(part);
  };
  const set = (field: string, value: unknown) => {
    setRefused(null);
    hand.set(field, value);
  };
  return (
    <Page
      title={hand.draft.name.trim() || t(character ? "editor-edit" : "editor-new")}
      sub={<ConnectionDot />}
      back={() => goBack(character ? `/ficha/${character.id}` : "/ficha")}
      foot={
        <>
          {wrong && !wrong.field && <p class="error" role="alert">{errorText(wrong)}</p>}
          <div class="editor-go"><Cost hand={hand} /><Button kind="primary" big run={save}>{t(character ? "editor-save" : "editor-make")}</Button></div>
        </>
      }
    >
      <div class="editor" ref={page}>
        <Head hand={hand} change={change} fresh={!character} wrong={wrong} />
        <Derived hand={hand} />
        {partsOf(sheet).map((part) => <PartView key={part.specs[0]!.name} part={part} values={hand.draft.sheet} set={set} words={sheetWords(declared.id)} wrong={wrong} culprit={hand.culprit} />)}
        <FileButtons draft={hand.draft} take={change} fresh={!character} />
      </div>
      {guard.wanted !== null && (
        <BottomSheet title={t("editor-leave")} close={guard.stay}>
          <p>{t("editor-leave-about")}</p>
          <div class="split wrap">
            <Button kind="primary" big run={guard.stay} focus>{t("editor-stay")}</Button>
            <Button kind="danger" big run={guard.leave}>{t("editor-leave-go")}</Button>
          </div>
        </BottomSheet>
      )}
    </Page>
  );
}

interface HeadProps {
  hand: InHand;
  change: (part: Partial<Draft>) => void;
  fresh: boolean;
  wrong: Failure | null;
}

/** What stands outside the sheet: the name, of what kind, and whose. */
function Head({ hand, change, fresh, wrong }: HeadProps): JSX.Element {
  const declared = system.value!;
  const gm = isGm.value;
  const kinds = (gm ? declared.kinds : declared.player_kinds) as string[];
  const players = (view.value?.member_order ?? []).map((id) => view.value!.members[id]!).filter((member) => member.role === "player");
  return (
    <section class="part" data-part="name kind owner">
      <Field label={t("editor-name")} value={hand.draft.name} set={(name) => change({ name })} max={60} capitals="words" error={wrong?.field === "name" ? errorText(wrong) : null} focus={fresh} />
      {fresh && kinds.length > 1 && <Choice label={t("editor-kind")} value={hand.draft.kind} set={(kind) => change({ kind })} options={kinds.map((value) => ({ value, label: t(`${declared.id}-kind-${value}`) }))} />}
      {gm && mode.value === "table" && players.length > 0 && (
        <Select label={t("editor-owner")} value={hand.draft.owner} set={(owner) => change({ owner })} options={[{ value: "", label: t("editor-owner-none") }, ...players.map((member) => ({ value: member.id, label: member.name }))]} />
      )}
    </section>
  );
}
