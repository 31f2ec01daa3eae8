const hour = 3_600_000;
const sessionDays = 30;

/** Returns when a session used now expires; every use extends it. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + sessionDays * 24 * hour);

/** Whether to store a session's last use: at most once an hour. */
export const isStale = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() >= hour;

/** Returns the token of an Authorization header, or null if it is not 32 bytes in base64url. */
export const tokenIn = (authorization: string | null): string | null =>
  authorization === null ? null : (/^bearer ([\w-]{43})$/i.exec(authorization)?.[1] ?? null);
