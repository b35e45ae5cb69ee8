/** Applying what happened to what is known. No rule stands here: an event carries its changes. */
import type { Change, Frame, LogEntry, View } from "@/shared/types";

const LOG_KEPT = 60;
const TRAIL_KEPT = 30;

type Tree = Record<string, unknown>;

/** @returns the document with one place changed; what is untouched is shared, not copied */
function put(document: Tree, { path, to }: Change, absent: boolean): Tree {
  const root = { ...document };
  let node = root;
  for (const key of path.slice(0, -1)) {
    const child = { ...(node[key] as Tree | undefined) };
    node[key] = child;
    node = child;
  }
  const last = path[path.length - 1]!;
  if (absent) delete node[last];
  else node[last] = to;
  return root;
}

/** @returns the document after the changes, in order; a change without "to" takes its place away */
export function applyChanges<T extends object>(document: T, changes: Change[]): T {
  return changes.reduce((tree, change) => put(tree, change, !("to" in change)), document as Tree) as T;
}

function logged(frame: Frame, waiting: boolean): LogEntry {
  return {
    seq: frame.seq ?? null,
    id: frame.id,
    at: frame.at ?? null,
    type: frame.type,
    by: frame.by,
    offline: frame.offline,
    secret: frame.secret ?? false,
    undone: false,
    data: frame.data,
    ...(waiting ? { waiting } : {}),
  };
}

/**
 * @returns the view after a frame, or after an event decided here (`waiting`). A frame seen before changes nothing.
 */
export function applyFrame(view: View, frame: Frame, waiting = false): View {
  const seq = frame.seq ?? null;
  if (!waiting && seq !== null && seq <= view.seq) return view;
  const after = { ...applyChanges(view, frame.changes) };
  if (!waiting && seq !== null) after.seq = seq;
  let trail = after.trail ?? [];
  let log = after.log;
  if (frame.type === "undone") {
    const undone = frame.data?.event;
    log = log.map((entry) => (entry.id === undone ? { ...entry, undone: true } : entry));
    trail = trail.filter((entry) => entry.id !== undone);
  } else {
    trail = [...trail, { id: frame.id, type: frame.type, by: frame.by, secret: frame.secret ?? false, changes: frame.changes }];
  }
  // somebody's secret with an effect that all can see: nothing to tell, only what changed
  if (frame.type !== "changed" || frame.data) log = [...log, logged(frame, waiting)];
  after.log = log.slice(-LOG_KEPT);
  after.trail = trail.slice(-TRAIL_KEPT);
  return after;
}

/** @returns the view with everything that waits applied on top, in order */
export function fold(view: View, events: (Frame | null)[]): View {
  return events.reduce<View>((seen, event) => (event ? applyFrame(seen, event, true) : seen), view);
}
