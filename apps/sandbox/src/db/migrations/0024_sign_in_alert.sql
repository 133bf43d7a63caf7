ALTER TABLE "app_user" ADD COLUMN "letter_phrase" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "sign_in_reported_at" timestamp with time zone;