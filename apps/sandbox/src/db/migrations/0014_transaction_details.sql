ALTER TABLE "deposit" ADD COLUMN "processing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transfer" ADD COLUMN "rate" numeric(18, 6);--> statement-breakpoint
ALTER TABLE "transfer" ADD COLUMN "processing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transfer" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "processing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "settled_at" timestamp with time zone;