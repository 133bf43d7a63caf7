-- A provider with many transfers creates it before the release, by `create index concurrently`.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "transfer_received" ON "transfer" USING btree ("recipient_id","requested_at") WHERE "transfer"."payment_status_id" = 5;
