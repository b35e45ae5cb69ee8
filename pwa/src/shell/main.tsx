/** The first chunk: what is needed for the first tap, and nothing else. */
import { render } from "preact";
import "@/shared/ui/tokens.css";
import "@/shared/ui/base.css";
import "@/shared/ui/ui.css";
import "./shell.css";
import "./theme";
import { startStore } from "@/store";
import { App } from "./App";
import { watchMoved, watchRefused } from "./Connection";
import { watchInstall } from "./install";
import { registerWorker, updateNeeded } from "./update";

addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  updateNeeded.value = navigator.onLine;
});
watchInstall();
watchRefused();
watchMoved();
void startStore();
render(<App />, document.getElementById("app")!);
addEventListener("load", () => void registerWorker());
