-- Letters and codes that were kept in the clear, and what was still to be sent of them.
DELETE FROM "mail";--> statement-breakpoint
DELETE FROM "one_time_code";--> statement-breakpoint
DELETE FROM "email_token";--> statement-breakpoint
DELETE FROM "job" WHERE "kind" IN ('smtp', 'resetLetter');--> statement-breakpoint
DROP INDEX "mail_sent";--> statement-breakpoint
DROP INDEX "job_due";--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "subject" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "html" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ALTER COLUMN "sent_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "lane" text DEFAULT 'reports' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ALTER COLUMN "lane" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "user_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "language" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "origin" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "asked_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "code_hashes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "payment_platform_id" integer;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "amount_usd" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "destination_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_token" ADD COLUMN "mail_id" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_user" ON "mail" USING btree ("user_id","mail_id");--> statement-breakpoint
CREATE INDEX "mail_asked" ON "mail" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("lane","due_at") WHERE "job"."done_at" is null;--> statement-breakpoint
ALTER TABLE "one_time_code" DROP COLUMN "code_hash";