CREATE TABLE "approval" (
	"approval_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_approval_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"desk" text NOT NULL,
	"record_id" text NOT NULL,
	"step" text NOT NULL,
	"part" text,
	"amount_usd" numeric(18, 2) NOT NULL,
	"comment" text,
	"first_by" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"second_by" integer,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "staff_role" text;--> statement-breakpoint
-- Until now every member of staff could do everything.
UPDATE "app_user" SET "staff_role" = 'administrator' WHERE "role" = 'staff';--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_first_by_app_user_user_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_second_by_app_user_user_id_fk" FOREIGN KEY ("second_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_record" ON "approval" USING btree ("desk","record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_open" ON "approval" USING btree ("desk","record_id") WHERE closed_at is null;