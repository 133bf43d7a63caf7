CREATE TABLE "payee" (
	"payee_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"bank" text,
	"bank_account_number" text,
	"bank_account_name" text,
	"wallet_address" text,
	"account_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"usable_from" timestamp with time zone NOT NULL,
	CONSTRAINT "payee_is_bank_or_wallet" CHECK (num_nulls(bank, bank_account_number, bank_account_name) = case when wallet_address is null then 0 else 3 end)
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "withdrawal_usable_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payee" ADD CONSTRAINT "payee_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payee_name" ON "payee" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payee_account" ON "payee" USING btree ("user_id","account_key");