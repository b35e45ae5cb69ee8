/** What somebody rolls, for the game master: anything on their card; the sheet that follows asks whether in private. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "@/shared/i18n";
import { BottomSheet, Die, Field, Row, sidesOf } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { system, view } from "@/store";
import { nameOf } from "../table/model";
import "./gm.css";
import { matching, rollable, type Rollable } from "./model";

const MANY = 10;

export function RollRows({ all, run }: { all: Rollable[]; run: (entry: Rollable) => unknown }): JSX.Element {
  const groups = [...new Set(all.map((entry) => entry.group))];
  return (
    <>
      {groups.map((group) => (
        <section key={group} class="stack">
          <h3 class="heading">{group}</h3>
          <div class="roll-grid">
            {all.filter((entry) => entry.group === group).map((entry) => (
              <Row key={entry.id} lead={sidesOf(entry.die) ? <Die sides={sidesOf(entry.die)} size="small" label="" /> : undefined} title={entry.label} end={!entry.die && entry.value ? <b class="number">{entry.value}</b> : undefined} run={() => run(entry)} label={entry.value ? t("gm-roll-row", { what: entry.label, die: entry.value }) : undefined} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

export default function RollPick({ id, close }: { id: string; close: () => void }): JSX.Element | null {
  const [typed, setTyped] = useState("");
  const character = view.value?.characters[id];
  if (!character) return null;
  const all = rollable(system.value, character);
  const roll = (entry: Rollable) => {
    close();
    void openOverlay("roll", { actor: id, intent: entry.intent });
  };
  return (
    <BottomSheet title={t("gm-roll-title", { name: nameOf(character) })} note={character.hidden ? t("gm-roll-hidden") : undefined} close={close}>
      {all.length > MANY && <Field label={t("gm-roll-search")} value={typed} set={setTyped} inputMode="search" capitals="none" />}
      <div class="table-features stack-wide"><RollRows all={matching(all, typed)} run={roll} /></div>
    </BottomSheet>
  );
}
