// The phone's rules over standard input: {"request", "faces"} a line, what resolve returned a line.
// Reads the compiled bundles that the app ships (scripts/build_rules.py), or those in the folder given.
import { readFileSync, readdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";
import { install, start } from "../src/bridge/runtime.mjs";

const folder = process.argv[2] ?? fileURLToPath(new URL("../public/rules", import.meta.url));
const micropython = await loadMicroPython({ heapsize: 8 * 1024 * 1024 });
for (const name of readdirSync(folder).filter((name) => name.endsWith(".bin"))) {
  install(micropython, readFileSync(`${folder}/${name}`));
}
const rules = start(micropython);
for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  let answer;
  try {
    const { request, faces } = JSON.parse(line);
    answer = rules("resolve", request ?? null, faces ?? null);
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof TypeError)) {
      // Node would print the whole minified runtime before the message
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
    answer = { error: { code: "invalid_input" } };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
// not before everything is out: a full pipe takes its time
process.stdout.write("", () => process.exit(0));
