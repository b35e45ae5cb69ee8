/** An initiative rolled at the table, typed in: a figure for each, and for whoever has none the app rolls. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { errorText, t } from "@/shared/i18n";
import type { Character, CommandBody } from "@/shared/types";
import { BottomSheet, Button } from "@/shared/ui";
import { send, system, view } from "@/store";
import { combatants } from "../table/model";
import { Name } from "../table/Order";
import "./gm.css";

interface Props {
  /** Who begins a fight; left out, the fight that is on goes into its next round. */
  characters?: string[];
  close: () => void;
}

/** @returns the typed figures that are there, as the table takes them */
function given(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).map(([id, words]) => [id, words.trim().replace("−", "-")] as const).filter(([, words]) => words !== ""));
}

export default function Initiative({ characters, close }: Props): JSX.Element | null {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const seen = view.value;
  const bounds = system.value?.turns?.typed as { min: number; max: number } | undefined;
  if (!seen || !bounds) return null;
  const all: Character[] = characters ? characters.flatMap((id) => seen.characters[id] ?? []) : combatants(seen).filter(({ row }) => !row.held).map(({ character }) => character);
  const cards = given(typed);
  const isWrong = (words: string | undefined) => words !== undefined && !(/^-?\d+$/.test(words) && Number(words) >= bounds.min && Number(words) <= bounds.max);
  const fine = !Object.values(cards).some(isWrong);
  const go = async () => {
    const command: CommandBody = characters ? { type: "fight.start", characters, cards } : { type: "fight.deal", cards };
    const sent = await send(command);
    if (sent.ok) close();
    else setWrong(errorText(sent.error));
  };
  const left = all.length - Object.keys(cards).length;
  return (
    <BottomSheet title={t("gm-initiative-title")} note={<span class="roomy">{t("gm-initiative-help", bounds)}</span>} close={close}>
      <div class="rows initiatives">
        {all.map((character) => (
          <label key={character.id} class="row">
            <span class="grow"><Name character={character} /></span>
            <input
              class="input"
              type="text"
              inputMode={bounds.min < 0 ? "text" : "numeric"}
              maxLength={4}
              value={typed[character.id] ?? ""}
              aria-invalid={isWrong(cards[character.id]) ? "true" : undefined}
              onInput={(event) => {
                setWrong(null);
                setTyped({ ...typed, [character.id]: event.currentTarget.value });
              }}
            />
          </label>
        ))}
      </div>
      {(wrong || !fine) && <p class="error" role="alert">{wrong ?? t("gm-initiative-wrong", bounds)}</p>}
      <div class="sheet-foot"><Button kind="primary" big wide disabled={!fine} run={go}>{t("gm-initiative-go", { n: left })}</Button></div>
    </BottomSheet>
  );
}
