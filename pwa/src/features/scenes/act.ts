/** A tap on something that can be done in a scene: at once, by a form, or by the sheet before a roll. */
import { errorText } from "@/shared/i18n";
import type { Id } from "@/shared/types";
import { showToast } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { send } from "@/store";
import type { Values } from "@/shared/form";
import type { Action, Scene } from "./model";

/** Carry out an action with what was filled in. @returns whether it went, or the sheet before its roll was opened */
export async function carryOut(scene: Scene, action: Action, actor: Id | null, inputs: Values): Promise<Awaited<ReturnType<typeof send>> | null> {
  if (action.roll) {
    void openOverlay("roll", { actor, intent: { kind: "scene", scene: scene.id, action: action.id, inputs } });
    return null;
  }
  return send({ type: "scene.act", scene: scene.id, action: action.id, actor, inputs });
}

/** Begin an action: its form where it asks anything. */
export async function begin(scene: Scene, action: Action, actor: Id | null): Promise<void> {
  if (action.inputs.length) return void openOverlay("scene-act", { scene: scene.id, action: action.id, actor });
  const sent = await carryOut(scene, action, actor, {});
  if (sent && !sent.ok) showToast(errorText(sent.error), { tone: "bad" });
}
