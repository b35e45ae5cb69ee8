/** A table's code: five letters, large, said aloud across the table. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { t } from "@/shared/i18n";
import { Icon } from "@/shared/ui";
import { CODE_LENGTH, readCode } from "./model";

export function CodeField({ code, set, error }: { code: string; set: (code: string) => void; error: string | null }): JSX.Element {
  const id = useId();
  return (
    <div class={error ? "field wrong" : "field"}>
      <label for={id}>{t("door-code")}</label>
      <input
        id={id}
        class="input code"
        value={code}
        maxLength={80}
        size={CODE_LENGTH}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterKeyHint="go"
        placeholder={t("door-code-example")}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onInput={(event) => {
          const typed = readCode(event.currentTarget.value);
          event.currentTarget.value = typed;
          set(typed);
        }}
      />
      {error && <p class="error" id={`${id}-note`} role="alert"><Icon name="up" size={10} />{error}</p>}
    </div>
  );
}
