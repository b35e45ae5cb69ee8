/** The table, as screens read and change it. */
export { view, me, isGm, mine, characters, session, mode, connection, outOfTouch, refusal, queue, history, justRefused, tables, presence, started, isWaiting, type Device, type Session } from "./state";
export { send, type Sent } from "./send";
export { api, createSolo, createTable, fetchSeats, findTable, forget, joinTable, leaveTable, openSeat, openTable, Refused, startStore, system } from "./session";
export { playableSystems, systemOf, type SystemDeclaration } from "./systems";
export { dismissRefused } from "./outbox";
export { wake } from "./sync";
export { foundAt, handIn, hello, isAlone, trustedPlace, type Hello } from "./places";
export type { HistoryItem, KnownTable, QueueItem } from "./db";
