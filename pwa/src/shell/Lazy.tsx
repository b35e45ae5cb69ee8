/** A component that arrives with its words; broken ones say so and leave the rest of the app standing. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useErrorBoundary, useState } from "preact/hooks";
import { loadWords, t } from "@/shared/i18n";
import { Button, EmptyState, Waiting } from "@/shared/ui";
import { updateNeeded } from "./update";

type Loads = () => Promise<{ default: ComponentType<any> }>;
const arrived = new Map<Loads, ComponentType<any>>();

export async function fetchView(load: Loads, words: string[] = []): Promise<ComponentType<any>> {
  const [module] = await Promise.all([load(), loadWords(...words)]);
  arrived.set(load, module.default);
  return module.default;
}

export interface LazyProps {
  load: Loads;
  words?: string[];
  props: Record<string, unknown>;
  /** Nothing instead of a waiting sign or an error. */
  quiet?: boolean;
  /** Told when it could not be shown. */
  failed?: () => void;
}

export function Lazy({ load, words, props, quiet, failed: onFailed }: LazyProps): JSX.Element | null {
  const [, redraw] = useState(0);
  const [failed, setFailed] = useState(false);
  const [error, reset] = useErrorBoundary((seen) => {
    console.error(seen);
    onFailed?.();
  });
  const View = arrived.get(load);
  useEffect(() => {
    if (View) return;
    let here = true;
    setFailed(false);
    fetchView(load, words).then(
      () => here && redraw((count) => count + 1),
      () => {
        // its file is gone from the server (an update), or there is no way to it
        if (!here) return;
        setFailed(true);
        onFailed?.();
        updateNeeded.value = navigator.onLine;
      },
    );
    return () => {
      here = false;
    };
  }, [load, View]);
  if (error || failed) return quiet ? null : <Broken retry={() => { reset(); redraw((count) => count + 1); setFailed(false); }} />;
  if (!View) return quiet ? null : <Waiting />;
  return <View {...props} />;
}

function Broken({ retry }: { retry: () => void }): JSX.Element {
  return (
    <div class="page">
      <EmptyState
        title={t("shell-broken")}
        actions={<><Button kind="primary" run={retry}>{t("shell-retry")}</Button><Button run={() => location.reload()}>{t("shell-reload")}</Button></>}
      >
        {t("shell-broken-help")}
      </EmptyState>
    </div>
  );
}
