import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { CardFacts } from "../../domain/subscription.ts";
import { accountId, moment } from "./schema-accounts.ts";

/** Payment details, as ids of the card provider. */
export const wallets = pgTable("wallets", {
  accountId: accountId().primaryKey(),
  customerId: text("customer_id"),
  setupIntentId: text("setup_intent_id"),
  paymentMethodId: text("payment_method_id"),
  /** What the owner recognizes the saved card by. */
  card: jsonb().$type<CardFacts>(),
});

/** Free trials that were used, by a keyed digest of the card or the email, so that they outlive their accounts. */
export const usedTrials = pgTable("used_trials", {
  digest: text().primaryKey(),
  usedAt: moment("used_at").notNull(),
});

/** Webhook events of the card provider that were handled, so that a repeated one is ignored. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: text().primaryKey(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [index("webhook_events_received_at_idx").on(table.receivedAt)],
);

/** Customers of the sandbox card provider, each with everything the provider knows about them. */
export const sandboxCustomers = pgTable(
  "sandbox_customers",
  {
    id: text().primaryKey(),
    state: jsonb().$type<unknown>().notNull(),
    /** Incremented by each change, for compare and set. */
    version: integer().notNull(),
    /** When time next changes the state: a trial or period ends, or a failed charge is tried again. */
    dueAt: moment("due_at"),
  },
  (table) => [index("sandbox_customers_due_at_idx").on(table.dueAt)],
);

/** Running and past subscriptions. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: uuid().primaryKey(),
    accountId: accountId(),
    planId: text("plan_id").notNull(),
    startedAt: moment("started_at").notNull(),
    trialEndsAt: moment("trial_ends_at"),
    periodEndsAt: moment("period_ends_at").notNull(),
    changedWith: text("changed_with"),
    endedAt: moment("ended_at"),
    /** The card provider's id; null for subscriptions that started before providers kept them. */
    providerId: text("provider_id").unique("subscriptions_provider_id_key"),
    /** Whether a charge has failed and the provider tries again. */
    pastDue: boolean("past_due").notNull().default(false),
    /** Whether it ends with its period, because its owner canceled it. */
    cancelsAtPeriodEnd: boolean("cancels_at_period_end").notNull().default(false),
  },
  (table) => [
    uniqueIndex("subscriptions_one_running_key")
      .on(table.accountId)
      .where(sql`${table.endedAt} is null`),
    index("subscriptions_latest_idx").on(table.accountId, table.endedAt.desc().nullsFirst()),
  ],
);
