/** What is to be done now: what waits for an answer, and what the game master asks for. */
import type { JSX } from "preact";
import { signed, t, text } from "@/shared/i18n";
import type { Ask, Character, Text } from "@/shared/types";
import { Button } from "@/shared/ui";
import { me, view } from "@/store";
import { change, rollFor } from "./actions";
import type { CardProps } from "./Card";
import { laterOf, mayLetGo, pendingOf, pendingWords } from "./model";

/** @returns asks that this character has not answered, newest first */
export function asksOf(character: Character): Ask[] {
  const seen = view.value;
  if (!seen) return [];
  return seen.ask_order
    .flatMap((id) => seen.asks[id] ?? [])
    .filter((ask) => ask.to.includes(character.id) && !ask.answers[character.id])
    .reverse();
}

export function Prompts({ character, declared }: CardProps): JSX.Element {
  const pending = pendingOf(declared, character);
  return (
    <div class="prompts" role="region" aria-label={t("card-to-do")}>
      {pending && <Pending character={character} declared={declared} pending={pending} />}
      {asksOf(character).map((ask, at) => <Asked key={ask.id} ask={ask} character={character} yellow={!pending && at === 0} />)}
    </div>
  );
}

function Pending({ character, declared, pending: { entry, record } }: CardProps & { pending: NonNullable<ReturnType<typeof pendingOf>> }): JSX.Element {
  const letGo = () => change({ type: "character.let_go", character: character.id }, t("card-let-go"));
  return (
    <section class="prompt bad">
      <h2>{pendingWords(declared.id, entry, record)}</h2>
      {laterOf(record) > 0 && <p class="small">{t("card-pending-later", { n: laterOf(record) })}</p>}
      <div class="split wrap">
        <Button kind="primary" big run={() => rollFor(character.id, entry.intent)}>{t(entry.label)}</Button>
        {mayLetGo(entry, me.value?.role ?? "") && <Button big run={letGo}>{t(entry.let_go)}</Button>}
      </div>
    </section>
  );
}

function Asked({ ask, character, yellow }: { ask: Ask; character: Character; yellow: boolean }): JSX.Element {
  const what = text(ask.title as Text | string);
  const words = ask.modifier ? t("card-ask-modified", { what, modifier: signed(ask.modifier) }) : t("card-ask", { what });
  const roll = (more: Record<string, unknown>) => rollFor(character.id, ask.intent, { ask: ask.id, ...more });
  return (
    <section class="prompt">
      <h2>{words}</h2>
      <div class="split wrap">
        <Button kind={yellow ? "primary" : "line"} big run={() => roll({ atOnce: true })}>{t("card-ask-roll")}</Button>
        <Button big run={() => roll({})}>{t("card-ask-look")}</Button>
      </div>
    </section>
  );
}
