/** The table, as screens read and change it. */
export { view, me, isGm, mine, characters, session, mode, connection, outOfTouch, refusal, queue, history, justRefused, tables, presence, started, isWaiting, type Session } from "./state";
export { send, type Sent } from "./send";
export { api, createSolo, createTable, findTable, forget, joinTable, leaveTable, openSeat, openTable, Refused, startStore, system } from "./session";
export { playableSystems, systemOf, type SystemDeclaration } from "./systems";
export { dismissRefused } from "./outbox";
export { wake } from "./sync";
export type { HistoryItem, KnownTable, QueueItem } from "./db";
