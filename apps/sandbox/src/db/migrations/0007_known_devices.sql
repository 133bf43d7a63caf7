CREATE TABLE "device" (
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"waits_until" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_user" ON "device" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "device_seen" ON "device" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sign_in_failure_forgotten" ON "sign_in_failure" USING btree ("forgotten_at");