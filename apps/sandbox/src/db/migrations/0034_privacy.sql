CREATE TABLE "data_export" (
	"export_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	"available_until" timestamp with time zone,
	"size" bigint,
	"part_ids" text[] DEFAULT '{}'::text[] NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deletion_request" (
	"deletion_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deletion_request_deletion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"erasable_from" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_request" ADD CONSTRAINT "deletion_request_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_open" ON "data_export" USING btree ("user_id") WHERE made_at is null;--> statement-breakpoint
CREATE INDEX "data_export_user" ON "data_export" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "data_export_stored" ON "data_export" USING btree ("available_until") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "deletion_request_user" ON "deletion_request" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "deletion_request_asked" ON "deletion_request" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_request_open" ON "deletion_request" USING btree ("user_id") WHERE closed_at is null;