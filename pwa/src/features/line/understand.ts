/** A sentence to the rules, with the vocabulary of the language shown and the open table's game. */
import { rules } from "@/bridge/rules";
import { language, loadWords, type Language } from "@/shared/i18n";
import type { CommandBody, Failure, Text } from "@/shared/types";
import { match, route } from "@/shell/router";
import { me, session, view } from "@/store";

export interface Reading {
  commands: CommandBody[];
  look_up: string | null;
  says: Text;
  confidence: number;
  problem: Failure | null;
}

export interface Understood {
  readings: Reading[];
  asks: { key: string; options: Text[] } | null;
  missed: Text | null;
  nearest: Reading[];
}

const vocabularies = new Map<string, Promise<unknown>>();

// worked out when the app is built: a slow phone would take seconds over it, with every roll waiting behind
async function bringVocabulary(system: string, lang: Language): Promise<unknown> {
  const [, , response] = await Promise.all([rules.ready(system), loadWords("speech"), fetch(`./speech/${lang}/${encodeURIComponent(system)}.json`)]);
  if (!response.ok) throw new Error(`speech/${lang}/${system}.json: ${response.status}`);
  return response.json();
}

/** Make the vocabulary while nothing else happens: the first sentence, and one without a network, need not wait. */
export const warmUp = (system: string): void => void vocabulary(system, language.peek()).catch(() => undefined);

/** @returns the vocabulary, made once a language and game */
function vocabulary(system: string, lang: Language): Promise<unknown> {
  const key = `${system} ${lang}`;
  let known = vocabularies.get(key);
  if (!known) {
    known = bringVocabulary(system, lang);
    known.catch(() => vocabularies.delete(key));
    vocabularies.set(key, known);
  }
  return known;
}

/** @returns whose card is open: "dano" means theirs */
function openCard(): string | undefined {
  const character = match("/ficha/:character", route.peek().path)?.character;
  return character !== undefined && view.peek()?.characters[character] ? character : undefined;
}

/** @throws RulesError, or an error where the rules do not answer */
export async function understand(sentence: string): Promise<Understood> {
  const system = session.peek()!.system;
  const words = await vocabulary(system, language.peek());
  const actor = openCard();
  return rules.call<Understood>("understand", view.peek()!, me.peek()!.id, sentence, words, actor ? { actor } : {});
}
