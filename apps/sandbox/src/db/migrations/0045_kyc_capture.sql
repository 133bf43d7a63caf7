CREATE TABLE "kyc_capture" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"capture_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"session_hash" text,
	"side" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"upload_id" text,
	CONSTRAINT "kyc_capture_id" UNIQUE("capture_id"),
	CONSTRAINT "kyc_capture_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "kyc_capture" ADD CONSTRAINT "kyc_capture_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_capture" ADD CONSTRAINT "kyc_capture_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_capture" ADD CONSTRAINT "kyc_capture_upload_id_upload_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("upload_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kyc_capture_session" ON "kyc_capture" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "kyc_capture_upload" ON "kyc_capture" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "kyc_capture_created" ON "kyc_capture" USING btree ("created_at");--> statement-breakpoint
create trigger kyc_capture_of_erased before insert on "kyc_capture" for each row execute function refuse_erased('user_id');
