/** A phone's screen, drawn: where to tap is marked. What it shows is said in words beside it. */
import type { JSX } from "preact";

export type Line =
  | { kind: "title" | "row" | "search" | "button"; text: string; mark?: boolean }
  | { kind: "file"; text: string; mark?: boolean }
  | { kind: "switch"; text: string; mark?: boolean }
  | { kind: "gap" };

const HIGH = { title: 26, row: 34, search: 36, button: 36, file: 40, switch: 36, gap: 12 } as const;
const WIDE = 240;
const MOST = 27; // letters that fit on a line

const fitted = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

/** The tile's quarter circles: what marks a thing to tap here. */
function Mark({ y, high }: { y: number; high: number }): JSX.Element {
  return (
    <>
      <rect class="pic-mark" x="13" y={y} width={WIDE - 26} height={high - 6} rx="9" />
      <circle class="pic-tap" cx={WIDE - 34} cy={y + high / 2 - 3} r="9" />
    </>
  );
}

function Drawn({ line, y }: { line: Line; y: number }): JSX.Element | null {
  if (line.kind === "gap") return null;
  const high = HIGH[line.kind];
  const middle = y + high / 2 + 1;
  const text = (x: number, looks = "pic-text") => <text class={looks} x={x} y={middle + 2}>{fitted(line.text)}</text>;
  switch (line.kind) {
    case "title":
      return text(20, "pic-title");
    case "search":
      return (
        <>
          <rect class="pic-field" x="16" y={y} width={WIDE - 32} height={high - 6} rx="15" />
          <circle class="pic-line" cx="31" cy={middle - 4} r="5" />
          <path class="pic-line" d={`M35 ${middle}l4 4`} />
          {text(46)}
        </>
      );
    case "file":
      return (
        <>
          <rect class="pic-row" x="16" y={y} width={WIDE - 32} height={high - 6} rx="9" />
          <path class="pic-line" d={`M27 ${y + 9}h9l5 5v12h-14zM36 ${y + 9}v5h5`} />
          {text(50)}
        </>
      );
    case "button":
      return (
        <>
          <rect class="pic-row" x="16" y={y} width={WIDE - 32} height={high - 6} rx="15" />
          {text(28)}
        </>
      );
    case "switch":
      return (
        <>
          <rect class="pic-row" x="16" y={y} width={WIDE - 32} height={high - 6} rx="9" />
          {text(28)}
          <rect class="pic-on" x={WIDE - 62} y={middle - 11} width="34" height="18" rx="9" />
          <circle class="pic-knob" cx={WIDE - 37} cy={middle - 2} r="7" />
        </>
      );
    case "row":
      return (
        <>
          <rect class="pic-row" x="16" y={y} width={WIDE - 32} height={high - 6} rx="9" />
          {text(28)}
          <path class="pic-line" d={`M${WIDE - 32} ${middle - 6}l5 5-5 5`} />
        </>
      );
  }
}

export function Picture({ lines }: { lines: Line[] }): JSX.Element {
  let y = 34;
  const placed = lines.map((line) => {
    const at = y;
    y += HIGH[line.kind];
    return { line, at };
  });
  const high = y + 14;
  return (
    <svg class="picture" viewBox={`0 0 ${WIDE} ${high}`} aria-hidden="true">
      <path class="pic-phone" d={`M4 ${high}V28a24 24 0 0 1 24-24h${WIDE - 56}a24 24 0 0 1 24 24v${high - 28}`} />
      <rect class="pic-edge" x={WIDE / 2 - 22} y="13" width="44" height="6" rx="3" />
      {placed.map(({ line, at }, key) => (
        <g key={key}>
          <Drawn line={line} y={at} />
          {"mark" in line && line.mark && <Mark y={at} high={HIGH[line.kind]} />}
        </g>
      ))}
    </svg>
  );
}
