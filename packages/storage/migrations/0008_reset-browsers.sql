ALTER TABLE "resets" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resets" ADD COLUMN "own_tries_left" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "resets" DROP CONSTRAINT "resets_pkey";--> statement-breakpoint
ALTER TABLE "resets" ADD CONSTRAINT "resets_email_browser_pk" PRIMARY KEY("email","browser");
