/** The last sentences on this phone, the newest first. */
import { signal } from "@preact/signals";
import { readSetting, writeSetting } from "@/shared/settings";

const MOST = 20;

function kept(): string[] {
  try {
    const rows: unknown = JSON.parse(readSetting("said") ?? "[]");
    return Array.isArray(rows) ? rows.filter((row): row is string => typeof row === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export const past = signal<string[]>(kept());

export function remember(sentence: string): void {
  past.value = [sentence, ...past.peek().filter((other) => other !== sentence)].slice(0, MOST);
  writeSetting("said", JSON.stringify(past.peek()));
}
