/** Whom one plays: free at the table, ready ones, or one's own making. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { newId } from "@/bridge/dice";
import { errorText, language, loadSystemWords, t } from "@/shared/i18n";
import type { Character } from "@/shared/types";
import { BottomSheet, Button, Page, Row, showToast, Waiting } from "@/shared/ui";
import { ConnectionDot, navigate } from "@/shell";
import { featureAt } from "@/shell/features";
import { characters, isGm, me, send, session, system, view } from "@/store";
import { Preview, TraitDice } from "./Preview";
import { taglineOf } from "@/features/card/model";
import { freeCharacters, readyCharacters, type Ready } from "./model";

export function Choose(): JSX.Element {
  const [shown, setShown] = useState<Ready | Character | null>(null);
  const [words, setWords] = useState(false);
  const open = session.value;
  const declared = system.value;
  useEffect(() => {
    if (open) void loadSystemWords(open.system).then(() => setWords(true));
    else navigate("/", { replace: true });
  }, [open?.code, language.value]);
  if (!open || !declared || !view.value || !words) return <Waiting />;
  const free = freeCharacters(declared, characters.value);
  const names = new Set(characters.value.map((character) => character.name));
  const all = readyCharacters(declared);
  const ready = all.filter((one) => !names.has(one.name));
  // a free one shows no sheet before it is taken, unless it is one that everybody may read
  const known = (one: Character): Character => (one.sheet ? one : { ...one, sheet: all.find((other) => other.name === one.name)?.sheet });
  const own = featureAt("/ficha/nova");
  return (
    <Page
      title={t("door-choose")}
      sub={<ConnectionDot />}
      back={() => navigate("/")}
      foot={
        <div class="split">
          {isGm.value && <Button big run={() => navigate("/ficha")}>{t("door-choose-none")}</Button>}
          {own && <Button kind={free.length + ready.length ? "line" : "primary"} icon="plus" big run={() => navigate("/ficha/nova")}>{t("door-choose-new")}</Button>}
        </div>
      }
    >
      {free.length > 0 && <h2 class="heading">{t("door-choose-free")}</h2>}
      <div class="rows">{free.map(known).map((one) => <Choosable key={one.id} one={one} pick={setShown} />)}</div>
      {ready.length > 0 && <h2 class="heading">{t("door-choose-ready")}</h2>}
      <div class="rows">
        {ready.map((one) => <Choosable key={one.id} one={one} pick={setShown} />)}
      </div>
      {shown && <CharacterSheet one={shown} close={() => setShown(null)} />}
    </Page>
  );
}

function Choosable({ one, pick }: { one: Ready | Character; pick: (one: Ready | Character) => void }): JSX.Element {
  const declared = system.value!;
  return (
    <Row
      title={one.name}
      note={one.sheet ? taglineOf(declared, one) : t(`${declared.id}-kind-${one.kind}`)}
      end={one.sheet && <TraitDice declared={declared} sheet={one.sheet} />}
      run={() => pick(one)}
    />
  );
}

const isSeated = (one: Ready | Character): one is Character => "owner" in one;

async function take(one: Ready | Character): Promise<boolean> {
  const sent = isSeated(one)
    ? await send({ type: "character.take", character: one.id })
    : await send({ type: "character.add", character: { id: newId(), name: one.name, kind: one.kind, owner: me.peek()!.id, sheet: one.sheet } });
  if (sent.ok) navigate("/ficha", { replace: true });
  else showToast(errorText(sent.error), { tone: "bad" });
  return sent.ok;
}

function CharacterSheet({ one, close }: { one: Ready | Character; close: () => void }): JSX.Element {
  const declared = system.value!;
  const sheet = one.sheet;
  return (
    <BottomSheet title={one.name} note={sheet ? taglineOf(declared, one) : t(`${declared.id}-kind-${one.kind}`)} close={close}>
      {sheet && <Preview declared={declared} sheet={sheet} />}
      <div class="choose-foot">
        <Button kind="primary" big wide run={async () => { if (await take(one)) close(); }}>{t("door-choose-go", { name: one.name })}</Button>
      </div>
    </BottomSheet>
  );
}
