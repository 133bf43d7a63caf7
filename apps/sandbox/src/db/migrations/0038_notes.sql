CREATE TABLE "transaction_note" (
	"user_id" integer NOT NULL,
	"transaction_id" text NOT NULL,
	"text" text NOT NULL,
	"version" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transaction_note_user_id_transaction_id_pk" PRIMARY KEY("user_id","transaction_id"),
	CONSTRAINT "transaction_note_has_text" CHECK (char_length(text) between 1 and 280)
);
--> statement-breakpoint
ALTER TABLE "transaction_note" ADD CONSTRAINT "transaction_note_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;