/** What each folder of features/ offers (features/README.md). Descriptors are in the first chunk, views are not. */
import type { ComponentType } from "preact";
import type { IconName } from "@/shared/ui/Icon";
import { match, type Params } from "./router";

export interface ViewProps {
  params: Params;
}
type Loads<P> = () => Promise<{ default: ComponentType<P> }>;

export interface Feature {
  name: string;
  /** Hash patterns that show the view: "/ficha/:character?". */
  routes?: string[];
  view?: Loads<ViewProps>;
  /** Message files of i18n/<lang>/, without ending, that the view needs. */
  words?: string[];
  /**
   * An entry of the navigation. `label` is a message id in app.ftl ("shell-nav-<name>"); it shows where `when` holds,
   * with a mark while something there `waits` for an answer.
   */
  nav?: { to: string; label: string; icon: IconName; order: number; when?: () => boolean; waits?: () => boolean };
  /** Whether the view stands without the navigation and the line (joining). */
  bare?: boolean;
  /** Sheets that any screen can open by name: openOverlay("roll", {...}). */
  overlays?: Record<string, Loads<any>>;
  /** What stands above the navigation on every player's screen. */
  line?: Loads<Record<string, never>>;
}

const found = import.meta.glob<{ default: Feature }>("../features/*/feature.ts", { eager: true });

export const features: Feature[] = Object.values(found).map((module) => module.default);

// every piece on one page, while developing: no build contains it
if (import.meta.env.DEV) features.push((await import("../gallery/feature")).default);

/** @returns the feature and its params for a path, null where nobody answers */
export function featureAt(path: string): { feature: Feature; params: Params } | null {
  let found: { feature: Feature; params: Params } | null = null;
  for (const feature of features) {
    for (const pattern of feature.routes ?? []) {
      const params = match(pattern, path);
      // "/ficha/nova" goes before "/ficha/:character?": whoever names more of the path
      if (params && (!found || Object.keys(params).length < Object.keys(found.params).length)) found = { feature, params };
    }
  }
  return found;
}

export const navEntries = () =>
  features
    .flatMap((feature) => (feature.nav ? [feature.nav] : []))
    .filter((entry) => entry.when?.() ?? true)
    .sort((one, other) => one.order - other.order);

/** @returns who offers an overlay */
export function overlayOf(name: string): { feature: Feature; load: Loads<any> } | null {
  for (const feature of features) {
    const load = feature.overlays?.[name];
    if (load) return { feature, load };
  }
  return null;
}

export const lineFeature = (): Feature | null => features.find((feature) => feature.line) ?? null;
