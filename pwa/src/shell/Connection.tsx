/** The connection: a dot with words, and after three seconds without one a line at the top. Never more. */
import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { errorText, t } from "@/shared/i18n";
import { Icon, showToast } from "@/shared/ui";
import { installed } from "./install";
import { connection, foundAt, handIn, justRefused, mode, outOfTouch, queue, session } from "@/store";

/** @returns how the connection stands, in words */
export function connectionWords(): string {
  const waiting = queue.value.length;
  if (mode.value === "solo") return t("shell-alone");
  switch (connection.value) {
    case "on":
      return t("shell-online", { code: session.value?.code ?? "" });
    case "catching":
      return t("shell-catching");
    case "refused":
      return t("shell-refused");
    case "connecting":
      return outOfTouch.value ? t("shell-offline", { n: waiting }) : t("shell-connecting");
    case "off":
      return t("shell-offline", { n: waiting });
  }
}

const LOOKS = { on: "", off: " off", connecting: " off", catching: " busy", refused: " off" } as const;

export function ConnectionDot(): JSX.Element {
  const looks = mode.value === "solo" ? "" : LOOKS[connection.value];
  return <span class="connection"><span class={`dot${looks}`} aria-hidden="true" />{connectionWords()}</span>;
}

export function ConnectionBanner(): JSX.Element {
  const shown = mode.value === "table" && outOfTouch.value;
  return (
    <div role="status" class={shown ? "banner" : undefined}>
      {shown && <><Icon name="offline" size={20} /><span>{t("shell-offline-long")}</span></>}
    </div>
  );
}

/** The table answers at another address: offer to go there, with the seat. The installed app stays what it is. */
export function watchMoved(): void {
  effect(() => {
    const place = foundAt.value;
    if (!place || installed()) return;
    const go = async () => {
      const letters = await handIn(session.peek() ? [session.peek()!.token] : [], place);
      location.href = letters ? `${place}/#/vindo/${letters}` : `${place}/`;
    };
    showToast(t("shell-moved", { place: new URL(place).hostname }), { stays: true, action: { label: t("shell-moved-go"), run: go } });
  });
}

/** Say at once when the table refuses what was done without it; the reason stays in `history`. Once, at start. */
export function watchRefused(): void {
  effect(() => {
    const entry = justRefused.value;
    if (entry) showToast(t("shell-refused-one", { why: errorText(entry.error) }), { tone: "bad" });
  });
}
