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
