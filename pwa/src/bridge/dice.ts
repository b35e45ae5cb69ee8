/** The phone's own dice: the system's random source, every face equally likely. */

const RANGE = 0x1_0000_0000;

/** @returns a face from 1 to `sides`. Draws again above the last whole multiple, or low faces would come more often. */
export function face(sides: number): number {
  const limit = RANGE - (RANGE % sides);
  const draw = new Uint32Array(1);
  do {
    crypto.getRandomValues(draw);
  } while (draw[0]! >= limit);
  return (draw[0]! % sides) + 1;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

/** @returns an id that nobody else will draw (120 bits); there is no crypto.randomUUID over plain http */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => LETTERS[byte & 63]).join("");
}
