CREATE TABLE "user_event" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_event_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"at" timestamp with time zone NOT NULL,
	"written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_event" ADD CONSTRAINT "user_event_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_event_user" ON "user_event" USING btree ("user_id","written_by");--> statement-breakpoint
CREATE INDEX "user_event_at" ON "user_event" USING btree ("at");
--> statement-breakpoint
-- Replicas hear of events and of ended sessions after the commit; the rows say what happened.
create function user_event_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('account', 'user:' || new.user_id);
  return null;
end $$;
--> statement-breakpoint
create trigger user_event_told after insert on user_event for each row execute function user_event_told();
--> statement-breakpoint
create function session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('account', 'session:' || old.token_hash);
  return null;
end $$;
--> statement-breakpoint
create trigger session_ended after delete on session for each row execute function session_ended();
