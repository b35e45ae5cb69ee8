/**
 * Where the table is found: a laptop has an address, another one tomorrow, and a name. What the server says of itself
 * is kept, and tried when the address that this page came from is gone.
 */
import { signal } from "@preact/signals";
import { readSetting, writeSetting } from "@/shared/settings";

export interface Hello {
  version: string;
  /** Whether its certificate is by its own authority, which a phone must be told to trust. */
  own: boolean;
  /** Addresses for any browser. */
  addresses: string[];
  /** Addresses for one that trusts the certificate, a lasting name first. */
  secure: string[];
}

const KEPT = 8;
const PATIENCE = 1_800;

/** These are files on some host, with no server behind them: playing alone is all there is. */
export const isAlone = (): boolean => document.documentElement.dataset.alone !== undefined;

/** The other address by which the table is reached now; "" while it is the page's own. */
export const foundAt = signal("");

/** @returns what a server says of itself, null where nobody (or nobody trusted) answers */
export async function hello(base = "", patience = PATIENCE): Promise<Hello | null> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  try {
    const response = await fetch(`${base}/api/hello`, { signal: giveUp.signal, cache: "no-store" });
    const told = await response.json();
    return told.app === "tavola" ? { version: "", own: false, addresses: [], secure: [], ...told } : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function kept(): string[] {
  try {
    const read = JSON.parse(readSetting("places") ?? "[]");
    return Array.isArray(read) ? read.filter((place) => typeof place === "string") : [];
  } catch {
    return [];
  }
}

/** Keep what the server says of where it is, the newest first. */
export function rememberPlaces(told: Pick<Hello, "addresses" | "secure">): void {
  const places = [...new Set([...told.secure, ...told.addresses, ...kept()])].slice(0, KEPT);
  writeSetting("places", JSON.stringify(places));
}

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/**
 * @returns the addresses besides `here` that this page may talk to: from https to https only. None at the laptop
 * itself, which is where it is
 */
export function otherPlaces(here: string): string[] {
  if (LOOPBACK.test(location.hostname)) return [];
  return [location.origin, ...kept()].filter((place) => place !== here && place.startsWith(`${location.protocol}//`));
}

/** @returns the first of the addresses (a lasting name before a number) that this phone trusts, null where none */
export async function trustedPlace(secure: string[], patience = PATIENCE): Promise<string | null> {
  const answers = await Promise.all(secure.map((place) => hello(place, patience)));
  return secure.find((_, at) => answers[at] !== null) ?? null;
}

/** Ask the server at `base` (default: the page's own) to keep seats for another address. @returns their letters */
export async function handIn(tokens: string[], base = ""): Promise<string | null> {
  if (!tokens.length) return null;
  try {
    const response = await fetch(`${base}/api/handovers`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ tokens }) });
    return response.ok ? ((await response.json()).code as string) : null;
  } catch {
    return null;
  }
}
