/** The plan on the screen and its chances, kept up with every switch; only the last wish is worked out. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { RulesError, rules } from "@/bridge/rules";
import type { Failure, Id, Intent, Modifier, Odds, Plan } from "@/shared/types";
import { view } from "@/store";

/** @returns a function that works on the latest wish and forgets those in between */
export function latest<T>(work: (wish: T) => Promise<void>): (wish: T) => void {
  let running = false;
  let next: { wish: T } | null = null;
  const start = (wish: T): void => {
    running = true;
    void work(wish).finally(() => {
      running = false;
      const waiting = next;
      next = null;
      if (waiting) start(waiting.wish);
    });
  };
  return (wish) => {
    if (running) next = { wish };
    else start(wish);
  };
}

export interface Wish {
  actor: Id | null;
  intent: Intent;
  on: Record<string, boolean>;
  extra: Modifier[];
}

export interface Planned {
  plan: Plan | null;
  odds: Odds | null;
  /** What has to be met, with the modifiers as switched. */
  against: Plan["against"];
  /** Why it cannot be done now. */
  failure: Failure | null;
  /** The rules did not answer: the table may still decide. */
  blind: boolean;
}

const NOTHING: Planned = { plan: null, odds: null, against: null, failure: null, blind: false };

/** @returns the plan of an intent and the chances as switched */
export function usePlan(wish: Wish): Planned {
  const [planned, setPlanned] = useState<Planned>(NOTHING);
  const here = useRef(true);
  useEffect(() => () => void (here.current = false), []);
  const meant = useRef("");
  const worker = useMemo(
    () =>
      latest<Wish>(async (asked) => {
        const set = (part: Partial<Planned>) => here.current && setPlanned((known) => ({ ...known, ...part }));
        const state = view.peek();
        if (!here.current || !state) return;
        let plan: Plan;
        try {
          plan = await rules.plan(state, asked.actor, asked.intent);
          const intent = JSON.stringify(asked.intent);
          // a switch moves what has to be met: until the chances say so, the last figure stands
          set({ plan, failure: null, blind: false, ...(intent === meant.current ? {} : { against: plan.against }) });
          meant.current = intent;
        } catch (error) {
          set(error instanceof RulesError ? { ...NOTHING, failure: error.failure } : { ...NOTHING, blind: true });
          return;
        }
        const odds = await rules.odds(state, asked.actor, asked.intent, asked.on, asked.extra).catch(() => null);
        set({ odds, against: odds?.against ?? plan.against });
      }),
    [],
  );
  const key = JSON.stringify(wish);
  useEffect(() => worker(wish), [key]);
  return planned;
}
