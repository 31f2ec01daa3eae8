const minute = 60_000;

/** Returns the delay after a failed attempt: 5 s, 10 s, 20 s … at most 10 minutes. */
export const retryDelay = (tries: number): number => Math.min(5_000 * 2 ** (tries - 1), 10 * minute);

/** After how many attempts a job is given up: after a day, with the delays above. */
export const maxTries = 150;
