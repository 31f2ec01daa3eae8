/**
 * Writes at the card provider, one at a time per account. The idempotency key of a write whose outcome is unknown is kept,
 * so that a repetition has no further effect.
 */
export interface PaymentAttempts {
  /**
   * Begins an attempt until `until`; null while another one is in progress (atomic). The key is `newKey`, or the one of
   * the last attempt if that had the same purpose and an unknown outcome (`isRepeat`). An attempt that ends much later
   * than `until` began before the clock jumped back, and counts as ended.
   */
  begin(
    accountId: string,
    attempt: { purpose: string; newKey: string; now: Date; until: Date },
  ): Promise<{ key: string; isRepeat: boolean } | null>;
  /** Extends an attempt that is still in progress. */
  renew(accountId: string, key: string, until: Date): Promise<void>;
  /** Whether an attempt is in progress. `until`: when an attempt that begins now would end. */
  isInProgress(accountId: string, at: { now: Date; until: Date }): Promise<boolean>;
  /** Ends an attempt, and forgets its key if the outcome is known or the key can’t be used again (`isOver`). */
  end(accountId: string, key: string, isOver: boolean): Promise<void>;
}
