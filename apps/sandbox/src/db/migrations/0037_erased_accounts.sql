-- A call that was under way while an account was erased must leave nothing in it: no session, no order, no name. The row
-- lock waits for an erasure that is not committed yet, on any replica.
create function refuse_erased() returns trigger language plpgsql as $$
begin
  if (
    select erased_at is not null from app_user where user_id = (to_jsonb(new) ->> tg_argv[0])::int for key share
  ) then
    raise exception 'the account was erased' using errcode = 'ER001';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger session_of_erased before insert on "session" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger sign_in_challenge_of_erased before insert on "sign_in_challenge" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger authenticator_of_erased before insert on "authenticator" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger passkey_of_erased before insert on "passkey" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger email_token_of_erased before insert on "email_token" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger one_time_code_of_erased before insert on "one_time_code" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger payee_of_erased before insert on "payee" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger upload_of_erased before insert on "upload" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger deposit_of_erased before insert on "deposit" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger withdrawal_of_erased before insert on "withdrawal" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger transfer_of_erased before insert on "transfer" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger compound_subscription_of_erased before insert on "compound_subscription" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger statement_of_erased before insert on "statement" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger data_export_of_erased before insert on "data_export" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger deletion_request_of_erased before insert on "deletion_request" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger transfer_to_erased before insert on "transfer" for each row execute function refuse_erased('recipient_id');
--> statement-breakpoint
create trigger app_user_erased before update of
  username, email, full_name, contact_number, password_hash, letter_phrase, date_of_birth, city, nationality,
  withdrawal_bank, withdrawal_bank_account_name, withdrawal_bank_account_number, email_verified_at, signed_in_at
  on app_user for each row when (old.erased_at is not null) execute function refuse_erased('user_id');
