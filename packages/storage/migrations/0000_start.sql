CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fullname" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"avatar" text,
	"signs_in_with" text NOT NULL,
	"answers" jsonb,
	"answers_revision" integer DEFAULT 0 NOT NULL,
	"trial_used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roadmaps" (
	"account_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"language" text NOT NULL,
	"plan" json,
	"finished_at" timestamp (3) with time zone,
	"lease" uuid,
	"lease_until" timestamp (3) with time zone,
	CONSTRAINT "roadmaps_account_id_revision_language_pk" PRIMARY KEY("account_id","revision","language"),
	CONSTRAINT "roadmaps_written_or_leased" CHECK (("roadmaps"."plan" is null) <> ("roadmaps"."lease" is null))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"trial_ends_at" timestamp (3) with time zone,
	"period_ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ticks" (
	"account_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"week" integer NOT NULL,
	"day_index" integer NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "ticks_account_id_revision_week_day_index_pk" PRIMARY KEY("account_id","revision","week","day_index")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text,
	"setup_intent_id" text,
	"payment_method_id" text
);
--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticks" ADD CONSTRAINT "ticks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "limits_resets_at_idx" ON "limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "sessions_account_id_idx" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_running_key" ON "subscriptions" USING btree ("account_id") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_latest_idx" ON "subscriptions" USING btree ("account_id","ended_at" DESC NULLS FIRST);