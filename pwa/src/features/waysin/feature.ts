import type { Feature } from "@/shell/features";

/** From the QR code into the app: in the browser at once, or with a trusted certificate and all that it gives. */
export default {
  name: "waysin",
  routes: ["/entrada/:code?", "/instalar/:code?", "/vindo/:letters?/:code?"],
  view: () => import("./view"),
  words: ["waysin", "server"],
  bare: true,
} satisfies Feature;
