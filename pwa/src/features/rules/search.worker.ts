/** The index off the main thread: fetched, built once a system, asked by messages. */
import { type Entry, Finder } from "./search";

type Ask = { id: number } & ({ kind: "load"; system: string } | { kind: "find"; query: string });

let finder: Finder | null = null;

// the worker's own file lies one folder down; the app may lie in any
const ROOT = import.meta.env.PROD ? new URL("..", self.location.href) : new URL("/", self.location.href);

async function load(system: string): Promise<Entry[]> {
  const response = await fetch(new URL(`reference/${encodeURIComponent(system)}.json`, ROOT));
  if (!response.ok) throw new Error(`reference/${system}.json: ${response.status}`);
  const entries = (await response.json()) as Entry[];
  finder = new Finder(entries);
  return entries;
}

addEventListener("message", async ({ data }: MessageEvent<Ask>) => {
  try {
    const value = data.kind === "load" ? await load(data.system) : (finder?.find(data.query) ?? []);
    postMessage({ id: data.id, value });
  } catch (error) {
    postMessage({ id: data.id, failure: String(error) });
  }
});
