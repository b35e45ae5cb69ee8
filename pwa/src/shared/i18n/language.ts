/** Which language is shown, and what of its words has been loaded. */
import { signal } from "@preact/signals";
import { readSetting, writeSetting } from "@/shared/settings";

export const LANGUAGES = ["pt-BR", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

function wanted(): Language {
  const kept = readSetting("language");
  if (kept === "pt-BR" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("en") ? "en" : "pt-BR";
}

export const language = signal<Language>(wanted());

/** Show another language from now on. Words that are missing arrive by themselves (see words.ts). */
export function setLanguage(chosen: Language): void {
  writeSetting("language", chosen);
  document.documentElement.lang = chosen;
  language.value = chosen;
}
