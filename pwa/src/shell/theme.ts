/** Night, paper, or as the device has it. */
import { effect, signal } from "@preact/signals";
import { readSetting, writeSetting } from "@/shared/settings";

export type Theme = "auto" | "dark" | "light";
const kept = readSetting("theme");

export const theme = signal<Theme>(kept === "dark" || kept === "light" ? kept : "auto");

export function setTheme(chosen: Theme): void {
  writeSetting("theme", chosen === "auto" ? null : chosen);
  theme.value = chosen;
}

const GROUND = { dark: "#12141c", light: "#f7f0e1" };

effect(() => {
  const root = document.documentElement;
  if (theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  const chosen = theme.value;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes("light") ? "light" : "dark";
    meta.content = GROUND[chosen === "auto" ? own : chosen];
  }
});
