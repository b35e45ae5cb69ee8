/** A screen: its head with the ornament, its body, what is fixed at the thumb. */
import type { ComponentChildren, JSX } from "preact";
import { t } from "@/shared/i18n";
import { Button } from "./Button";
import { Azulejo, Tiles } from "./Tile";

export interface PageProps {
  title: string;
  sub?: ComponentChildren;
  /** Buttons at the right of the head. */
  end?: ComponentChildren;
  /** Where the back arrow leads; none without. */
  back?: () => void;
  /** Stays above the navigation. */
  foot?: ComponentChildren;
  wide?: boolean;
  center?: boolean;
  children: ComponentChildren;
}

export function Page({ title, sub, end, back, foot, wide, center, children }: PageProps): JSX.Element {
  return (
    <div class={wide ? "page wide-page" : "page"}>
      <header class="page-head">
        <Azulejo />
        {back && <Button kind="quiet" icon="back" label={t("ui-back")} run={back} />}
        <div class="grow">
          <h1>{title}</h1>
          {sub && <div class="sub">{sub}</div>}
        </div>
        {end}
      </header>
      <div class={center ? "page-body center" : "page-body"}>{children}</div>
      {foot && <div class="page-foot">{foot}</div>}
    </div>
  );
}

export interface EmptyProps {
  title: string;
  children?: ComponentChildren;
  /** The way out of emptiness: buttons. */
  actions?: ComponentChildren;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, children, actions }: EmptyProps): JSX.Element {
  return (
    <div class="empty">
      <span aria-hidden="true"><Tiles laid={3} /></span>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div class="stack">{actions}</div>}
    </div>
  );
}

/** Something is coming. */
export const Waiting = (): JSX.Element => (
  <div class="waiting" role="status" aria-label={t("ui-loading")}><span aria-hidden="true"><Tiles laid={3} /></span></div>
);
