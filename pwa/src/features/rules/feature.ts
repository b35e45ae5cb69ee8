import "./shown";
import type { Feature } from "@/shell/features";
import { session } from "@/store";

/** Consulta rápida: the rules to read, found as the letters come, run from where they are read. */
export default {
  name: "rules",
  routes: ["/regras", "/regras/:id"],
  view: () => import("./view"),
  words: ["rules"],
  nav: { to: "/regras", label: "shell-nav-rules", icon: "d4", order: 4, when: () => session.value !== null },
  overlays: { rule: () => import("./RuleSheet") },
} satisfies Feature;
