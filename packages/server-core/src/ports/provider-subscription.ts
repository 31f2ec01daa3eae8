import type { PlanTerms } from "../domain/subscription.ts";

/** An amount and when it is due. */
export interface Charge {
  cents: number;
  at: Date;
}

/** The price of a plan change. */
export interface ChangePreview {
  /** Charged immediately. */
  dueNow: number;
  /** The unused part of the old plan's price; it is subtracted, and any excess is credited to later invoices. */
  credit: number;
  next: Charge;
  /** The date that the price is computed for: the requested one, or the beginning of the current period if that is later. */
  at: Date;
}

/** A subscription as the provider knows it. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** The terms that the subscriber pays for; a later change of the plans file doesn't alter it. */
  plan: PlanTerms;
  /** `pastDue`: a failed charge is retried. `incomplete`: the first payment is not confirmed. */
  status: "trialing" | "active" | "pastDue" | "incomplete" | "ended";
  startedAt: Date;
  trialEndsAt: Date | null;
  periodEndsAt: Date;
  cancelsAtPeriodEnd: boolean;
  /** Set with the status `ended`. */
  endedAt: Date | null;
  /** When a failed charge is retried, if that is known. */
  nextTryAt: Date | null;
}

/** A page of invoices. `next`: the value of `after` for the next page; null on the last page. */
export interface InvoicePage {
  invoices: ProviderInvoice[];
  next: string | null;
}

export interface ProviderInvoice {
  id: string;
  number: string;
  createdAt: Date;
  /** Null until it is paid. */
  paidAt: Date | null;
  cents: number;
  /** The name of the plan that was charged; null if it is not known. */
  planName: string | null;
  status: "paid" | "open" | "void";
  /** The receipt page: a URL, or a path on the server's own origin. */
  url: string | null;
}
