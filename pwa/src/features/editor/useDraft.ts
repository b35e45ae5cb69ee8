/** A character in hand: what was there, what stands now, and what the game says of it. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { RulesError, rules } from "@/bridge/rules";
import { latest } from "@/features/roll/plan";
import type { Spec, Values } from "@/shared/form";
import type { Failure, Text } from "@/shared/types";
import { view } from "@/store";
import { type Culprit, culpritOf } from "./culprit";
import { changedFields } from "./model";

export interface Draft {
  name: string;
  kind: string;
  owner: string;
  sheet: Values;
}

export interface Checked {
  budget: { spent: number; available: number; rows: { text: Text; spent: number; available: number | null }[] } | null;
  problems: Text[];
  derived: Values;
}

export interface InHand {
  draft: Draft;
  base: Draft;
  dirty: boolean;
  change: (part: Partial<Draft>) => void;
  set: (field: string, value: unknown) => void;
  checked: Checked | null;
  failure: Failure | null;
  culprit: Culprit | null;
}

export const isDirty = (base: Draft, draft: Draft): boolean =>
  base.name !== draft.name || base.kind !== draft.kind || base.owner !== draft.owner || Object.keys(changedFields(base.sheet, draft.sheet)).length > 0;

export function useDraft(system: string, declared: Spec[], base: Draft): InHand {
  const [start] = useState(base);
  const [draft, setDraft] = useState(base);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [culprit, setCulprit] = useState<Culprit | null>(null);
  const check = useMemo(
    () =>
      latest<Draft>(async (asked) => {
        try {
          await rules.ready(system);
          setChecked(await rules.call<Checked>("check_sheet", system, asked.sheet, asked.kind, view.peek()?.table.rules ?? {}));
          setFailure(null);
          setCulprit(null);
        } catch (error) {
          // without the rules it can still be written; the table says what is wrong when it is kept
          const wrong = error instanceof RulesError ? error.failure : null;
          setFailure(wrong);
          const spec = declared.find((one) => `sheet.${one.name}` === wrong?.field);
          setCulprit(await culpritOf(system, asked.kind, spec, asked.sheet));
        }
      }),
    [system],
  );
  useEffect(() => check(draft), [draft]);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return {
    draft,
    base: start,
    dirty: isDirty(start, draft),
    change,
    set: (field, value) => setDraft((before) => ({ ...before, sheet: { ...before.sheet, [field]: value } })),
    checked,
    failure,
    culprit,
  };
}
