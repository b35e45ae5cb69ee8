/**
 * What people type at a table and what must come of it. The questions (tests/vectors/queries) were written from the
 * rules' subjects, not from the entries' texts or the index: {"q", "first": id} or {"q", "among": [ids]} (first three).
 */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type Entry, Finder } from "./search";

interface Question {
  q: string;
  first?: string;
  among?: string[];
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = here("../../../../tests/vectors/queries");
const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const system = file.replace(".json", "");
  describe(system, () => {
    const entries: Entry[] = read(here(`../../../public/reference/${system}.json`));
    const finder = new Finder(entries);
    const known = new Set(entries.map((entry) => entry.id));
    for (const { q, first, among } of read(`${folder}/${file}`) as Question[]) {
      test(q, () => {
        for (const id of [first ?? [], among ?? []].flat()) expect(known.has(id), id).toBe(true);
        const found = finder.find(q, 3).map((hit) => hit.id);
        if (first) expect(found[0]).toBe(first);
        else expect(found.some((id) => among!.includes(id)), found.join(", ")).toBe(true);
      });
    }
  });
}
