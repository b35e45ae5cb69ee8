/** What the QR code opens: which table this is, and who comes in. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { errorText, loadWords, t } from "@/shared/i18n";
import type { Failure, TableHead } from "@/shared/types";
import { Button, Field, Page, showToast, Tiles, Waiting } from "@/shared/ui";
import { navigate, route } from "@/shell";
import { takeWay } from "../waysin/way";
import { Refused, findTable, joinTable, openTable, started, tables } from "@/store";
import { keepName, knownName, land } from "./land";
import { readCode } from "./model";

type Found = { table: TableHead } | { failure: Failure } | null;

const failureOf = (refused: unknown): Failure => (refused instanceof Refused ? refused.failure : { code: "no_network" });

function useTable(code: string, again: number): Found {
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let here = true;
    setFound(null);
    findTable(code).then(
      async (table) => {
        await loadWords(`${table.system}-table`);
        if (here) setFound({ table });
      },
      (refused) => here && setFound({ failure: failureOf(refused) }),
    );
    return () => {
      here = false;
    };
  }, [code, again]);
  return found;
}

/** @returns whether the phone goes on here: else it was led elsewhere, or is asked which way it wants */
function useWayIn(code: string): boolean {
  const [here, setHere] = useState(window.isSecureContext);
  useEffect(() => {
    if (here || !started.value) return;
    void takeWay(code).then((way) => {
      if (way === "here") setHere(true);
      if (way === "ask") navigate(`/entrada/${code}`, { replace: true });
    });
  }, [code, started.value]);
  return here;
}

export function Join({ code: given }: { code: string }): JSX.Element {
  const code = readCode(given);
  const [again, setAgain] = useState(0);
  const other = route.value.query.has("outra");
  const here = useWayIn(code);
  const found = useTable(code, again);
  const known = tables.value.find((table) => table.code === code);
  const back = () => navigate("/", { replace: true });
  if (!started.value || !here) return <Waiting />;
  if (known && !other) return <Again code={code} who={known.member.name} />;
  if (!found) return <Waiting />;
  if ("failure" in found) {
    return (
      <Page title={t("door-not-found")} back={back} sub={code} foot={<Button kind="primary" big wide run={() => setAgain(again + 1)}>{t("shell-retry")}</Button>}>
        <p>{errorText(found.failure)}</p>
      </Page>
    );
  }
  return <Enter table={found.table} back={back} />;
}

/** This phone sat at the table before: straight into the same chair; somebody else's turn with it is one tap away. */
function Again({ code, who }: { code: string; who: string }): JSX.Element {
  useEffect(() => {
    void openTable(code).then(land);
    const action = { label: t("door-as-other"), run: () => navigate(`/entrar/${code}?outra`) };
    if (who) showToast(t("door-again", { who }), { action });
  }, [code]);
  return <Waiting />;
}

function Enter({ table, back }: { table: TableHead; back: () => void }): JSX.Element {
  const [name, setName] = useState(knownName());
  const [error, setError] = useState<string | null>(null);
  const enter = async () => {
    const said = name.trim();
    if (!said) return setError(t("door-name-missing"));
    try {
      keepName(said);
      await joinTable(table.code, said);
      await land();
    } catch (refused) {
      setError(errorText(failureOf(refused)));
    }
  };
  return (
    <form onSubmit={(event) => event.preventDefault()} class="page">
      <Page
        title={table.name}
        sub={<><b class="code-said">{table.code}</b><span>{t(`${table.system}-name`)}</span></>}
        back={back}
        center
        foot={<Button kind="primary" big wide submit run={enter}>{t("door-enter")}</Button>}
      >
        <span class="welcome" aria-hidden="true"><Tiles laid={3} /></span>
        <Field label={t("door-your-name")} hint={t("door-your-name-hint")} value={name} set={(typed) => { setName(typed); setError(null); }} error={error} max={40} capitals="words" autocomplete="given-name" enter="go" focus />
      </Page>
    </form>
  );
}
