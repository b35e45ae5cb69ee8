/** Finding an entry by what people type or say: any of its names, its words, its English, with slips. No rule here. */
import MiniSearch from "minisearch";

export type Block = { p: string } | { example: string } | { list: string[] } | { table: string[][] };

export interface Entry {
  id: string;
  title: string;
  chapter: string;
  aliases: string[];
  english: string[];
  ops: string[];
  see: string[];
  blocks: Block[];
}

export interface Hit {
  id: string;
  score: number;
}

// Words that ask, not words that are asked for.
const ASKING = new Set(
  "a o as os um uma uns umas de do da dos das em no na nos nas ao aos e ou que qual quais quem como funciona funcionam sao ser ter tem faz fazer fica ficar quando onde quanto quantos por para pra pro com sem se sobre regra regras me meu minha the of to is are how does what an".split(" "),
);

const ACCENTS = /[\u0300-\u036f]/g;

/** @returns text in lower case without accents */
export const fold = (text: string): string => text.toLowerCase().normalize("NFD").replace(ACCENTS, "").normalize("NFC");

/** @returns the part of a word that its forms share: plural and gender, and a verb's endings, come off */
export function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=\w{3})s$/, "");
  return word
    .replace(/(oes|aes|aos)$/, "ao")
    .replace(/(ais|eis|ois)$/, (end) => `${end[0]}l`)
    .replace(/(mente|ndo|das|dos|ns|s)$/, (end) => (end === "das" || end === "dos" ? "d" : end === "ns" ? "m" : ""))
    .replace(/(ar|er|ir|ou|ei|ada|ado|ida|ido|ad|id|am|a|o|e)$/, "");
}

const split = (text: string): string[] => fold(text).split(/[^a-z0-9+]+/).filter(Boolean);

/** @returns the terms of a text, as the index holds them */
export const termsOf = (text: string): string[] => split(text).map(stem);

const asked = (text: string): string[] => {
  const words = split(text);
  const telling = words.filter((word) => !ASKING.has(word));
  return (telling.length ? telling : words).map(stem);
};

const plainText = (blocks: Block[]): string =>
  blocks.map((block) => ("p" in block ? block.p : "example" in block ? block.example : "list" in block ? block.list.join(" ") : block.table.flat().join(" "))).join(" ");

const BOOST = { title: 9, names: 7, english: 4, chapter: 1.2, text: 1 };

export class Finder {
  private readonly index: MiniSearch;
  /** Whole names, folded: who asks for one by its name gets it first. */
  private readonly whole = new Map<string, { id: string; weight: number }>();

  constructor(entries: Entry[]) {
    this.index = new MiniSearch({ fields: Object.keys(BOOST), tokenize: split, processTerm: stem });
    this.index.addAll(
      entries.map((entry) => ({
        id: entry.id,
        title: entry.title,
        names: entry.aliases.join(" ; "),
        english: `${entry.english.join(" ; ")} ; ${entry.id.replaceAll("-", " ")}`,
        chapter: entry.chapter,
        text: plainText(entry.blocks),
      })),
    );
    for (const entry of entries) {
      entry.aliases.forEach((name, at) => this.call(name, entry.id, 30 - Math.min(at, 9)));
      entry.english.forEach((name) => this.call(name, entry.id, 25));
      this.call(entry.title, entry.id, 60);
    }
  }

  private call(name: string, id: string, weight: number): void {
    const key = asked(name).join(" ");
    const known = this.whole.get(key);
    if (!known || known.weight < weight) this.whole.set(key, { id, weight });
  }

  /** @returns entries for a query, best first */
  find(query: string, most = 20): Hit[] {
    const terms = asked(query);
    if (!terms.length) return [];
    const found = this.index.search(terms.join(" "), {
      boost: BOOST,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 6 ? 0.3 : term.length > 3 ? 0.26 : false),
      weights: { fuzzy: 0.4, prefix: 0.55 },
      // the terms are stems already
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term,
      combineWith: "OR",
    });
    const called = this.whole.get(terms.join(" "));
    const scored = found.map((hit) => {
      // an entry that answers the whole question stands before one that answers half of it well
      const answered = new Set(hit.queryTerms).size / new Set(terms).size;
      const own = called && called.id === hit.id ? 1000 + called.weight : 0;
      return { id: String(hit.id), score: hit.score * answered * answered + own };
    });
    return scored.sort((one, other) => other.score - one.score).slice(0, most);
  }
}
