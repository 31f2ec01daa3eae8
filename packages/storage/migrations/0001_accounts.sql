CREATE TABLE "avatars" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_queue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resets" (
	"email" text PRIMARY KEY NOT NULL,
	"mac" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"token_digest" text,
	"token_expires_at" timestamp (3) with time zone,
	CONSTRAINT "resets_token_digest_key" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "google_subject" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avatars_hash_idx" ON "avatars" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "mail_queue_due_at_idx" ON "mail_queue" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_google_subject_key" UNIQUE("google_subject");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_key" UNIQUE("id");