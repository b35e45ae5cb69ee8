/** A reading carried out, once: rolls open their result, changes say what was done and how to take it back. */
import { errorText, t, text } from "@/shared/i18n";
import type { Failure } from "@/shared/types";
import { showToast } from "@/shared/ui";
import { navigate, openOverlay } from "@/shell";
import { featureAt } from "@/shell/features";
import { send } from "@/store";
import type { Reading } from "./understand";

/** @returns why it could not be done; null where it is done. What was asked by voice is answered by voice too. */
export async function act(reading: Reading, heard = false): Promise<Failure | null> {
  if (reading.look_up !== null) return lookUpWords(reading.look_up, heard);
  if (reading.problem) return reading.problem;
  const done: string[] = [];
  let roll: string | null = null;
  for (const command of reading.commands) {
    const sent = await send(command);
    if (!sent.ok) {
      if (done.length) await takeBack(done);
      return sent.error;
    }
    if (command.type === "roll") roll = sent.id;
    else if (command.type !== "undo") done.push(sent.id);
  }
  if (roll !== null) void openOverlay("roll", { roll, fresh: true });
  else if (done.length) showToast(text(reading.says), { action: { label: t("ui-undo"), run: () => takeBack(done) } });
  else showToast(text(reading.says));
  return null;
}

/** The last one first, as things were before. */
async function takeBack(events: string[]): Promise<void> {
  for (const event of [...events].reverse()) {
    const sent = await send({ type: "undo", event });
    if (!sent.ok) return void showToast(errorText(sent.error), { tone: "bad" });
  }
}

function lookUpWords(words: string, heard: boolean): Failure | null {
  if (!featureAt("/regras")) return { code: "line_no_reference", values: { words } };
  navigate(`/regras?q=${encodeURIComponent(words)}${heard ? "&voz" : ""}`);
  return null;
}
