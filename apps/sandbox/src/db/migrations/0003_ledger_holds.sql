-- Funds that wait for a decision lie in accounts of the customer's own, apart from what can be spent.
insert into account (user_id, kind)
  select app_user.user_id, held.kind from app_user, (values ('withdrawalHold'), ('transferHold')) as held(kind)
  where role = 'client' on conflict do nothing;
--> statement-breakpoint
-- The balances of the house are summed when they are asked for: kept in a row, every customer would wait for that row.
update account set balance = 0 where user_id is null;
--> statement-breakpoint
create or replace function ledger_post(kind text, reference text, happened_at timestamptz, account_ids bigint[], amounts numeric[])
returns bigint language plpgsql as $$
declare
  id bigint;
begin
  if cardinality(account_ids) <> cardinality(amounts) or cardinality(amounts) < 2 then
    raise exception 'a ledger transaction needs at least two postings' using errcode = 'check_violation';
  end if;
  -- One order for everybody, so that two movements never wait for each other in a circle.
  perform 1 from account where account_id = any(account_ids) and user_id is not null order by account_id for no key update;
  insert into ledger_transaction (kind, reference, created_at) values (kind, reference, happened_at)
    returning ledger_transaction_id into id;
  insert into posting (ledger_transaction_id, account_id, amount)
    select id, line.account_id, line.amount from unnest(account_ids, amounts) as line(account_id, amount);
  update account set balance = balance + moved.amount
    from (select line.account_id, sum(line.amount) as amount
            from unnest(account_ids, amounts) as line(account_id, amount) group by 1) as moved
    where account.account_id = moved.account_id and account.user_id is not null;
  return id;
end $$;
--> statement-breakpoint
-- What is completed or cancelled stays so.
create function stays_closed() returns trigger language plpgsql as $$
begin
  if old.payment_status_id in (5, 6) and new.payment_status_id <> old.payment_status_id then
    raise exception '% is closed', old.transaction_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
drop trigger deposit_closed on deposit;
--> statement-breakpoint
drop function deposit_stays_closed();
--> statement-breakpoint
create trigger deposit_closed before update on deposit for each row execute function stays_closed();
--> statement-breakpoint
create trigger withdrawal_closed before update on withdrawal for each row execute function stays_closed();
--> statement-breakpoint
create trigger transfer_closed before update on transfer for each row execute function stays_closed();
--> statement-breakpoint
-- An identity check goes from not submitted to pending to approved or cancelled; an approval can be cancelled.
create function kyc_steps() returns trigger language plpgsql as $$
begin
  if old.kyc_status <> new.kyc_status and (old.kyc_status, new.kyc_status) not in ((0, 1), (1, 3), (1, 4), (3, 4)) then
    raise exception 'the identity check of user % cannot go from % to %', old.user_id, old.kyc_status, new.kyc_status
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger app_user_kyc before update on app_user for each row execute function kyc_steps();
