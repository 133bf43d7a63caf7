ALTER TABLE "deposit" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "transfer" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "cancelled_by" text;