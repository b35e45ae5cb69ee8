/** A system's declaration (sheet, vitals, states, ops with their inputs and outcomes), as the rules export it. */
import { type Signal, signal } from "@preact/signals";

/** What screens draw from. Its parts are read where they are drawn; no rule is read from it. */
export type SystemDeclaration = Record<string, any> & { id: string };

const known = new Map<string, Signal<SystemDeclaration | null>>();

/** @returns a signal with the declaration, null until it has arrived (it is asked for at once) */
export function systemOf(id: string): Signal<SystemDeclaration | null> {
  let found = known.get(id);
  if (!found) {
    found = signal<SystemDeclaration | null>(null);
    known.set(id, found);
    void arrive(id, found);
  }
  return found;
}

async function arrive(id: string, into: Signal<SystemDeclaration | null>): Promise<void> {
  try {
    const response = await fetch(`./systems/${encodeURIComponent(id)}.json`);
    if (!response.ok) throw new Error(String(response.status));
    into.value = { id, ...(await response.json()) };
  } catch {
    // asked again when a screen asks again
    known.delete(id);
  }
}

/** @returns the ids of the systems that can be played */
export async function playableSystems(): Promise<string[]> {
  const response = await fetch("./systems/index.json");
  return response.ok ? response.json() : [];
}
