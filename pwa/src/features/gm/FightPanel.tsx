/** Everybody: in the fight's order first, then the rest. A tap opens one of them. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import type { Character, View } from "@/shared/types";
import { Button, EmptyState } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { system } from "@/store";
import { bystanders, combatants } from "../table/model";
import { Bystanders, Order } from "../table/Order";
import { figuresOf } from "../table/Person";
import { NobodyOn } from "../table/Turn";
import { tryTo } from "../table/Vitals";
import { Awaited } from "./Awaited";
import { realDeck, typedIn } from "./local";

export interface FightProps {
  view: View;
  pick: (id: string) => void;
  picked?: string | null;
}

const newCharacter = () => void openOverlay("character-new");

function FightTools({ view }: { view: View }): JSX.Element {
  const cards = system.value?.turns?.keys === "cards";
  return (
    <div class="cluster">
      {view.fight!.round > 0 && cards && <Button icon="cards" run={() => (realDeck.value ? void openOverlay("fight-cards") : tryTo({ type: "fight.deal" }))}>{t("gm-fight-deal-again")}</Button>}
      {cards && !realDeck.value && <Button run={() => void openOverlay("fight-cards")}>{t("gm-cards-open")}</Button>}
      {typedIn() === "fight-initiative" && !realDeck.value && system.value?.turns?.deals_each_round && <Button run={() => void openOverlay("fight-initiative")}>{t("gm-initiative-open")}</Button>}
      <Button kind="quiet" run={() => tryTo({ type: "fight.end" })}>{t("gm-fight-end")}</Button>
    </div>
  );
}

const figures = (character: Character): string => figuresOf(character).map((figure) => figure.words).join(" · ");

export function FightPanel({ view, pick, picked }: FightProps): JSX.Element {
  const rest = bystanders(view);
  if (!view.fight && !rest.length) {
    return <EmptyState title={t("table-nobody-yet")} actions={<Button kind="primary" icon="plus" run={newCharacter}>{t("gm-new-title")}</Button>}>{t("table-nobody-yet-gm")}</EmptyState>;
  }
  return (
    <div class="stack-wide">
      <Awaited view={view} />
      {view.fight && (
        <section class="stack" aria-label={t("table-fight")}>
          <h2 class="heading">{t("table-round", { n: view.fight.round })}</h2>
          <NobodyOn view={view} />
          <Order all={combatants(view)} pick={pick} picked={picked} figures={figures} />
          <FightTools view={view} />
        </section>
      )}
      <section class="stack">
        <h2 class="heading">{t(view.fight ? "table-out-of-fight" : "table-characters")}</h2>
        <Bystanders all={rest} pick={pick} picked={picked} figures={figures} />
        <Button icon="plus" run={newCharacter}>{t("gm-new-title")}</Button>
      </section>
    </div>
  );
}
