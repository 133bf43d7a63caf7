ALTER TABLE "kyc_case" ALTER COLUMN "back_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "kyc_reason" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "nationality" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "wallet_address" text;
--> statement-breakpoint
-- A cancelled identity check can be opened again: it is not submitted then.
create or replace function kyc_steps() returns trigger language plpgsql as $$
begin
  if old.kyc_status <> new.kyc_status and (old.kyc_status, new.kyc_status) not in ((0, 1), (1, 3), (1, 4), (3, 4), (4, 0)) then
    raise exception 'the identity check of user % cannot go from % to %', old.user_id, old.kyc_status, new.kyc_status
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
