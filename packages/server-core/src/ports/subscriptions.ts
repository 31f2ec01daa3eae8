import type { Subscription } from "../domain/subscription.ts";

/** A subscription as the card provider describes it. */
export type SubscriptionState = Omit<Subscription, "id" | "changedWith">;

/**
 * How a state was stored. `stale`: a state that was fetched later is already stored. `conflict`: another subscription
 * of the account is running, and nothing was changed.
 */
export type Mirrored =
  | { is: "stored"; before: Subscription | null; after: Subscription }
  | { is: "stale"; after: Subscription }
  | { is: "conflict"; running: Subscription };

/** Subscriptions, as last fetched from the card provider. */
export interface Subscriptions {
  /** Returns a number for a fetch that starts now. Later fetches have higher numbers, in all processes. */
  nextFetch(): Promise<number>;
  /** Stores a state unless one with a higher fetch number is stored, and marks a trial as used (atomic). */
  mirror(accountId: string, state: SubscriptionState, fetch: number): Promise<Mirrored>;
  /** Returns the running subscription, else the latest one, else null. */
  latest(accountId: string): Promise<Subscription | null>;
  /** Remembers which payment method a plan was changed with. */
  markChanged(id: string, paymentMethodId: string): Promise<void>;
}
