/** Details that help the owner recognize a card. */
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
  card: StoredCard | null;
}

/** A saved card. `trialDigest` identifies the card number among those that had a free trial. */
export interface StoredCard extends CardFacts {
  trialDigest: string;
}
