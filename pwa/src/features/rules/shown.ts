/** What the game master shows reaches every phone in passing: a tap opens it. What was shown before is old news. */
import { effect } from "@preact/signals";
import { t, loadWords } from "@/shared/i18n";
import { showToast } from "@/shared/ui/Toast";
import { openOverlay } from "@/shell/overlay";
import { me, session, view } from "@/store";

interface Shown {
  id: string;
  entry: string;
  to: string[];
}

let last: { table: string; id: string | null } | null = null;

effect(() => {
  const seen = view.value;
  const code = session.value?.code;
  if (!seen || !code) return;
  const shown = (seen.table as { shown?: Shown | null }).shown ?? null;
  const id = shown?.id ?? null;
  const old = last;
  last = { table: code, id };
  if (!shown || !old || old.table !== code || old.id === id || me.peek()?.role === "gm") return;
  if (shown.to.length && !shown.to.includes(me.peek()?.id ?? "")) return;
  void tell(shown.entry);
});

async function tell(entry: string): Promise<void> {
  const [{ bring, reference }] = await Promise.all([import("./model"), loadWords("rules")]);
  await bring();
  const name = reference.peek()?.byId.get(entry)?.title;
  if (name) showToast(t("rules-sent", { name }), { action: { label: t("rules-open"), run: () => openOverlay("rule", { entry }) } });
}
