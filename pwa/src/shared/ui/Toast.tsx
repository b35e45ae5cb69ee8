/** Passing messages, and the one polite voice for screen readers: one announcement a roll. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import { Button } from "./Button";

export interface ToastNote {
  id: number;
  words: string;
  tone: "plain" | "bad";
  action?: { label: string; run: () => unknown };
}

const STAYS = 6_000; // with an action or a reason to read; WCAG asks for time, and it can be closed
const notes = signal<ToastNote[]>([]);
const said = signal("");
let next = 1;

/** Show a message for a few seconds. @returns what takes it away */
export function showToast(words: string, options: { tone?: "plain" | "bad"; action?: ToastNote["action"]; stays?: boolean } = {}): () => void {
  const note: ToastNote = { id: next++, words, tone: options.tone ?? "plain", action: options.action };
  const gone = () => {
    notes.value = notes.peek().filter((other) => other.id !== note.id);
  };
  // peek: who shows a toast from an effect does not want to follow toasts
  notes.value = [...notes.peek().filter((other) => other.words !== words), note].slice(-2);
  if (!options.stays) setTimeout(gone, STAYS);
  return gone;
}

/** Say something to a screen reader once, after what it is saying. */
export function announce(words: string): void {
  said.value = "";
  setTimeout(() => {
    said.value = words;
  }, 60);
}

export function Toasts(): JSX.Element {
  return (
    <>
      <p class="hush" role="status" aria-live="polite">{said.value}</p>
      <div class="toasts">
        {notes.value.map((note) => (
          <div key={note.id} class={`toast ${note.tone}`} role={note.tone === "bad" ? "alert" : "status"}>
            <span class="grow">{note.words}</span>
            {note.action && <Button kind="quiet" run={() => { dismiss(note.id); return note.action?.run(); }}>{note.action.label}</Button>}
            <Button kind="quiet" icon="close" label={t("ui-close")} run={() => dismiss(note.id)} />
          </div>
        ))}
      </div>
    </>
  );
}

function dismiss(id: number): void {
  notes.value = notes.value.filter((note) => note.id !== id);
}
