/** Rows, chips, gauges: what a card is made of. */
import type { ComponentChildren, JSX } from "preact";
import { plain, signed, t } from "@/shared/i18n";
import { useLock } from "./Button";
import { Icon, type IconName } from "./Icon";

export interface RowProps {
  /** Stands first: a die, a card, a sign. */
  lead?: ComponentChildren;
  title: ComponentChildren;
  note?: ComponentChildren;
  /** Stands last: a number, a chip, buttons (then the row itself is no button). */
  end?: ComponentChildren;
  run?: () => unknown;
  to?: string;
  now?: boolean;
  done?: boolean;
  label?: string;
}

/** One thing on one line, at least 56 px high; a button with `run`, a link with `to`. */
export function Row({ lead, title, note, end, run, to, now, done, label }: RowProps): JSX.Element {
  const [go, locked] = useLock(run);
  const looks = ["row", now && "now", done && "done"].filter(Boolean).join(" ");
  const inner = (
    <>
      {lead}
      <span class="grow">{title}{note && <small>{note}</small>}</span>
      {end}
    </>
  );
  if (to !== undefined) return <a class={looks} href={`#${to}`} aria-label={label} aria-current={now ? "true" : undefined}>{inner}</a>;
  if (run) return <button type="button" class={looks} onClick={go} aria-label={label} aria-busy={locked || undefined} aria-disabled={locked || undefined}>{inner}</button>;
  return <div class={looks} aria-current={now ? "true" : undefined}>{inner}</div>;
}

export interface ChipProps {
  children: ComponentChildren;
  tone?: "good" | "bad" | "info" | "plain";
  icon?: IconName;
  run?: () => unknown;
  pressed?: boolean;
  label?: string;
}

const SHAPE_OF: Record<string, IconName> = { good: "star", bad: "up", info: "dot" };

/** A state or a figure. The tone has a shape of its own: colour never speaks alone. */
export function Chip({ children, tone = "plain", icon, run, pressed, label }: ChipProps): JSX.Element {
  const [go] = useLock(run);
  const sign = icon ?? SHAPE_OF[tone];
  const inner = <>{sign && <Icon name={sign} size={10} />}<span>{children}</span></>;
  if (!run) return <span class={`chip ${tone}`}>{inner}</span>;
  return <button type="button" class={`chip ${tone}`} onClick={go} aria-pressed={pressed} aria-label={label}>{inner}</button>;
}

export interface GaugeProps {
  label: string;
  value: number;
  max?: number;
  shape?: "pip" | "coin" | "number";
  tone?: "good" | "bad";
  run?: () => unknown;
}

const MOST_PIPS = 6;

/** A figure that changes in play, as marks to count; a large one as a number. */
export function Gauge({ label, value, max, shape = "pip", tone = "bad", run }: GaugeProps): JSX.Element {
  const [go] = useLock(run);
  const marks = Math.max(max ?? 0, value);
  const counted = shape !== "number" && marks <= MOST_PIPS && value >= 0;
  const said = max === undefined ? t("ui-gauge", { label, value }) : t("ui-gauge-max", { label, value, max });
  const inner = (
    <>
      <b aria-hidden="true">{label}</b>
      {counted ? (
        <span class="pips" aria-hidden="true">
          {Array.from({ length: marks }, (_, at) => <i key={at} class={["pip", shape === "coin" && "coin", tone, at < value && "on"].filter(Boolean).join(" ")} />)}
          {marks === 0 && <span class="number">0</span>}
        </span>
      ) : (
        <span class="number" aria-hidden="true">{max === undefined ? plain(value) : `${plain(value)} / ${max}`}</span>
      )}
      {!counted && max !== undefined && max > 0 && <span class={`meter ${tone}`} aria-hidden="true"><i style={{ width: `${(100 * Math.min(Math.max(value, 0), max)) / max}%` }} /></span>}
    </>
  );
  if (!run) return <div class="gauge" role="img" aria-label={said}>{inner}</div>;
  return <button type="button" class="gauge" onClick={go} aria-label={said}>{inner}</button>;
}

/** A number with its sign and its source, on one line of a sum or a list. */
export const Signed = ({ value }: { value: number }): JSX.Element => <b class="number">{signed(value)}</b>;
