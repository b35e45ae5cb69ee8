/** After sitting down: to the table's first screen, once it is known what that is. */
import { readSetting, writeSetting } from "@/shared/settings";
import { navigate } from "@/shell";
import { isGm, mine, mode, session, view } from "@/store";
import { landing } from "./model";

const PATIENCE = 3_000;

/** Go to the open table's first screen. Waits for the table to be known: who owns what decides. */
export async function land(): Promise<void> {
  arrived = true;
  const until = Date.now() + PATIENCE;
  while (!view.peek() && session.peek() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  if (session.peek()) navigate(landing(isGm.peek(), mine.peek(), mode.peek() === "solo"), { replace: true });
}

/** Whether the app was opened at its front page, not by a link to somewhere in it. */
function openedInFront(): boolean {
  const address = performance.getEntriesByType("navigation")[0]?.name;
  return !address || /^(#\/?)?$/.test(new URL(address).hash);
}

let arrived = false;

/** The app was just opened at its front page with a table open: straight to it, once. @returns whether it does */
export function goStraight(): boolean {
  if (arrived) return false;
  arrived = true;
  if (!session.peek() || !openedInFront()) return false;
  void land();
  return true;
}

export const knownName = (): string => readSetting("name") ?? "";
export const keepName = (name: string): void => writeSetting("name", name);
