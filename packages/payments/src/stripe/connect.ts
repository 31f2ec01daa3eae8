import type { Plan } from "@trellis/contract/plan";
import type { Payments } from "@trellis/server-core/ports/payments";
import { createClient, isTestKey, loggable, type StripeAccess } from "./client.ts";
import { syncPlans } from "./plans.ts";
import { createStripePayments } from "./stripe-payments.ts";
import { missingEvents } from "./webhook-endpoint.ts";

/** A connection to Stripe. */
export interface ConnectedStripe {
  /** Returns the plans with the ids of their prices, which are created when they are first needed. */
  plans: () => Promise<readonly Plan[]>;
  create: (now: () => Date) => Payments;
  /** Returns the needed events that Stripe doesn't send to a webhook; empty if that is unknown. */
  missingEvents: (webhookUrl: string) => Promise<string[]>;
}

/** Connects the server to Stripe. */
export async function connectStripe(
  access: StripeAccess & { webhookSecret: string },
  offered: readonly Plan[],
): Promise<ConnectedStripe> {
  const stripe = await createClient(access);
  let known: Promise<readonly Plan[]> | null = null;
  const plans = () =>
    (known ??= syncPlans(stripe, offered).catch((error: unknown) => {
      known = null;
      throw loggable(error);
    }));
  const { secretKey, webhookSecret } = access;
  const isTest = isTestKey(secretKey);
  return {
    plans,
    create: (now) => createStripePayments({ stripe, webhookSecret, isTest, plans, now }),
    missingEvents: (url) => missingEvents(stripe, url),
  };
}
