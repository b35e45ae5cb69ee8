import type { Feature } from "@/shell/features";

/** Making a character and changing one, drawn from what the game declares of its sheets. */
export default {
  name: "editor",
  routes: ["/ficha/nova", "/ficha/editar/:id", "/ficha/:id/editar"],
  view: () => import("./view"),
  words: ["editor", "form"],
} satisfies Feature;
