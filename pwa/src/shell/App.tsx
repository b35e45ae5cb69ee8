/** The frame around every screen: banner, screen, the line, the ways round, what is over it. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { language, t } from "@/shared/i18n";
import { Button, EmptyState, Icon, LinkButton, Page, Toasts } from "@/shared/ui";
import { ConnectionBanner } from "./Connection";
import { featureAt, lineFeature, navEntries } from "./features";
import { Lazy } from "./Lazy";
import { Overlays } from "./overlay";
import { route } from "./router";
import { update, updateNeeded, updateReady } from "./update";

export function App(): JSX.Element {
  const path = route.value.path;
  const here = featureAt(path);
  const bare = here?.feature.bare ?? !here;
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  document.documentElement.lang = language.value;
  useEffect(() => {
    document.title = t("shell-name");
    if (first.current) first.current = false;
    else main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [path]);
  return (
    <div class={bare ? "app" : "app with-nav"}>
      <a class="button line skip" href="#content" onClick={(event) => { event.preventDefault(); main.current?.focus(); }}>{t("shell-skip")}</a>
      <ConnectionBanner />
      <UpdateBanner />
      <main ref={main} id="content" tabIndex={-1} class="page" style={{ maxWidth: "none" }}>
        {here?.feature.view ? <Lazy key={here.feature.name} load={here.feature.view} words={here.feature.words} props={{ params: here.params }} /> : <NotFound />}
      </main>
      {!bare && <Dock />}
      <Overlays />
      <Toasts />
    </div>
  );
}

function NotFound(): JSX.Element {
  return (
    <Page title={t("shell-not-found")} center>
      <EmptyState title={t("shell-not-found-help")} actions={<LinkButton kind="primary" to="/">{t("shell-home")}</LinkButton>} />
    </Page>
  );
}

function Dock(): JSX.Element {
  const line = lineFeature();
  const dock = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!dock.current || !("ResizeObserver" in window)) return;
    const watch = new ResizeObserver(([entry]) => {
      document.documentElement.style.setProperty("--dock", `${Math.round(entry?.contentRect.height ?? 0)}px`);
    });
    watch.observe(dock.current);
    return () => {
      watch.disconnect();
      // a screen without the dock has its foot at the very end
      document.documentElement.style.removeProperty("--dock");
    };
  }, []);
  return (
    <div class="dock" ref={dock}>
      {line?.line && <section class="line-slot" aria-label={t("shell-line")}><Lazy load={line.line} words={line.words} props={{}} quiet /></section>}
      <nav class="nav" aria-label={t("shell-nav")}>
        {navEntries().map((entry) => (
          <a key={entry.to} href={`#${entry.to}`} aria-current={isHere(entry.to) ? "page" : undefined}>
            <Icon name={entry.icon} />
            {t(entry.label)}
            {entry.waits?.() && <i class="nav-mark"><span class="hush">{t("shell-waits")}</span></i>}
          </a>
        ))}
      </nav>
    </div>
  );
}

const isHere = (to: string): boolean => route.value.path === to || route.value.path.startsWith(`${to}/`);

function UpdateBanner(): JSX.Element | null {
  if (!updateReady.value && !updateNeeded.value) return null;
  return (
    <div class="banner" role="status">
      <span class="grow">{t(updateNeeded.value ? "shell-update-needed" : "shell-update")}</span>
      <Button run={update}>{t("shell-update-now")}</Button>
    </div>
  );
}
