/** What this device and this seat can choose. Every choice holds at once. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { errorText, language, LANGUAGES, setLanguage, t, type Language } from "@/shared/i18n";
import { aloud, canReadAloud, sayAloud, setAloud } from "@/shared/aloud";
import { BottomSheet, Button, Choice, Field, LinkButton, Page, Row, showToast, Toggle } from "@/shared/ui";
import { ConnectionDot, goBack, install, installed, installOffer, navigate, setTheme, theme, type Theme } from "@/shell";
import { forget, isAlone, leaveTable, me, mine, mode, send, session } from "@/store";

const THEMES: Theme[] = ["auto", "dark", "light"];

export default function Settings(): JSX.Element {
  return (
    <Page title={t("settings-title")} sub={session.value ? <ConnectionDot /> : undefined} back={() => goBack("/")}>
      <div class="stack" style={{ gap: "var(--s5)" }}>
        <Choice label={t("settings-language")} value={language.value} set={(chosen) => setLanguage(chosen as Language)} options={LANGUAGES.map((code) => ({ value: code, label: t(`settings-language-${code}`) }))} />
        <Choice label={t("settings-theme")} value={theme.value} set={(chosen) => setTheme(chosen as Theme)} options={THEMES.map((name) => ({ value: name, label: t(`settings-theme-${name}`) }))} />
        {canReadAloud() && (
          <div class="card">
            <Toggle on={aloud.value} set={(on) => { setAloud(on); if (on) sayAloud(t("settings-aloud-sample")); }}>
              {t("settings-aloud")}
              <span class="small" style={{ display: "block" }}>{t("settings-aloud-about")}</span>
            </Toggle>
          </div>
        )}
        <Install />
        {session.value && <Seat />}
      </div>
    </Page>
  );
}

/** Keeping the app: the browser's own offer, or how it is done where there is none. */
function Install(): JSX.Element | null {
  if (installed()) return null;
  if (isAlone() && !installOffer.value) return null;
  if (installOffer.value) return <Button wide run={install}>{t("shell-install")}</Button>;
  return <LinkButton to="/instalar">{t(window.isSecureContext ? "settings-home" : "settings-trust")}</LinkButton>;
}

function Seat(): JSX.Element {
  const [leaving, setLeaving] = useState(false);
  const open = session.value!;
  return (
    <section class="stack">
      <h2 class="heading">{t("settings-seat", { table: open.name })}</h2>
      {mode.value === "table" && <Name />}
      <div class="rows">
        {mine.value.map((character) => (
          <Row key={character.id} title={character.name} note={t("settings-own")} end={<Button run={() => giveUp(character.id)}>{t("settings-give-up")}</Button>} />
        ))}
      </div>
      <div class="split wrap">
        <LinkButton to="/escolher">{t(mine.value.length ? "settings-another" : "settings-choose")}</LinkButton>
        <Button run={() => { leaveTable(); navigate("/"); }}>{t("settings-switch")}</Button>
      </div>
      <Button kind="danger" wide run={() => setLeaving(true)}>{t("settings-leave")}</Button>
      {leaving && <Leave close={() => setLeaving(false)} />}
    </section>
  );
}

async function giveUp(character: string): Promise<void> {
  const sent = await send({ type: "character.leave", character });
  if (!sent.ok) return void showToast(errorText(sent.error), { tone: "bad" });
  showToast(t("settings-given-up"), { action: { label: t("ui-undo"), run: () => send({ type: "undo", event: sent.id }) } });
}

function Name(): JSX.Element {
  const own = me.value?.name ?? "";
  const [name, setName] = useState(own);
  const [error, setError] = useState<string | null>(null);
  const rename = async () => {
    const sent = await send({ type: "member.rename", name: name.trim() });
    setError(sent.ok ? null : errorText(sent.error));
    if (sent.ok) showToast(t("settings-renamed"));
  };
  return (
    <form class="stack" onSubmit={(event) => event.preventDefault()}>
      <Field label={t("settings-name")} value={name} set={setName} error={error} max={40} capitals="words" enter="done" />
      {name.trim() && name.trim() !== own && <Button submit run={rename}>{t("settings-rename")}</Button>}
    </form>
  );
}

/** The seat's key goes with it: asked once more, with what is lost. */
function Leave({ close }: { close: () => void }): JSX.Element {
  const open = session.value!;
  const go = async () => {
    await forget(open.code);
    navigate("/");
  };
  return (
    <BottomSheet title={t("settings-leave")} close={close}>
      <p>{t(open.kind === "solo" ? "settings-leave-alone" : "settings-leave-about", { code: open.code })}</p>
      <Button kind="danger" big wide run={go}>{t("settings-leave-go")}</Button>
    </BottomSheet>
  );
}
