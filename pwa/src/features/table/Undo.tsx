/** Taking back the last thing done: always in reach, and it says what that is. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import { Icon, showToast, useLock } from "@/shared/ui";
import { me, view } from "@/store";
import { lastDone, oneLine, tell } from "./log";
import { tryTo } from "./Vitals";

export function UndoLast(): JSX.Element | null {
  const seen = view.value;
  const last = seen && lastDone(seen, me.value);
  const words = seen && last ? oneLine(tell(last, seen)) : "";
  const [go, locked] = useLock(async () => {
    if (last && (await tryTo({ type: "undo", event: last.id }))) showToast(t("table-undone", { what: words }));
  });
  if (!last) return null;
  return (
    <button type="button" class="button line undo" onClick={go} aria-disabled={locked || undefined} aria-busy={locked || undefined} aria-label={t("table-undo", { what: words })}>
      <Icon name="undo" size={20} />
      <span class="undo-words"><b>{t("ui-undo")}</b><span>{words}</span></span>
    </button>
  );
}
