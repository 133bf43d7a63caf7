CREATE TABLE "bank" (
	"country_code" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "bank_country_code_code_pk" PRIMARY KEY("country_code","code")
);
--> statement-breakpoint
CREATE TABLE "gateway_method" (
	"gateway" text NOT NULL,
	"country_code" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"branch_name" text,
	CONSTRAINT "gateway_method_gateway_country_code_code_pk" PRIMARY KEY("gateway","country_code","code")
);
--> statement-breakpoint
CREATE TABLE "gateway_payment" (
	"gateway" text NOT NULL,
	"payment_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"outcome" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"effect" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_payment_gateway_payment_id_pk" PRIMARY KEY("gateway","payment_id")
);
--> statement-breakpoint
CREATE TABLE "gateway_secret" (
	"gateway" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"job_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kyc_case" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"contact_number" text NOT NULL,
	"date_of_birth" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"nationality" text NOT NULL,
	"document_type" text NOT NULL,
	"document_number" text NOT NULL,
	"front_id" text NOT NULL,
	"back_id" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"code_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_code_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"session_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compound_subscription" (
	"subscription_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compound_subscription_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 7001 CACHE 1),
	"user_id" integer NOT NULL,
	"plan_name" text NOT NULL,
	"days" integer NOT NULL,
	"interest_amount" numeric(18, 2) NOT NULL,
	"remarks" text,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"recipient_id" integer,
	"currency_code" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"amount_usd" numeric(18, 2) NOT NULL,
	"payment_status_id" integer NOT NULL,
	"reference_id" text,
	"comment" text,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfer_recipient_of_user" CHECK (("transfer"."kind" = 'user') = ("transfer"."recipient_id" is not null)),
	CONSTRAINT "transfer_not_to_oneself" CHECK ("transfer"."recipient_id" is distinct from "transfer"."user_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"payment_platform_id" integer NOT NULL,
	"currency_code" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"amount_usd" numeric(18, 2) NOT NULL,
	"rate" numeric(18, 6) NOT NULL,
	"payment_status_id" integer NOT NULL,
	"comment" text,
	"bank" text NOT NULL,
	"bank_account_name" text NOT NULL,
	"bank_account_number" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "gateway_method" text;--> statement-breakpoint
ALTER TABLE "payment_platform" ADD COLUMN "gateway" text;--> statement-breakpoint
ALTER TABLE "gateway_payment" ADD CONSTRAINT "gateway_payment_transaction_id_deposit_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."deposit"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_case" ADD CONSTRAINT "kyc_case_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_case" ADD CONSTRAINT "kyc_case_front_id_upload_upload_id_fk" FOREIGN KEY ("front_id") REFERENCES "public"."upload"("upload_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_case" ADD CONSTRAINT "kyc_case_back_id_upload_upload_id_fk" FOREIGN KEY ("back_id") REFERENCES "public"."upload"("upload_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compound_subscription" ADD CONSTRAINT "compound_subscription_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_recipient_id_app_user_user_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_reference_id_upload_upload_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."upload"("upload_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_payment_platform_id_payment_platform_payment_platform_id_fk" FOREIGN KEY ("payment_platform_id") REFERENCES "public"."payment_platform"("payment_platform_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("due_at") WHERE "job"."done_at" is null;--> statement-breakpoint
CREATE INDEX "kyc_case_submitted" ON "kyc_case" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "one_time_code_user" ON "one_time_code" USING btree ("user_id","purpose","code_id");--> statement-breakpoint
CREATE INDEX "compound_subscription_user" ON "compound_subscription" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "transfer_user" ON "transfer" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "transfer_recipient" ON "transfer" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "transfer_status" ON "transfer" USING btree ("payment_status_id");--> statement-breakpoint
CREATE INDEX "withdrawal_user" ON "withdrawal" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "withdrawal_status" ON "withdrawal" USING btree ("payment_status_id");--> statement-breakpoint
CREATE INDEX "app_user_referrer" ON "app_user" USING btree ("referrer_id");