/** What a recogniser heard, once: Android tells its finals twice, or each with the one before in it. */

const bare = (words: string): string => words.trim().replace(/\s+/g, " ");
const folded = (words: string): string => bare(words).toLocaleLowerCase();

/** @returns final pieces as one sentence: repeated ones once, growing ones as they ended */
export function joined(pieces: string[]): string {
  const kept: string[] = [];
  for (const piece of pieces.map(bare).filter(Boolean)) {
    const last = kept.at(-1);
    if (last === undefined) kept.push(piece);
    else if (folded(piece).startsWith(folded(last))) kept[kept.length - 1] = piece;
    else if (!folded(last).endsWith(folded(piece))) kept.push(piece);
  }
  return kept.join(" ");
}

/** The piece of the browser's interface that is used; TypeScript's own library has none of it. */
export interface ResultEvent {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

/** @returns what is final so far and, for showing, all of it */
export function readResults({ results }: ResultEvent): { final: string; all: string } {
  const rows = Array.from(results);
  const words = (row: (typeof rows)[number]) => row[0]?.transcript ?? "";
  return { final: joined(rows.filter((row) => row.isFinal).map(words)), all: joined(rows.map(words)) };
}
