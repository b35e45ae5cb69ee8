/** No text in code: what a person reads stands in i18n/ (and reads the same ids in both languages). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

const FOLDER = "src";
const NOT_SHOWN = /[\\/](gallery|sw)[\\/]|\.test\./; // samples while developing, no interface, tests
const SPOKEN = new Set(["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "placeholder", "title", "alt", "label", "hint", "note", "sub", "why", "error", "name"]);
const LETTERS = /\p{L}{2,}/u;

interface Node {
  type: string;
  start: number;
  [key: string]: any;
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (child && typeof child.type === "string") walk(child, visit);
  }
}

/** Texts among what an expression may come to: "a", `a ${b}`, on ? "a" : "b". */
function literals(node: Node | null): string[] {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral":
      return node.quasis.map((part: Node) => part.value.cooked);
    case "ConditionalExpression":
      return [...literals(node.consequent), ...literals(node.alternate)];
    case "LogicalExpression":
    case "BinaryExpression":
      return node.operator === "+" || node.type === "LogicalExpression" ? [...literals(node.left), ...literals(node.right)] : [];
    case "JSXExpressionContainer":
      return literals(node.expression);
    default:
      return [];
  }
}

/** @returns the texts of a source that a person would see or hear */
export function shownTexts(path: string, source: string): string[] {
  const found: string[] = [];
  walk(parseSync(path, source, { lang: "tsx" }).program as unknown as Node, (node) => {
    if (node.type === "JSXText") found.push(node.value);
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      for (const child of node.children) if (child.type === "JSXExpressionContainer") found.push(...literals(child));
    }
    if (node.type === "JSXAttribute" && SPOKEN.has(node.name.name)) {
      // <input name>, <Icon name> are ids; a component's title or label is text
      if (node.name.name !== "name") found.push(...literals(node.value));
    }
    if (node.type === "CallExpression" && ["showToast", "announce"].includes(node.callee.name)) found.push(...literals(node.arguments[0]));
  });
  return found.filter((text) => LETTERS.test(text)).map((text) => text.trim());
}

const sources = files(FOLDER).filter((path) => /\.tsx?$/.test(path) && !NOT_SHOWN.test(path));

describe("text in code", () => {
  it.each(sources)("%s has none", (path) => {
    expect(shownTexts(path, readFileSync(path, "utf8"))).toEqual([]);
  });

  it("is found where it is", () => {
    const sample = '<p title="Dois">Um {on ? "três" : t("x")} <Row label={`quatro ${n}`}/></p>;showToast("cinco")';
    expect(shownTexts("sample.tsx", sample).sort()).toEqual(["Dois", "Um", "cinco", "quatro", "três"]);
    expect(shownTexts("sample.tsx", '<a href="#/mesa" class="row">{t("ui-ok")} · {2}</a>')).toEqual([]);
  });
});

describe("messages", () => {
  const langs = ["pt-BR", "en"];
  const ids = (lang: string, file: string): string[] =>
    new FluentResource(readFileSync(`../i18n/${lang}/${file}`, "utf8")).body.flatMap((message) => [message.id, ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`)]).sort();
  const packs = readdirSync("../i18n/pt-BR").filter((file) => file.endsWith(".ftl"));

  it.each(packs)("%s says the same in both languages", (file) => {
    const [first, second] = langs.map((lang) => ids(lang, file));
    expect(second).toEqual(first);
  });

  // a system's, the rules' and the server's own messages are asked for by keys that are put together: their own tests
  const own = packs.filter((file) => file === "app.ftl" || readdirSync("src/features").some((name) => file === `${name}.ftl`));
  const asked = new Set<string>();
  const heads = new Set<string>();
  const called = new Set<string>();
  for (const path of sources) {
    walk(parseSync(path, readFileSync(path, "utf8"), { lang: "tsx" }).program as unknown as Node, (node) => {
      if (node.type === "Literal" && typeof node.value === "string") asked.add(node.value);
      if (node.type === "TemplateLiteral" && node.quasis.length > 1) heads.add(node.quasis[0].value.cooked);
      if (node.type === "CallExpression" && node.callee.name === "t") for (const id of literals(node.arguments[0])) if (node.arguments[0].type !== "TemplateLiteral") called.add(id);
    });
  }
  // what the rules say by its id: {"key": "roll-notation"}
  const python = ["../rules", "../server"].flatMap(files).filter((path) => path.endsWith(".py")).map((path) => readFileSync(path, "utf8")).join();
  const used = (id: string) => asked.has(id) || python.includes(`"${id}"`) || [...heads].some((head) => head.includes("-") && id.startsWith(head));

  it.each(own)("%s has none that nothing shows", (file) => {
    expect(ids("pt-BR", file).filter((id) => !used(id) && !used(id.split(".")[0]!))).toEqual([]);
  });

  it("that are asked for are there", () => {
    const there = new Set(packs.flatMap((file) => ids("pt-BR", file)));
    expect([...called].filter((id) => !there.has(id))).toEqual([]);
  });
});
