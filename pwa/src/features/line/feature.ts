import type { Feature } from "@/shell/features";

/** The line "diga ou escreva" above the navigation: a sentence, and it happens, or it asks back. */
export default { name: "line", line: () => import("./Line"), words: ["line", "speech", "roll"] } satisfies Feature;
