/** The TV: no input, no cursor, no scrolling. */
import "./polyfills";
import { render } from "preact";
import type { JSX } from "preact";
import { startLine, type TvState } from "./line";
import { Screen } from "./Screen";
import { say } from "./words";

function Pairing({ state }: { state: TvState }): JSX.Element {
  return (
    <div class="pairing">
      <p class="lead">{say("tv-pair")}</p>
      <p class="code">{state.pair || "····"}</p>
      <p class="small">{say("tv-pair-help")}</p>
    </div>
  );
}

function Tv({ state }: { state: TvState }): JSX.Element {
  return (
    <main class="tv">
      {state.screen ? <Screen screen={state.screen} /> : state.pair ? <Pairing state={state} /> : null}
      {!state.connected && <p class="away">{say("tv-away")}</p>}
    </main>
  );
}

const root = document.getElementById("tv")!;
startLine((state) => render(<Tv state={state} />, root));
