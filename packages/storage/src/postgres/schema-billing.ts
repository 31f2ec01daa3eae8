import type { PlanTerms } from "@trellis/server-core/domain/subscription";
import type { StoredCard } from "@trellis/server-core/domain/wallet";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accountId, moment } from "./schema-accounts.ts";

/** Payment details, as ids of the card provider. */
export const wallets = pgTable(
  "wallets",
  {
    accountId: accountId().primaryKey(),
    customerId: text("customer_id"),
    setupIntentId: text("setup_intent_id"),
    paymentMethodId: text("payment_method_id"),
    /** Details that help the owner recognize the saved card. */
    card: jsonb().$type<StoredCard>(),
    /** The latest write at the card provider: its idempotency key, its purpose, and when its lease expires. */
    attemptKey: text("attempt_key"),
    attemptPurpose: text("attempt_purpose"),
    attemptUntil: moment("attempt_until"),
  },
  (table) => [uniqueIndex("wallets_customer_id_key").on(table.customerId)],
);

/** Used free trials, by a keyed digest of the card or the email. The rows outlive their accounts. */
export const usedTrials = pgTable("used_trials", {
  digest: text().primaryKey(),
  usedAt: moment("used_at").notNull(),
  /** A digest of the account. */
  holder: text().notNull(),
});

/** Webhook events received from the card provider, so that repeated ones are ignored. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: text().primaryKey(),
    receivedAt: moment("received_at").notNull(),
    /** Null while the event is being handled. */
    doneAt: moment("done_at"),
  },
  (table) => [index("webhook_events_received_at_idx").on(table.receivedAt)],
);

/** Documents of the sandbox card provider: one per customer, with all their data, and one per card, with its customer's id. */
export const sandboxCustomers = pgTable("sandbox_customers", {
  id: text().primaryKey(),
  state: jsonb().$type<unknown>().notNull(),
  /** Incremented by each change, for compare-and-set. */
  version: integer().notNull(),
});

/** Numbers fetches from the card provider: of two states of a subscription, the one with the higher number is stored. */
export const subscriptionFetches = pgSequence("subscription_fetches");

/** Running and past subscriptions. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: uuid().primaryKey(),
    accountId: accountId(),
    planId: text("plan_id").notNull(),
    /** The terms that the subscriber agreed to; a later change of the plans file doesn't alter them. */
    plan: jsonb().$type<PlanTerms>().notNull(),
    startedAt: moment("started_at").notNull(),
    trialEndsAt: moment("trial_ends_at"),
    periodEndsAt: moment("period_ends_at").notNull(),
    changedWith: text("changed_with"),
    endedAt: moment("ended_at"),
    /** The card provider's id. */
    providerId: text("provider_id").notNull().unique("subscriptions_provider_id_key"),
    /** The number of the fetch that returned this state. */
    fetched: bigint({ mode: "number" }).notNull().default(0),
    /** Whether a charge has failed and the provider retries it. */
    isPastDue: boolean("past_due").notNull().default(false),
    nextTryAt: moment("next_try_at"),
    /** Whether the subscription ends with its period, because its owner canceled it. */
    cancelsAtPeriodEnd: boolean("cancels_at_period_end").notNull().default(false),
  },
  (table) => [
    uniqueIndex("subscriptions_one_running_key")
      .on(table.accountId)
      .where(sql`${table.endedAt} is null`),
    index("subscriptions_latest_idx").on(table.accountId, table.endedAt.desc().nullsFirst()),
  ],
);
