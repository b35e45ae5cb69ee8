import type { Feature } from "@/shell/features";
import { session } from "@/store";

/** Free dice: any notation, by taps or typed, with the last results and favourites. */
export default {
  name: "tray",
  routes: ["/bandeja"],
  view: () => import("./view"),
  words: ["tray", "roll"],
  nav: { to: "/bandeja", label: "shell-nav-tray", icon: "d8", order: 2, when: () => session.value !== null },
} satisfies Feature;
