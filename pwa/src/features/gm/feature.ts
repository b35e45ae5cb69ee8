import type { Feature } from "@/shell/features";
import { isGm } from "@/store";

/** The game master's place: the fight, everybody in it, asking, the table itself. */
export default {
  name: "gm",
  routes: ["/mestre/:part?"],
  view: () => import("./view"),
  words: ["table", "gm", "scenes"],
  nav: { to: "/mestre", label: "shell-nav-gm", icon: "d20", order: 0, when: () => isGm.value },
  overlays: {
    "person-gm": () => import("./PersonGm"),
    "fight-start": () => import("./StartFight"),
    "fight-cards": () => import("./RealCards"),
    "fight-initiative": () => import("./Initiative"),
    "character-new": () => import("./NewCharacter"),
    "roll-pick": () => import("./RollPick"),
  },
} satisfies Feature;
