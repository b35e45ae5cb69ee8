/** A scene's inputs as a form takes them: who and what is picked becomes a choice of names. */
import type { Spec } from "@/shared/form";
import type { Id, View } from "@/shared/types";
import type { SystemDeclaration } from "@/store";
import { peopleFor, type Pickable, type Scene, type SceneSpec, traitsFor } from "./model";

export interface Drawn {
  specs: Spec[];
  /** The names of what can be picked, by input. */
  named: Record<string, Record<string, string>>;
}

export function drawn(system: SystemDeclaration, view: View, specs: SceneSpec[], scene: Scene | null, actor: Id | null): Drawn {
  const named: Drawn["named"] = {};
  const shown = specs.map((spec): Spec => {
    const standing = scene?.data[spec.name];
    if (!spec.picks) return spec.kind === "choice" && spec.default === null && spec.values?.includes(standing) ? { ...spec, default: standing } : spec;
    const options: Pickable[] = spec.picks === "character" ? peopleFor(view, scene, spec, actor) : traitsFor(system, actor ? (view.characters[actor] ?? null) : null, spec);
    named[spec.name] = Object.fromEntries(options.map(({ id, label }) => [id, label]));
    // left out, it is as the scene has it; where the scene has nothing, it must be told
    const usual = spec.default ?? scene?.data[spec.name] ?? null;
    const required = spec.required || (scene !== null && spec.name in scene.data && usual === null);
    return { ...spec, kind: "choice", required, values: options.map(({ id }) => id), default: typeof usual === "string" && usual in named[spec.name]! ? usual : spec.default };
  });
  return { specs: shown, named };
}
