/** What a card changes, each with its way back. */
import { errorText, t } from "@/shared/i18n";
import type { Character, CommandBody, Intent } from "@/shared/types";
import { showToast } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { isGm, send } from "@/store";
import type { VitalDeclaration } from "./model";

/** Send; say what was done with an undo, or what was wrong. @returns whether it was done */
export async function change(command: CommandBody, said: string): Promise<boolean> {
  const sent = await send(command);
  if (!sent.ok) {
    showToast(errorText(sent.error), { tone: "bad" });
    return false;
  }
  showToast(said, { action: { label: t("ui-undo"), run: () => undo(sent.id) } });
  return true;
}

async function undo(event: string): Promise<void> {
  const sent = await send({ type: "undo", event });
  if (!sent.ok) showToast(errorText(sent.error), { tone: "bad" });
}

/** Set a vital. What only the game master gives, a player takes away step by step. */
export function setVital(system: string, character: Character, vital: VitalDeclaration, to: number): Promise<boolean> {
  const now = character.vitals[vital.id] ?? 0;
  const body = vital.gm_gives && !isGm.peek() ? { step: to - now } : { to };
  const label = t(`${system}-vital-${vital.id}`);
  return change({ type: "character.vital", character: character.id, vital: vital.id, ...body }, t("card-vital-set", { label, value: to }));
}

export function setState(system: string, character: Character, state: string, on: boolean): Promise<boolean> {
  const said = t(on ? "card-state-put" : "card-state-taken", { state: t(`${system}-state-${state}`), name: character.name });
  return change({ type: "character.state", character: character.id, state, on }, said);
}

/** Open the sheet before a roll. Nobody waits for it: the card stays as it is under it. */
export function rollFor(actor: string, intent: Intent, more: Record<string, unknown> = {}): void {
  void openOverlay("roll", { actor, intent, ...more });
}
