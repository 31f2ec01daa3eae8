/**
 * One-time codes for forgotten passwords, and the reset tokens they are changed into. Only digests come here. Codes belong to e-mails, not
 * to accounts: one is kept for an e-mail without account too, so that a try takes as long.
 */
export interface Resets {
  /** Keeps a code in place of an earlier one, with five tries; a reset token got by the earlier one ends with it. */
  keepCode(code: { email: string; mac: string; expiresAt: Date }): Promise<void>;
  /**
   * Tries a code, in ONE statement: takes a try from a living code, and changes the right one into a reset token, once. "expired" is
   * said only of the right code that is too old, used, or out of tries; so a stranger never learns whether there was a code.
   */
  trade(trial: {
    email: string;
    mac: string;
    tokenDigest: string;
    now: Date;
    tokenExpiresAt: Date;
  }): Promise<"traded" | "expired" | "wrong">;
  /**
   * Uses up a reset token: sets the password, marks the e-mail as verified, and ends every session of the account (atomic). Null when
   * the token is unknown, used or too old; then nothing has changed.
   */
  redeem(tokenDigest: string, passwordHash: string, now: Date): Promise<{ accountId: string; email: string } | null>;
}
