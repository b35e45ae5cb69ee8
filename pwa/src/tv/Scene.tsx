/** A scene on the TV: its round, its meters in tiles, its row of cards, its people. In a fight only its head stays. */
import type { JSX } from "preact";
import { Row, type RowModel } from "./Screen";
import { Crack, TileShape } from "./shapes";

interface Meter {
  label: string;
  value: number;
  max: number;
  tone: string;
  marks: boolean;
}

interface Cell {
  n: number;
  key: string;
  suit: string | null;
  people: { name: string; foe: boolean }[];
}

export interface SceneModel {
  id: string;
  title: string;
  round: string;
  meters: Meter[];
  lines: { label: string; text: string }[];
  track: Cell[];
  rows: RowModel[];
  more: number;
  told: string;
  result: { text: string; tone: string } | null;
}

const RED = ["hearts", "diamonds"];

function MeterLine({ meter }: { meter: Meter }): JSX.Element {
  const marks: JSX.Element[] = [];
  for (let at = 0; meter.marks && at < Math.max(meter.value, meter.max); at += 1) {
    const on = at < meter.value;
    marks.push(<span key={at} class={on ? "mark on" : "mark"}>{on && (meter.tone === "bad" ? <Crack /> : <TileShape />)}</span>);
  }
  return (
    <div class="meter">
      <p class="lead">{meter.label} <b>{meter.value} / {meter.max}</b></p>
      {meter.marks && <p class="meter-marks">{marks}</p>}
    </div>
  );
}

function Track({ cells }: { cells: Cell[] }): JSX.Element {
  return (
    <ul class="track">
      {cells.map((cell) => (
        <li key={cell.n} class={cell.people.length ? "stands" : ""}>
          <span class={cell.suit !== null && RED.indexOf(cell.suit) >= 0 ? "card red" : "card"}>{cell.key}</span>
          {cell.people.map((one) => <span key={one.name} class={one.foe ? "token foe" : "token"}>{one.name}</span>)}
        </li>
      ))}
    </ul>
  );
}

/** `brief`: the fight's order stands beside it. */
export function Scene({ scene, brief }: { scene: SceneModel; brief?: boolean }): JSX.Element {
  const rows = scene.track.length > 0 ? scene.rows.slice(0, 4) : scene.rows;
  return (
    <div class={brief ? "scene brief" : "half order scene"}>
      <p class="lead">{scene.round}{!brief && scene.lines.map((line) => ` · ${line.label}: ${line.text}`)}</p>
      <p class="scene-title">{scene.title}</p>
      {scene.result && <p class={`verdict ${scene.result.tone}`}>{scene.result.text}</p>}
      {scene.meters.map((meter) => <MeterLine key={meter.label} meter={meter} />)}
      {!brief && scene.track.length > 0 && <Track cells={scene.track} />}
      {!brief && <ol>{rows.map((row, at) => <Row key={`${row.name}${at}`} row={row} />)}</ol>}
      {!brief && scene.more + scene.rows.length > rows.length && <p class="more">+ {scene.more + scene.rows.length - rows.length}</p>}
      {!brief && !scene.result && scene.told && <p class="told">{scene.told}</p>}
    </div>
  );
}
