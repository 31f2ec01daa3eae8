/** Delays after failed attempts: 5 s, 10 s, 20 s … at most 10 minutes, which pg-boss spreads up to twice as long. */
export const firstDelaySeconds = 5;
export const maxDelaySeconds = 600;

/** After how many attempts a job is given up: after a day, with the delays above. */
export const maxTries = 150;
