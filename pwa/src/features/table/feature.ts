import type { Feature } from "@/shell/features";
import { session } from "@/store";

/** The table as everyone sees it: whose turn it is, who is here, what happened. */
export default {
  name: "table",
  routes: ["/mesa"],
  view: () => import("./view"),
  words: ["table", "scenes"],
  nav: { to: "/mesa", label: "shell-nav-table", icon: "d10", order: 3, when: () => session.value !== null },
  overlays: { person: () => import("./Person") },
} satisfies Feature;
