const hour = 3_600_000;
const unusedDays = 30;
const lifetimeDays = 90;

/** Maximum number of sessions of an account. */
export const sessionMaximum = 50;

/** Returns when a session used now expires: 30 days later, but at most 90 days after it was opened. */
export const expiryFrom = (now: Date, openedAt: Date): Date =>
  new Date(Math.min(now.getTime() + unusedDays * 24 * hour, openedAt.getTime() + lifetimeDays * 24 * hour));

/** Whether to store a session's last use: at most once an hour. */
export const isStale = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() >= hour;

/** Returns the token of an Authorization header, or null if it is not 32 bytes in base64url. */
export const tokenIn = (authorization: string | null): string | null =>
  authorization === null ? null : (/^bearer ([\w-]{43})$/i.exec(authorization)?.[1] ?? null);
