/** Setting up: a table with this phone as its game master, or one for oneself. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { errorText, loadWords, t } from "@/shared/i18n";
import { Button, Choice, Field, Page } from "@/shared/ui";
import { navigate } from "@/shell";
import { Refused, createSolo, createTable, playableSystems } from "@/store";
import { keepName, knownName, land } from "./land";

function useSystems(): string[] {
  const [systems, setSystems] = useState<string[]>([]);
  useEffect(() => {
    void playableSystems()
      .then(async (found) => {
        await loadWords(...found.map((id) => `${id}-table`));
        setSystems(found);
      })
      .catch(() => undefined);
  }, []);
  return systems;
}

interface Wrong {
  field: string;
  words: string;
}

const wrongOf = (refused: unknown): Wrong => {
  const failure = refused instanceof Refused ? refused.failure : { code: "rules_broken" };
  return { field: failure.field ?? "", words: errorText(failure) };
};

export function NewTable({ alone }: { alone?: boolean }): JSX.Element {
  const systems = useSystems();
  const [name, setName] = useState("");
  const [who, setWho] = useState(knownName());
  const [chosen, setChosen] = useState("");
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const game = chosen || systems[0] || "";
  const at = (field: string) => (wrong?.field === field ? wrong.words : null);
  const make = async () => {
    const called = name.trim() || (alone ? t("door-alone-name") : "");
    if (!called) return setWrong({ field: "name", words: t("door-table-name-missing") });
    if (who.trim()) keepName(who.trim());
    try {
      if (alone) await createSolo(called, game, who.trim() || t("door-me"));
      else await createTable(called, game, who.trim() || t("door-gm"));
      await land();
    } catch (refused) {
      setWrong(wrongOf(refused));
    }
  };
  return (
    <form onSubmit={(event) => event.preventDefault()} class="page">
      <Page
        title={t(alone ? "door-alone" : "door-create")}
        sub={t(alone ? "door-alone-about" : "door-create-about")}
        back={() => navigate("/", { replace: true })}
        foot={
          <>
            {wrong && !["name", "gm", "system"].includes(wrong.field) && <p class="error" role="alert">{wrong.words}</p>}
            <Button kind="primary" big wide submit disabled={!game} run={make}>{t(alone ? "door-alone-go" : "door-create-go")}</Button>
          </>
        }
      >
        <div class="stack form">
          <Field label={t("door-table-name")} placeholder={t(alone ? "door-alone-name" : "door-table-name-example")} value={name} set={(typed) => { setName(typed); setWrong(null); }} error={at("name")} max={60} focus enter="next" />
          <Choice label={t("door-game")} value={game} set={setChosen} error={at("system")} options={systems.map((id) => ({ value: id, label: t(`${id}-name`) }))} />
          <Field label={t("door-your-name")} placeholder={t(alone ? "door-me" : "door-gm")} value={who} set={setWho} error={at("gm")} max={40} capitals="words" autocomplete="given-name" enter="go" />
        </div>
      </Page>
    </form>
  );
}
