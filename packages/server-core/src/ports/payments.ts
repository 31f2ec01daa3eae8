import type { CancellationReason } from "@trellis/contract/cancellation";
import type { Language } from "@trellis/contract/fields";
import type { CardFacts } from "../domain/wallet.ts";
import type { Charge, ChangePreview, ProviderSubscription, InvoicePage } from "./provider-subscription.ts";

/**
 * The card provider: Stripe or the sandbox. It owns subscriptions and invoices, and the server's tables mirror its
 * state. Amounts are in cents. Methods throw on outages and authentication errors. `key` is an idempotency key: a
 * repeated write with the same key has no further effect and returns the first result.
 */
export interface Payments {
  readonly kind: "sandbox" | "stripe";
  /** Whether no money is charged: in the sandbox, and in Stripe with test keys. */
  readonly isTest: boolean;
  /** Creates a setup intent, and a customer if there is none yet. Sets the customer's language to `language` if it has none. */
  createSetup(
    holder: { accountId: string; email: string; fullname: string; language: Language; customerId: string | null },
    key: string,
  ): Promise<{ id: string; clientSecret: string; customerId: string }>;
  /**
   * Confirms the setup intent with a payment method, unless it was confirmed in the browser, and makes the payment method
   * the customer's default. Also charges it for a failed payment that would be retried. Refuses a payment method of
   * another customer.
   */
  saveCard(
    setup: { customerId: string; setupIntentId: string; paymentMethodId: string },
    key: string,
  ): Promise<{ is: "saved"; card: SavedCard } | CardRefused | ActionRequired>;
  /** Returns the customer's default card, which a bank or the operator may have replaced; null if there is none. */
  card(customerId: string): Promise<{ paymentMethodId: string; card: SavedCard } | null>;
  /** Starts a subscription on the customer's default card, with `trialDays` free days (0: paid immediately). */
  subscribe(
    order: { customerId: string; paymentMethodId: string; planId: string; trialDays: number },
    key: string,
  ): Promise<{ is: "started"; subscription: ProviderSubscription } | CardRefused | ActionRequired>;
  /**
   * Changes the plan immediately and ends a scheduled cancellation. A running trial continues and nothing is charged.
   * Otherwise a new period starts, and the unused part of the old one, computed for the date of the preview (`at`), is
   * subtracted: the difference is charged, or credited to later invoices. Has no effect if the plan is the current one.
   * `outdated`: nothing changed, because the current period began after the preview and the price is different now.
   */
  changePlan(
    change: { subscriptionId: string; planId: string; at: Date },
    key: string,
  ): Promise<{ is: "changed"; subscription: ProviderSubscription } | { is: "outdated" } | CardRefused | ActionRequired>;
  /** Returns what a change at a date would cost. */
  previewChange(change: { subscriptionId: string; planId: string; at: Date }): Promise<ChangePreview>;
  /**
   * Cancels the subscription at the end of its period; has no effect if it is already canceled. While a failed charge is
   * retried, the subscription ends immediately and the charge is given up. Stripe shows the operator the `reason`.
   */
  cancel(subscriptionId: string, key: string, reason?: CancellationReason): Promise<ProviderSubscription>;
  /** Withdraws a cancellation; has no effect if there is none. */
  resume(subscriptionId: string, key: string): Promise<ProviderSubscription>;
  /** Ends the subscription immediately, without a refund. The provider notes `why` for the operator. */
  end(subscriptionId: string, key: string, why: string): Promise<void>;
  /** Returns the current state of a subscription; null if it is unknown. */
  read(subscriptionId: string): Promise<ProviderSubscription | null>;
  /** Returns the running subscription, else the newest one, which shows the outcome of a write whose reply was lost. */
  latest(customerId: string): Promise<ProviderSubscription | null>;
  /** Returns the next charge; null if there is none, because the subscription ends. */
  nextCharge(subscriptionId: string): Promise<Charge | null>;
  /** Returns a page of the customer's issued invoices, newest first: those older than `after`, or the newest ones. */
  invoices(customerId: string, page: { limit: number; after?: string | undefined }): Promise<InvoicePage>;
  /** Sends the name and email of a customer to the provider. Has no effect if there is no such customer. */
  updateHolder(customerId: string, holder: { email: string; fullname: string }): Promise<void>;
  /**
   * Deletes a customer whose account was deleted or taken over, with everything that the law doesn't require the provider to
   * keep. Has no effect if there is no such customer.
   */
  forget(customerId: string): Promise<void>;
  /** Verifies the signature of a webhook; null if it is wrong or too old. */
  readEvent(body: string, headers: Headers): Promise<PaymentEvent | null>;
  /**
   * Only in the sandbox, which has no server of its own: brings a customer up to date and passes their webhooks to
   * `deliver`. Throws if `deliver` doesn't accept one.
   */
  run?(customerId: string, deliver: (webhook: Request) => Promise<Response>): Promise<void>;
}

/** An error of the provider. */
export class ProviderError extends Error {
  /** Whether the provider would repeat this error for the same idempotency key. */
  readonly isRepeated: boolean = false;
}

/** A card that can be charged. `fingerprint` is the same for the same card number. */
export interface SavedCard extends CardFacts {
  fingerprint: string;
}

/** The provider refused the card or the payment. `message` is shown to the user. */
export interface CardRefused {
  is: "refused";
  message: string;
  /** The provider's code, such as "card_declined", or the more precise reason, such as "insufficient_funds". */
  code: string;
}

/** The owner must confirm the card or payment with their bank (3-D Secure), in the browser. */
export interface ActionRequired {
  is: "actionRequired";
  clientSecret: string;
}

/** A verified webhook. It only says what may have changed: the current state is always read from the provider. */
export interface PaymentEvent {
  id: string;
  /** `invoicePaid` occurs once per invoice. `card`: a card of the customer, or their default one, has changed. */
  kind: "subscription" | "invoicePaid" | "card" | "other";
  customerId: string | null;
  subscriptionId: string | null;
  invoiceId: string | null;
}
