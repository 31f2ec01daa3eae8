import type { Subscription, Wallet } from "../domain/subscription.ts";

/** Payment details of accounts. */
export interface Wallets {
  /** All fields are null for an account that never entered a card. */
  read(accountId: string): Promise<Wallet>;
  /** Replaces the open setup intent; a saved card stays. */
  keepSetup(accountId: string, setup: { customerId: string; setupIntentId: string }): Promise<void>;
  /** Saves a card and closes its setup intent; false if that intent is not the open one (compare and set). */
  keepMethod(accountId: string, setupIntentId: string, paymentMethodId: string): Promise<boolean>;
}

/** A subscription about to start. */
export type NewSubscription = Omit<Subscription, "changedWith" | "endedAt">;

export interface Subscriptions {
  /**
   * Starts a subscription unless one is running, and marks a trial as used. Atomic: one of any number of simultaneous
   * calls returns "started", the others "running" with the existing subscription.
   */
  start(
    accountId: string,
    subscription: NewSubscription,
  ): Promise<{ outcome: "started" | "running"; subscription: Subscription }>;
  /** Switches the plan and keeps the period; false if the subscription has ended. Idempotent. */
  changePlan(subscriptionId: string, change: { planId: string; changedWith: string }): Promise<boolean>;
  /**
   * Sets the end of the next period, or `endedAt`, if the period still ends at `periodEndsAt`; false if another
   * process did so first.
   */
  settle(
    subscriptionId: string,
    periodEndsAt: Date,
    outcome: { periodEndsAt: Date } | { endedAt: Date },
  ): Promise<boolean>;
}
