/** Rolls kept at hand: a tap rolls. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "@/shared/i18n";
import { BottomSheet, Button, Chip, Field } from "@/shared/ui";
import { addFavourite, dropFavourite, favourites, isFavourite } from "./favourites";

export function Favourites({ roll }: { roll: (notation: string) => Promise<void> }): JSX.Element | null {
  if (!favourites.value.length) return null;
  return (
    <div class="cluster" role="group" aria-label={t("tray-favourites")}>
      {favourites.value.map(({ notation, name }) => (
        <Chip key={notation} icon="star" run={() => roll(notation)} label={t("tray-favourite-roll", { name: name || notation })}>{name || notation.replaceAll("-", "−")}</Chip>
      ))}
    </div>
  );
}

export function KeepSheet({ notation, close }: { notation: string; close: () => void }): JSX.Element {
  const known = favourites.value.find((row) => row.notation === notation);
  const [name, setName] = useState(known?.name ?? "");
  const keep = () => {
    addFavourite({ notation, name: name.trim() });
    close();
  };
  return (
    <BottomSheet title={notation.replaceAll("-", "−")} note={t("tray-keep-about")} close={close}>
      <form class="stack" onSubmit={(event) => { event.preventDefault(); keep(); }}>
        <Field label={t("tray-keep-name")} value={name} set={setName} max={30} enter="done" />
        <div class="split wrap">
          <Button kind="primary" big submit>{t("tray-keep")}</Button>
          {isFavourite(notation) && <Button big run={() => { dropFavourite(notation); close(); }}>{t("tray-drop")}</Button>}
        </div>
      </form>
    </BottomSheet>
  );
}
