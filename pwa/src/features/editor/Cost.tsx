/** What a character costs and what its game has against it: one line at the thumb, all of it a tap away. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { sheetWords } from "@/shared/form";
import { plain, t, text } from "@/shared/i18n";
import { BottomSheet, Button, Chip, Icon } from "@/shared/ui";
import { system } from "@/store";
import type { Checked, InHand } from "./useDraft";

interface ChipDeclaration {
  label: string;
  value: string;
  aside?: string;
  tone?: "good" | "bad";
  hide_zero?: boolean;
}

/** What is worked out of the sheet, as its card will show it. */
export function Derived({ hand }: { hand: InHand }): JSX.Element | null {
  const derived = hand.checked?.derived;
  if (!derived) return null;
  const at = (path: string): unknown => path.split(".").reduce<any>((node, part) => node?.[part], { derived, sheet: hand.draft.sheet });
  const chips = ((system.value!.chips ?? []) as ChipDeclaration[]).flatMap((chip) => {
    const value = at(chip.value);
    if (value === null || value === undefined || (chip.hide_zero && !value)) return [];
    const aside = chip.aside ? at(chip.aside) : 0;
    return [<Chip key={chip.label} tone={chip.tone}>{t(chip.label, { value: shown(value), aside: shown(aside) })}</Chip>];
  });
  return chips.length ? <div class="cluster editor-derived" role="group" aria-label={t("editor-derived")}>{chips}</div> : null;
}

const shown = (value: unknown): string | number => (typeof value === "number" && value >= 0 ? value : typeof value === "number" ? plain(value) : String(value ?? ""));

export function Cost({ hand }: { hand: InHand }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const { checked } = hand;
  if (!checked) return null;
  const { budget, problems } = checked;
  const wrong = problems.length + (hand.failure ? 1 : 0);
  if (!budget && !wrong) return null;
  return (
    <>
      <button type="button" class={wrong ? "cost bad" : "cost"} aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name={wrong ? "up" : "check"} size={wrong ? 12 : 18} />
        <span class="grow" role="status">
          {budget && <Sums budget={budget} />}
          <span>{wrong ? t("editor-problems", { n: wrong }) : t("editor-fine")}</span>
        </span>
        <Icon name="forward" size={16} />
      </button>
      {open && <CostSheet hand={hand} close={() => setOpen(false)} />}
    </>
  );
}

type Budget = NonNullable<Checked["budget"]>;

/** The sums at a glance: those that have an end of their own, and what goes beyond them all. */
function Sums({ budget }: { budget: Budget }): JSX.Element {
  const ended = budget.rows.filter((row) => row.available !== null);
  const rows = ended.length > 1 ? ended : [];
  const over = budget.spent > budget.available;
  return (
    <>
      {rows.map((row, at) => <b key={at}>{t("editor-sum", { what: text(row.text), spent: plain(row.spent), available: plain(row.available!) })}</b>)}
      {(rows.length === 0 || budget.spent > 0 || budget.available > 0) && <b class={over ? "tone-bad" : undefined}>{t(rows.length ? "editor-cost-more" : "editor-cost", { spent: plain(budget.spent), available: plain(budget.available) })}</b>}
    </>
  );
}

function CostSheet({ hand, close }: { hand: InHand; close: () => void }): JSX.Element {
  const { budget, problems } = hand.checked!;
  return (
    <BottomSheet title={t("editor-cost-title")} note={hand.draft.name} close={close}>
      {(problems.length > 0 || hand.failure) && (
        <ul class="problems">
          {hand.failure && <li><Icon name="up" size={12} /><span>{t("editor-wrong", { what: sheetWords(system.value!.id).label(hand.failure.field?.replace(/^sheet\./, "") ?? "name") })}</span></li>}
          {problems.map((problem, at) => <li key={at}><Icon name="up" size={12} /><span>{text(problem)}</span></li>)}
        </ul>
      )}
      {budget && (
        <dl class="sum">
          {budget.rows.map((row, at) => (
            <>
              <dt key={at}>{text(row.text)}</dt>
              <dd class={row.available !== null && row.spent > row.available ? "tone-bad" : undefined}>{row.available === null ? plain(row.spent) : t("editor-of", { spent: plain(row.spent), available: plain(row.available) })}</dd>
            </>
          ))}
          <dt class="last">{t(budget.rows.filter((row) => row.available !== null).length > 1 ? "editor-total-more" : "editor-total")}</dt>
          <dd class="last">{t("editor-of", { spent: plain(budget.spent), available: plain(budget.available) })}</dd>
        </dl>
      )}
      <p class="small">{t("editor-cost-about")}</p>
      <Button wide big run={close}>{t("ui-ok")}</Button>
    </BottomSheet>
  );
}
