/** Notations that this phone keeps at hand. */
import { signal } from "@preact/signals";
import { readSetting, writeSetting } from "@/shared/settings";

export interface Favourite {
  notation: string;
  name: string;
}

const MOST = 24;

function kept(): Favourite[] {
  try {
    const rows: unknown = JSON.parse(readSetting("favourites") ?? "[]");
    if (!Array.isArray(rows)) return [];
    return rows.filter((row): row is Favourite => typeof row?.notation === "string" && typeof row?.name === "string").slice(0, MOST);
  } catch {
    return [];
  }
}

export const favourites = signal<Favourite[]>(kept());

function keep(rows: Favourite[]): void {
  favourites.value = rows;
  writeSetting("favourites", JSON.stringify(rows));
}

export const isFavourite = (notation: string): boolean => favourites.value.some((row) => row.notation === notation);

/** Put one at the end; one of the same notation is renamed. */
export function addFavourite(fresh: Favourite): void {
  const others = favourites.peek().filter((row) => row.notation !== fresh.notation);
  keep([...others, fresh].slice(-MOST));
}

export const dropFavourite = (notation: string): void => keep(favourites.peek().filter((row) => row.notation !== notation));
