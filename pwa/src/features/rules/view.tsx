/** Consulta rápida: any rule in seconds, as the letters come, offline; and run from where it is read. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { sayAloud } from "@/shared/aloud";
import { language, loadSystemWords, t } from "@/shared/i18n";
import { Button, EmptyState, Field, Icon, LinkButton, Page, Row, Waiting } from "@/shared/ui";
import { ConnectionDot, goBack, navigate, route } from "@/shell";
import type { ViewProps } from "@/shell/features";
import { session, started } from "@/store";
import { EntryView } from "./EntryView";
import { bring, failed, find, nameOf, reference, shortAnswer } from "./model";
import "./rules.css";
import type { Entry } from "./search";

export default function RulesView({ params }: ViewProps): JSX.Element {
  const system = session.value?.system;
  useEffect(() => {
    if (started.value && !session.value) navigate("/", { replace: true });
    void bring();
    if (system) void loadSystemWords(system);
  }, [started.value, system]);
  if (failed.value) return <Missing />;
  if (!reference.value) return <Waiting />;
  return params.id ? <One id={params.id} /> : <All />;
}

function Missing(): JSX.Element {
  return <Page title={t("rules-title")} center><EmptyState title={t("rules-missing")} actions={<Button kind="primary" run={bring}>{t("shell-retry")}</Button>}>{t("rules-missing-about")}</EmptyState></Page>;
}

const openEntry = (id: string) => navigate(`/regras/${id}`);

function One({ id }: { id: string }): JSX.Element {
  const entry = reference.value!.byId.get(id);
  const back = () => goBack("/regras");
  if (!entry) return <Page title={t("rules-title")} back={back} center><EmptyState title={t("rules-unknown")} actions={<LinkButton kind="primary" to="/regras">{t("rules-title")}</LinkButton>} /></Page>;
  return <Page title={nameOf(entry, language.value === "en")} back={back}><EntryView key={id} entry={entry} open={openEntry} /></Page>;
}

function All(): JSX.Element {
  const [typed, setTyped] = useState(route.value.query.get("q") ?? "");
  const [found, setFound] = useState<Entry[] | null>(null);
  useEffect(() => {
    const asked = route.value.query.get("q");
    if (asked) setTyped(asked);
  }, [route.value]);
  useEffect(() => {
    let late = false;
    if (!typed.trim()) setFound(null);
    else {
      void find(typed).then((entries) => {
        if (late) return;
        setFound(entries);
        answerAloud(typed, entries[0]);
      });
    }
    return () => {
      late = true;
    };
  }, [typed]);
  return (
    <Page title={t("rules-title")} sub={<ConnectionDot />} end={<LinkButton to="/regras/rolar"><Icon name="d20" size={20} />{t("rules-forms")}</LinkButton>}>
      <div class="rule-search"><Field label={t("rules-search")} value={typed} set={setTyped} inputMode="search" capitals="none" placeholder={t("rules-search-example")} enter="search" /></div>
      {found ? <Found found={found} words={typed.trim()} /> : <Chapters />}
    </Page>
  );
}

/** What was asked by voice is answered by voice, once. */
function answerAloud(asked: string, entry: Entry | undefined): void {
  const { query } = route.peek();
  if (!entry || !query.has("voz") || query.get("q") !== asked) return;
  sayAloud(`${entry.title}. ${shortAnswer(entry)}`, true);
  navigate(`/regras?q=${encodeURIComponent(asked)}`, { replace: true });
}

function Found({ found, words }: { found: Entry[]; words: string }): JSX.Element {
  return (
    <>
      <p class="visually-hidden" role="status">{t("rules-found", { n: found.length })}</p>
      {found.length ? <List entries={found} /> : <EmptyState title={t("rules-none", { words })}>{t("rules-none-about")}</EmptyState>}
    </>
  );
}

function Chapters(): JSX.Element {
  const chapters = new Map<string, Entry[]>();
  for (const entry of reference.value!.order) chapters.set(entry.chapter, [...(chapters.get(entry.chapter) ?? []), entry]);
  return (
    <>
      {[...chapters].map(([title, entries]) => (
        <details key={title} class="rule-chapter">
          <summary><h2>{title}</h2><span class="small">{entries.length}</span><Icon name="down" size={10} /></summary>
          <List entries={entries} />
        </details>
      ))}
    </>
  );
}

function List({ entries }: { entries: Entry[] }): JSX.Element {
  const english = language.value === "en";
  return <div class="rows">{entries.map((entry) => <Row key={entry.id} title={nameOf(entry, english)} note={shortAnswer(entry, 90)} to={`/regras/${entry.id}`} />)}</div>;
}
