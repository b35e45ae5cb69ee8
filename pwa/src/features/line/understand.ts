/** A sentence to the rules, with the vocabulary of the language shown and the open table's game. */
import { rules } from "@/bridge/rules";
import { language, loadSystemWords, loadWords, type Language } from "@/shared/i18n";
import { bundleOf, messageOf } from "@/shared/i18n/words";
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

/** @returns the messages that a language itself has: another's phrases would be heard in this one's place */
function messagesOf(lang: Language, ids: string[]): Record<string, string> {
  const bundle = bundleOf(lang);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const pattern = messageOf(lang, id)?.value;
      return pattern ? [[id, bundle.formatPattern(pattern, undefined, [])]] : [];
    }),
  );
}

async function makeVocabulary(system: string, lang: Language): Promise<unknown> {
  await Promise.all([rules.ready(system), loadWords("speech", "speech-words", `speech-${system}`), loadSystemWords(system)]);
  const ids = await rules.call<string[]>("speech_messages", system);
  const messages = messagesOf(lang, ids);
  // its files did not arrive: made again when asked again, rather than kept deaf
  if (!(ids[0]! in messages)) throw new Error("no words to hear by");
  return rules.call("speech_words", system, messages);
}

/** Make the vocabulary while nothing else happens: the first sentence, and one without a network, need not wait. */
export const warmUp = (system: string): void => void vocabulary(system, language.peek()).catch(() => undefined);

/** @returns the vocabulary, made once a language and game */
function vocabulary(system: string, lang: Language): Promise<unknown> {
  const key = `${system} ${lang}`;
  let known = vocabularies.get(key);
  if (!known) {
    known = makeVocabulary(system, lang);
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
