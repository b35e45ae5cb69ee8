/** Hash routes: they work from any host, offline, and in a scanned link. */
import { computed, signal } from "@preact/signals";

function current(): string {
  const path = location.hash.replace(/^#/, "");
  return path.startsWith("/") ? path : "/";
}

const path = signal(current());
let holds: ((to: string) => boolean) | null = null;
addEventListener("hashchange", () => {
  const to = current();
  if (to === path.value) return;
  if (!holds?.(to)) path.value = to;
  // whoever is here has something to ask first: the address goes back to where they are
  else history.pushState(history.state, "", `#${path.value}`);
});

/** Be asked before another screen comes, by a link or the browser's way back. @returns what ends that */
export function holdRoute(asked: (to: string) => boolean): () => void {
  holds = asked;
  return () => {
    if (holds === asked) holds = null;
  };
}

export interface Route {
  path: string;
  query: URLSearchParams;
}

/** Where the app is. */
export const route = computed<Route>(() => {
  const [bare = "/", query = ""] = path.value.split("?");
  return { path: bare.length > 1 ? bare.replace(/\/+$/, "") : bare, query: new URLSearchParams(query) };
});

/** Go somewhere; `replace` leaves no step back to here. */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  if (options.replace) {
    history.replaceState(history.state, "", `#${to}`);
    path.value = current();
  } else {
    location.hash = to;
  }
}

/** One step back, or to `otherwise` where there is none (a link opened the app here). */
export function goBack(otherwise = "/"): void {
  if (history.length > 1) history.back();
  else navigate(otherwise, { replace: true });
}

export type Params = Record<string, string>;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a link cut in the middle of an escape
  }
}

/** @returns the pattern's named parts ("/entrar/:code?"), or null where the path is another */
export function match(pattern: string, at: string): Params | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = at.split("/").filter(Boolean);
  if (given.length > wanted.length) return null;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (part.startsWith(":")) {
      if (value === undefined && !part.endsWith("?")) return null;
      if (value !== undefined) params[part.replace(/^:|\?$/g, "")] = decoded(value);
    } else if (part !== value) {
      return null;
    }
  }
  return params;
}
