CREATE TABLE "thread_message" (
	"message_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "thread_message_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"author" text NOT NULL,
	"staff_id" integer,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"key" text,
	CONSTRAINT "thread_message_author" CHECK ((author = 'client') = (key is not null) and (author = 'staff') = (staff_id is not null))
);
--> statement-breakpoint
CREATE TABLE "message_thread" (
	"thread_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"transaction_kind" text,
	"transaction_id" text,
	"opened_at" timestamp with time zone NOT NULL,
	"last_message_id" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"read_up_to" bigint NOT NULL,
	"waiting_since" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "message_thread_transaction" CHECK (num_nulls(transaction_kind, transaction_id) <> 1),
	CONSTRAINT "message_thread_closed" CHECK (closed_at is null or waiting_since is null)
);
--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_thread_id_message_thread_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_thread"("thread_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_message" ADD CONSTRAINT "thread_message_staff_id_app_user_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_message_thread" ON "thread_message" USING btree ("thread_id","message_id");--> statement-breakpoint
CREATE INDEX "thread_message_user" ON "thread_message" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_message_key" ON "thread_message" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "thread_message_staff" ON "thread_message" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "message_thread_user" ON "message_thread" USING btree ("user_id","last_at");--> statement-breakpoint
CREATE INDEX "message_thread_waiting" ON "message_thread" USING btree ("waiting_since") WHERE "message_thread"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "message_thread_last" ON "message_thread" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "message_thread_opened" ON "message_thread" USING btree ("opened_at");