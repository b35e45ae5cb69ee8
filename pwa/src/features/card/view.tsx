/** Whose card it is, and the card. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { language, loadSystemWords, t } from "@/shared/i18n";
import type { Character } from "@/shared/types";
import { Button, EmptyState, LinkButton, Page, Row, Tabs, Waiting } from "@/shared/ui";
import { ConnectionDot, navigate } from "@/shell";
import { featureAt, type ViewProps } from "@/shell/features";
import { characters, isGm, me, mine, session, started, system, view } from "@/store";
import "./card.css";
import { Card } from "./Card";
import { taglineOf } from "./model";

/** The system's words are there before anything is drawn from them. */
function useWords(of: string | undefined): boolean {
  const [ready, setReady] = useState("");
  useEffect(() => {
    if (of) void loadSystemWords(of).then(() => setReady(`${of} ${language.value}`));
  }, [of, language.value]);
  return ready !== "" && ready.startsWith(`${of} `);
}

export default function CardView({ params }: ViewProps): JSX.Element {
  const open = session.value;
  const words = useWords(open?.system);
  useEffect(() => {
    if (started.value && !open) navigate("/", { replace: true });
  }, [started.value, open]);
  if (!open || !view.value || !system.value || !words) return <Waiting />;
  const character = params.character ? view.value.characters[params.character] : mine.value[0];
  if (!character) return isGm.value || params.character ? <Everyone gone={params.character !== undefined} /> : <Nobody />;
  return (
    <Page title={character.name} sub={<Under character={character} />} end={<HeadButtons character={character} />} back={params.character && character.owner !== me.value?.id ? () => navigate("/ficha", { replace: true }) : undefined}>
      {mine.value.length > 1 && character.owner === me.value?.id && (
        <Tabs label={t("card-own")} value={character.id} set={(id) => navigate(`/ficha/${id}`, { replace: true })} options={mine.value.map((own) => ({ value: own.id, label: own.name }))} />
      )}
      <Card key={character.id} character={character} declared={system.value} />
    </Page>
  );
}

function Under({ character }: { character: Character }): JSX.Element {
  const tagline = taglineOf(system.value!, character);
  const owner = character.owner && character.owner !== me.value?.id ? view.value?.members[character.owner]?.name : null;
  return (
    <>
      <ConnectionDot />
      {owner && <span>{owner}</span>}
      {tagline && <span>{tagline}</span>}
      {character.hidden && <span>{t("card-hidden")}</span>}
      {(character.count ?? 1) > 1 && <span>{t("card-count", { n: character.count ?? 1 })}</span>}
    </>
  );
}

function HeadButtons({ character }: { character: Character }): JSX.Element {
  const edit = `/ficha/${character.id}/editar`;
  return (
    <span class="head-buttons">
      {character.sheet && featureAt(edit) && <Button kind="quiet" icon="edit" label={t("card-edit", { name: character.name })} run={() => navigate(edit)} />}
      <Button kind="quiet" icon="settings" label={t("card-settings")} run={() => navigate("/ajustes")} />
    </span>
  );
}

/** A player without a character. */
function Nobody(): JSX.Element {
  return (
    <Page title={me.value?.name ?? ""} sub={<ConnectionDot />} end={<Button kind="quiet" icon="settings" label={t("card-settings")} run={() => navigate("/ajustes")} />} center>
      <EmptyState title={t("card-nobody")} actions={<LinkButton kind="primary" big to="/escolher">{t("card-choose")}</LinkButton>}>{t("card-nobody-about")}</EmptyState>
    </Page>
  );
}

/** All cards that may be opened: the game master's way to any of them. */
function Everyone({ gone }: { gone: boolean }): JSX.Element {
  const all = characters.value;
  const groups = [
    { label: t("card-players"), of: all.filter((one) => one.owner !== null) },
    { label: t("card-others"), of: all.filter((one) => one.owner === null) },
  ];
  return (
    <Page title={t(gone ? "card-gone" : "card-everyone")} sub={<ConnectionDot />} end={<Button kind="quiet" icon="settings" label={t("card-settings")} run={() => navigate("/ajustes")} />}>
      {all.length === 0 && <EmptyState title={t("card-none")} actions={<LinkButton kind="primary" big to="/escolher">{t("card-choose")}</LinkButton>}>{t("card-none-about")}</EmptyState>}
      {groups.map((group) => group.of.length > 0 && (
        <div key={group.label} class="stack">
          <h2 class="heading">{group.label}</h2>
          <div class="rows">
            {group.of.map((one) => <Row key={one.id} title={one.name} note={whoOf(one)} to={`/ficha/${one.id}`} now={view.value?.fight?.turn === one.id} />)}
          </div>
        </div>
      ))}
    </Page>
  );
}

function whoOf(one: Character): string {
  const kind = t(`${session.value!.system}-kind-${one.kind}`);
  const owner = one.owner ? view.value?.members[one.owner]?.name : null;
  return [owner, kind, one.hidden ? t("card-hidden") : "", (one.count ?? 1) > 1 ? t("card-count", { n: one.count ?? 1 }) : ""].filter(Boolean).join(" · ");
}
