import type { Feature } from "@/shell/features";
import { session } from "@/store";

/** The character card: what changes in play on top, then what is rolled. Drawn from the system's declaration. */
export default {
  name: "card",
  routes: ["/ficha/:character?"],
  view: () => import("./view"),
  words: ["card"],
  nav: { to: "/ficha", label: "shell-nav-card", icon: "d6", order: 1, when: () => session.value !== null },
} satisfies Feature;
