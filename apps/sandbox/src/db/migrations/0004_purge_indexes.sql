CREATE INDEX "event_at" ON "event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_sent" ON "mail" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "rate_limit_resets" ON "rate_limit" USING btree ("resets_at");