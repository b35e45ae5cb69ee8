import type { Feature } from "@/shell/features";

/** The way in: tables this phone knows, joining, setting up, playing alone, choosing a character. */
export default {
  name: "door",
  routes: ["/", "/entrar/:code?", "/mestre/:code/:token", "/criar", "/sozinho", "/escolher"],
  view: () => import("./view"),
  words: ["door", "server"],
  bare: true,
} satisfies Feature;
