/** The answers of a rule's form: what the table knows, under what was typed here. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { rules } from "@/bridge/rules";
import { latest } from "@/features/roll/plan";
import { firstMissing, requestOf, type Values } from "@/shared/form";
import type { Failure, Id } from "@/shared/types";
import { session, view } from "@/store";
import type { OpDeclaration } from "./model";

export interface OpForm {
  values: Values;
  set: (name: string, value: unknown) => void;
  /** What of it the table knew. */
  known: Values;
  /** As it is sent. */
  request: Values;
  missing: string | null;
}

export function useOpForm(op: OpDeclaration, given: Values, actor: Id | null, target: Id | null): OpForm {
  const [known, setKnown] = useState<Values>({});
  const [own, setOwn] = useState<Values>(given);
  useEffect(() => {
    let here = true;
    const state = view.peek();
    if (state) {
      void rules
        .call<Values>("fill", state, actor, op.op, target)
        .then((values) => here && setKnown(values), () => here && setKnown({}));
    }
    return () => {
      here = false;
    };
  }, [op.op, actor, target]);
  const values = { ...known, ...own };
  return {
    values,
    known,
    set: (name, value) => setOwn((before) => ({ ...before, [name]: value === undefined ? null : value })),
    request: requestOf(op.inputs, values),
    missing: firstMissing(op.inputs, values),
  };
}

export interface Worked {
  outcome: Record<string, unknown> | null;
  error: Failure | null;
}

/** @returns what a rule that rolls nothing comes to, worked out anew with every change */
export function useWorkedOut(op: OpDeclaration, request: Values, open: boolean): Worked {
  const [worked, setWorked] = useState<Worked>({ outcome: null, error: null });
  const work = useMemo(
    () =>
      latest<Values>(async (asked) => {
        try {
          const answer = await rules.resolve({ system: session.peek()!.system, op: op.op, ...asked }, {});
          setWorked({ outcome: answer.outcome ?? null, error: null });
        } catch (error) {
          setWorked({ outcome: null, error: (error as { failure?: Failure }).failure ?? { code: "rules_broken" } });
        }
      }),
    [op.op],
  );
  const key = JSON.stringify(request);
  useEffect(() => {
    if (open) work(request);
    else setWorked({ outcome: null, error: null });
  }, [key, open]);
  return worked;
}
