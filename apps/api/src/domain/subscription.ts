/** A running or ended subscription. An account has at most one without `endedAt`. */
export interface Subscription {
  id: string;
  planId: string;
  startedAt: Date;
  /** Set when it started with the free trial. */
  trialEndsAt: Date | null;
  /** End of the current paid or free period. The card is charged after it. */
  periodEndsAt: Date;
  /** The payment method of the last plan change; null before the first one. */
  changedWith: string | null;
  /** Set when the card could not be charged. */
  endedAt: Date | null;
}

/** What a subscriber pays for, as agreed when they chose the plan. */
export interface PlanTerms {
  id: string;
  name: string;
  priceCents: number;
  durationDays: number;
}

/** What the owner recognizes a card by. */
export interface CardFacts {
  /** Stripe's name of the brand, such as "visa". */
  brand: string;
  last4: string;
  /** 1 to 12. */
  expMonth: number;
  expYear: number;
}

/** Payment details of an account. */
export interface Wallet {
  /** The card provider's customer id. */
  customerId: string | null;
  /** The open setup intent: no card has been saved with it yet. */
  setupIntentId: string | null;
  paymentMethodId: string | null;
}
