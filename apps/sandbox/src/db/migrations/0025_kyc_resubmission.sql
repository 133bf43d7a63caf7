ALTER TABLE "kyc_case" ADD COLUMN "front_state" text;--> statement-breakpoint
ALTER TABLE "kyc_case" ADD COLUMN "front_reason" text;--> statement-breakpoint
ALTER TABLE "kyc_case" ADD COLUMN "front_comment" text;--> statement-breakpoint
ALTER TABLE "kyc_case" ADD COLUMN "back_state" text;--> statement-breakpoint
ALTER TABLE "kyc_case" ADD COLUMN "back_reason" text;--> statement-breakpoint
ALTER TABLE "kyc_case" ADD COLUMN "back_comment" text;--> statement-breakpoint
-- A check that is cancelled because of single documents is pending again once these have been sent again.
create or replace function kyc_steps() returns trigger language plpgsql as $$
begin
  if old.kyc_status <> new.kyc_status
    and (old.kyc_status, new.kyc_status) not in ((0, 1), (1, 3), (1, 4), (3, 4), (4, 0), (4, 1)) then
    raise exception 'the identity check of user % cannot go from % to %', old.user_id, old.kyc_status, new.kyc_status
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
