import type { Feature } from "@/shell/features";

/** Choices of this device and this seat: language, theme, reading aloud, name, leaving. */
export default { name: "settings", routes: ["/ajustes"], view: () => import("./view"), words: ["settings"] } satisfies Feature;
