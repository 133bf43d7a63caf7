ALTER TABLE "gateway_payment" DROP CONSTRAINT "gateway_payment_transaction_id_deposit_transaction_id_fk";
--> statement-breakpoint
ALTER TABLE "unmatched_payment" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "unmatched_payment" ALTER COLUMN "user_id" DROP NOT NULL;