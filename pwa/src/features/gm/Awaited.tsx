/** Who has something to answer: for whom nobody else plays, the game master does it here. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import type { Character, View } from "@/shared/types";
import { Button } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { system } from "@/store";
import { laterOf, mayLetGo, pendingOf, pendingWords } from "../card/model";
import { tryTo } from "../table/Vitals";

/** @returns whether a player answers for this character */
const isPlayed = (view: View, character: Character): boolean => character.owner !== null && view.members[character.owner]?.role === "player";

export function Awaited({ view }: { view: View }): JSX.Element | null {
  const waiting = view.character_order.flatMap((id) => {
    const character = view.characters[id];
    const found = character && system.value ? pendingOf(system.value, character) : null;
    return character && found ? [{ character, ...found }] : [];
  });
  if (!waiting.length) return null;
  // what the game master has to answer goes before what only has to be waited for
  const rows = [...waiting].sort((one, other) => Number(isPlayed(view, one.character)) - Number(isPlayed(view, other.character)));
  return (
    <section class="stack" aria-label={t("gm-awaited")}>
      <h2 class="heading">{t("gm-awaited")}</h2>
      <div class="rows" role="status">{rows.map((row) => <One key={row.character.id} view={view} {...row} />)}</div>
    </section>
  );
}

type Waiting = { view: View; character: Character } & NonNullable<ReturnType<typeof pendingOf>>;

function One({ view, character, entry, record }: Waiting): JSX.Element {
  const id = system.value!.id;
  const later = laterOf(record);
  const played = isPlayed(view, character);
  const words = [pendingWords(id, entry, record), played ? t("gm-awaited-of", { name: view.members[character.owner!]!.name }) : "", later > 0 ? t("gm-awaited-later", { n: later }) : ""];
  const roll = () => void openOverlay("roll", { actor: character.id, intent: entry.intent });
  return (
    <div class={played ? "row item awaited theirs" : "row item awaited"}>
      <span class="grow">{character.name}<small>{words.filter(Boolean).join(" · ")}</small></span>
      <span class="item-actions">
        <Button run={roll} label={t("gm-awaited-do", { what: t(entry.label), name: character.name })}>{t(entry.label)}</Button>
        {mayLetGo(entry, "gm") && <Button kind="quiet" run={() => tryTo({ type: "character.let_go", character: character.id })} label={t("gm-awaited-do", { what: t(entry.let_go), name: character.name })}>{t(entry.let_go)}</Button>}
      </span>
    </div>
  );
}
