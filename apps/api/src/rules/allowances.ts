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
  forgotFromAddress: { limit: 60, windowSeconds: 3600 },
  forgotToAccountFromAddress: { limit: 6, windowSeconds: 900 },
  /** Each mail brings five new tries, so this bounds what guessing can do: 60 of a million codes an hour. */
  forgotToAccount: { limit: 12, windowSeconds: 3600 },
  verifyFromAddress: { limit: 100, windowSeconds: 900 },
  verifyToAccountFromAddress: { limit: 20, windowSeconds: 900 },
  verifyToAccount: { limit: 100, windowSeconds: 900 },
  resetFromAddress: { limit: 60, windowSeconds: 900 },
  connectYoutube: { limit: 60, windowSeconds: 900 },
  completeChat: { limit: 60, windowSeconds: 900 },
  updateProfile: { limit: 60, windowSeconds: 3600 },
  /** A model is paid for by the word. */
  generateContent: { limit: 200, windowSeconds: 3600 },
} satisfies Record<string, Allowance>;
