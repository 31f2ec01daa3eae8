/** The maximum number of requests per window. */
export interface RateLimit {
  limit: number;
  windowSeconds: number;
}

/** High enough for users who share an IP address, low enough to prevent guessing. */
export const rateLimits = {
  logInFromAddress: { limit: 100, windowSeconds: 900 },
  /** Per address, so that an attacker can't lock the owner out. */
  logInToAccountFromAddress: { limit: 20, windowSeconds: 900 },
  /** From all addresses: slows down distributed guessing. */
  logInToAccount: { limit: 200, windowSeconds: 900 },
  /** For a browser that has signed in to this account before, so that strangers can't lock its owner out. */
  logInFromBrowser: { limit: 20, windowSeconds: 900 },
  registerFromAddress: { limit: 60, windowSeconds: 3600 },
  forgotFromAddress: { limit: 60, windowSeconds: 3600 },
  forgotToAccountFromAddress: { limit: 6, windowSeconds: 900 },
  /** Each email allows ten attempts, so guessing is limited to 120 of a million codes an hour. */
  forgotToAccount: { limit: 12, windowSeconds: 3600 },
  forgotFromBrowser: { limit: 6, windowSeconds: 900 },
  verifyFromBrowser: { limit: 20, windowSeconds: 900 },
  verifyFromAddress: { limit: 100, windowSeconds: 900 },
  verifyToAccountFromAddress: { limit: 20, windowSeconds: 900 },
  resetFromAddress: { limit: 60, windowSeconds: 900 },
  /** Attempts by users to prove who they are: slows down guessing the password in someone else's session. */
  prove: { limit: 20, windowSeconds: 900 },
  passSecondFactorFromAddress: { limit: 100, windowSeconds: 900 },
  /** Three codes are valid at a time, so guessing one of a million takes years. */
  secondFactorCode: { limit: 10, windowSeconds: 900 },
  secondFactorCodePerDay: { limit: 50, windowSeconds: 86_400 },
  /** The sign-in page requests a challenge each time it opens in a browser that has used a passkey. */
  passkeyOptionsFromAddress: { limit: 300, windowSeconds: 900 },
  passkeySignInFromAddress: { limit: 100, windowSeconds: 900 },
  changeSecondFactor: { limit: 60, windowSeconds: 3600 },
  verifyEmailFromAddress: { limit: 60, windowSeconds: 900 },
  resendVerification: { limit: 5, windowSeconds: 3600 },
  changeEmail: { limit: 10, windowSeconds: 3600 },
  /** From all accounts, so that no inbox is flooded. */
  changeEmailTo: { limit: 5, windowSeconds: 3600 },
  exportAccount: { limit: 5, windowSeconds: 3600 },
  deleteAccount: { limit: 20, windowSeconds: 3600 },
  /** Slows down the testing of stolen card numbers. */
  saveCard: { limit: 60, windowSeconds: 3600 },
  /** Each change of a card or a plan is stored, sends an email and calls the card provider. */
  changeBilling: { limit: 300, windowSeconds: 3600 },
  connectYoutube: { limit: 60, windowSeconds: 900 },
  completeChat: { limit: 60, windowSeconds: 900 },
  updateProfile: { limit: 60, windowSeconds: 3600 },
  /** Changed answers require a newly generated plan. */
  saveAnswers: { limit: 120, windowSeconds: 3600 },
  /** Models charge per token. */
  generateContent: { limit: 200, windowSeconds: 3600 },
  /** Limits writing and translating plans; reading a plan is not limited. */
  writePlan: { limit: 30, windowSeconds: 3600 },
} satisfies Record<string, RateLimit>;
