import type { FormerPayer } from "../domain/google-sign-in.ts";

/**
 * One-time codes for forgotten passwords, and the reset tokens they are exchanged for, as digests. Codes belong to
 * emails rather than accounts: a code is also stored for an email without an account, so that response times are the same.
 */
export interface Resets {
  /**
   * Stores a code that a browser requested, with five attempts for it and five for all other browsers together.
   * Replaces the earlier code of the email and browser, and invalidates its reset token. `browser` is a digest.
   */
  saveCode(code: { email: string; mac: string; expiresAt: Date; browser: string }): Promise<void>;
  /**
   * Checks the code that this browser requested, else the latest one, in one statement. Uses up an attempt, and
   * exchanges a correct code for a reset token once. A correct code that is too old, used or out of attempts returns
   * "expired". A wrong code always returns "wrong", so that responses don't reveal whether a code exists.
   */
  exchangeCode(trial: {
    email: string;
    mac: string;
    browser: string;
    tokenDigest: string;
    now: Date;
    tokenExpiresAt: Date;
  }): Promise<"exchanged" | "expired" | "wrong">;
  /** Returns the email of a reset token; null if the token is unknown, used or expired. */
  emailOf(tokenDigest: string, now: Date): Promise<string | null>;
  /**
   * Redeems a reset token and invalidates all codes of its email. Sets the password, marks the email as verified and
   * ends the account's sessions (atomic). An account whose email was never verified is also replaced as in
   * `Accounts.signInWithGoogle`. Returns null, without changes, if the token is unknown, used or expired.
   */
  redeem(
    tokenDigest: string,
    passwordHash: string,
    now: Date,
  ): Promise<{ accountId: string; email: string; formerPayer: FormerPayer | null } | null>;
}
