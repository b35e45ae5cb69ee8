import type { Feature } from "@/shell/features";

/** Scenes beside the fight: a chase, a task, a battle. Seen at the table, begun and ended from the game master's place. */
export default {
  name: "scenes",
  words: ["form", "table", "scenes"],
  overlays: {
    "scene-new": () => import("./NewScene"),
    "scene-act": () => import("./ActSheet"),
    "scene-people": () => import("./PeopleSheet"),
  },
} satisfies Feature;
