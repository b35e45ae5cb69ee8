/** A notation under the eyes of the rules: whether it can be rolled, what it comes to, and where it is wrong. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { RulesError, rules } from "@/bridge/rules";
import { latest } from "@/features/roll/plan";
import type { Failure, Odds } from "@/shared/types";
import { view } from "@/store";

export interface Judged {
  text: string;
  failure: Failure | null;
  odds: Odds | null;
}

const OPEN: Judged = { text: "", failure: null, odds: null };

export function useNotation(text: string): Judged {
  const [judged, setJudged] = useState<Judged>(OPEN);
  const judge = useMemo(
    () =>
      latest<string>(async (asked) => {
        const state = view.peek();
        if (!state || !asked.trim()) return setJudged({ ...OPEN, text: asked });
        const intent = { kind: "notation", notation: asked };
        try {
          await rules.plan(state, null, intent);
        } catch (error) {
          return setJudged({ text: asked, failure: error instanceof RulesError ? error.failure : null, odds: null });
        }
        setJudged({ text: asked, failure: null, odds: null });
        const odds = await rules.odds(state, null, intent, {}).catch(() => null);
        setJudged({ text: asked, failure: null, odds });
      }),
    [],
  );
  useEffect(() => judge(text), [text]);
  return judged;
}
