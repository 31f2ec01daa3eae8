CREATE SEQUENCE "public"."subscription_fetches" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
DROP INDEX "sandbox_customers_due_at_idx";--> statement-breakpoint
ALTER TABLE "sandbox_customers" DROP COLUMN "due_at";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "fetched" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_try_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "used_trials" ADD COLUMN "holder" text NOT NULL;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "attempt_key" text;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "attempt_purpose" text;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "attempt_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_customer_id_key" ON "wallets" USING btree ("customer_id");--> statement-breakpoint
-- Until now every subscription was one of the sandbox, with one of three plans and without a document of the provider.
UPDATE "subscriptions" SET
  "provider_id" = coalesce("provider_id", 'sub_cus_sandbox_' || "account_id" || '_' || "id"),
  "plan" = jsonb_build_object('id', "plan_id") || CASE "plan_id"
    WHEN 'plan_weekly' THEN '{"name": "Weekly", "priceCents": 400, "durationDays": 7}'::jsonb
    WHEN 'plan_yearly' THEN '{"name": "Yearly", "priceCents": 9600, "durationDays": 365}'::jsonb
    ELSE '{"name": "Monthly", "priceCents": 1200, "durationDays": 30}'::jsonb
  END;--> statement-breakpoint
INSERT INTO "sandbox_customers" ("id", "version", "state")
SELECT "w"."customer_id", 1, jsonb_build_object(
  'id', "w"."customer_id", 'paymentMethodId', "w"."payment_method_id", 'credit', 0,
  'setups', '[]'::jsonb, 'invoices', '[]'::jsonb, 'confirmations', '[]'::jsonb, 'results', '[]'::jsonb,
  'events', '[]'::jsonb,
  'subscriptions', jsonb_build_array(jsonb_build_object(
    'id', "s"."provider_id",
    'plan', "s"."plan",
    'startedAt', floor(extract(epoch FROM "s"."started_at") * 1000),
    'trialEndsAt', floor(extract(epoch FROM "s"."trial_ends_at") * 1000),
    'periodStartsAt', floor(extract(epoch FROM CASE WHEN "s"."period_ends_at" = "s"."trial_ends_at" THEN "s"."started_at"
      ELSE "s"."period_ends_at" - make_interval(days => ("s"."plan"->>'durationDays')::int) END) * 1000),
    'periodEndsAt', floor(extract(epoch FROM "s"."period_ends_at") * 1000),
    'cancelsAtPeriodEnd', false, 'endedAt', null, 'failed', null)))
FROM "subscriptions" "s" JOIN "wallets" "w" USING ("account_id")
WHERE "s"."ended_at" IS NULL AND "w"."customer_id" = 'cus_sandbox_' || "s"."account_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "plan" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "provider_id" SET NOT NULL;
