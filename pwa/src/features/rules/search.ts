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
  (
    "a o as os um uma uns umas de do da dos das em no na nos nas ao aos e ou que qual quais quem como funciona funcionam sao ser ter tem faz fazer fica ficar quando onde quanto quantos por para pra pro com sem se sobre regra regras me meu minha the of to is are how does what an " +
    "oq oque vc eu ele ela nele nela dele dela alguem isso esse essa este esta tudo agora leva levo tira tirei ta to estou estiver fui foi vou vai " +
    "acontece acontecer posso pode podemos consigo quero preciso devo significa"
  ).split(" "),
);

// What people write for a word: as short as on a phone, or a form that no ending tells.
const WRITTEN = new Map([
  ["atq", "ataque"],
  ["mov", "movimento"],
  ["mod", "modificador"],
  ["cai", "cair"],
  ["caem", "cair"],
  ["caiu", "cair"],
  ["caindo", "cair"],
]);

const ACCENTS = /[\u0300-\u036f]/g;

/** @returns text in lower case without accents */
export const fold = (text: string): string => text.toLowerCase().normalize("NFD").replace(ACCENTS, "").normalize("NFC");

/** @returns the word when there is one of it */
const single = (word: string): string =>
  word
    .replace(/(oes|aes|aos)$/, "ao")
    .replace(/([aeo])is$/, "$1l")
    .replace(/ns$/, "m")
    .replace(/(?<=\w{3})s$/, "");

/** @returns the part of a word that its forms share: plural and gender, and a verb's endings, come off */
export function stem(as: string): string {
  const word = WRITTEN.get(as) ?? as;
  if (word.length < 5) return word.replace(/(?<=\w{3})s$/, "");
  return word
    .replace(/(oes|aes|aos)$/, "ao")
    .replace(/(ais|eis|ois)$/, (end) => `${end[0]}l`)
    .replace(/(mente|ndo|das|dos|ns|s)$/, (end) => (end === "das" || end === "dos" ? "d" : end === "ns" ? "m" : ""))
    .replace(/(ar|er|ir|ou|eu|iu|ei|ada|ado|ida|ido|ad|id|am|a|o|e|i)$/, "");
}

const split = (text: string): string[] => fold(text).split(/[^a-z0-9+]+/).filter(Boolean);

/** @returns the terms of a text, as the index holds them */
export const termsOf = (text: string): string[] => split(text).map(stem);

/** @returns the words of a question that tell what is asked for; all of them when none does */
const asked = (text: string): string[] => {
  const words = split(text).map((word) => WRITTEN.get(word) ?? word);
  const telling = words.filter((word) => !ASKING.has(word));
  return telling.length ? telling : words;
};

// Letters that sound alike and are written for each other: half a slip, as a letter doubled or not is.
const ALIKE = new Set("cs sc sz zs ck kc qc cq xs sx xc cx gj jg ie ei uo ou lu ul vw wv mn nm yi iy".split(" "));

/** @returns how far two words are (letters changed, missing, too many or swapped); more than `most` when more than that */
export function slips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > 2 * most) return most + 1;
  const alone = (word: string, at: number) => (at > 0 && word[at] === word[at - 1] ? 0.5 : 1);
  let before: number[] = [];
  let above = [0];
  for (let at = 0; at < other.length; at += 1) above.push(above[at]! + alone(other, at));
  for (let row = 0; row < one.length; row += 1) {
    const line = [above[0]! + alone(one, row)];
    for (let at = 0; at < other.length; at += 1) {
      const change = one[row] === other[at] ? 0 : ALIKE.has(one.charAt(row) + other.charAt(at)) ? 0.5 : 1;
      let least = Math.min(above[at]! + change, line[at]! + alone(other, at), above[at + 1]! + alone(one, row));
      if (row && at && one[row] === other[at - 1] && one[row - 1] === other[at]) least = Math.min(least, before[at - 1]! + 1);
      line.push(least);
    }
    if (Math.min(...line) > most) return most + 1;
    before = above;
    above = line;
  }
  return above[other.length]!;
}

const plainText = (blocks: Block[]): string =>
  blocks.map((block) => ("p" in block ? block.p : "example" in block ? block.example : "list" in block ? block.list.join(" ") : block.table.flat().join(" "))).join(" ");

const BOOST = { title: 9, names: 7, english: 4, chapter: 1.2, text: 1 };

// What a name counts that is typed in full; a half-typed one counts its part.
const BEGUN = 150;

interface Name {
  id: string;
  weight: number;
}

export class Finder {
  private readonly index: MiniSearch;
  /** Whole names, each for one thing, and as stems: who asks for one by its name gets it first. */
  private readonly whole = new Map<string, Name>();
  private readonly stems = new Map<string, Name>();
  /** Every term of the entries: one that is written right is not taken for a slip of another. */
  private readonly known = new Set<string>();
  private readonly written = new Set<string>();

  constructor(entries: Entry[]) {
    this.index = new MiniSearch({ fields: Object.keys(BOOST), tokenize: split, processTerm: (word) => this.note(word) });
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
    const words = asked(name);
    for (const [names, key] of [
      [this.whole, words.map(single).join(" ")],
      [this.stems, words.map(stem).join(" ")],
    ] as const) {
      const known = names.get(key);
      if (!known || known.weight < weight) names.set(key, { id, weight });
    }
  }

  private note(word: string): string {
    const term = stem(word);
    this.written.add(word);
    this.known.add(term);
    return term;
  }

  /** @returns whether no entry has a word, nor one that begins with it */
  private strange(word: string): boolean {
    if (this.known.has(stem(word))) return false;
    for (const one of this.written) if (one.startsWith(word)) return false;
    return true;
  }

  /** @returns the entry that the whole question names, and how surely; with a slip or two in it, less so */
  private named(words: string[], terms: string[]): { id: string; sure: number } | null {
    const asked = words.map(single).join(" ");
    const exact = this.whole.get(asked) ?? this.stems.get(terms.join(" "));
    if (exact) return { id: exact.id, sure: 1000 + exact.weight };
    if (!words.some((word) => this.strange(word))) return null;
    let most = asked.length > 8 ? 2 : asked.length > 4 ? 1 : 0;
    let best: { id: string; sure: number } | null = null;
    for (const [name, { id, weight }] of this.whole) {
      const far = most && slips(asked, name, most);
      if (!far || far > most) continue;
      const sure = 500 - 100 * far + weight;
      if (!best || sure > best.sure) best = { id, sure };
      most = far;
    }
    return best;
  }

  /** @returns how much of the question is a name of each entry that it names along with other things */
  private within(terms: string[]): Map<string, number> {
    const parts = new Map<string, number>();
    for (let from = 0; from < terms.length; from += 1) {
      for (let to = from + 1; to <= Math.min(terms.length, from + 5); to += 1) {
        const part = this.stems.get(terms.slice(from, to).join(" "));
        if (part) parts.set(part.id, Math.max(parts.get(part.id) ?? 0, (to - from) / terms.length));
      }
    }
    return parts;
  }

  /** @returns for each entry with a name that begins as the question does, how much of that name is typed already */
  private begun(words: string[]): Map<string, number> {
    const typed = words.join(" ");
    const parts = new Map<string, number>();
    if (typed.length < 4) return parts;
    for (const [name, { id }] of this.whole) {
      if (name.startsWith(typed)) parts.set(id, Math.max(parts.get(id) ?? 0, typed.length / name.length));
    }
    return parts;
  }

  /** @returns entries for a query, best first */
  find(query: string, most = 20): Hit[] {
    const words = asked(query);
    const terms = words.map(stem);
    if (!terms.length) return [];
    const found = this.index.search(terms.join(" "), {
      boost: BOOST,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (this.known.has(term) ? false : term.length > 6 ? 0.3 : term.length > 3 ? 0.26 : false),
      maxFuzzy: 2,
      weights: { fuzzy: 0.4, prefix: 0.55 },
      // the terms are stems already
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term,
      combineWith: "OR",
    });
    const called = this.named(words, terms);
    const parts = this.within(terms);
    const begun = this.begun(words);
    const hits: { id: string; score: number; queryTerms: string[] }[] = found;
    for (const id of new Set([...(called ? [called.id] : []), ...begun.keys()])) {
      if (!found.some((hit) => hit.id === id)) hits.push({ id, score: 0, queryTerms: [] });
    }
    const scored = hits.map((hit) => {
      // an entry that answers the whole question stands before one that answers half of it well
      const answered = new Set(hit.queryTerms).size / new Set(terms).size;
      const own = called && called.id === hit.id ? called.sure : 0;
      const name = 1 + 2 * (parts.get(hit.id) ?? 0) ** 2;
      const start = BEGUN * (begun.get(hit.id) ?? 0);
      return { id: String(hit.id), score: hit.score * answered * answered * name + start + own };
    });
    return scored.sort((one, other) => other.score - one.score).slice(0, most);
  }
}
