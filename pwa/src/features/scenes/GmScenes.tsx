/** The game master's part for scenes: those that are on, and the way to begin one. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import type { View } from "@/shared/types";
import { Button, EmptyState } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { scenesOf } from "./model";
import { Scenes } from "./Panel";

export const newScene = () => void openOverlay("scene-new");

/** `button`: the way to begin one stands here, not at the thumb. */
export function GmScenes({ view, button }: { view: View; button: boolean }): JSX.Element {
  if (!scenesOf(view).length) {
    return <EmptyState title={t("scenes-none")} actions={button ? <Button kind="line" icon="plus" run={newScene}>{t("scenes-new")}</Button> : undefined}>{t("scenes-none-about")}</EmptyState>;
  }
  return (
    <div class="stack-wide">
      {button && <Button icon="plus" run={newScene}>{t("scenes-new")}</Button>}
      <Scenes view={view} rule main={!button} />
    </div>
  );
}
