/** Drawn signs. Dice shapes double as the signs of the ways round the app. */
import type { JSX } from "preact";

export const SHAPES = {
  coin: "M24 3a21 21 0 1 0 0 42 21 21 0 0 0 0-42z",
  d4: "M24 4 45 42H3z",
  d6: "M11 6h26a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5z",
  d8: "M24 2 46 24 24 46 2 24z",
  d10: "M24 2 46 20v8L24 46 2 28v-8z",
  d12: "M24 2 37 6l9 11v14l-9 11-13 4-13-4-9-11V17l9-11z",
  d20: "M24 2 44 13v22L24 46 4 35V13z",
  d100: "M24 2a22 22 0 1 0 0 44 22 22 0 0 0 0-44zM24 8a16 16 0 1 0 0 32 16 16 0 0 0 0-32z",
} as const;
export type Shape = keyof typeof SHAPES;

const LINES = {
  mic: "M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5 11a7 7 0 0 0 14 0M12 18v3",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  check: "M5 13l4 4L19 7",
  undo: "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  again: "M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  hidden: "M3 3l18 18M10 6a9 9 0 0 1 12 6 12 12 0 0 1-3 4M6 7a12 12 0 0 0-4 5s4 7 10 7a9 9 0 0 0 4-1",
  edit: "M4 20l1-5L16 4l4 4L9 19z",
  send: "M4 12h15M13 5l7 7-7 7",
  cards: "M8 4h11v15H8zM5 8v13h10",
  screen: "M3 5h18v12H3zM9 21h6",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21a8 8 0 0 1 16 0",
  people: "M9 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM2 21a7 7 0 0 1 14 0M16 5a4 4 0 0 1 0 8M18 15a7 7 0 0 1 4 6",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4v6M9 14v6",
  crown: "M4 19h16M4 16 3 7l5 4 4-6 4 6 5-4-1 9z",
  sound: "M4 9v6h4l5 4V5L8 9zM17 8a6 6 0 0 1 0 8",
  offline: "M3 3l18 18M5 12a10 10 0 0 1 4-2M9 16a5 5 0 0 1 6 0M12 20h.01M13 8a14 14 0 0 1 8 4",
} as const;

const SOLID = {
  up: "M8 2 15 14H1z",
  down: "M8 14 1 2h14z",
  dot: "M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3z",
  spade: "M8 1c3 3 6 5 6 8a3 3 0 0 1-5 2l1 4H6l1-4a3 3 0 0 1-5-2c0-3 3-5 6-8z",
  heart: "M8 15C4 11 1 8 1 5a3.5 3.5 0 0 1 7-1 3.5 3.5 0 0 1 7 1c0 3-3 6-7 10z",
  diamond: "M8 1l6 7-6 7-6-7z",
  club: "M8 1a3 3 0 0 1 2.5 5A3 3 0 1 1 9 11l1 4H6l1-4a3 3 0 1 1-1.5-5A3 3 0 0 1 8 1z",
  star: "M8 1l2 5 5 .4-4 3.4 1.2 5.2L8 12l-4.2 3 1.2-5.2-4-3.4 5-.4z",
} as const;

export type IconName = keyof typeof LINES | keyof typeof SOLID | Shape;

/** A sign that decorates: what it means must stand beside it in words (or in the control's label). */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }): JSX.Element {
  if (name in SHAPES) {
    return <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" fill="none" stroke="currentColor" stroke-width="3.5"><path d={SHAPES[name as Shape]} /></svg>;
  }
  if (name in SOLID) {
    return <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" fill="currentColor"><path d={SOLID[name as keyof typeof SOLID]} /></svg>;
  }
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">
      <path d={LINES[name as keyof typeof LINES]} />
    </svg>
  );
}
