/** All rules of the game: found by name or by chapter; one of them as a form. */
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { language, opTitle, t } from "@/shared/i18n";
import { loaded } from "@/shared/i18n/words";
import { EmptyState, Field, Icon, LinkButton, Page, Row, Waiting } from "@/shared/ui";
import { ConnectionDot, goBack, navigate } from "@/shell";
import { featureAt, type ViewProps } from "@/shell/features";
import { session, started, system, view } from "@/store";
import { OpFormView } from "./Form";
import { aboutOp, chaptersOf, findOp, type Listed, search } from "./model";
import "./ops.css";
import { useSystemWords } from "./useWords";

export default function OpsView({ params }: ViewProps): JSX.Element {
  const ready = useSystemWords();
  useEffect(() => {
    if (started.value && !session.value) navigate("/", { replace: true });
  }, [started.value, session.value]);
  if (!ready || !system.value || !view.value) return <Waiting />;
  return params.op ? <One id={params.op} /> : <All />;
}

function One({ id }: { id: string }): JSX.Element {
  const declared = system.value!;
  const op = findOp(declared, id);
  const back = () => goBack("/regras/rolar");
  if (!op) {
    return <Page title={t("ops-unknown")} back={back} center><EmptyState title={t("ops-unknown-about")} actions={<LinkButton kind="primary" to="/regras/rolar">{t("ops-all")}</LinkButton>} /></Page>;
  }
  return (
    <Page title={opTitle(declared.id, id)} sub={aboutOp(declared.id, id)} back={back}>
      <OpFormView key={id} op={op} />
    </Page>
  );
}

function All(): JSX.Element {
  const declared = system.value!;
  const [typed, setTyped] = useState("");
  const chapters = useMemo(() => chaptersOf(declared), [declared, language.value, loaded.value]);
  const found = search(chapters, typed);
  return (
    <Page title={t("ops-title")} sub={<ConnectionDot />} back={featureAt("/regras") ? () => navigate("/regras") : () => goBack("/bandeja")}>
      <div class="op-search"><Field label={t("ops-search")} value={typed} set={setTyped} inputMode="search" capitals="none" placeholder={t("ops-search-example")} enter="search" /></div>
      {typed.trim() ? (
        <>
          <p class="hush" role="status">{t("ops-found", { n: found.length })}</p>
          {found.length > 0 ? <List ops={found} /> : <EmptyState title={t("ops-none", { words: typed.trim() })}>{t("ops-none-about")}</EmptyState>}
        </>
      ) : (
        chapters.map((chapter) => (
          <details key={chapter.id} class="op-chapter">
            <summary><h2>{chapter.title}</h2><span class="small">{chapter.ops.length}</span><Icon name="down" size={10} /></summary>
            <List ops={chapter.ops} />
          </details>
        ))
      )}
    </Page>
  );
}

function List({ ops }: { ops: Listed[] }): JSX.Element {
  return (
    <div class="rows">
      {ops.map(({ op, title, about }) => (
        <Row key={op.op} lead={<span class={op.dice.length ? "op-sign rolls" : "op-sign"}><Icon name={op.dice.length ? "d20" : "check"} size={22} /></span>} title={title} note={about} to={`/regras/rolar/${op.op}`} />
      ))}
    </div>
  );
}
