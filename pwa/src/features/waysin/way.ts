/** Which way in a phone takes: straight on, led to the trusted address, or asked. */
import { readSetting, writeSetting } from "@/shared/settings";
import { handIn, hello, type Hello, isAlone, type KnownTable, tables, trustedPlace } from "@/store";

/** The browser it is: said once, at "Jogar agora", and kept. */
const CHOICE = "way";
export const staysHere = (): boolean => readSetting(CHOICE) === "here";
export const stayHere = (): void => writeSetting(CHOICE, "here");

/** What decides, so that it can be tested without a network. */
export interface Facts {
  /** The page has a secure context: nothing is missing. */
  secure: boolean;
  alone: boolean;
  said: Hello | null;
  /** The address that this phone trusts, if it trusts one. */
  trusted: string | null;
  /** It chose before, or has a seat here. */
  settled: boolean;
}

/** @returns "here": go on; "lead": to the trusted address; "ask": say what each way gives */
export function wayFor({ secure, alone, said, trusted, settled }: Facts): "here" | "lead" | "ask" {
  if (secure || alone || !said?.secure.length) return "here";
  if (trusted) return "lead";
  return settled ? "here" : "ask";
}

const tokensOf = (known: KnownTable[]): string[] => known.filter((table) => table.kind === "table").map((table) => table.token);

/** @returns the address that opens a table there, seats taken along under their letters */
export function addressThere(place: string, code: string, letters: string | null): string {
  if (letters) return `${place}/#/vindo/${letters}${code ? `/${code}` : ""}`;
  return code ? `${place}/#/entrar/${code}` : `${place}/#/`;
}

/** Go to another address of the table's with every seat that this one knows. */
export async function goThere(place: string, code = "", base = ""): Promise<void> {
  const letters = await handIn(tokensOf(tables.peek()), base);
  location.replace(addressThere(place, code, letters));
}

/** @returns the way for a table's code; "lead" has gone already */
export async function takeWay(code: string): Promise<"here" | "lead" | "ask"> {
  const facts: Facts = { secure: window.isSecureContext, alone: isAlone(), said: null, trusted: null, settled: false };
  if (facts.secure || facts.alone) return "here";
  facts.said = await hello();
  if (facts.said?.secure.length) facts.trusted = await trustedPlace(facts.said.secure);
  facts.settled = staysHere() || tables.peek().some((table) => table.code === code);
  const way = wayFor(facts);
  if (way === "lead" && facts.trusted) await goThere(facts.trusted, code);
  return way;
}
