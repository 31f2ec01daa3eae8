import type { StoredCard, Wallet } from "../domain/subscription.ts";

/** Payment details of accounts. */
export interface Wallets {
  /** All fields are null for an account without payment details. */
  read(accountId: string): Promise<Wallet>;
  /** Replaces the open setup intent; a saved card stays. */
  keepSetup(accountId: string, setup: { customerId: string; setupIntentId: string }): Promise<void>;
  /** Saves a card and closes its setup intent; false if that intent is not the open one (compare and set). */
  keepMethod(
    accountId: string,
    setupIntentId: string,
    method: { paymentMethodId: string; card: StoredCard },
  ): Promise<boolean>;
  /** Replaces the saved card if it is still `before`; false if another card was saved meanwhile (compare and set). */
  replaceMethod(
    accountId: string,
    before: string,
    method: { paymentMethodId: string; card: StoredCard },
  ): Promise<boolean>;
  /** Returns the account of a customer of the card provider; null if there is none. */
  ownerOf(customerId: string): Promise<string | null>;
}

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

/** Free trials that were used, by keyed digests of cards and verified emails, which outlive their accounts. */
export interface Trials {
  /** Reserves a trial; false if another holder has used one with any of the digests. The same holder can repeat this. */
  claim(digests: readonly string[], holder: string, now: Date): Promise<boolean>;
  /** Whether another holder has used a trial with any of the digests. */
  isUsed(digests: readonly string[], holder: string): Promise<boolean>;
}

/** Webhook events received from the card provider. */
export interface WebhookEvents {
  /**
   * Claims an event, so that only one of its deliveries handles it (atomic). "done" if it was handled, "busy" while
   * another delivery handles it; a claim that wasn't completed can be taken over after a minute.
   */
  claim(id: string, now: Date): Promise<"claimed" | "busy" | "done">;
  complete(id: string, now: Date): Promise<void>;
  /** Releases a claim after a failure. */
  abandon(id: string): Promise<void>;
}
