/** What there is to do about the turn, for whoever plays who is on. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import type { View } from "@/shared/types";
import { Button } from "@/shared/ui";
import { mine, system } from "@/store";
import { combatants, nameOf } from "./model";
import { tryTo } from "./Vitals";

/** Said where nobody whom this viewer knows of is on: before the cards, or while somebody hidden acts. */
export function NobodyOn({ view }: { view: View }): JSX.Element | null {
  const all = combatants(view);
  if (all.some(({ now }) => now)) return null;
  const before = system.value?.turns?.keys === "cards" ? "table-before-cards" : "table-before";
  return <p class="nobody-on">{t(view.fight?.round === 0 ? before : all.length ? "table-turn-other" : "table-nobody")}</p>;
}

/** The buttons of one's own characters in a fight: the turn's first. */
export function OwnTurn({ view }: { view: View }): JSX.Element | null {
  const own = new Set(mine.value.map((character) => character.id));
  const all = combatants(view).filter(({ id }) => own.has(id));
  const on = all.find(({ now }) => now);
  const waits = all.filter(({ row }) => row.held);
  const named = all.length > 1;
  if (!on && !waits.length) return null;
  return (
    <div class="split turn-actions">
      {on && <Button kind="primary" big run={() => tryTo({ type: "fight.next" })}>{named ? t("table-end-turn-of", { name: nameOf(on.character) }) : t("table-end-turn")}</Button>}
      {on && <Button run={() => tryTo({ type: "fight.hold", character: on.id })}>{t("table-hold")}</Button>}
      {!on && waits.map(({ id, character }) => (
        <Button key={id} kind={waits.length === 1 ? "primary" : "line"} big run={() => tryTo({ type: "fight.act", character: id })}>{named ? t("table-act-of", { name: nameOf(character) }) : t("table-act")}</Button>
      ))}
    </div>
  );
}
