CREATE INDEX "event_actor" ON "event" USING btree ("actor_id","event_id");--> statement-breakpoint
CREATE INDEX "event_request" ON "event" USING btree ("request_id");