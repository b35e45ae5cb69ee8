/** What a paired TV shows, drawn from the server's model: who acts on the left, what just happened on the right. */
import type { JSX } from "preact";
import { Scene, type SceneModel } from "./Scene";
import { Crack, DieShape, Ornament, TileShape } from "./shapes";

interface Chip {
  text: string;
  tone: string;
}

export interface RowModel {
  name: string;
  key: string;
  card_suit: string | null;
  state: "now" | "done" | "wait" | "held";
  chips: Chip[];
  count: number;
}

interface RollModel {
  id: string;
  who: string;
  title: string;
  total: number | null;
  verdict: string;
  tone: string;
  tiles: number;
  cracks: number;
  /** What it did in a scene. */
  told: string;
  dice: { sides: number; face: number; chain: boolean; dim?: boolean; less?: boolean }[];
  sum: { text: string; value: string }[];
  offline: string;
  physical: string;
}

export interface ScreenModel {
  table: string;
  code: string;
  join: string;
  join_url: string;
  qr: string;
  round: string;
  rows: RowModel[];
  more: number;
  scene: SceneModel | null;
  fighting: boolean;
  roll: RollModel | null;
  notice: string;
  rule?: { title: string; blocks: Block[] } | null;
}

interface Block {
  p?: string;
  example?: string;
  list?: string[];
  table?: string[][];
}

const RED = ["hearts", "diamonds"];
// one tone, one shape: nobody has to tell colours apart
const SIGNS: Record<string, string> = { bad: "▲ ", good: "● ", plain: "" };

export function Row({ row }: { row: RowModel }): JSX.Element {
  const red = row.card_suit !== null && RED.indexOf(row.card_suit) >= 0;
  return (
    <li class={`row ${row.state}`}>
      {row.key !== "" && <span class={red ? "card red" : "card"}>{row.key}</span>}
      <span class="name">{row.name}{row.count > 1 && <span class="count"> ×{row.count}</span>}</span>
      <span class="chips">{row.chips.map((chip) => <span key={chip.text} class={`chip ${chip.tone}`}>{SIGNS[chip.tone] || ""}{chip.text}</span>)}</span>
    </li>
  );
}

function Order({ screen }: { screen: ScreenModel }): JSX.Element {
  return (
    <div class="half order">
      <p class="lead">{screen.round || screen.table}</p>
      <ol>{screen.rows.map((row, at) => <Row key={`${row.name}${at}`} row={row} />)}</ol>
      {screen.more > 0 && <p class="more">+ {screen.more}</p>}
    </div>
  );
}

function times<T>(count: number, make: (at: number) => T): T[] {
  const made: T[] = [];
  for (let at = 0; at < count; at += 1) made.push(make(at));
  return made;
}

const MOST_TILES = 6;

function Marks({ roll }: { roll: RollModel }): JSX.Element {
  const laid = Math.min(roll.tiles, MOST_TILES);
  const cracked = Math.min(roll.cracks, MOST_TILES - laid);
  return (
    <span class="marks">
      {times(laid, (at) => <TileShape key={`t${at}`} />)}
      {times(cracked, (at) => <Crack key={`c${at}`} />)}
      {roll.tiles > laid && <span class="over">+{roll.tiles - laid}</span>}
    </span>
  );
}

function Happened({ roll }: { roll: RollModel }): JSX.Element {
  return (
    <div class="happened">
      <p class="lead">{roll.who}{roll.title && ` · ${roll.title}`}</p>
      <p class="figure">
        {roll.total !== null && <span class="total">{roll.total < 0 ? `−${-roll.total}` : roll.total}</span>}
        <Marks roll={roll} />
      </p>
      {roll.verdict && <p class={`verdict ${roll.tone}`}>{roll.verdict}</p>}
      {roll.told && <p class="told">{roll.told}</p>}
      <p class="dice">
        {roll.dice.map((die, at) => (
          <span key={at} class={die.dim ? "die dim" : die.chain ? "die aced" : "die"}>
            {die.less && <span class="then">−</span>}
            <DieShape sides={die.sides} face={die.face} />
            {die.chain && <span class="then">›</span>}
          </span>
        ))}
      </p>
      <ul class="sum">{roll.sum.map((line, at) => <li key={at}><span>{line.text}</span> <b>{line.value}</b></li>)}</ul>
      {(roll.offline || roll.physical) && <p class="small">{[roll.offline, roll.physical].filter(Boolean).join(" · ")}</p>}
    </div>
  );
}

function bold(words: string): (string | JSX.Element)[] {
  return words.split("**").map((part, at) => (at % 2 ? <b key={at}>{part}</b> : part));
}

function Rule({ rule }: { rule: { title: string; blocks: Block[] } }): JSX.Element {
  return (
    <div class="happened rule">
      <p class="verdict">{rule.title}</p>
      {rule.blocks.map((block, at) => {
        if (block.list) return <ul key={at}>{block.list.map((item, place) => <li key={place}>{bold(item)}</li>)}</ul>;
        if (block.table) return <table key={at}><tbody>{block.table.map((row, place) => <tr key={place}>{row.map((cell, column) => <td key={column}>{bold(cell)}</td>)}</tr>)}</tbody></table>;
        return <p key={at}>{bold(block.p || block.example || "")}</p>;
      })}
    </div>
  );
}

function Join({ screen, large }: { screen: ScreenModel; large: boolean }): JSX.Element {
  // the code is drawn by the server as an SVG of rectangles: no text of anybody's is in it
  return (
    <div class={large ? "join large" : "join"}>
      <span class="qr" dangerouslySetInnerHTML={{ __html: screen.qr }} />
      <span class="way">
        <span class="ask">{screen.join}</span>
        <span class="code">{screen.code}</span>
        <span class="address">{screen.join_url.replace(/^https?:\/\//, "").replace(/\/#.*$/, "")}</span>
      </span>
    </div>
  );
}

export function Screen({ screen }: { screen: ScreenModel }): JSX.Element {
  // a scene stands where the order does; in a fight it keeps to its head
  const scene = screen.scene !== null && !screen.fighting ? screen.scene : null;
  const empty = screen.rows.length === 0 && scene === null;
  return (
    <div class="screen">
      <Ornament />
      {scene ? <Scene scene={scene} /> : !empty && <Order screen={screen} />}
      <div class={empty ? "half whole" : "half"}>
        {screen.notice && <p class="notice">{screen.notice}</p>}
        {screen.scene && !scene && <Scene scene={screen.scene} brief />}
        {screen.rule ? <Rule rule={screen.rule} /> : screen.roll ? <Happened key={screen.roll.id} roll={screen.roll} /> : empty && <p class="title">{screen.table}</p>}
        <Join screen={screen} large={screen.roll === null} />
      </div>
    </div>
  );
}
