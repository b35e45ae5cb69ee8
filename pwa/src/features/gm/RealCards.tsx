/** Cards from a real deck, typed in: a rank, a suit, on to the next. Whoever is left open is dealt to by the app. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { errorText, t } from "@/shared/i18n";
import { BottomSheet, Button, Icon } from "@/shared/ui";
import { send, view } from "@/store";
import { CardBack, PlayingCard } from "../table/Card";
import { cardOf, combatants } from "../table/model";
import "./gm.css";

const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const SUITS = [["S", "spade"], ["H", "heart"], ["D", "diamond"], ["C", "club"]] as const;
const JOKERS = ["JK1", "JK2"];

/** @returns the rank's name as it is said */
const rankWord = (rank: string): string => (/\d/.test(rank) ? rank : t(`table-rank-${rank}`));

function Keypad({ taken, put }: { taken: Set<string>; put: (card: string) => void }): JSX.Element {
  const [rank, setRank] = useState<string | null>(null);
  const done = (card: string) => {
    setRank(null);
    put(card);
  };
  return (
    <div class="keypad">
      <div class="keys" role="group" aria-label={t("gm-cards-rank")}>
        {RANKS.map((one) => <button key={one} type="button" class="key" aria-pressed={rank === one} aria-label={rankWord(one)} onClick={() => setRank(one)}>{one}</button>)}
        {JOKERS.map((one) => (
          <button key={one} type="button" class={one === "JK1" ? "key red" : "key"} aria-disabled={taken.has(one) || undefined} aria-label={t(one === "JK1" ? "table-card-joker-red" : "table-card-joker-black")} onClick={() => !taken.has(one) && done(one)}>
            <Icon name="star" size={18} />
          </button>
        ))}
      </div>
      <div class="suits" role="group" aria-label={t("gm-cards-suit")}>
        {SUITS.map(([letter, name]) => {
          const off = rank === null || taken.has(rank + letter);
          return (
            <button key={letter} type="button" class={letter === "H" || letter === "D" ? "key red" : "key"} aria-disabled={off || undefined} aria-label={t(`table-suit-${name}`)} onClick={() => !off && done(rank + letter)}>
              <Icon name={name} size={24} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

export default function RealCards({ close }: { close: () => void }): JSX.Element | null {
  const seen = view.value;
  const all = seen ? combatants(seen).filter(({ row }) => !row.held) : [];
  const [cards, setCards] = useState<Record<string, string>>({});
  const [at, setAt] = useState(0);
  const [wrong, setWrong] = useState<string | null>(null);
  const here = all[Math.min(at, all.length - 1)];
  if (!seen?.fight || !here) return null;
  const put = (card: string) => {
    const given = { ...cards, [here.id]: card };
    setCards(given);
    const next = all.findIndex((other, index) => index > at && !given[other.id]);
    setAt(next >= 0 ? next : at);
  };
  const clear = () => setCards(Object.fromEntries(Object.entries(cards).filter(([id]) => id !== here.id)));
  const deal = async () => {
    const sent = await send({ type: "fight.deal", cards });
    if (sent.ok) close();
    else setWrong(errorText(sent.error));
  };
  const left = all.filter(({ id }) => !cards[id]).length;
  return (
    <BottomSheet title={t("gm-cards-title")} note={<span class="roomy">{t("gm-cards-help")}</span>} close={close}>
      <ul class="card-hands" aria-label={t("gm-cards-who")}>
        {all.map(({ id, character }, index) => {
          const face = cardOf(cards[id]);
          return (
            <li key={id}>
              <button type="button" class="hand" aria-current={index === at ? "true" : undefined} onClick={() => setAt(index)}>
                {face ? <PlayingCard face={face} size="small" /> : <CardBack label={t("table-not-dealt")} size="small" />}
                <span>{character.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="card-for" aria-live="polite">{t("gm-cards-for", { name: here.character.name })}{cards[here.id] && <Button kind="quiet" run={clear}>{t("gm-cards-clear")}</Button>}</p>
      <Keypad taken={new Set(Object.values(cards))} put={put} />
      {wrong && <p class="error" role="alert">{wrong}</p>}
      <div class="sheet-foot"><Button kind="primary" big wide run={deal}>{t("gm-cards-deal", { n: left })}</Button></div>
    </BottomSheet>
  );
}
