/** The game master's own choices on this device. */
import { signal } from "@preact/signals";
import { readSetting, writeSetting } from "@/shared/settings";

/** Cards are drawn from a real deck on the table and typed in. */
export const realDeck = signal(readSetting("real-deck") === "1");

export function setRealDeck(on: boolean): void {
  writeSetting("real-deck", on ? "1" : null);
  realDeck.value = on;
}
