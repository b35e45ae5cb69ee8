/** Dice rolled on the table, typed in one by one as the rules ask for them. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { newId } from "@/bridge/dice";
import { rules } from "@/bridge/rules";
import { diceLabel, errorText, t } from "@/shared/i18n";
import type { CommandBody, DieFace, Failure, Id } from "@/shared/types";
import { BottomSheet, Button, Die, Field, Icon, Waiting } from "@/shared/ui";
import { me, send, system, view } from "@/store";

const MOST_BUTTONS = 20;

type Standing = { needs: { label: string; sides: number } } | { done: true } | { error: Failure } | null;

interface Props {
  command: CommandBody;
  rolled: (roll: Id) => void;
  back: () => void;
  close: () => void;
}

const facesOf = (dice: DieFace[]): Record<string, number[]> =>
  dice.reduce<Record<string, number[]>>((faces, die) => ({ ...faces, [die.label]: [...(faces[die.label] ?? []), die.face] }), {});

/** Ask the rules on the phone which die comes next; nothing is sent before all are there. */
async function whatNext(command: CommandBody, dice: DieFace[]): Promise<Standing> {
  const asked = { ...command, id: newId(), by: me.peek()!.id, at: Date.now(), physical: true, faces: facesOf(dice) };
  const answer = await rules.decideWith(view.peek()!, asked).catch(() => ({ error: { code: "rules_broken" } }));
  if (answer.error) return { error: answer.error };
  return answer.needs ? { needs: answer.needs } : { done: true };
}

export function ByHand({ command, rolled, back, close }: Props): JSX.Element {
  const [dice, setDice] = useState<DieFace[]>([]);
  const [standing, setStanding] = useState<Standing>(null);
  useEffect(() => {
    let here = true;
    void whatNext(command, dice).then((next) => here && setStanding(next));
    return () => {
      here = false;
    };
  }, [dice]);
  const confirm = async () => {
    const sent = await send({ ...command, physical: true, faces: facesOf(dice) });
    if (sent.ok) rolled(sent.id);
    else setStanding({ error: sent.error });
  };
  const put = (label: string, sides: number, face: number) => {
    setStanding(null);
    setDice([...dice, { label, sides, face }]);
  };
  return (
    <BottomSheet title={t("roll-by-hand")} note={t("roll-by-hand-about")} close={close}>
      {dice.length > 0 && (
        <div class="dice">{dice.map((die, at) => <Die key={at} sides={die.sides} face={die.face} />)}</div>
      )}
      <div class="hand">
        {standing === null && <Waiting />}
        {standing && "needs" in standing && <NextDie key={dice.length} {...standing.needs} again={dice.at(-1)?.label === standing.needs.label} op={command.intent as { op?: string }} put={put} />}
        {standing && "error" in standing && <p class="error" role="alert"><Icon name="up" size={10} />{errorText(standing.error)}</p>}
        {standing && "done" in standing && <p>{t("roll-by-hand-done")}</p>}
      </div>
      <div class="split wrap">
        {standing && "done" in standing && <Button kind="primary" big run={confirm} focus>{t("roll-by-hand-go")}</Button>}
        {dice.length > 0 ? <Button big run={() => setDice(dice.slice(0, -1))}>{t("roll-by-hand-back")}</Button> : <Button big run={back}>{t("ui-back")}</Button>}
      </div>
    </BottomSheet>
  );
}

interface NextProps {
  label: string;
  sides: number;
  op: { op?: string };
  /** The die before was one of the same: an ace, or the next of several. */
  again: boolean;
  put: (label: string, sides: number, face: number) => void;
}

/** One die, its faces as buttons of its own shape. */
function NextDie({ label, sides, op, again, put }: NextProps): JSX.Element {
  const name = diceLabel(system.value!.id, op.op ?? null, label);
  return (
    <div class="stack" role="group" aria-label={t("roll-which-face", { name, sides })}>
      <p class="hand-title" role="status"><b>{name}</b> {t("ui-die", { sides })}{again && ` · ${t("roll-one-more")}`}</p>
      {sides <= MOST_BUTTONS ? (
        <div class="faces">
          {Array.from({ length: sides }, (_, at) => at + 1).map((face) => (
            <button key={face} type="button" aria-label={String(face)} onClick={() => put(label, sides, face)}><Die sides={sides} face={face} label="" /></button>
          ))}
        </div>
      ) : (
        <TypedFace label={label} sides={sides} put={put} />
      )}
    </div>
  );
}

function TypedFace({ label, sides, put }: Omit<NextProps, "op" | "again">): JSX.Element {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const take = () => {
    const face = Number(typed);
    if (Number.isInteger(face) && face >= 1 && face <= sides) put(label, sides, face);
    else setError(t("roll-face-wrong", { sides }));
  };
  return (
    <form class="stack" onSubmit={(event) => event.preventDefault()}>
      <Field label={t("roll-face", { sides })} value={typed} set={(value) => { setTyped(value); setError(null); }} inputMode="numeric" max={4} error={error} focus enter="done" />
      <Button kind="primary" submit wide run={take}>{t("ui-ok")}</Button>
    </form>
  );
}
