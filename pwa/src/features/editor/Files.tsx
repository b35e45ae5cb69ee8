/** A character to a file and from one, with the report of what was made of it. */
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { type Spec, sheetWords } from "@/shared/form";
import { hasText, t } from "@/shared/i18n";
import { BottomSheet, Button, Icon } from "@/shared/ui";
import { isGm, system } from "@/store";
import { blankSheet } from "./model";
import { type Note, readCharacter, type Reading, writeCharacter } from "./transfer";
import type { Draft } from "./useDraft";

interface Props {
  draft: Draft;
  take: (part: Partial<Draft>) => void;
  fresh: boolean;
}

function download(draft: Draft): void {
  const declared = system.peek()!;
  const file = new Blob([writeCharacter(declared.id, draft)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  const name = draft.name.trim().normalize("NFD").replace(/\p{M}/gu, "").replace(/[^\w-]+/g, "-").slice(0, 40) || "tavola";
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function FileButtons({ draft, take, fresh }: Props): JSX.Element {
  const [reading, setReading] = useState<Reading | null>(null);
  const id = useId();
  const declared = system.value!;
  const read = async (file: File | undefined) => {
    if (!file) return;
    const kinds = (isGm.peek() ? declared.kinds : declared.player_kinds) as string[];
    setReading(readCharacter(await file.text(), declared.id, declared.sheet as Spec[], kinds, sheetWords(declared.id)));
  };
  const use = () => {
    if (reading?.ok) {
      const { name, kind, sheet } = reading.character;
      take({ name: name || draft.name, ...(fresh ? { kind } : {}), sheet: { ...blankSheet(declared.sheet as Spec[]), ...sheet } });
    }
    setReading(null);
  };
  return (
    <section class="part">
      <h2 class="heading">{t("editor-file")}</h2>
      <div class="split wrap">
        <Button disabled={!draft.name.trim()} run={() => download(draft)}>{t("editor-export")}</Button>
        <span class="file-pick">
          <span class="button line wide" aria-hidden="true">{t("editor-import")}</span>
          <input
            id={id}
            type="file"
            accept=".json,application/json"
            aria-label={t("editor-import")}
            onChange={(event) => {
              const input = event.currentTarget;
              void read(input.files?.[0]).finally(() => (input.value = ""));
            }}
          />
        </span>
      </div>
      {reading && <ReportSheet reading={reading} use={use} close={() => setReading(null)} />}
    </section>
  );
}

function ReportSheet({ reading, use, close }: { reading: Reading; use: () => void; close: () => void }): JSX.Element {
  if (!reading.ok) {
    const game = reading.system && hasText(`${reading.system}-name`) ? t(`${reading.system}-name`) : (reading.system ?? "");
    return (
      <BottomSheet title={t("editor-import-failed")} close={close}>
        <p class="error" role="alert"><Icon name="up" size={10} />{t(`editor-import-${reading.why}`, { game })}</p>
        <Button wide big run={close}>{t("ui-ok")}</Button>
      </BottomSheet>
    );
  }
  const { read, guessed, ignored } = reading.report;
  return (
    <BottomSheet title={reading.character.name || t("editor-unnamed")} note={t("editor-import-about")} close={close}>
      <div class="report">
        <Part title={t("editor-import-read", { n: read.length })} notes={[]}><p class="small">{read.map((note) => note.where).join(" · ")}</p></Part>
        {guessed.length > 0 && <Part title={t("editor-import-guessed", { n: guessed.length })} notes={guessed} />}
        {ignored.length > 0 && <Part title={t("editor-import-ignored", { n: ignored.length })} notes={ignored} />}
      </div>
      <div class="editor-foot">
        <Button kind="primary" big run={use}>{t("editor-import-use")}</Button>
        <Button big run={close}>{t("ui-cancel")}</Button>
      </div>
    </BottomSheet>
  );
}

function Part({ title, notes, children }: { title: string; notes: Note[]; children?: JSX.Element }): JSX.Element {
  return (
    <section>
      <h3>{title}</h3>
      {children}
      <ul>
        {notes.map((note, at) => (
          <li key={at}>
            {note.where}
            {note.from !== undefined && <span class="small">{note.to === undefined ? note.from : t("editor-import-change", { from: note.from, to: note.to })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
