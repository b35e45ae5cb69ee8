/** Offline and voice: trust the certificate step by step, see that it worked, go on with the seat and the code. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "@/shared/i18n";
import { Button, Choice as Options, Icon, LinkButton, Page, Tiles, Waiting } from "@/shared/ui";
import { goBack, install, installed, installOffer, isIos } from "@/shell";
import { type Hello, handIn, hello, isAlone, tables, trustedPlace } from "@/store";
import { Picture } from "./Picture";
import { homeSteps, type Step, stepsFor, type System } from "./steps";
import { goThere } from "./way";

const AGAIN = 3_000;

export function Install({ code }: { code: string }): JSX.Element {
  const [said, setSaid] = useState<Hello | null | undefined>(undefined);
  useEffect(() => {
    void hello().then(setSaid);
  }, []);
  if (said === undefined) return <Waiting />;
  if (window.isSecureContext || isAlone()) return <Home />;
  if (!said?.secure.length) return <Page title={t("waysin-install-title")} back={() => goBack("/")}><p>{t("waysin-none")}</p></Page>;
  return <Trust code={code} places={said.secure} />;
}

/** Ask again and again while somebody looks: they come back from the phone's settings. */
function useTrusted(places: string[]): string | null {
  const [trusted, setTrusted] = useState<string | null>(null);
  useEffect(() => {
    if (trusted) return;
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      const found = document.visibilityState === "visible" ? await trustedPlace(places) : null;
      if (!here) return;
      if (found) setTrusted(found);
      else timer = setTimeout(look, AGAIN);
    };
    void look();
    document.addEventListener("visibilitychange", look);
    return () => {
      here = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [trusted, places.join()]);
  return trusted;
}

function Trust({ code, places }: { code: string; places: string[] }): JSX.Element {
  const [system, setSystem] = useState<System>(isIos() ? "ios" : "android");
  const trusted = useTrusted(places);
  const foot = trusted
    ? <Button kind="primary" big wide run={() => goThere(trusted, code)}>{t("waysin-go")}</Button>
    : <p class="checking" role="status"><span class="dot busy" aria-hidden="true" />{t("waysin-checking")}</p>;
  return (
    <Page title={t("waysin-install-title")} sub={t("waysin-install-sub")} back={() => goBack(code ? `/entrada/${code}` : "/")} foot={foot}>
      {trusted ? <Ready /> : (
        <div class="stack loose">
          <Options label={t("waysin-phone")} value={system} set={(chosen) => setSystem(chosen as System)} options={[{ value: "android", label: t("waysin-android") }, { value: "ios", label: t("waysin-ios") }]} />
          {system === "ios" && !isSafari() && <p class="card">{t("waysin-ios-safari")}</p>}
          <ol class="steps">{stepsFor(system).map((step, at) => <Drawn key={`${system}${at}`} step={step} />)}</ol>
          <p class="small">{t("waysin-what-it-is")}</p>
        </div>
      )}
    </Page>
  );
}

/** Other browsers on an iPhone can fetch the profile, and nothing comes of it. */
const isSafari = (): boolean => !isIos() || !/CriOS|FxiOS|EdgiOS|GSA/.test(navigator.userAgent);

function Ready(): JSX.Element {
  return (
    <div class="ready" role="status">
      <span aria-hidden="true"><Tiles laid={3} /></span>
      <p class="title">{t("waysin-ready")}</p>
      <p>{t("waysin-ready-about")}</p>
    </div>
  );
}

function Drawn({ step }: { step: Step }): JSX.Element {
  return (
    <li class="step">
      <div class="grow stack">
        <p>{step.words}</p>
        {step.file && <a class="button line" href={step.file} download={step.file.endsWith(".crt") || undefined}><Icon name="down" size={12} />{t("waysin-download")}</a>}
      </div>
      <Picture lines={step.picture} />
    </li>
  );
}

/** At the trusted address: only the home screen is left. */
function Home(): JSX.Element {
  const system: System = isIos() ? "ios" : "android";
  const offer = installOffer.value;
  return (
    <Page
      title={t("waysin-home-title")}
      sub={t("waysin-home-sub")}
      back={() => goBack("/")}
      foot={offer ? <Button kind="primary" big wide run={install}>{t("shell-install")}</Button> : <LinkButton kind="primary" big wide to="/">{t("waysin-home-done")}</LinkButton>}
    >
      {installed() ? <Ready /> : (
        <div class="stack loose">
          {!offer && <ol class="steps"><Drawn step={homeSteps(system)} /></ol>}
          <TakeAlong />
        </div>
      )}
    </Page>
  );
}

/** What is installed starts with nothing on an iPhone: letters take the seat there. */
function TakeAlong(): JSX.Element | null {
  const [letters, setLetters] = useState<string | null>(null);
  const tokens = tables.value.filter((table) => table.kind === "table").map((table) => table.token);
  if (!tokens.length || isAlone()) return null;
  return (
    <section class="card stack">
      <h2 class="heading">{t("waysin-seat")}</h2>
      <p>{t("waysin-seat-about")}</p>
      {letters ? <p class="letters" aria-label={letters.split("").join(" ")} role="status">{letters}</p> : <Button run={async () => setLetters(await handIn(tokens))}>{t("waysin-seat-make")}</Button>}
    </section>
  );
}
