/** The game master's own choices on this device. */
import { signal } from "@preact/signals";
import { readSetting, writeSetting } from "@/shared/settings";
import { system } from "@/store";

/** The order comes from the table: cards of a real deck, an initiative rolled by hand, typed in. */
export const realDeck = signal(readSetting("real-deck") === "1");

export function setRealDeck(on: boolean): void {
  writeSetting("real-deck", on ? "1" : null);
  realDeck.value = on;
}

/** @returns the sheet in which this game's order is typed in, null where it cannot be */
export function typedIn(): "fight-cards" | "fight-initiative" | null {
  const turns = system.value?.turns as { keys?: string; typed?: unknown } | undefined;
  if (turns?.keys === "cards") return "fight-cards";
  return turns?.typed ? "fight-initiative" : null;
}

/** @returns that sheet where the order is made by hand at this table */
export const byHand = (): ReturnType<typeof typedIn> => (realDeck.value ? typedIn() : null);
