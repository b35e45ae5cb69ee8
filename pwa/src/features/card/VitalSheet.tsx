/** Changing a figure: each mark is a target, or a step at a time. What is done is done at once, and can be undone. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import { BottomSheet, Button, Stepper } from "@/shared/ui";
import { isGm } from "@/store";
import { setVital } from "./actions";
import type { CardProps } from "./Card";
import { highest, marks, type VitalDeclaration } from "./model";

export function VitalSheet({ vital, character, declared, close }: CardProps & { vital: VitalDeclaration; close: () => void }): JSX.Element {
  const label = t(`${declared.id}-vital-${vital.id}`);
  const value = character.vitals[vital.id] ?? 0;
  const high = highest(vital, character) ?? 999;
  // what only the game master gives, a player can only spend
  const top = vital.gm_gives && !isGm.value ? value : high;
  const drawn = vital.shape === "number" ? 0 : (marks(vital, character) ?? 0);
  const set = (to: number) => setVital(declared.id, character, vital, to);
  return (
    <BottomSheet title={label} note={character.name} close={close}>
      {drawn > 0 && drawn <= 8 && (
        <div class="big-pips" aria-hidden="true">
          {Array.from({ length: drawn }, (_, index) => index + 1).map((mark) => {
            const to = mark === value ? mark - 1 : mark;
            const off = to > top;
            return (
              <button key={mark} type="button" tabIndex={-1} disabled={off} onClick={() => void set(to)}>
                <i class={["pip", vital.shape === "coins" && "coin", vital.tone, mark <= value && "on"].filter(Boolean).join(" ")} />
              </button>
            );
          })}
        </div>
      )}
      <Stepper label={label} value={value} set={set} min={vital.min ?? 0} max={top} />
      {vital.gm_gives && !isGm.value && <p class="small">{t("card-gm-gives")}</p>}
      <Button wide run={close}>{t("ui-ok")}</Button>
    </BottomSheet>
  );
}
