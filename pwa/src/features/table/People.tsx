/** Who is at the table, and who of them is here right now. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";
import type { Member, View } from "@/shared/types";
import { Icon } from "@/shared/ui";
import { me, mode, presence } from "@/store";
import { membersOf, nameOf } from "./model";

export const isHere = (member: Member): boolean => mode.value === "solo" || presence.value.here.includes(member.id) || member.id === me.value?.id;

/** @returns whose characters somebody plays, in words */
export const playsWords = (view: View, member: Member): string =>
  view.character_order.flatMap((id) => (view.characters[id]?.owner === member.id ? [nameOf(view.characters[id])] : [])).join(", ");

/** A member as a line: a filled or an open dot with its word, and whom they play. */
export function MemberLine({ view, member }: { view: View; member: Member }): JSX.Element {
  const here = isHere(member);
  const plays = playsWords(view, member);
  return (
    <>
      <span class={here ? "dot" : "dot away"} aria-hidden="true" />
      <span class="grow">
        <span class="who"><span>{member.name}</span>{member.role === "gm" && <span class="tag"><Icon name="crown" size={16} />{t("table-gm")}</span>}</span>
        <small>{[here ? t("table-here") : t("table-away"), plays].filter(Boolean).join(" · ")}</small>
      </span>
    </>
  );
}

export function People({ view }: { view: View }): JSX.Element {
  return (
    <ul class="people">
      {membersOf(view).map((member) => <li key={member.id} class="row"><MemberLine view={view} member={member} /></li>)}
      {presence.value.screens > 0 && <li class="row"><Icon name="screen" size={20} /><span class="grow">{t("table-screens", { n: presence.value.screens })}</span></li>}
    </ul>
  );
}
