/** What a combatant's place in the order is read from: a playing card, a number, a card's back. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import { Icon } from "@/shared/ui";
import { cardOf, type CardFace } from "./model";

const SIGNS = { spade: "spade", heart: "heart", diamond: "diamond", club: "club", joker: "star" } as const;

function spoken({ rank, suit, red }: CardFace): string {
  if (suit === "joker") return t(red ? "table-card-joker-red" : "table-card-joker-black");
  const name = /\d/.test(rank) ? rank : t(`table-rank-${rank}`);
  return t("table-card", { rank: name, suit: t(`table-suit-${suit}`) });
}

/** A card drawn as a card: rank and suit's shape; red suits are red, and their shapes differ. */
export function PlayingCard({ face, size, label }: { face: CardFace; size?: "small" | "big"; label?: string }): JSX.Element {
  const looks = ["playing-card", size, face.red && "red"].filter(Boolean).join(" ");
  const heard = label ?? spoken(face);
  return (
    <span class={looks} role={heard ? "img" : undefined} aria-label={heard || undefined} aria-hidden={heard ? undefined : true}>
      <b>{face.rank}</b>
      <Icon name={SIGNS[face.suit]} size={size === "big" ? 30 : size === "small" ? 12 : 16} />
    </span>
  );
}

/** Nobody has looked at it yet: the azulejo on its back. */
export const CardBack = ({ label, size }: { label: string; size?: "small" | "big" }): JSX.Element => (
  <span class={["playing-card back", size].filter(Boolean).join(" ")} role="img" aria-label={label} />
);

/** The key of a row in a fight's order, whatever the game makes its order of. */
export function OrderKey({ value, held, size }: { value: string | number | null; held?: boolean; size?: "small" | "big" }): JSX.Element {
  const face = cardOf(value);
  if (face) return <PlayingCard face={face} size={size} />;
  if (typeof value === "number" || (typeof value === "string" && /^-?\d+$/.test(value))) {
    return <span class={["order-number", size].filter(Boolean).join(" ")} role="img" aria-label={t("table-initiative", { n: Number(value) })}><b>{value}</b></span>;
  }
  return <CardBack label={t(held || value !== null ? "table-held" : "table-not-dealt")} size={size} />;
}
