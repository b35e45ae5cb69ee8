/** The pieces of a result: chance, total, tiles, verdict, dice, and the sum with its sources. */
import type { ComponentChildren, JSX } from "preact";
import { percent, plain, signed, t, text } from "@/shared/i18n";
import type { Tone, Verdict } from "@/shared/types";
import { Tiles } from "./Tile";

/** The exact chance: green for a success, yellow for the part with a raise. `success` includes `raise`. */
export function OddsBar({ success, raise = 0, sampled, words }: { success: number; raise?: number; sampled?: boolean; words?: { success?: string; raise?: string } }): JSX.Element {
  const share = (ppm: number) => `${ppm / 10_000}%`;
  return (
    <div>
      <div class="bar" aria-hidden="true">
        <i style={{ width: share(success - raise), background: "var(--mata)" }} />
        <i style={{ width: share(raise), background: "var(--ipe)" }} />
      </div>
      <p class="odds-words" aria-live="polite">
        <span><b>{percent(success)}</b> {words?.success ?? t("ui-odds-success")}{sampled ? ` ${t("ui-odds-sampled")}` : ""}</span>
        {raise > 0 && <span class="small">{percent(raise)} {words?.raise ?? t("ui-odds-raise")}</span>}
      </p>
    </div>
  );
}

/** The figure everybody waited for, as large as the screen gives. */
export function Total({ value }: { value: number | string }): JSX.Element {
  const shown = typeof value === "number" ? plain(value) : value;
  return <span class={shown.length > 3 ? "total long" : "total"}>{shown}</span>;
}

export function VerdictWords({ tone, children }: { tone: Tone; children: ComponentChildren }): JSX.Element {
  return <p class={`verdict ${tone}`}>{children}</p>;
}

/** Total, tiles and verdict of a roll. */
export function ResultHead({ verdict }: { verdict: Verdict }): JSX.Element {
  return (
    <div class="stack">
      <div class="result-head">
        {verdict.total !== null && <Total value={verdict.total} />}
        <Tiles laid={verdict.tiles} cracked={verdict.cracks} />
      </div>
      <VerdictWords tone={verdict.tone}>{text(verdict.word)}</VerdictWords>
    </div>
  );
}

export interface SumLine {
  label: string;
  value: number | string;
  /** A bare figure (dice) instead of a signed one. */
  bare?: boolean;
}

/** Each part of the total with its source; `last` is total against target. */
export function Sum({ lines, last }: { lines: SumLine[]; last?: SumLine }): JSX.Element {
  const shown = ({ value, bare }: SumLine) => (typeof value === "string" ? value : bare ? plain(value) : signed(value));
  return (
    <dl class="sum">
      {lines.map((line, at) => <Pair key={at} name={line.label} value={shown(line)} />)}
      {last && <Pair name={last.label} value={shown(last)} looks="last" />}
    </dl>
  );
}

function Pair({ name, value, looks }: { name: string; value: string; looks?: string }): JSX.Element {
  return <><dt class={looks}>{name}</dt><dd class={looks}>{value}</dd></>;
}
