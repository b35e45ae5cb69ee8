/** Sheets over any screen, by name: `openOverlay("roll", { actor, intent })`. A feature offers them (features.ts). */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import { showToast } from "@/shared/ui";
import { overlayOf } from "./features";
import { Lazy } from "./Lazy";

interface Open {
  id: number;
  name: string;
  props: Record<string, unknown>;
  closed: (value: unknown) => void;
}

const open = signal<Open[]>([]);
let next = 1;

/** Open a sheet. It gets `close(value?)` beside its props. @returns what it was closed with */
export function openOverlay<T = unknown>(name: string, props: Record<string, unknown> = {}): Promise<T | undefined> {
  return new Promise((resolve) => {
    open.value = [...open.value, { id: next++, name, props, closed: resolve as (value: unknown) => void }];
  });
}

function broken(close: () => void): void {
  close();
  showToast(t("shell-broken"), { tone: "bad" });
}

export function Overlays(): JSX.Element {
  return (
    <>
      {open.value.map((entry) => {
        const offered = overlayOf(entry.name);
        const close = (value?: unknown) => {
          open.value = open.value.filter((other) => other.id !== entry.id);
          entry.closed(value);
        };
        if (!offered) {
          console.error(`no feature offers the overlay ${entry.name}`);
          queueMicrotask(close);
          return null;
        }
        return <Lazy key={entry.id} load={offered.load} words={offered.feature.words} props={{ ...entry.props, close }} quiet failed={() => broken(close)} />;
      })}
    </>
  );
}
