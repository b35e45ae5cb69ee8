/** One entry: its text, what can be run from it with what the reader's character knows, its neighbours, whom to show it. */
import type { JSX } from "preact";
import { errorText, language, opTitle, t } from "@/shared/i18n";
import { sayAloud } from "@/shared/aloud";
import { Button, Icon, Row, showToast } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { isGm, mode, send, view } from "@/store";
import { nameOf, reference, shortAnswer } from "./model";
import "./rules.css";
import type { Entry } from "./search";
import { RuleText } from "./Text";

export function EntryView({ entry, open }: { entry: Entry; open: (id: string) => void }): JSX.Element {
  const english = language.value === "en";
  const known = reference.value!;
  const see = entry.see.flatMap((id) => known.byId.get(id) ?? []);
  return (
    <article class="rule" aria-label={nameOf(entry, english)}>
      <p class="small">{entry.chapter}{english ? ` · ${entry.title}` : ""}</p>
      <RuleText blocks={entry.blocks} />
      {entry.ops.length > 0 && (
        <div class="rows" role="group" aria-label={t("rules-run")}>
          {entry.ops.map((op) => <Row key={op} lead={<Icon name="d20" size={22} />} title={opTitle(known.system, op)} run={() => void openOverlay("op", { op })} />)}
        </div>
      )}
      {see.length > 0 && (
        <section aria-label={t("rules-see")}>
          <h2 class="heading">{t("rules-see")}</h2>
          <div class="cluster">{see.map((other) => <button key={other.id} type="button" class="chip" onClick={() => open(other.id)}>{nameOf(other, english)}</button>)}</div>
        </section>
      )}
      <div class="split wrap">
        {"speechSynthesis" in window && <Button icon="sound" run={() => sayAloud(`${entry.title}. ${shortAnswer(entry)}`, true)}>{t("rules-aloud")}</Button>}
        {isGm.value && mode.value === "table" && <ShowAll entry={entry} />}
      </div>
    </article>
  );
}

function ShowAll({ entry }: { entry: Entry }): JSX.Element {
  const on = (view.value?.table as { shown?: { entry: string } | null } | undefined)?.shown?.entry === entry.id;
  const show = async () => {
    const sent = await send({ type: "table.show", ...(on ? {} : { entry: entry.id }) });
    const said = t(on ? "rules-unshown" : "rules-shown", { name: entry.title });
    showToast(sent.ok ? said : errorText(sent.error), { tone: sent.ok ? "plain" : "bad" });
  };
  return <Button icon="screen" run={show}>{t(on ? "rules-unshow" : "rules-show")}</Button>;
}
