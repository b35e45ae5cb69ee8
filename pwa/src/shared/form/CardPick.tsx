/** A playing card by its rank and suit. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import { Select } from "@/shared/ui";

const RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const SUITS = [["S", "spade"], ["H", "heart"], ["D", "diamond"], ["C", "club"]] as const;

/** @returns a card's name as it is said */
export function cardName(card: string): string {
  if (card.startsWith("JK")) return t(card === "JK1" ? "table-card-joker-red" : "table-card-joker-black");
  const rank = card.slice(0, -1);
  const suit = SUITS.find(([letter]) => letter === card.slice(-1));
  return suit ? t("table-card", { rank: /\d/.test(rank) ? rank : t(`table-rank-${rank}`), suit: t(`table-suit-${suit[1]}`) }) : card;
}

const DECK = ["JK1", "JK2", ...RANKS.flatMap((rank) => SUITS.map(([letter]) => rank + letter))];

export function CardPick({ label, value, set, error }: { label: string; value: string; set: (card: string | undefined) => void; error?: string | null }): JSX.Element {
  const options = [{ value: "", label: t("form-choose") }, ...DECK.map((card) => ({ value: card, label: cardName(card) }))];
  return <Select label={label} value={value} set={(card) => set(card || undefined)} options={options} error={error} />;
}
