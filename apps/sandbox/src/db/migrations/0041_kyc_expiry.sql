ALTER TABLE "kyc_case" ADD COLUMN "document_valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kyc_case" ADD COLUMN "expiry_told" text;--> statement-breakpoint
-- A provider with many clients creates it before the release, by `create index concurrently`.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "kyc_case_expiring" ON "kyc_case" USING btree ("document_valid_until") WHERE document_valid_until is not null and expiry_told is distinct from 'over';