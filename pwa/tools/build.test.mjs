// What the build must have put together. Skipped where nothing was built (`make app` does).
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { list, precacheManifest } from "./files.mjs";
import { tokens } from "./tv.mjs";

const built = ".cache/app";
const manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));

describe.skipIf(!existsSync(`${built}/sw.js`))("what is kept for offline", () => {
  const kept = new Map(precacheManifest(built).map(({ url, revision }) => [url, revision]));

  it("is everything that the app can ask for", () => {
    const needed = list(built).filter((path) => !/^tv\/|\.(gz|br)$/.test(path) && path !== "sw.js");
    expect(needed.filter((path) => !kept.has(path))).toEqual([]);
    for (const kind of [/^index\.html$/, /worker-.*\.js$/, /\.wasm$/, /rules\/core\.bin$/, /rules\/swade\.bin$/, /systems\/swade\.json$/, /\.woff2$/, /\.webmanifest$/]) {
      expect([...kept.keys()].filter((url) => kind.test(url)), String(kind)).not.toEqual([]);
    }
  });

  it("has a revision wherever the name does not change with the content", () => {
    for (const [url, revision] of kept) expect(revision === null, url).toBe(url.startsWith("assets/"));
  });

  it("nothing of the TV's, and no packed copies", () => {
    expect([...kept.keys()].filter((url) => /^tv\/|\.(gz|br)$/.test(url))).toEqual([]);
  });

  it("the worker was built with it", () => {
    const worker = readFileSync(`${built}/sw.js`, "utf8");
    for (const url of kept.keys()) expect(worker).toContain(url);
  });

  it("no sample and no address of a registry is shipped", () => {
    for (const path of list(built).filter((path) => /\.(js|html|css)$/.test(path))) {
      expect(readFileSync(`${built}/${path}`, "utf8"), path).not.toMatch(/galeria|registry\.npmjs/);
    }
  });
});

describe("the manifest", () => {
  it("is one that browsers offer to install", () => {
    expect(manifest).toMatchObject({ name: "Távola", display: "standalone", start_url: "./" });
    expect(manifest.prefer_related_applications).not.toBe(true);
    const sizes = (purpose) => manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes("any")).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    expect(sizes("maskable")).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  });

  it("names icons that are there, in the size that it says", () => {
    const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const icon of icons.filter(({ src }) => src.endsWith(".png"))) {
      const body = readFileSync(`public/${icon.src}`);
      expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, icon.src).toBe(icon.sizes);
    }
  });
});

describe("the TV's style", () => {
  it("gets the night's values, and none that are two", () => {
    const night = tokens();
    expect(night["--night"]).toBe("#12141c");
    expect(Object.values(night).filter((value) => value.includes("light-dark"))).toEqual([]);
  });
});
