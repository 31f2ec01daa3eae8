/** A subscription as the card provider last described it. An account has at most one without `endedAt`. */
export interface Subscription {
  id: string;
  /** The card provider's id. */
  providerId: string;
  plan: PlanTerms;
  startedAt: Date;
  /** Set when it started with the free trial. */
  trialEndsAt: Date | null;
  /** End of the current paid or free period. The card is charged after it. */
  periodEndsAt: Date;
  /** True while a failed charge is retried, even if the time of the next attempt is unknown. */
  isPastDue: boolean;
  nextTryAt: Date | null;
  /** Whether the subscription ends with its period, because its owner canceled it. */
  cancelsAtPeriodEnd: boolean;
  /** The payment method of the last plan change; null before the first one. */
  changedWith: string | null;
  endedAt: Date | null;
}

/** The terms that a subscriber agreed to when they chose the plan. */
export interface PlanTerms {
  id: string;
  name: string;
  priceCents: number;
  durationDays: number;
}
