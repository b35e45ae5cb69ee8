/** A rule's form with its result: inputs as declared, the chance, the roll or what it comes to. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ByHand } from "@/features/roll/ByHand";
import { Chances } from "@/features/roll/PlanSheet";
import { usePlan } from "@/features/roll/plan";
import "@/features/roll/roll.css";
import { TargetRow } from "@/features/roll/Target";
import { byName, Fields, isNeeded, isRead, opWords, type Spec, type Values } from "@/shared/form";
import { errorText, t } from "@/shared/i18n";
import type { CommandBody, Failure, Id } from "@/shared/types";
import { Button, Icon, Select, Toggle } from "@/shared/ui";
import { characters, isGm, mine, mode, send, system, view } from "@/store";
import { type OpDeclaration, parted } from "./model";
import "./ops.css";
import { Rolled, WorkedOut } from "./Result";
import { type OpForm, useOpForm, useWorkedOut } from "./useForm";

interface Props {
  op: OpDeclaration;
  given?: Values;
  /** Whose it is to begin with. */
  actor?: Id | null;
  /** The sheet that holds it closes. */
  close?: () => void;
}

/** @returns who one may roll for */
const actors = () => (isGm.value ? characters.value : mine.value);

function firstActor(): Id | null {
  const turn = view.peek()?.fight?.turn ?? null;
  if (isGm.peek()) return turn;
  return mine.peek().find((one) => one.id === turn)?.id ?? mine.peek()[0]?.id ?? null;
}

export function OpFormView({ op, given = {}, actor: asked, close }: Props): JSX.Element {
  const declared = system.value!;
  const [actor, setActor] = useState<Id | null>(() => asked ?? firstActor());
  const [target, setTarget] = useState<Id | null>(null);
  const [secret, setSecret] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [rolled, setRolled] = useState<Id | null>(null);
  const [hand, setHand] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const form = useOpForm(op, given, actor, target);
  const rolls = op.dice.length > 0;
  const intent = { kind: "op", op: op.op, inputs: form.request, ...(target ? { target } : {}) };
  const { plan, odds } = usePlan({ actor, intent, on: {}, extra: [] });
  const worked = useWorkedOut(op, form.request, !rolls && form.missing === null);
  const wrong = failure ?? worked.error;
  const command: CommandBody = { type: "roll", actor, intent, ...(secret ? { private: true } : {}) };
  const landed = (id: Id) => {
    setHand(false);
    setFailure(null);
    setRolled(id);
    page.current?.scrollIntoView({ block: "start" });
  };
  const missing = (): Failure | null => (form.missing ? { code: "missing_input", field: form.missing } : null);
  const roll = async () => {
    const open = missing();
    if (open) return refuse(open);
    const sent = await send(command);
    if (sent.ok) landed(sent.id);
    else refuse(sent.error);
  };
  const refuse = (error: Failure) => {
    setFailure(error);
    if (error.field) requestAnimationFrame(() => page.current?.querySelector(`[data-field="${error.field}"]`)?.scrollIntoView({ block: "center" }));
  };
  const set = (name: string, value: unknown) => {
    setFailure(null);
    form.set(name, value);
  };
  const fromTarget = op.inputs.some((spec) => spec.from?.startsWith("target."));
  const people = actors();
  return (
    <div class="op-form" ref={page}>
      {rolled && <Rolled id={rolled} op={op} rolled={landed} close={close ?? (() => setRolled(null))} />}
      {(people.length > 1 || isGm.value) && people.length > 0 && (
        <Select label={t("ops-actor")} value={actor ?? ""} set={(id) => setActor(id || null)} options={[{ value: "", label: t("ops-nobody") }, ...people.map((one) => ({ value: one.id, label: one.name }))]} />
      )}
      {(fromTarget || target) && <TargetRow actor={actor} target={target} pick={setTarget} />}
      <Inputs key={op.op} op={op} form={form} set={set} given={given} wrong={wrong} />
      {rolls && isGm.value && mode.value === "table" && <Toggle on={secret} set={setSecret}><span class="with-sign"><Icon name="hidden" size={20} />{t("roll-private")}</span></Toggle>}
      {!rolls && worked.outcome && <WorkedOut op={op} outcome={worked.outcome} />}
      {wrong && !op.inputs.some((spec) => spec.name === wrong.field) && <p class="error" role="alert"><Icon name="up" size={10} />{errorText(wrong)}</p>}
      <div class={close ? "roll-foot" : "op-foot"}>
        {rolls && plan && odds && form.missing === null && <Chances plan={plan} odds={odds} />}
        {form.missing && <p class="small">{t("ops-missing", { what: opWords(declared.id, op.op).label(form.missing) })}</p>}
        {rolls ? (
          <div class="split wrap">
            <Button kind="primary" big run={roll}>{t(rolled ? "ops-again" : "roll-go")}</Button>
            <Button big run={() => { const open = missing(); if (open) refuse(open); else setHand(true); }}>{t("roll-by-hand")}</Button>
          </div>
        ) : (
          <Button big wide disabled={!worked.outcome} run={roll}>{t("ops-show")}</Button>
        )}
      </div>
      {hand && <ByHand command={command} rolled={landed} back={() => setHand(false)} close={() => setHand(false)} />}
    </div>
  );
}

interface InputsProps {
  op: OpDeclaration;
  form: OpForm;
  set: (name: string, value: unknown) => void;
  given: Values;
  wrong: Failure | null;
}

/** First what must be told and what the table knew; what has its usual answer waits behind a tap. */
function Inputs({ op, form, set, given, wrong }: InputsProps): JSX.Element {
  const named = byName(op.inputs);
  const words = opWords(system.value!.id, op.op);
  const { values } = form;
  const asked = (spec: Spec) => isNeeded(spec, values, named) || spec.name in form.known || spec.name in given || spec.kind === "modifiers";
  const { first, more } = parted(op.inputs, (spec) => isRead(spec, values, named), asked);
  const error = wrong?.field ? { field: wrong.field, words: errorText(wrong) } : null;
  const [open, setOpen] = useState(false);
  const away = more.filter((spec) => changed(spec, values)).length;
  useEffect(() => {
    if (error && more.some((spec) => spec.name === error.field)) setOpen(true);
  }, [wrong]);
  if (!op.inputs.length) return <p class="small">{t("ops-no-inputs")}</p>;
  return (
    <>
      <Fields specs={first} values={values} set={set} words={words} error={error} />
      {more.length > 0 && (
        <div class="op-more">
          <Button kind="quiet" wide expanded={open} run={() => setOpen(!open)}>
            {away ? t("ops-more-changed", { n: more.length, changed: away }) : t("ops-more", { n: more.length })}
            <Icon name="down" size={10} />
          </Button>
          {open && <Fields specs={more} values={values} set={set} words={words} error={error} />}
        </div>
      )}
    </>
  );
}

const changed = (spec: Spec, values: Values): boolean => values[spec.name] !== undefined && values[spec.name] !== null && JSON.stringify(values[spec.name]) !== JSON.stringify(spec.default);
