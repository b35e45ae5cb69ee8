/** The log in sentences: each entry made from its event's type and data. */
import { t, tFirst, word } from "@/shared/i18n";
import type { LogEntry, Member, Text, Verdict, View } from "@/shared/types";
import { said } from "./model";

/** What an entry says: a sentence, and what stands under it. */
export interface Told {
  /** Whom it is about: shown first, larger. Empty where the sentence says it all. */
  who: string;
  what: string;
  notes: string[];
  verdict: Verdict | null;
  roll: string | null;
}

type Data = Record<string, any>;
type Maker = (data: Data, system: string, view: View) => { who?: string; what: string; notes?: string[] };

const stateWord = (system: string, state: string): string => t(`${system}-state-${state}`);

function endedNotes(data: Data, system: string, view: View): string[] {
  const rows = (data.ended ?? []) as { character: string; state: string }[];
  return rows.map(({ character, state }) => {
    const who = view.characters[character];
    return t("table-log-ended", { name: who?.alias ?? who?.name ?? "", state: stateWord(system, state) });
  });
}

/** What came with time that went by. */
const passedNotes = (data: Data): string[] => ((data.passed ?? []) as { text: Text }[]).map((row) => said(row.text));

const dealt: Maker = (data, system, view) => {
  const jokers = (data.told?.jokers ?? []) as string[];
  const notes = jokers.length ? [t("table-log-jokers", { names: jokers.join(", "), n: jokers.length })] : [];
  return { what: t("table-log-round", { n: data.round ?? 0 }), notes: [...notes, ...endedNotes(data, system, view), ...passedNotes(data)] };
};

function applied(data: Data, system: string): { who: string; what: string; notes?: string[] } {
  const notes: string[] = [];
  if (data.count !== undefined) notes.push(t("table-log-one-fell", { n: data.count }));
  for (const state of (data.states ?? []) as string[]) notes.push(stateWord(system, state));
  if (data.wounds) notes.push(t("table-log-wounds", { n: data.wounds }));
  const result = typeof data.result === "string" ? tFirst([`${system}-verdict-${data.result}`, `${system}-w-result-${data.result}`, `${system}-w-${data.result}`], { wounds: data.wounds ?? 0 }) : "";
  return { who: data.name, what: result || t("table-log-applied"), notes: result ? notes.filter((note) => note !== result) : notes };
}

const sceneName = (data: Data, system: string): string => data.name || t(`${system}-scene-${data.kind}`);

const MAKERS: Record<string, Maker> = {
  "table.show": ({ entry }) => ({ what: t(entry ? "table-log-show" : "table-log-show-gone") }),
  "table.note": ({ text }) => ({ what: text ? t("table-log-note", { text }) : t("table-log-note-gone") }),
  "table.rename": ({ name }) => ({ what: t("table-log-table-renamed", { name }) }),
  "table.situation": ({ key, value }, system) => ({ what: t("table-log-situation", { what: t(`${system}-situation-${key}`), value: word(system, key, value) }) }),
  "table.rule": ({ rule, on }, system) => ({ what: t(on ? "table-log-rule-on" : "table-log-rule-off", { rule: ruleWord(system, rule) }) }),
  pool: ({ pool, from, to }, system) => ({ who: t(`${system}-pool-${pool}`), what: t("table-log-step", { from, to }) }),
  clock: ({ unit, count, passed }) => ({
    what: t("table-log-clock", { time: t(`table-clock-${unit}`, { n: count }) }),
    notes: passedNotes({ passed }),
  }),
  "member.join": ({ name }) => ({ who: name, what: t("table-log-joined") }),
  "member.rename": ({ name }) => ({ who: name, what: t("table-log-renamed") }),
  "member.remove": ({ name }) => ({ who: name, what: t("table-log-removed") }),
  "character.add": ({ name }) => ({ who: name, what: t("table-log-added") }),
  "character.edit": ({ name, edited }) => ({ who: name, what: edited?.length ? t("table-log-edited", { parts: (edited as string[]).map((part) => t(`table-log-edited-${part}`)).join(", ") }) : t("table-log-adjusted") }),
  "character.remove": ({ name }) => ({ who: name, what: t("table-log-character-gone") }),
  "character.take": ({ name, member }, _, view) => ({ who: name, what: t("table-log-taken", { who: view.members[member]?.name ?? "" }) }),
  "character.leave": ({ name }) => ({ who: name, what: t("table-log-free") }),
  "character.hide": ({ name, hidden }) => ({ who: name, what: t(hidden ? "table-log-hidden" : "table-log-shown") }),
  "character.vital": ({ name, vital, from, to }, system) => ({ who: name, what: t("table-log-vital", { vital: t(`${system}-vital-${vital}`), from, to }) }),
  "character.state": ({ name, state, on }, system) => ({ who: name, what: on ? stateWord(system, state) : t("table-log-state-off", { state: stateWord(system, state) }) }),
  "character.let_go": ({ name }) => ({ who: name, what: t("table-log-let-go") }),
  "roll.apply": (data, system) => applied(data, system),
  ask: ({ title, modifier }) => ({ what: t("table-log-ask", { what: withModifier(said(title), modifier ?? 0) }) }),
  "ask.close": ({ title }) => ({ what: t("table-log-ask-closed", { what: said(title) }) }),
  "fight.start": () => ({ what: t("table-log-fight") }),
  "fight.deal": dealt,
  "fight.next": (data, system, view) =>
    data.told !== undefined ? dealt(data, system, view) : { who: data.name ?? "", what: t(data.name ? "table-log-turn" : "table-log-turn-other"), notes: endedNotes(data, system, view) },
  "fight.hold": (data, system, view) => ({ who: data.name, what: t("table-log-holds"), notes: endedNotes(data, system, view) }),
  "fight.act": (data, system, view) => ({ who: data.name, what: t("table-log-acts"), notes: endedNotes(data, system, view) }),
  "fight.end": () => ({ what: t("table-log-fight-over") }),
  "fight.join": ({ name }) => ({ who: name, what: t("table-log-in-fight") }),
  "fight.leave": ({ name }) => ({ who: name, what: t("table-log-out-of-fight") }),
  "scene.start": (data, system) => ({ what: t("table-log-scene", { name: sceneName(data, system) }), notes: data.told ? [said(data.told)] : [] }),
  "scene.act": (data, system, view) => ({ who: sceneName(data, system), what: said(data.told), notes: [...(data.result ? [said(data.result.word)] : []), ...endedNotes(data, system, view), ...passedNotes(data)] }),
  "scene.join": (data, system) => ({ who: data.who, what: t("table-log-scene-joined", { name: sceneName(data, system) }) }),
  "scene.leave": (data, system) => ({ who: data.who, what: t("table-log-scene-left", { name: sceneName(data, system) }) }),
  "scene.end": (data, system, view) => ({ what: t("table-log-scene-over", { name: sceneName(data, system) }), notes: [...(data.result ? [said(data.result.word)] : []), ...endedNotes(data, system, view)] }),
  "scene.hide": (data, system) => ({ what: t(data.hidden ? "table-log-scene-hidden" : "table-log-scene-shown", { name: sceneName(data, system) }) }),
};

export const ruleWord = (system: string, rule: string): string => tFirst([`${system}-rule-${rule}`, `${system}-switch-${rule}`, `${system}-w-${rule}`]);

/** @returns "Perceber −2" */
export function withModifier(what: string, modifier: number): string {
  if (!modifier) return what;
  return t("table-with-modifier", { what, modifier: modifier > 0 ? `+${modifier}` : `−${-modifier}` });
}

/** @returns an entry as it is read at the table */
export function tell(entry: LogEntry, view: View): Told {
  const system = view.table.system;
  const data: Data = entry.data ?? {};
  if (entry.type === "roll") {
    const by = entry.by ? view.members[entry.by]?.name : undefined;
    return { who: data.name ?? by ?? t("table-someone"), what: said(data.title), notes: [...(data.told ? [said(data.told)] : []), ...passedNotes(data)], verdict: data.verdict ?? null, roll: data.roll ?? null };
  }
  const made = MAKERS[entry.type]?.(data, system, view) ?? { what: t("table-log-other") };
  const roll = typeof data.roll === "string" && entry.type !== "roll.apply" ? data.roll : null;
  return { who: made.who ?? "", what: made.what, notes: made.notes ?? [], verdict: null, roll };
}

/** @returns an entry in one line, for a button or a screen reader */
export function oneLine(told: Told): string {
  const verdict = told.verdict ? [told.verdict.total === null ? "" : String(told.verdict.total), said(told.verdict.word)].filter(Boolean).join(" ") : "";
  const what = verdict ? t("table-log-line-roll", { what: told.what, verdict }) : told.what;
  return told.who ? t("table-log-line", { who: told.who, what }) : what;
}

/** What is told at the table, newest first; undoing is shown by the mark on what was undone. */
export const shownLog = (view: View): LogEntry[] => view.log.filter((entry) => entry.type !== "undone").reverse();

/** @returns what an undo would take back: the last thing done by anyone, for a player by themselves */
export function lastDone(view: View, me: Member | null): LogEntry | null {
  if (!me) return null;
  const done = (entry: LogEntry) => !entry.undone && entry.id !== null && entry.type !== "undone" && (me.role === "gm" || entry.by === me.id);
  for (let at = view.log.length - 1; at >= 0; at -= 1) if (done(view.log[at]!)) return view.log[at]!;
  return null;
}
