/**
 * Codes of Node (no connection) and of PostgreSQL: connection errors, shutting down or starting up, too many connections,
 * and statements that took too long.
 */
const awayCodes = /^(?:E(?:CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_)\w*|08\w{3}|57P0[1-5]|57014|53300)$/;
/** The driver's own errors have no code. */
const awayMessages = /^Query read timeout|timeout (?:exceeded|expired)|^Connection terminated|is not queryable/;

const codeOf = (cause: Error): string => ("code" in cause && typeof cause.code === "string" ? cause.code : "");

/** Whether a statement failed because the database could not be reached, or did not answer in time. */
export const isAway = (cause: unknown): boolean =>
  cause instanceof Error && (codeOf(cause) ? awayCodes.test(codeOf(cause)) : awayMessages.test(cause.message));

/** Whether the database itself ended a slow statement; its connection still works. */
export const isCanceled = (cause: unknown): boolean => cause instanceof Error && codeOf(cause) === "57014";

const unreachableCodes = /^(?:E(?:CONNREFUSED|TIMEDOUT|HOST|NET|NOTFOUND|AI_)\w*|57P03)$/;

/** Whether other statements would fail as well; false if only one connection has ended. */
export const isUnreachable = (cause: unknown): boolean =>
  cause instanceof Error &&
  (codeOf(cause) ? unreachableCodes.test(codeOf(cause)) : isAway(cause) && /timeout/.test(cause.message));
