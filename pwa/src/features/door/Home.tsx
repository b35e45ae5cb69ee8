/** The front page: tables this phone knows, a code to join by, and the other ways in. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { errorText, loadWords, t } from "@/shared/i18n";
import { BottomSheet, Button, LinkButton, Row, showToast, Tiles } from "@/shared/ui";
import { installed, navigate } from "@/shell";
import { Refused, findTable, forget, isAlone, openTable, started, tables, type KnownTable } from "@/store";
import { CodeField } from "./CodeField";
import { Hero } from "./Hero";
import { goStraight, land } from "./land";
import { CODE_LENGTH } from "./model";

export function Home(): JSX.Element {
  const [going, setGoing] = useState(true);
  const known = tables.value;
  useEffect(() => {
    if (started.value) setGoing(goStraight());
  }, [started.value]);
  useEffect(() => {
    void loadWords(...known.map((table) => `${table.system}-table`));
  }, [known.length]);
  if (going) return <div class="page" />;
  return (
    <div class="page door">
      <Hero small={known.length > 0} end={<Button kind="quiet" icon="settings" label={t("door-settings")} run={() => navigate("/ajustes")} />} />
      <div class="page-body">
        {known.length > 0 && <KnownTables known={known} />}
        <h2 class="heading">{t("door-other-ways")}</h2>
        <div class="rows">
          {!isAlone() && <Row title={t("door-create")} note={t("door-create-note")} lead={<span class="sign"><Tiles laid={1} small /></span>} to="/criar" />}
          {!isAlone() && installed() && <Row title={t("door-bring")} note={t("door-bring-note")} lead={<span class="sign"><Tiles laid={1} small /></span>} to="/vindo" />}
          <Row title={t("door-alone")} note={t("door-alone-note")} lead={<span class="sign"><Tiles laid={1} small /></span>} to="/sozinho" />
        </div>
      </div>
      {isAlone() ? <PlayAlone main={known.length === 0} /> : <JoinByCode main={known.length === 0} />}
    </div>
  );
}

function KnownTables({ known }: { known: KnownTable[] }): JSX.Element {
  const [asked, setAsked] = useState<KnownTable | null>(null);
  const open = async (table: KnownTable) => {
    await openTable(table.code);
    await land();
  };
  return (
    <>
      <h2 class="heading">{t("door-known")}</h2>
      <ul class="rows">
        {known.map((table, at) => (
          <li key={table.code} class={at === 0 ? "row split-row now" : "row split-row"}>
            <Row title={table.name} note={noteOf(table)} now={at === 0} run={() => open(table)} />
            <Button kind="quiet" icon="more" label={t("door-more", { name: table.name })} run={() => setAsked(table)} />
          </li>
        ))}
      </ul>
      {asked && <TableSheet table={asked} close={() => setAsked(null)} />}
    </>
  );
}

function noteOf(table: KnownTable): string {
  const game = t(`${table.system}-name`);
  if (table.kind === "solo") return t("door-known-alone", { game });
  const own = table.view && Object.values(table.view.characters).find((character) => character.owner === table.member.id);
  return t("door-known-note", { code: table.code, game, who: own ? own.name : table.member.name });
}

function TableSheet({ table, close }: { table: KnownTable; close: () => void }): JSX.Element {
  const drop = async () => {
    await forget(table.code);
    close();
    showToast(t("door-forgotten", { name: table.name }));
  };
  return (
    <BottomSheet title={table.name} note={noteOf(table)} close={close}>
      <p>{t(table.kind === "solo" ? "door-forget-alone" : "door-forget-about", { code: table.code })}</p>
      <Button kind="danger" wide run={drop}>{t("door-forget")}</Button>
    </BottomSheet>
  );
}

/** Without a server behind the page, playing alone is what there is. */
const PlayAlone = ({ main }: { main: boolean }): JSX.Element => (
  <div class="page-foot"><LinkButton kind={main ? "primary" : "line"} big wide to="/sozinho">{t("door-alone")}</LinkButton></div>
);

function JoinByCode({ main }: { main: boolean }): JSX.Element {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const go = async () => {
    if (code.length < CODE_LENGTH) return setError(t("door-code-short", { n: CODE_LENGTH }));
    if (tables.peek().some((table) => table.code === code)) return navigate(`/entrar/${code}`);
    try {
      await findTable(code);
      navigate(`/entrar/${code}`);
    } catch (refused) {
      setError(errorText(refused instanceof Refused ? refused.failure : { code: "no_network" }));
    }
  };
  return (
    <form class="page-foot door-code" onSubmit={(event) => event.preventDefault()}>
      <CodeField code={code} error={error} set={(typed) => { setCode(typed); setError(null); }} />
      <Button kind={main || code ? "primary" : "line"} big submit run={go}>{t("door-join")}</Button>
    </form>
  );
}
