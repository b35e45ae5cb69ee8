import type { Feature } from "@/shell/features";

/** Every piece on one page, while developing. No build contains it. */
export default { name: "gallery", routes: ["/galeria/:part?"], view: () => import("./view") } satisfies Feature;
