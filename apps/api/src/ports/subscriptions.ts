import type { Subscription, Wallet } from "../domain.ts";

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

/** The card provider's error message, shown to the user. */
interface CardRefusal {
  refused: string;
}

/**
 * The card provider, modeled on Stripe's API; only the sandbox implements it so far. Methods throw on outages and
 * authentication errors.
 */
export interface Cards {
  /** Creates a setup intent, and a customer if there is none yet. */
  createSetup(holder: {
    accountId: string;
    email: string;
    fullname: string;
    customerId: string | null;
  }): Promise<{ id: string; clientSecret: string; customerId: string }>;
  /** Confirms the setup intent with a payment method, so that it can be charged later. */
  attach(setup: {
    customerId: string;
    setupIntentId: string;
    paymentMethodId: string;
  }): Promise<{ refused: null } | CardRefusal>;
  /** Charges the card; the same `attempt` is never charged twice. */
  charge(payment: {
    customerId: string;
    paymentMethodId: string;
    dollars: number;
    attempt: string;
  }): Promise<{ refused: null } | CardRefusal>;
}
