// Small helpers over the built files: listing, precompressing, publishing beside the previous build.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKABLE = /\.(js|mjs|css|html|json|webmanifest|svg|wasm|bin|ftl|txt)$/;
const SMALLEST = 600; // below this a packed copy saves nothing on the wire

/** @returns {string[]} paths of all files under a folder, relative, sorted */
export function list(folder, under = "") {
  return readdirSync(join(folder, under), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? list(folder, join(under, entry.name)) : [join(under, entry.name)]))
    .sort();
}

/** Write .gz and .br beside every file that gains from it. */
export function compress(folder) {
  for (const path of list(folder).filter((path) => PACKABLE.test(path))) {
    const body = readFileSync(join(folder, path));
    if (body.length < SMALLEST) continue;
    writeFileSync(join(folder, `${path}.gz`), gzipSync(body, { level: 9 }));
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
    writeFileSync(join(folder, `${path}.br`), brotliCompressSync(body, options));
  }
}

/** @returns {{url: string, revision: string | null}[]} what the service worker keeps; hashed names need no revision */
export function precacheManifest(folder) {
  return list(folder)
    .filter((path) => !path.startsWith("tv/") && !/\.(gz|br|map)$/.test(path) && path !== "sw.js")
    .map((path) => {
      const hashed = path.startsWith("assets/");
      const revision = hashed ? null : createHash("sha256").update(readFileSync(join(folder, path))).digest("hex").slice(0, 16);
      return { url: path, revision };
    });
}

/** Copy a build to where it is served. The previous build's hashed files stay one build longer: open pages still ask for them. */
export function publish(from, to) {
  mkdirSync(to, { recursive: true });
  const fresh = list(from);
  const noteAt = join(to, ".build.json");
  const before = existsSync(noteAt) ? JSON.parse(readFileSync(noteAt, "utf8")).files : [];
  const keep = new Set([...fresh, ...before.filter((path) => path.startsWith("assets/")), ".build.json"]);
  for (const path of fresh.filter((path) => path !== "index.html" && path !== "sw.js")) copy(from, to, path);
  for (const path of ["index.html", "index.html.gz", "index.html.br", "sw.js", "sw.js.gz", "sw.js.br"]) copy(from, to, path);
  for (const path of list(to)) if (!keep.has(path)) rmSync(join(to, path));
  writeFileSync(noteAt, JSON.stringify({ files: fresh }));
}

function copy(from, to, path) {
  if (!existsSync(join(from, path))) return;
  mkdirSync(dirname(join(to, path)), { recursive: true });
  cpSync(join(from, path), join(to, path));
}

/** @returns {number} bytes of a file as it goes over the wire, gzipped */
export function wire(folder, path) {
  const packed = join(folder, `${path}.gz`);
  return statSync(existsSync(packed) ? packed : join(folder, path)).size;
}
