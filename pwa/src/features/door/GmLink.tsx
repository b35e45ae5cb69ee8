/** The link that the server prints for a sample or imported table: it opens the game master's chair. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { errorText, t } from "@/shared/i18n";
import { Page, Waiting } from "@/shared/ui";
import { navigate } from "@/shell";
import { Refused, openSeat, started } from "@/store";
import { land } from "./land";
import { readCode } from "./model";

export function GmLink({ code, token }: { code: string; token: string }): JSX.Element {
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    if (!started.value) return;
    openSeat(readCode(code), token).then(land, (refused) => setError(errorText(refused instanceof Refused ? refused.failure : { code: "no_network" })));
  }, [code, token, started.value]);
  if (!error) return <Waiting />;
  return <Page title={t("door-not-found")} sub={code} back={() => navigate("/", { replace: true })}><p>{error}</p></Page>;
}
