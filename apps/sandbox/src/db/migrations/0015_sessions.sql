CREATE TABLE "sign_in" (
	"sign_in_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_sign_in_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"succeeded" boolean NOT NULL,
	"device_kind" text DEFAULT 'unknown' NOT NULL,
	"browser" text,
	"system" text,
	"address" text,
	"country" text
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "session_id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device_kind" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_user" ON "sign_in" USING btree ("user_id","succeeded","signed_in_at");--> statement-breakpoint
CREATE INDEX "sign_in_at" ON "sign_in" USING btree ("signed_in_at");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_key" UNIQUE("session_id");