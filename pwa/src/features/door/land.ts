/** After sitting down: to the table's first screen, once it is known what that is. */
import { readSetting, writeSetting } from "@/shared/settings";
import { navigate } from "@/shell";
import { isGm, mine, mode, session, started, view } from "@/store";
import { landing } from "./model";

const PATIENCE = 3_000;

/** Go to the open table's first screen. Waits for the table to be known: who owns what decides. */
export async function land(): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (!view.peek() && session.peek() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  if (session.peek()) navigate(landing(isGm.peek(), mine.peek(), mode.peek() === "solo"), { replace: true });
}

let arrived = false;

/** The app was just opened at its front page with a table open: straight to it, once. @returns whether it does */
export function goStraight(): boolean {
  if (arrived || !started.value) return false;
  arrived = true;
  if (!session.peek()) return false;
  void land();
  return true;
}

export const knownName = (): string => readSetting("name") ?? "";
export const keepName = (name: string): void => writeSetting("name", name);
