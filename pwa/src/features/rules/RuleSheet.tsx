/** A rule over the screen: from a long press on a word, or shown to all by the game master. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { language, loadSystemWords, t } from "@/shared/i18n";
import { BottomSheet, EmptyState, LinkButton, Waiting } from "@/shared/ui";
import { session } from "@/store";
import { EntryView } from "./EntryView";
import { bring, entryAbout, nameOf, reference } from "./model";
import type { Entry } from "./search";

interface Props {
  /** What is asked about: "state-shaken"; or an entry's id. */
  about?: string;
  entry?: string;
  close: () => void;
}

export default function RuleSheet({ about, entry: given, close }: Props): JSX.Element {
  const [entry, setEntry] = useState<Entry | null | undefined>(undefined);
  useEffect(() => {
    const system = session.value?.system;
    if (system) void loadSystemWords(system);
    if (given) void bring().then(() => setEntry(reference.value?.byId.get(given) ?? null));
    else void entryAbout(about ?? "").then(setEntry);
  }, [about, given]);
  if (entry === undefined) return <BottomSheet title={t("rules-title")} close={close}><Waiting /></BottomSheet>;
  if (entry === null) {
    return <BottomSheet title={t("rules-title")} close={close}><EmptyState title={t("rules-unknown")} actions={<LinkButton kind="primary" to="/regras">{t("rules-title")}</LinkButton>} /></BottomSheet>;
  }
  return (
    <BottomSheet title={nameOf(entry, language.value === "en")} close={close}>
      <EntryView key={entry.id} entry={entry} open={(id) => setEntry(reference.value?.byId.get(id) ?? null)} />
    </BottomSheet>
  );
}
