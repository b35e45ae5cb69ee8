/** The azulejo: a success lays a tile, each further degree another; a failure lays a cracked one. */
import type { JSX } from "preact";
import { t } from "@/shared/i18n";

const QUARTERS = "M0 0h24a24 24 0 0 1-24 24zM48 48h-24a24 24 0 0 1 24-24zM24 0h24a24 24 0 0 1-24 24z";
const CRACK = "M27 0 21 13 29 22 19 32 25 39 21 48";
const MOST = 8;

export function Tile({ cracked }: { cracked?: boolean }): JSX.Element {
  if (!cracked) {
    return (
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <rect width="48" height="48" fill="#f6eedd" />
        <path d={QUARTERS} fill="#2f5fc4" />
        <path d="M0 48v-24a24 24 0 0 1 24 24z" fill="#f6bd3b" />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" fill="#cbc3b2" />
      <path d={QUARTERS} fill="#76829c" />
      <path d="M0 48v-24a24 24 0 0 1 24 24z" fill="#b5a579" />
      <path d={CRACK} fill="none" stroke="#12141c" stroke-width="5" stroke-linejoin="bevel" />
      <path d="M29 22 40 17 48 19M19 32 9 29 0 33" fill="none" stroke="#12141c" stroke-width="2.5" />
    </svg>
  );
}

/** Tiles in a row; what does not fit is counted. */
export function Tiles({ laid = 0, cracked = 0, small }: { laid?: number; cracked?: number; small?: boolean }): JSX.Element | null {
  const count = laid || cracked;
  if (count <= 0) return null;
  const said = laid ? t("ui-tiles", { n: laid }) : t("ui-cracks", { n: cracked });
  return (
    <span class={small ? "tiles small-tiles" : "tiles"} role="img" aria-label={said}>
      {Array.from({ length: Math.min(count, MOST) }, (_, at) => <Tile key={at} cracked={!laid} />)}
      {count > MOST && <span class="number" aria-hidden="true">+{count - MOST}</span>}
    </span>
  );
}

/** The same quarter circles, hardly visible: for a header's right edge. The parent is positioned. */
export const Azulejo = (): JSX.Element => <span class="azulejo" aria-hidden="true" />;
