import type { PlanTerms } from "@trellis/server-core/domain/subscription";

/** Everything the sandbox knows about a customer, as JSON. Times are in milliseconds since 1970. */
export interface SandboxCustomer {
  id: string;
  /** Missing in documents of earlier versions. */
  email?: string;
  setups: Setup[];
  /** The default card. */
  paymentMethodId: string | null;
  /** Newest first; only the first one can be running. */
  subscriptions: SandboxSubscription[];
  /** Newest first. */
  invoices: Invoice[];
  /** Cents by which later invoices are reduced. */
  credit: number;
  /** Confirmations with the bank (3-D Secure). */
  confirmations: Confirmation[];
  /** Results by idempotency key, newest first. */
  results: { key: string; result: unknown }[];
  /** Events that have not been delivered. */
  events: SandboxEvent[];
}

interface Setup {
  id: string;
  clientSecret: string;
  /** Set once a card has been saved with this setup intent. */
  paymentMethodId: string | null;
}

export interface SandboxSubscription {
  id: string;
  plan: PlanTerms;
  startedAt: number;
  trialEndsAt: number | null;
  periodStartsAt: number;
  periodEndsAt: number;
  cancelsAtPeriodEnd: boolean;
  endedAt: number | null;
  /** The unpaid invoice, the number of retries so far, and the time of the next one. */
  failed: { invoiceId: string; tries: number; nextTryAt: number } | null;
}

export interface Invoice {
  id: string;
  number: string;
  createdAt: number;
  /** When the invoice was paid. Undefined if it is unpaid, or was paid in an earlier version. */
  paidAt?: number;
  cents: number;
  status: "paid" | "open" | "void";
  subscriptionId: string;
  planName: string;
  /** The paid period on the receipt. */
  from: number;
  to: number;
  /** Brand and last digits of the card, such as "visa 4242". */
  card: string;
}

export interface Confirmation {
  clientSecret: string;
  /** The subject of the confirmation, such as a card or a payment. */
  purpose: string;
  outcome: "open" | "approved" | "declined";
}

export interface SandboxEvent {
  id: string;
  type: "subscription" | "invoicePaid" | "card";
  subscriptionId: string | null;
  invoiceId: string | null;
}

/** Returns a customer without any data. */
export const newCustomer = (id: string): SandboxCustomer => ({
  id,
  setups: [],
  paymentMethodId: null,
  subscriptions: [],
  invoices: [],
  credit: 0,
  confirmations: [],
  results: [],
  events: [],
});

/** Returns the running subscription; undefined if there is none. */
export const runningOf = ({ subscriptions }: SandboxCustomer): SandboxSubscription | undefined =>
  subscriptions.find(({ endedAt }) => endedAt === null);

/** Returns when the customer next changes without a call; null if never. */
export function dueAt(customer: SandboxCustomer): number | null {
  const running = runningOf(customer);
  if (!running) return null;
  return running.failed?.nextTryAt ?? running.periodEndsAt;
}
