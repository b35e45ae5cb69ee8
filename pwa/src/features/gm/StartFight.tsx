/** Who is in: the heroes and whoever can be seen are ticked, the rest is a tap. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { errorText, t } from "@/shared/i18n";
import type { Character } from "@/shared/types";
import { BottomSheet, Button, Toggle } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { characters, send, system } from "@/store";
import { Name } from "../table/Order";
import "./gm.css";
import { byHand } from "./local";

const likely = (all: Character[]): string[] => all.filter((one) => !one.hidden && !("dead" in one.states)).map((one) => one.id);

export default function StartFight({ close }: { close: () => void }): JSX.Element {
  const all = characters.value;
  const [chosen, setChosen] = useState(() => new Set(likely(all)));
  const [wrong, setWrong] = useState<string | null>(null);
  const flip = (id: string, on: boolean) => setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  const cards = system.value?.turns?.keys === "cards";
  const hand = byHand();
  const begin = async () => {
    if (hand === "fight-initiative") {
      close();
      return void openOverlay(hand, { characters: all.filter(({ id }) => chosen.has(id)).map(({ id }) => id) });
    }
    const started = await send({ type: "fight.start", characters: all.filter(({ id }) => chosen.has(id)).map(({ id }) => id) });
    if (!started.ok) return setWrong(errorText(started.error));
    close();
    // an order that needs no cards is there at once
    if (system.value?.turns?.deals_at_start) return;
    if (hand) void openOverlay(hand);
    else await send({ type: "fight.deal" });
  };
  return (
    <BottomSheet title={t("gm-fight-who")} note={t("gm-fight-who-help", { n: chosen.size })} close={close}>
      <div class="split">
        <Button run={() => setChosen(new Set(all.map(({ id }) => id)))}>{t("gm-all")}</Button>
        <Button run={() => setChosen(new Set())}>{t("gm-none")}</Button>
      </div>
      <div>{all.map((character) => <Toggle key={character.id} on={chosen.has(character.id)} set={(on) => flip(character.id, on)}><Name character={character} /></Toggle>)}</div>
      {wrong && <p class="error" role="alert">{wrong}</p>}
      <div class="sheet-foot"><Button kind="primary" big wide disabled={chosen.size === 0} run={begin}>{t(hand ? (cards ? "gm-fight-begin-real" : "gm-fight-begin-typed") : cards ? "gm-fight-begin-cards" : "gm-fight-begin")}</Button></div>
    </BottomSheet>
  );
}
