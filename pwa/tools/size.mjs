// Kilobytes over the wire (gzip): to the first tap, then for the rules' runtime, then what installing keeps.
//     node tools/size.mjs [--json]
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { list, wire } from "./files.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const app = at("../.cache/app"); // what the last build made, without the one before that is still served
const manifest = JSON.parse(readFileSync(at("../.cache/manifest.json"), "utf8"));
const TARGETS = { "first tap": 80, runtime: 230 };

/** @returns {Set<string>} the files that a chunk brings with it, itself included */
function closure(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const other of chunk.imports ?? []) closure(other, seen);
  return seen;
}

const kilobytes = (files) => Math.round(files.reduce((sum, file) => sum + wire(app, file), 0) / 102.4) / 10;
const built = list(app).filter((path) => !/\.(gz|br)$/.test(path) && !path.startsWith("."));
const named = (pattern) => built.filter((path) => pattern.test(path));

const views = Object.keys(manifest).filter((key) => /^src\/features\/[^/]+\/view\.tsx$/.test(key));
const first = closure("index.html");
const rows = { frame: kilobytes(["index.html", ...first]) };
for (const key of views) {
  const own = [...closure(key)].filter((file) => !first.has(file));
  rows[`screen ${key.split("/")[2]}`] = kilobytes(own);
}
const door = views.find((key) => key.includes("/door/"));
rows["first tap"] = kilobytes(["index.html", ...new Set([...first, ...(door ? closure(door) : [])])]);
rows.fonts = kilobytes(named(/^fonts\//));
rows.runtime = kilobytes(named(/^assets\/(worker|micropython)-.*\.(js|wasm)$/));
rows["rules, core"] = kilobytes(named(/^rules\/core\.bin$/));
for (const path of named(/^rules\/(?!core).*\.bin$/)) rows[`rules, ${path.slice(6, -4)}`] = kilobytes([path]);
rows["tv page"] = kilobytes(["tv/index.html", "tv/tv.css", "tv/tv.js"]);
rows.installed = kilobytes(built.filter((path) => !path.startsWith("tv/")));

if (process.argv.includes("--json")) console.log(JSON.stringify(rows));
else {
  for (const [name, size] of Object.entries(rows)) {
    console.log(`${name.padEnd(20)} ${String(size).padStart(8)} KB${TARGETS[name] ? `   (target ${TARGETS[name]})` : ""}`);
  }
}
