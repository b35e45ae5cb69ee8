// The phone's rules over standard input: ["name", argument, ...] a line, what that call answered a line.
// Reads the compiled bundles that the app ships (scripts/build_rules.py), or those in the folder given.
import { readFileSync, readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { install, start } from "../src/bridge/runtime.mjs";

const folder = process.argv[2] ?? fileURLToPath(new URL("../public/rules", import.meta.url));
const micropython = await loadMicroPython({ heapsize: 16 * 1024 * 1024 });
for (const name of readdirSync(folder).filter((name) => name.endsWith(".bin"))) {
  install(micropython, readFileSync(`${folder}/${name}`));
}
const rules = start(micropython);
for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  try {
    process.stdout.write(JSON.stringify(rules(...JSON.parse(line))) + "\n");
  } catch (error) {
    // Node would print the whole minified runtime before the message
    process.stderr.write(`${line.slice(0, 200)}\n${error.message}\n`);
    process.exit(1);
  }
}
// not before everything is out: a full pipe takes its time
process.stdout.write("", () => process.exit(0));
