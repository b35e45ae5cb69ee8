/** An entry's text: paragraphs, lists, tables, examples; bold is the only mark. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import type { Block } from "./search";

function Inline({ words }: { words: string }): JSX.Element {
  return <>{words.split("**").map((part, at) => (at % 2 ? <b key={at}>{part}</b> : part))}</>;
}

function Table({ rows: [head = [], ...rows] }: { rows: string[][] }): JSX.Element {
  return (
    <div class="rule-table" tabIndex={0} role="region" aria-label={head.filter(Boolean).join(", ") || t("rules-table")}>
      <table>
        <thead><tr>{head.map((cell, at) => (cell ? <th key={at} scope="col"><Inline words={cell} /></th> : <td key={at} />))}</tr></thead>
        <tbody>{rows.map((row, at) => <tr key={at}>{row.map((cell, column) => (column ? <td key={column}><Inline words={cell} /></td> : <th key={column} scope="row"><Inline words={cell} /></th>))}</tr>)}</tbody>
      </table>
    </div>
  );
}

export function RuleText({ blocks }: { blocks: Block[] }): JSX.Element {
  return (
    <div class="rule-text" lang="pt-BR">
      {blocks.map((block, at) => {
        if ("p" in block) return <p key={at}><Inline words={block.p} /></p>;
        if ("list" in block) return <ul key={at}>{block.list.map((item, place) => <li key={place}><Inline words={item} /></li>)}</ul>;
        if ("table" in block) return <Table key={at} rows={block.table} />;
        return <p key={at} class="rule-example"><b>{t("rules-example")}</b> <Inline words={block.example} /></p>;
      })}
    </div>
  );
}
