-- The index below serves all that this one served. It is dropped first, since its lock is the stronger one, and a statement
-- that waits between the two locks would be a deadlock.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "thread_message_staff";--> statement-breakpoint
-- A provider with many messages creates it before the release, by `create index concurrently`.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "thread_message_staff_sent" ON "thread_message" USING btree ("staff_id","sent_at");
