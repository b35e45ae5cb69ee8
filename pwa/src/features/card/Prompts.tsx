/** What is to be done now: what waits for an answer, and what the game master asks for. */
import type { JSX } from "preact";
import { hasText, signed, t, text } from "@/shared/i18n";
import type { Ask, Character, Text } from "@/shared/types";
import { Button } from "@/shared/ui";
import { me, view } from "@/store";
import { change, rollFor } from "./actions";
import type { CardProps } from "./Card";
import { pendingOf } from "./model";

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
  const first = `${declared.id}-pending-${entry.kind}`;
  // it was rolled for already, and may be once more
  const key = record.rolled && hasText(`${first}.again`) ? `${first}.again` : first;
  const args = Object.fromEntries(Object.entries(record).filter(([, value]) => typeof value === "number" || typeof value === "string")) as Record<string, number | string>;
  const mayLetGo = entry.let_go && (!entry.let_go_by || (entry.let_go_by as string[]).includes(me.value?.role ?? ""));
  const letGo = () => change({ type: "character.let_go", character: character.id }, t("card-let-go"));
  return (
    <section class="prompt bad">
      <h2>{hasText(key) ? t(key, args) : t("card-pending")}</h2>
      <div class="split wrap">
        <Button kind="primary" big run={() => rollFor(character.id, entry.intent)}>{t(entry.label)}</Button>
        {mayLetGo && <Button big run={letGo}>{t(entry.let_go)}</Button>}
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
