/** The name over a wall of azulejos. */
import type { ComponentChildren, JSX } from "preact";
import { t } from "@/shared/i18n";
import { Azulejo, Tile } from "@/shared/ui";

// which of the wall's tiles are laid; the rest is the ghost of the pattern
const LAID = [0, 1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 1];

export function Hero({ small, end }: { small: boolean; end: ComponentChildren }): JSX.Element {
  return (
    <header class={small ? "page-head hero small-hero" : "page-head hero"}>
      <Azulejo />
      <div class="grow">
        <h1>{t("shell-name")}</h1>
        <p class="sub">{t("door-tagline")}</p>
      </div>
      {end}
      {!small && (
        <div class="wall" aria-hidden="true">
          {LAID.map((laid, at) => <span key={at} style={{ "--at": at }}>{laid ? <Tile /> : null}</span>)}
        </div>
      )}
    </header>
  );
}
