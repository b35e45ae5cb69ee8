/** What a scene shows everyone: tokens as tiles, figures, words, cards, the row of cards with who stands where. */
import type { JSX } from "preact";
import { plain, t, text } from "@/shared/i18n";
import { Tile } from "@/shared/ui";
import { PlayingCard } from "../table/Card";
import { cardOf, said } from "../table/model";
import { onTrack, type Scene, type Widget } from "./model";

const MOST_TILES = 16;

interface MeterProps {
  label: string;
  value: number;
  max: number;
  tone: "good" | "bad";
}

/** So many of so many: tiles laid for what is won, marks for what is against; past what can be counted, a bar. */
export function Meter({ label, value, max, tone }: MeterProps): JSX.Element {
  const marks = Math.max(max, value);
  const share = max > 0 ? Math.min(100, (value / max) * 100) : 0;
  return (
    <div class="scene-meter" role="img" aria-label={t("ui-gauge-max", { label, value, max })}>
      <span class="scene-meter-head" aria-hidden="true"><span>{label}</span> <b>{t("scenes-of", { value: plain(value), max: plain(max) })}</b></span>
      {marks <= MOST_TILES ? (
        <span class="scene-marks" aria-hidden="true">
          {Array.from({ length: marks }, (_, at) => <span key={at} class={["scene-mark", tone, at < value && "on"].filter(Boolean).join(" ")}>{at < value && tone === "good" && <Tile />}</span>)}
        </span>
      ) : (
        <span class="bar" aria-hidden="true"><i style={{ width: `${share}%`, background: tone === "good" ? "var(--mata)" : "var(--urucum)" }} /></span>
      )}
    </div>
  );
}

const Figure = ({ label, words }: { label: string; words: string }): JSX.Element => (
  <div class="scene-figure"><span class="small">{label}</span> <b>{words}</b></div>
);

/** Cards laid in a row, numbered; under each who stands on it. */
function Track({ scene, label, cards, note, nameOf }: { scene: Scene; label: string; cards: string[]; note: string; nameOf: (id: string) => string }): JSX.Element {
  const standing = onTrack(scene, cards);
  return (
    <div class="scene-track-box">
      <p class="small">{label}{note && ` · ${note}`}</p>
      <ol class="scene-track" aria-label={label} tabIndex={0}>
        {cards.map((card, at) => {
          const face = cardOf(card);
          const people = standing[at]!;
          return (
            <li key={at} class={people.length ? "stands" : undefined}>
              <span class="place" aria-hidden="true">{at + 1}</span>
              {face && <PlayingCard face={face} />}
              {people.map((row) => <span key={row.who} class={row.side === "foes" ? "token foe" : "token"}>{nameOf(row.who)}</span>)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Cards({ label, cards }: { label: string; cards: string[] }): JSX.Element | null {
  if (!cards.length) return null;
  return (
    <div class="scene-figure">
      <span class="small">{label}</span>
      <span class="cluster">{cards.map((card) => { const face = cardOf(card); return face && <PlayingCard key={card} face={face} />; })}</span>
    </div>
  );
}

export function Widgets({ scene, show, nameOf }: { scene: Scene; show: Widget[]; nameOf: (id: string) => string }): JSX.Element {
  const { data } = scene;
  return (
    <>
      {show.map((widget) => {
        const value = data[widget.value];
        if (value === null || value === undefined || widget.kind === "rows") return null;
        const label = t(widget.label);
        switch (widget.kind) {
          case "meter":
            return <Meter key={widget.value} label={label} value={Number(value)} max={Number(data[widget.max] ?? 0)} tone={widget.tone} />;
          case "number":
            return <Figure key={widget.value} label={label} words={plain(Number(value))} />;
          case "words":
            return <Figure key={widget.value} label={label} words={said(value)} />;
          case "cards":
            return <Cards key={widget.value} label={label} cards={value as string[]} />;
          case "track":
            return <Track key={widget.value} scene={scene} label={label} cards={value as string[]} note={widget.note ? text(data[widget.note]) : ""} nameOf={nameOf} />;
        }
      })}
    </>
  );
}
