/** Which entry of a list the rules refuse, and which of its fields: they name the list alone. */
import { RulesError, rules } from "@/bridge/rules";
import type { Spec, Values } from "@/shared/form";
import { missingOf } from "./model";

export interface Culprit {
  part: string;
  entry: number;
  field: string | null;
}

type Refuses = (sheet: Values) => Promise<boolean>;

const refusing = (system: string, kind: string): Refuses => async (sheet) => {
  try {
    await rules.call("check_sheet", system, sheet, kind);
    return false;
  } catch (error) {
    return error instanceof RulesError;
  }
};

/** @returns the field without which an entry is taken */
async function fieldOf(item: Spec, entry: Values, refuses: (entry: Values) => Promise<boolean>): Promise<string | null> {
  for (const field of item.fields ?? []) {
    if (field.required || entry[field.name] === undefined) continue;
    const without = Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field.name));
    if (!(await refuses(without))) return field.name;
  }
  return null;
}

/** @returns what is wrong in a list; null where no single entry is (two of the same) */
export async function culpritOf(system: string, kind: string, spec: Spec | undefined, sheet: Values): Promise<Culprit | null> {
  const entries = spec && (sheet[spec.name] as Values[] | undefined);
  if (!spec?.item || !Array.isArray(entries)) return null;
  const refuses = refusing(system, kind);
  for (const [at, entry] of entries.entries()) {
    if (missingOf(spec.item, entry).length) continue;
    const alone = (one: Values) => refuses({ [spec.name]: [one] });
    if (await alone(entry)) return { part: spec.name, entry: at, field: await fieldOf(spec.item, entry, alone) };
  }
  return null;
}
