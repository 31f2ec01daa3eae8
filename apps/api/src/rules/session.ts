const hour = 3_600_000;
const sessionDays = 30;

/** When a session ends that is used now: it slides. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + sessionDays * 24 * hour);

/** Whether a session's last use is worth writing down again: at most once an hour. */
export const isStale = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() >= hour;

/** The token in an Authorization header, or null when there is none that could be ours: 32 bytes in base64url. */
export const tokenIn = (authorization: string | null): string | null =>
  authorization === null ? null : (/^bearer ([\w-]{43})$/i.exec(authorization)?.[1] ?? null);
