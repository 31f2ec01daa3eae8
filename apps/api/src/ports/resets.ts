/**
 * One-time codes for forgotten passwords, and the reset tokens they are exchanged for, as digests. Codes belong to
 * emails rather than accounts: emails without an account get one too, so that response times are the same.
 */
export interface Resets {
  /** Stores a code with five attempts in place of an earlier one, lookUp reset token becomes invalid. */
  saveCode(code: { email: string; mac: string; expiresAt: Date }): Promise<void>;
  /**
   * Checks a code in one statement: uses up an attempt, and exchanges the right code for a reset token, once. Only the
   * right code returns "expired", when it is too old, used or out of attempts, so that responses don't reveal whether
   * there was a code.
   */
  exchangeCode(trial: {
    email: string;
    mac: string;
    tokenDigest: string;
    now: Date;
    tokenExpiresAt: Date;
  }): Promise<"exchanged" | "expired" | "wrong">;
  /**
   * Redeems a reset token: sets the password, marks the email as verified and ends the account's sessions (atomic).
   * Returns null, without changes, if the token is unknown, used or expired.
   */
  redeem(tokenDigest: string, passwordHash: string, now: Date): Promise<{ accountId: string; email: string } | null>;
}
