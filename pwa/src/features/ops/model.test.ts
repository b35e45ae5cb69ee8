import { describe, expect, it } from "vitest";
import type { Spec } from "@/shared/form";
import { chapterOf, type Chapter, folded, type OpDeclaration, parted, search } from "./model";

const op = (id: string, chapter = "1"): OpDeclaration => ({ op: id, chapter, inputs: [], dice: [], outcome: [], offer: null });
const CHAPTERS: Chapter[] = [
  { id: "6", title: "Dano", ops: [{ op: op("soak"), title: "Absorver", about: "Testa Vigor contra o dano." }] },
  { id: "11", title: "Estados", ops: [{ op: op("unshake"), title: "Sair de Abalado", about: "Testa Espírito." }, { op: op("damage"), title: "Dano", about: "Contra a Resistência." }] },
];

describe("finding a rule", () => {
  it("accents and capitals do not count, every word does, titles come first", () => {
    expect(search(CHAPTERS, "ESPIRITO").map((one) => one.op.op)).toEqual(["unshake"]);
    expect(search(CHAPTERS, "dano").map((one) => one.op.op)).toEqual(["damage", "soak"]);
    expect(search(CHAPTERS, "testa dano").map((one) => one.op.op)).toEqual(["soak"]);
    expect(search(CHAPTERS, "xyz")).toEqual([]);
    expect(search(CHAPTERS, "  ")).toEqual([]);
    expect(folded("Ação")).toBe("acao");
  });

  it("a chapter is the first one named, whole", () => {
    expect(chapterOf(op("a", "19.4"))).toBe("19");
    expect(chapterOf(op("a", "27, 28"))).toBe("27");
    expect(chapterOf(op("a", "Ervas, doenças e venenos"))).toBe("ervas_doencas_e_venenos");
  });

  it("what must be told stands first, the rest waits behind it unless it is little", () => {
    const specs: Spec[] = ["die", "a", "b", "c", "d"].map((name) => ({ name, kind: "flag" }));
    const cut = parted(specs, () => true, (spec) => spec.name === "die");
    expect([cut.first.length, cut.more.length]).toEqual([1, 4]);
    expect(parted(specs.slice(0, 3), () => true, (spec) => spec.name === "die").more).toEqual([]);
    expect(parted(specs, () => true, () => false).first).toHaveLength(5);
  });
});
