/** Who is in a scene: they come and go while it is on. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import type { Id } from "@/shared/types";
import { BottomSheet, Toggle } from "@/shared/ui";
import { characters, system, view } from "@/store";
import { Name } from "../table/Order";
import { tryTo } from "../table/Vitals";
import { type Scene, sceneTitle } from "./model";

export default function PeopleSheet({ scene: id, close }: { scene: Id; close: () => void }): JSX.Element | null {
  const scene = (view.value?.scenes as Record<Id, Scene> | undefined)?.[id];
  if (!scene) return null;
  return (
    <BottomSheet title={t("scenes-people")} note={sceneTitle(system.value!.id, scene)} close={close}>
      <div>
        {characters.value.map((one) => (
          <Toggle key={one.id} on={scene.people.includes(one.id)} set={(inside) => void tryTo({ type: inside ? "scene.join" : "scene.leave", scene: id, character: one.id })}><Name character={one} /></Toggle>
        ))}
      </div>
    </BottomSheet>
  );
}
