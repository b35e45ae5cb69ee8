/** Dice as shapes: a d8 is a d8 without its colour or a caption. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import { SHAPES, type Shape } from "./Icon";

const KNOWN: Record<number, Shape> = { 2: "coin", 4: "d4", 6: "d6", 8: "d8", 10: "d10", 12: "d12", 20: "d20", 100: "d100" };

export interface DieProps {
  sides: number;
  /** What it shows; a die at rest shows its sides. */
  face?: number | string;
  aced?: boolean;
  /** It was rolled and did not count. */
  dim?: boolean;
  size?: "small" | "big";
  /** What a screen reader says; left out, "d8: 5". Empty: nothing (words stand beside it). */
  label?: string;
}

export function Die({ sides, face, aced, dim, size, label }: DieProps): JSX.Element {
  const shown = String(face ?? sides);
  const shape = KNOWN[sides];
  const said = label ?? (face === undefined ? t("ui-die", { sides }) : t("ui-die-face", { sides, face: shown }));
  const looks = [
    "die",
    size && `${size}-die`,
    aced && "aced",
    dim && "dim",
    sides === 4 && "low",
    shown.length > 2 && "long",
  ];
  const hidden = said === "";
  return (
    <span class={looks.filter(Boolean).join(" ")} role={hidden ? undefined : "img"} aria-label={hidden ? undefined : said} aria-hidden={hidden || undefined}>
      <svg viewBox="0 0 48 48"><path d={SHAPES[shape ?? "d6"]} /></svg>
      <span>{shown}</span>
      {shape === undefined && face !== undefined && <span class="sides">{t("ui-die", { sides })}</span>}
    </span>
  );
}

/** @returns the sides of "d8" or "d12+2"; 0 for what is no die */
export const sidesOf = (die: string | null | undefined): number => Number(/^d(\d+)/.exec(die ?? "")?.[1] ?? 0);

export interface ChainProps {
  sides: number;
  /** One face, or several that aced into one another: 8 › 3. */
  faces: number[];
  dim?: boolean;
  /** Stands beside it, and is read before it. */
  label?: string;
  size?: "small" | "big";
}

/** A die with the dice it aced into. Every one but the last is an ace. */
export function DieChain({ sides, faces, dim, label, size }: ChainProps): JSX.Element {
  const said = faces.length > 1 ? t("ui-die-aces", { sides, faces: faces.join(", ") }) : t("ui-die-face", { sides, face: faces[0] ?? 0 });
  const whole = [label, said, dim && t("ui-die-dim")].filter(Boolean).join(", ");
  return (
    <span class="chain" role="img" aria-label={whole}>
      {label && <span class="then" aria-hidden="true">{label}</span>}
      {faces.map((face, at) => (
        <>
          {at > 0 && <span class="then" aria-hidden="true">›</span>}
          <Die key={at} sides={sides} face={face} aced={at < faces.length - 1} dim={dim} size={size} label="" />
        </>
      ))}
    </span>
  );
}
