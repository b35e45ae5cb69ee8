import type { Feature } from "@/shell/features";
import { mine, session, view } from "@/store";

/** @returns whether one of one's own characters has something to answer: what waits for it, what the game master asks */
const waits = (): boolean =>
  mine.value.some((own) => own.pending || view.value?.ask_order.some((id) => view.value?.asks[id]?.to.includes(own.id) && !view.value.asks[id]?.answers[own.id]));

/** The character card: what changes in play on top, then what is rolled. Drawn from the system's declaration. */
export default {
  name: "card",
  routes: ["/ficha/:character?"],
  view: () => import("./view"),
  words: ["card"],
  nav: { to: "/ficha", label: "shell-nav-card", icon: "d6", order: 1, when: () => session.value !== null, waits },
} satisfies Feature;
