/** The shapes of the look, drawn for a browser that has no masks, patterns from outside or custom properties. */
import type { JSX } from "preact";

const TILE = "M0 0h24a24 24 0 0 1-24 24zM48 48h-24a24 24 0 0 1 24-24zM24 0h24a24 24 0 0 1-24 24z";
const CORNER = "M0 48v-24a24 24 0 0 1 24 24z";

export function TileShape(): JSX.Element {
  return (
    <svg class="tile" viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill="#f6eedd" />
      <path d={TILE} fill="#2f5fc4" />
      <path d={CORNER} fill="#f6bd3b" />
    </svg>
  );
}

export function Crack(): JSX.Element {
  return (
    <svg class="tile" viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill="#b9b4a6" />
      <path d={TILE} fill="#5a6a92" />
      <path d={CORNER} fill="#a8894a" />
      <path d="M20 0l6 15-9 9 11 8-5 16M26 15l22-4M17 24L0 30" fill="none" stroke="#12141c" stroke-width="3.5" />
    </svg>
  );
}

const OUTLINES: Record<number, string> = {
  4: "M24 4 45 42H3z",
  6: "M9 6h30a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z",
  8: "M24 2 46 24 24 46 2 24z",
  10: "M24 2 46 20v8L24 46 2 28v-8z",
  12: "M24 2 41 9l6 17-9 16H10L1 26 7 9z",
  20: "M24 2 44 13v22L24 46 4 35V13z",
};
const ROUND = "M24 2a22 22 0 1 0 0.1 0z";

export function DieShape({ sides, face }: { sides: number; face: number }): JSX.Element {
  return (
    <svg class="shape" viewBox="0 0 48 48">
      <path d={OUTLINES[sides] || ROUND} fill="none" stroke="currentColor" stroke-width="2.5" />
      <text x="24" y={sides === 4 ? 37 : 31} text-anchor="middle" font-size={face > 99 ? 15 : 19} font-weight="700" fill="currentColor">{face}</text>
    </svg>
  );
}

/** The tile, hardly visible, in the far corner; nothing else decorates. */
export function Ornament(): JSX.Element {
  return (
    <svg class="ornament" aria-hidden="true">
      <defs>
        <pattern id="azulejo" width="72" height="72" patternUnits="userSpaceOnUse">
          <g transform="scale(1.5)"><path d={TILE} fill="#252d40" /></g>
        </pattern>
        <linearGradient id="fade" x1="0" y1="0" x2="1" y2="0.2">
          <stop offset="0.55" stop-color="#12141c" />
          <stop offset="1" stop-color="#12141c" stop-opacity="0.35" />
        </linearGradient>
      </defs>
      <rect width="100%" height="100%" fill="url(#azulejo)" />
      <rect width="100%" height="100%" fill="url(#fade)" />
    </svg>
  );
}
