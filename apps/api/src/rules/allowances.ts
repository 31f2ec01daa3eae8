/** How often something may be tried: a number of times per window of seconds. */
export interface Allowance {
  limit: number;
  windowSeconds: number;
}

/** What a person needs, with room for a shared address, and far less than a guessing machine does. */
export const allowances = {
  logInFromAddress: { limit: 100, windowSeconds: 900 },
  /** From one address: a stranger's guesses must not lock the owner out. */
  logInToAccountFromAddress: { limit: 20, windowSeconds: 900 },
  /** From all addresses together: slows down guesses that come from everywhere. */
  logInToAccount: { limit: 200, windowSeconds: 900 },
  registerFromAddress: { limit: 60, windowSeconds: 3600 },
} satisfies Record<string, Allowance>;
