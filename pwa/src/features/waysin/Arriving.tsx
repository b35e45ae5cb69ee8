/** Coming from another address of the table's, or from the browser to the installed app: six letters bring the seat. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { errorText, t } from "@/shared/i18n";
import { Button, Field, Page, Waiting } from "@/shared/ui";
import { goBack, navigate } from "@/shell";
import { fetchSeats, openTable, Refused, started } from "@/store";
import { land } from "../door/land";

const LENGTH = 6;

/** Fetch the seats and sit down: at the table of `code` if one of them is there, else at the first. */
async function arrive(letters: string, code: string): Promise<void> {
  const codes = await fetchSeats(letters);
  const wanted = codes.includes(code) || !code ? (codes.includes(code) ? code : codes[0]) : undefined;
  if (!wanted) return navigate(`/entrar/${code}`, { replace: true });
  await openTable(wanted);
  await land();
}

const failureWords = (refused: unknown): string => errorText(refused instanceof Refused ? refused.failure : { code: "no_network" });

export function Arriving({ letters, code }: { letters: string; code: string }): JSX.Element {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!letters || !started.value) return;
    arrive(letters, code).catch(() => {
      // used already (the page was opened twice), or too old: the code alone still leads to the table
      if (code) navigate(`/entrar/${code}`, { replace: true });
      else setFailed(true);
    });
  }, [letters, started.value]);
  if (letters && !failed) return <Waiting />;
  return <Typed wrong={failed ? t("error-unknown_handover") : null} />;
}

function Typed({ wrong }: { wrong: string | null }): JSX.Element {
  const [letters, setLetters] = useState("");
  const [error, setError] = useState(wrong);
  const go = () => (letters.length < LENGTH ? setError(t("waysin-letters-short", { n: LENGTH })) : arrive(letters, "").catch((refused) => setError(failureWords(refused))));
  const put = (typed: string) => {
    setLetters(typed.toUpperCase().replace(/[^A-Z0-9]/g, "").slice(0, LENGTH));
    setError(null);
  };
  return (
    <form class="page" onSubmit={(event) => event.preventDefault()}>
      <Page title={t("waysin-bring")} sub={t("waysin-bring-about")} back={() => goBack("/")} center foot={<Button kind="primary" big wide submit run={go}>{t("waysin-bring-go")}</Button>}>
        <Field label={t("waysin-letters")} hint={t("waysin-letters-hint")} value={letters} set={put} error={error} max={LENGTH} capitals="characters" enter="go" focus />
      </Page>
    </form>
  );
}
