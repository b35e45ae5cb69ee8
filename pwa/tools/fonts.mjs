// Latin subsets of the two families, written to public/fonts (what Portuguese, English and dice notation need).
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const MARKS = "–—‘’“”„•…‹›€™−×÷±≤≥≠·¡¿«»ªº°§©®¹²³¼½¾←↑→↓′″";
const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index))
  .filter((char) => char < "\x7f" || (char >= "\xa0" && char <= "\xff") || "ŒœŠšŽžŸ".includes(char))
  .join("");
const FONTS = [
  {
    from: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    to: "atkinson.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    to: "bricolage.woff2",
    axes: { wght: { min: 600, max: 800 } },
  },
];

/** Write the subsets that are missing or older than this file. */
export async function fonts() {
  const folder = at("../public/fonts");
  mkdirSync(folder, { recursive: true });
  for (const { from, to, axes } of FONTS) {
    const target = `${folder}/${to}`;
    if (existsSync(target) && statSync(target).mtimeMs > statSync(at("./fonts.mjs")).mtimeMs) continue;
    const source = readFileSync(at(`../node_modules/${from}`));
    writeFileSync(target, await subset(source, LATIN + MARKS, { targetFormat: "woff2", variationAxes: axes }));
  }
}
