/** What the door works out: codes as typed, where one lands after sitting down, ready characters in words. */
import { text } from "@/shared/i18n";
import type { Character, Json, Text } from "@/shared/types";
import { featureAt } from "@/shell/features";
import type { SystemDeclaration } from "@/store";

export const CODE_LENGTH = 5;

/** @returns a code as it is written, whatever the keyboard or a pasted link made of it */
export function readCode(typed: string): string {
  const link = /entrar\/([^/?#\s]+)/i.exec(typed);
  return (link?.[1] ?? typed).toUpperCase().replace(/[^A-Z]/g, "").slice(0, CODE_LENGTH);
}

/** @returns the first screen of a table for whoever sits there */
export function landing(gm: boolean, own: Character[], solo: boolean): string {
  if (own.length) return "/ficha";
  if (gm && !solo) return featureAt("/mesa") ? "/mesa" : "/ficha";
  return "/escolher";
}

export interface Ready {
  id: string;
  name: string;
  kind: string;
  sheet: Record<string, Json>;
}

const isText = (value: object): value is Text => "key" in value && "args" in value;

/** @returns the value with each TEXT in it as words: from here on they are somebody's own */
export function inWords(value: unknown): Json {
  if (value === null || typeof value !== "object") return value as Json;
  if (Array.isArray(value)) return value.map(inWords);
  if (isText(value)) return text(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inWords(part)]));
}

/** @returns the characters that a system has ready, named in the language shown */
export function readyCharacters(system: SystemDeclaration): Ready[] {
  return ((system.ready ?? []) as unknown[]).map((entry) => inWords(entry) as unknown as Ready);
}

/** @returns those at the table that nobody plays and a player may */
export function freeCharacters(system: SystemDeclaration, all: Character[]): Character[] {
  const kinds: string[] = system.player_kinds ?? system.kinds ?? [];
  return all.filter((character) => character.owner === null && !character.hidden && kinds.includes(character.kind));
}
