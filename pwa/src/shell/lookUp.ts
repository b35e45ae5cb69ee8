/**
 * From a word on the screen to its rule, in one place: screens call `lookUp("state-shaken")`, whoever shows rules
 * offers an overlay "rule" that gets `{ about: "state-shaken" }`. Keys: state-ID, source-ID, trait-ID, op-ID.
 */
import { openOverlay } from "./overlay";
import { overlayOf } from "./features";

/** @returns whether anybody here can explain a word; no control offers it otherwise */
export const canLookUp = (): boolean => overlayOf("rule") !== null;

export function lookUp(about: string): void {
  if (canLookUp()) void openOverlay("rule", { about });
}

const LONG = 550; // milliseconds that make a press a long one
// one finger at a time: kept here, for a screen that draws itself anew in mid-press
let timer: ReturnType<typeof setTimeout> | undefined;
let long = false;

/**
 * @returns handlers for an element that a long press (or its menu key) asks about. The click that ends such a press
 * is swallowed.
 */
export function pressToLookUp(about: string): Record<string, (event: any) => void> {
  if (!canLookUp()) return {};
  const open = () => {
    long = true;
    lookUp(about);
  };
  const stop = () => clearTimeout(timer);
  return {
    onPointerDown: () => {
      long = false;
      timer = setTimeout(open, LONG);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      stop();
      if (!long) open();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!long) return;
      long = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
