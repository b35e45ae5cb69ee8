/** Results read aloud by the device, where somebody switched that on. One sentence at a time. */
import { signal } from "@preact/signals";
import { language } from "@/shared/i18n";
import { readSetting, writeSetting } from "@/shared/settings";

export const canReadAloud = (): boolean => typeof speechSynthesis !== "undefined";

/** Whether results are read aloud on this device. */
export const aloud = signal(readSetting("aloud") === "on");

export function setAloud(on: boolean): void {
  writeSetting("aloud", on ? "on" : null);
  aloud.value = on;
  if (!on && canReadAloud()) speechSynthesis.cancel();
}

/** Say a sentence if that is wanted here, or was `asked` for now; what was being said makes way for it. */
export function sayAloud(words: string, asked = false): void {
  if (!(asked || aloud.peek()) || !canReadAloud()) return;
  speechSynthesis.cancel();
  const sentence = new SpeechSynthesisUtterance(words);
  sentence.lang = language.peek();
  speechSynthesis.speak(sentence);
}
