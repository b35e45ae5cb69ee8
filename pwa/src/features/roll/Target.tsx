/** Whom a roll is meant for: nobody, or anyone that this viewer knows of; who fights stands first. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "@/shared/i18n";
import type { Character, Id } from "@/shared/types";
import { BottomSheet, Icon, Row } from "@/shared/ui";
import { characters, system, view } from "@/store";
import { conditionOf } from "./model";

/** @returns possible targets, those in the fight first, in its order */
function targetsFor(actor: Id | null): Character[] {
  const order = view.value?.fight?.order.map((row) => row.id) ?? [];
  const place = (one: Character) => (order.includes(one.id) ? order.indexOf(one.id) : order.length);
  return characters.value.filter((one) => one.id !== actor).sort((one, other) => place(one) - place(other));
}

interface RowProps {
  actor: Id | null;
  target: Id | null;
  pick: (target: Id | null) => void;
}

export function TargetRow({ actor, target, pick }: RowProps): JSX.Element | null {
  const [open, setOpen] = useState(false);
  if (!targetsFor(actor).length) return null;
  const name = target ? (view.value?.characters[target]?.name ?? "") : t("roll-target-none");
  return (
    <>
      <Row lead={<Icon name="person" />} title={name} note={t("roll-target")} end={<Icon name="down" size={12} />} run={() => setOpen(true)} />
      {open && <TargetSheet title={t("roll-target")} actor={actor} target={target} none pick={(chosen) => { pick(chosen); setOpen(false); }} close={() => setOpen(false)} />}
    </>
  );
}

interface SheetProps extends RowProps {
  title: string;
  /** Nobody is an answer too. */
  none?: boolean;
  close: () => void;
}

export function TargetSheet({ title, actor, target, none, pick, close }: SheetProps): JSX.Element {
  const mark = (chosen: boolean) => (chosen ? <Icon name="check" /> : undefined);
  return (
    <BottomSheet title={title} close={close}>
      <div class="rows">
        {none && <Row title={t("roll-target-none")} end={mark(target === null)} run={() => pick(null)} />}
        {targetsFor(actor).map((one) => (
          <Row
            key={one.id}
            title={(one.count ?? 1) > 1 ? t("roll-target-group", { name: one.name, n: one.count ?? 1 }) : one.name}
            note={conditionOf(system.value!, one) || undefined}
            end={mark(target === one.id)}
            run={() => pick(one.id)}
          />
        ))}
      </div>
    </BottomSheet>
  );
}
