CREATE TABLE "unmatched_decision" (
	"decision_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unmatched_decision_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"unmatched_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"amount_usd" numeric(18, 2) NOT NULL,
	"reason" text NOT NULL,
	"transaction_id" text,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unmatched_payment" (
	"unmatched_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unmatched_payment_unmatched_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"gateway" text NOT NULL,
	"payment_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"currency_code" text NOT NULL,
	"amount" numeric(18, 2) NOT NULL,
	"amount_usd" numeric(18, 2),
	"remaining" numeric(18, 2) NOT NULL,
	"remaining_usd" numeric(18, 2),
	"why" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unmatched_payment_once" UNIQUE("gateway","payment_id")
);
--> statement-breakpoint
ALTER TABLE "unmatched_decision" ADD CONSTRAINT "unmatched_decision_unmatched_id_unmatched_payment_unmatched_id_fk" FOREIGN KEY ("unmatched_id") REFERENCES "public"."unmatched_payment"("unmatched_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_decision" ADD CONSTRAINT "unmatched_decision_transaction_id_deposit_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."deposit"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_payment" ADD CONSTRAINT "unmatched_payment_transaction_id_deposit_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."deposit"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_payment" ADD CONSTRAINT "unmatched_payment_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_payment" ADD CONSTRAINT "unmatched_payment_report" FOREIGN KEY ("gateway","payment_id") REFERENCES "public"."gateway_payment"("gateway","payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unmatched_decision_payment" ON "unmatched_decision" USING btree ("unmatched_id");--> statement-breakpoint
CREATE INDEX "unmatched_payment_open" ON "unmatched_payment" USING btree ("received_at") WHERE "unmatched_payment"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "unmatched_payment_deposit" ON "unmatched_payment" USING btree ("transaction_id");
--> statement-breakpoint
-- Money that a gateway received and nobody decided on yet lies in an account of its own, one for each gateway.
insert into account (user_id, kind)
  select null, 'suspense ' || gateway from unnest(array['ess', 'smilepayz', 'onepay', 'razorpay', 'fastpay']) as gateway
  where exists (select 1 from account where user_id is null and kind = 'bank');
--> statement-breakpoint
-- What came before this and fitted nothing was left where nobody looked: it waits for staff from now on, in the
-- deposit's currency, since reports did not keep theirs. What staff completed by hand afterwards is settled.
update gateway_payment set effect = 'credited' from deposit
  where deposit.transaction_id = gateway_payment.transaction_id and outcome = 'paid'
    and effect like 'left to staff%' and payment_status_id = 5;
--> statement-breakpoint
insert into unmatched_payment (gateway, payment_id, transaction_id, user_id, currency_code, amount, amount_usd,
    remaining, remaining_usd, why, received_at)
  select gateway, payment_id, transaction_id, user_id, currency_code, paid.amount, usd, paid.amount, usd, effect, received_at
  from gateway_payment as paid join deposit using (transaction_id),
    lateral (select nullif(round(paid.amount / rate, 2), 0) as usd) as worth
  where outcome = 'paid' and effect <> 'credited';
--> statement-breakpoint
select ledger_post('paymentReceived', gateway || ' ' || payment_id, received_at,
    array[bank.account_id, lies.account_id]::bigint[], array[-amount_usd, amount_usd])
  from unmatched_payment, account as bank, account as lies
  where bank.user_id is null and bank.kind = 'bank' and lies.user_id is null and lies.kind = 'suspense ' || gateway
    and amount_usd is not null;
