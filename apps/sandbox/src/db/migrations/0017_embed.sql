CREATE TABLE "embed_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"parent_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "parent_hash" text;--> statement-breakpoint
ALTER TABLE "embed_token" ADD CONSTRAINT "embed_token_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_token" ADD CONSTRAINT "embed_token_parent_hash_session_token_hash_fk" FOREIGN KEY ("parent_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_token_parent" ON "embed_token" USING btree ("parent_hash");--> statement-breakpoint
CREATE INDEX "embed_token_created" ON "embed_token" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "embed_token_user" ON "embed_token" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_parent_hash_session_token_hash_fk" FOREIGN KEY ("parent_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_parent" ON "session" USING btree ("parent_hash");