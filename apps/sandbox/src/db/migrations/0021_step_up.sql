CREATE TABLE "step_up_proof" (
	"session_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_up_proof_session_hash_purpose_pk" PRIMARY KEY("session_hash","purpose")
);
--> statement-breakpoint
ALTER TABLE "step_up_proof" ADD CONSTRAINT "step_up_proof_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_proof" ADD CONSTRAINT "step_up_proof_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "step_up_proof_user" ON "step_up_proof" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "step_up_proof_proved" ON "step_up_proof" USING btree ("proved_at");