/** One scene: what kind, which round, its figures, its people with what they can do, how it came out, what happened. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t, text } from "@/shared/i18n";
import type { Id, View } from "@/shared/types";
import { Button, Chip, Icon } from "@/shared/ui";
import { openOverlay } from "@/shell";
import { isGm, me, system } from "@/store";
import { PlayingCard } from "../table/Card";
import { cardOf } from "../table/model";
import { tryTo } from "../table/Vitals";
import { begin } from "./act";
import { type Action, actionsFor, actionTitle, kindsOf, kindTitle, rowActions, type Scene, type SceneKind, type SceneRow, sceneTitle, scenesOf } from "./model";
import "./scenes.css";
import { Widgets } from "./Widgets";

interface SceneProps {
  view: View;
  scene: Scene;
  kind: SceneKind;
  /** The game master's buttons too; the table shows a scene to look at and to act in. */
  rule: boolean;
  /** Whether the one yellow button of the screen is in this scene. */
  main: boolean;
}

const SHOWN = 3;

function roundWords(scene: Scene, kind: SceneKind): string {
  const { rounds } = scene.data;
  if (kind.round === null) return "";
  if (kind.round) return t(kind.round, { n: scene.round });
  return rounds ? t("scenes-round-of", { n: Math.min(scene.round, rounds), of: rounds }) : t("table-round", { n: scene.round });
}

function Head({ scene, kind }: { scene: Scene; kind: SceneKind }): JSX.Element {
  const id = system.value!.id;
  return (
    <header class="scene-head">
      <div class="grow">
        <h3 class="scene-title">{sceneTitle(id, scene)}</h3>
        <p class="small">{[scene.name && kindTitle(id, scene.kind), roundWords(scene, kind)].filter(Boolean).join(" · ")}</p>
      </div>
      {scene.hidden && <span class="tag"><Icon name="hidden" size={16} />{t("table-hidden")}</span>}
    </header>
  );
}

/** The first of them is the likely one. */
function Actions({ scene, actions, actor, kind, main, ruled }: { scene: Scene; actions: Action[]; actor: Id | null; kind: SceneKind; main: boolean; ruled?: boolean }): JSX.Element | null {
  if (!actions.length) return null;
  return (
    <div class={ruled ? "cluster scene-actions ruled" : "cluster scene-actions"}>
      {actions.map((action, at) => (
        <Button key={action.id} kind={main && at === 0 ? "primary" : ruled && at > 0 ? "quiet" : "line"} run={() => begin(scene, action, actor)}>{actionTitle(system.value!.id, kind.kind, action.id)}</Button>
      ))}
    </div>
  );
}

function Person({ view, scene, kind, row, main }: { view: View; scene: Scene; kind: SceneKind; row: SceneRow; main: boolean }): JSX.Element | null {
  const character = view.characters[row.who];
  const own = character?.owner !== null && character?.owner === me.value?.id;
  const [open, setOpen] = useState(false);
  if (!character) return null;
  const actions = rowActions(kind, row, isGm.value, own);
  const face = cardOf(row.card);
  const folded = isGm.value && !own && !open;
  const inner = (
    <>
      {face && <PlayingCard face={face} size={row.done ? "small" : undefined} />}
      <span class="grow">
        <span class="who"><span>{character.name}</span>{own && <span class="tag">{t("table-yours")}</span>}{character.hidden && <span class="tag"><Icon name="hidden" size={16} />{t("table-hidden")}</span>}</span>
        {(row.notes ?? []).length > 0 && <span class="signs">{row.notes!.map((note, at) => <Chip key={at} tone={note.tone}>{text(note.text)}</Chip>)}</span>}
      </span>
      {row.done && <span class="where"><Icon name="check" size={16} />{t("table-done")}</span>}
    </>
  );
  const looks = ["fighter scene-person", row.done && "acted"].filter(Boolean).join(" ");
  return (
    <li class={own && actions.length ? "scene-own" : undefined}>
      {isGm.value && !own && actions.length > 0
        ? <button type="button" class={looks} aria-expanded={open} onClick={() => setOpen(!open)}>{inner}<Icon name={open ? "up" : "down"} size={12} /></button>
        : <div class={looks}>{inner}</div>}
      {!folded && <Actions scene={scene} actions={actions} actor={row.who} kind={kind} main={main && own} />}
    </li>
  );
}

function History({ view, scene }: { view: View; scene: Scene }): JSX.Element | null {
  const [all, setAll] = useState(false);
  const lines = [...scene.told].reverse();
  if (!lines.length) return null;
  return (
    <div class="scene-history">
      <ol class="scene-lines" aria-label={t("scenes-history")}>
        {lines.slice(0, all ? lines.length : SHOWN).map((line, at) => (
          <li key={lines.length - at}>
            {line.roll && view.rolls[line.roll]
              ? <button type="button" onClick={() => void openOverlay("roll", { roll: line.roll })}>{text(line.text)}<Icon name="forward" size={14} /></button>
              : <span>{text(line.text)}</span>}
          </li>
        ))}
      </ol>
      {lines.length > SHOWN && <Button kind="quiet" expanded={all} run={() => setAll(!all)}>{t(all ? "scenes-history-less" : "scenes-history-all", { n: lines.length })}</Button>}
    </div>
  );
}

/** What the game master does with the scene as a whole. */
function Ruling({ scene }: { scene: Scene }): JSX.Element {
  return (
    <div class="cluster scene-ruling">
      {!scene.result && <Button kind="quiet" icon="people" run={() => void openOverlay("scene-people", { scene: scene.id })}>{t("scenes-people")}</Button>}
      <Button kind="quiet" icon={scene.hidden ? "eye" : "hidden"} run={() => tryTo({ type: "scene.hide", scene: scene.id, hidden: !scene.hidden })}>{t(scene.hidden ? "scenes-show" : "scenes-hide")}</Button>
      <Button kind={scene.result ? "line" : "quiet"} icon="check" run={() => tryTo({ type: "scene.end", scene: scene.id })}>{t(scene.result ? "scenes-put-away" : "scenes-end")}</Button>
    </div>
  );
}

export function ScenePanel({ view, scene, kind, rule, main }: SceneProps): JSX.Element {
  const rows = scene.data.rows ?? [];
  const nameOf = (id: Id) => view.characters[id]?.name ?? "";
  return (
    <article class="scene-card" aria-label={sceneTitle(system.value!.id, scene)}>
      <Head scene={scene} kind={kind} />
      {scene.result && <p class={`scene-result verdict ${scene.result.tone}`} role="status">{text(scene.result.word)}</p>}
      <Widgets scene={scene} show={kind.show} nameOf={nameOf} />
      {rule && !scene.result && <Actions scene={scene} actions={actionsFor(kind, scene.data.can)} actor={null} kind={kind} main={main && rule} ruled />}
      {kind.show.some((widget) => widget.kind === "rows") && rows.length > 0 && (
        <ul class="order" aria-label={t("scenes-people")}>
          {rows.map((row) => <Person key={row.who} view={view} scene={scene} kind={kind} row={row} main={main && !rule && !view.fight?.turn} />)}
        </ul>
      )}
      <History view={view} scene={scene} />
      {rule && <Ruling scene={scene} />}
    </article>
  );
}

/** The scenes that are on, newest first; nothing where there is none. */
export function Scenes({ view, rule, main }: { view: View; rule: boolean; main: boolean }): JSX.Element | null {
  const kinds = kindsOf(system.value);
  const all = scenesOf(view).flatMap((scene) => {
    const kind = kinds.find((one) => one.kind === scene.kind);
    return kind ? [{ scene, kind }] : [];
  });
  if (!all.length) return null;
  return (
    <section class="stack-wide" aria-label={t("scenes-title")}>
      {all.map(({ scene, kind }, at) => <ScenePanel key={scene.id} view={view} scene={scene} kind={kind} rule={rule} main={main && at === 0} />)}
    </section>
  );
}
