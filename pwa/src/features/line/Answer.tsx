/** What was understood, what is asked back, or what was not: above the line, until it is settled. */
import type { JSX } from "preact";
import { text, t } from "@/shared/i18n";
import type { Text } from "@/shared/types";
import { Button, Icon } from "@/shared/ui";
import type { Reading } from "./understand";

export type Said =
  | { kind: "doing"; words: string }
  | { kind: "refused"; words: string; why: string }
  | { kind: "asks"; question: string; options: Reading[]; labels?: Text[] }
  | { kind: "missed"; words: string; nearest: Reading[] };

interface Props {
  said: Said | null;
  pick: (reading: Reading) => void;
  close: () => void;
}

export function Answer({ said, pick, close }: Props): JSX.Element {
  return (
    <div role="status" aria-live="polite">
      {said && (
        <div class={`spoken-answer ${said.kind}`}>
          <div class="grow">
            <Words said={said} />
          </div>
          {said.kind !== "doing" && <Button kind="quiet" icon="close" label={t("ui-close")} run={close} />}
          <Options said={said} pick={pick} />
        </div>
      )}
    </div>
  );
}

function Words({ said }: { said: Said }): JSX.Element {
  if (said.kind === "asks") return <p><b>{said.question}</b></p>;
  if (said.kind === "missed") return <><p>{said.words}</p>{said.nearest.length > 0 ? <p class="small">{t("line-nearest")}</p> : <p class="small">{t("line-examples")}</p>}</>;
  if (said.kind === "refused") return <><p>{said.words}</p><p class="error"><Icon name="up" size={10} />{said.why}</p></>;
  return <p class="understood"><Icon name="forward" size={18} /><span>{said.words}</span></p>;
}

function Options({ said, pick }: { said: Said; pick: Props["pick"] }): JSX.Element | null {
  const options = said.kind === "asks" ? said.options : said.kind === "missed" ? said.nearest : [];
  if (!options.length) return null;
  const labels = said.kind === "asks" ? said.labels : undefined;
  return (
    <div class="spoken-options">
      {options.map((reading, at) => <Button key={at} run={() => pick(reading)}>{text(labels?.[at] ?? reading.says)}</Button>)}
    </div>
  );
}
