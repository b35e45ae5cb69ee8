import type { Feature } from "@/shell/features";

/**
 * The roll in three beats, over any screen: `openOverlay("roll", { actor, intent, ask?, atOnce? })` before one,
 * `openOverlay("roll", { roll: id, fresh? })` for one that was made.
 */
export default { name: "roll", overlays: { roll: () => import("./RollSheet") }, words: ["roll", "form", "table"] } satisfies Feature;
