import type { Feature } from "@/shell/features";

/** Every rule of the game as a form: found by name, filled with what the table knows, rolled or worked out in place. */
export default {
  name: "ops",
  routes: ["/regras/rolar/:op?"],
  view: () => import("./view"),
  words: ["ops", "form", "roll", "table"],
  overlays: { op: () => import("./OpSheet") },
} satisfies Feature;
