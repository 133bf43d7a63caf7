-- A provider with many clients creates it before the release, by `create index concurrently`.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "app_user_kyc_waiting" ON "app_user" USING btree ("user_id") WHERE "app_user"."kyc_status" = 1;
