/** What each way gives, on one screen: play now in the browser, or turn on what only a trusted address may do. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "@/shared/i18n";
import type { TableHead } from "@/shared/types";
import { Button, Icon, LinkButton, Page } from "@/shared/ui";
import { navigate } from "@/shell";
import { findTable } from "@/store";
import { stayHere } from "./way";

function Gives({ good, children }: { good?: boolean; children: string }): JSX.Element {
  return (
    <li class={good ? "gives" : "gives not"}>
      <Icon name={good ? "check" : "close"} size={18} />
      <span>{!good && <span class="unseen">{t("waysin-without")} </span>}{children}</span>
    </li>
  );
}

function useTable(code: string): TableHead | null {
  const [table, setTable] = useState<TableHead | null>(null);
  useEffect(() => {
    let here = true;
    findTable(code).then((found) => here && setTable(found), () => undefined);
    return () => {
      here = false;
    };
  }, [code]);
  return table;
}

export function Choice({ code }: { code: string }): JSX.Element {
  const table = useTable(code);
  const now = () => {
    stayHere();
    navigate(`/entrar/${code}`, { replace: true });
  };
  const foot = (
    <>
      <Button kind="primary" big wide run={now}>{t("waysin-now")}</Button>
      <LinkButton wide to={`/instalar/${code}`}>{t("waysin-more")}</LinkButton>
    </>
  );
  return (
    <Page title={table?.name ?? t("waysin-title")} sub={<><b class="code-said">{code}</b><span>{t("waysin-sub")}</span></>} foot={foot}>
      <div class="ways">
        <section class="way">
          <h2>{t("waysin-now")}</h2>
          <ul>
            <Gives good>{t("waysin-has-play")}</Gives>
            <Gives good>{t("waysin-has-live")}</Gives>
            <Gives>{t("waysin-has-offline")}</Gives>
            <Gives>{t("waysin-has-voice")}</Gives>
          </ul>
        </section>
        <section class="way">
          <h2>{t("waysin-more")}</h2>
          <p class="small">{t("waysin-more-cost")}</p>
          <ul>
            <Gives good>{t("waysin-has-all")}</Gives>
            <Gives good>{t("waysin-has-offline")}</Gives>
            <Gives good>{t("waysin-has-voice")}</Gives>
            <Gives good>{t("waysin-has-awake")}</Gives>
          </ul>
        </section>
        <p class="small">{t("waysin-later")}</p>
      </div>
    </Page>
  );
}
