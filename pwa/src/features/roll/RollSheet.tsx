/** A roll's three beats in one sheet: what the state brings, the dice, the result and what comes next. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { language, loadSystemWords, t } from "@/shared/i18n";
import type { CommandBody, Id, Intent } from "@/shared/types";
import { BottomSheet, Button, Waiting } from "@/shared/ui";
import { session, system, view } from "@/store";
import { ByHand } from "./ByHand";
import { PlanSheet } from "./PlanSheet";
import { ResultSheet } from "./ResultSheet";
import "./roll.css";

export interface RollProps {
  actor?: Id | null;
  intent?: Intent;
  /** The game master's ask that this answers. */
  ask?: Id;
  /** Roll with what the state brings, without the sheet before. */
  atOnce?: boolean;
  /** A roll that was made; `fresh`: just now, by somebody here: its dice tumble and it is said. */
  roll?: Id;
  fresh?: boolean;
  close: (value?: unknown) => void;
}

type Beat =
  | { beat: "plan"; actor: Id | null; intent: Intent; ask?: Id; atOnce?: boolean }
  | { beat: "hand"; command: CommandBody; back: Beat }
  | { beat: "result"; roll: Id; fresh: boolean };

function first({ roll, fresh, actor, intent, ask, atOnce }: RollProps): Beat {
  if (roll !== undefined) return { beat: "result", roll, fresh: fresh === true };
  return { beat: "plan", actor: actor ?? null, intent: intent ?? { kind: "notation" }, ask, atOnce };
}

export default function RollSheet(props: RollProps): JSX.Element | null {
  const [now, setNow] = useState<Beat>(() => first(props));
  const [words, setWords] = useState(false);
  const close = () => props.close();
  const open = session.value;
  useEffect(() => {
    if (open) void loadSystemWords(open.system).then(() => setWords(true));
  }, [open?.system, language.value]);
  if (!view.value || !system.value || !words) return <BottomSheet title={t("roll-title")} bare close={close}><Waiting /></BottomSheet>;
  const rolled = (roll: Id) => setNow({ beat: "result", roll, fresh: true });
  if (now.beat === "hand") return <ByHand key="hand" command={now.command} rolled={rolled} back={() => setNow(now.back)} close={close} />;
  if (now.beat === "plan") {
    const { actor, intent, ask, atOnce } = now;
    // coming back from the dice on the table is a look at the plan, whatever came before
    const byHand = (command: CommandBody, meanwhile: Intent) => setNow({ beat: "hand", command, back: { beat: "plan", actor, intent: meanwhile, ask } });
    return <PlanSheet key={`${actor} ${JSON.stringify(intent)}`} actor={actor} intent={intent} ask={ask} atOnce={atOnce} rolled={rolled} byHand={byHand} close={close} />;
  }
  if (!view.value.rolls[now.roll]) return <Gone roll={now.roll} close={close} />;
  return <ResultSheet key={now.roll} id={now.roll} fresh={now.fresh} rolled={rolled} goOn={(actor, intent) => setNow({ beat: "plan", actor, intent })} close={close} />;
}

/** It went out and the table has not said what came of it; or it is too long ago, or was undone. */
function Gone({ roll, close }: { roll: Id; close: () => void }): JSX.Element {
  const waits = view.value !== null && !view.value.log.some((entry) => entry.id === roll || entry.data?.roll === roll);
  return (
    <BottomSheet title={t(waits ? "roll-undecided" : "roll-gone")} close={close}>
      <p>{t(waits ? "roll-undecided-about" : "roll-gone-about")}</p>
      <Button kind="primary" wide big run={close}>{t("ui-ok")}</Button>
    </BottomSheet>
  );
}
