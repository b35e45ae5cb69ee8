/** What can be done after a roll: the likeliest first and yellow; undoing last. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { errorText, t, text } from "@/shared/i18n";
import type { CommandBody, Failure, Id, NextStep, Roll } from "@/shared/types";
import { Button, Icon, showToast } from "@/shared/ui";
import { isGm, me, send, view } from "@/store";
import type { ResultProps } from "./ResultSheet";
import { TargetSheet } from "./Target";

type Props = ResultProps & { roll: Roll };

/** A command with a place for a target needs one before it goes. */
const aims = (command: CommandBody): boolean => "target" in command;

export function NextSteps({ roll, rolled, goOn, close }: Props): JSX.Element {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [aiming, setAiming] = useState<CommandBody | null>(null);
  const acts = roll.by === me.value?.id || isGm.value;
  const steps = acts ? roll.next.filter((step) => !isDone(roll, step)) : [];
  // what it did shows itself: a new roll, or who was hit
  const run = async (command: CommandBody) => {
    const sent = await send(command);
    if (!sent.ok) return setFailure(sent.error);
    setFailure(null);
    if (command.type === "roll") rolled(sent.id);
  };
  const take = (step: NextStep) => {
    if (step.intent) return goOn(roll.actor, step.intent);
    if (!step.command) return undefined;
    if (aims(step.command) && !step.command.target) return setAiming(step.command);
    return run(step.command);
  };
  const main = steps.find((step) => step.main);
  const others = steps.filter((step) => step !== main);
  const elsewhere = steps.find((step) => step.command && aims(step.command) && step.command.target)?.command;
  return (
    <div class="next">
      {failure && <p class="error" role="alert"><Icon name="up" size={10} />{errorText(failure)}</p>}
      {main && <Button kind="primary" big wide run={() => take(main)}>{labelOf(main)}</Button>}
      <div class="split wrap">
        {others.map((step, at) => <Button key={at} run={() => take(step)}>{labelOf(step)}</Button>)}
        {elsewhere && <Button run={() => setAiming(elsewhere)}>{t("roll-other-target")}</Button>}
        {acts && !roll.applied.length && <Button run={async () => { if (await undo(roll.id)) close(); }}>{t("ui-undo")}</Button>}
        {!main && <Button kind={acts ? "line" : "primary"} run={close}>{t("ui-close")}</Button>}
      </div>
      {aiming && (
        <TargetSheet
          title={t("roll-apply-to")}
          actor={roll.actor}
          target={(aiming.target as Id | null) ?? null}
          pick={(target) => {
            setAiming(null);
            if (target) void run({ ...aiming, target });
          }}
          close={() => setAiming(null)}
        />
      )}
    </div>
  );
}

/** What was applied to its target is no next step any more. */
const isDone = (roll: Roll, { command }: NextStep): boolean =>
  command !== null && aims(command) && (command.target ? roll.applied.includes(command.target as Id) : roll.applied.length > 0);

function labelOf({ label, command }: NextStep): string {
  const target = command?.target ? view.value?.characters[command.target as Id]?.name : null;
  return target ? t("roll-step-target", { step: text(label), name: target }) : text(label);
}

/** Take an event back and say so. @returns whether it is */
export async function undo(event: Id): Promise<boolean> {
  const sent = await send({ type: "undo", event });
  showToast(sent.ok ? t("roll-undone") : errorText(sent.error), { tone: sent.ok ? "plain" : "bad" });
  return sent.ok;
}
