-- Money moves only through ledger_post, and the database itself keeps the rules of double entry.

create function ledger_post(kind text, reference text, happened_at timestamptz, account_ids bigint[], amounts numeric[])
returns bigint language plpgsql as $$
declare
  id bigint;
begin
  if cardinality(account_ids) <> cardinality(amounts) or cardinality(amounts) < 2 then
    raise exception 'a ledger transaction needs at least two postings' using errcode = 'check_violation';
  end if;
  -- One order for everybody, so that two movements never wait for each other in a circle.
  perform 1 from account where account_id = any(account_ids) order by account_id for no key update;
  insert into ledger_transaction (kind, reference, created_at) values (kind, reference, happened_at)
    returning ledger_transaction_id into id;
  insert into posting (ledger_transaction_id, account_id, amount)
    select id, line.account_id, line.amount from unnest(account_ids, amounts) as line(account_id, amount);
  update account set balance = balance + moved.amount
    from (select line.account_id, sum(line.amount) as amount
            from unnest(account_ids, amounts) as line(account_id, amount) group by 1) as moved
    where account.account_id = moved.account_id;
  return id;
end $$;
--> statement-breakpoint
create function ledger_is_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from posting where ledger_transaction_id = new.ledger_transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.ledger_transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger posting_balanced after insert on posting
  deferrable initially deferred for each row execute function ledger_is_balanced();
--> statement-breakpoint
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'postings are never changed, only reversed' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger posting_append_only before update or delete on posting for each row execute function ledger_is_append_only();
--> statement-breakpoint
create trigger ledger_transaction_append_only before update or delete on ledger_transaction for each row execute function ledger_is_append_only();
--> statement-breakpoint
-- A closed deposit stays closed: 5 Completed, 6 Cancelled.
create function deposit_stays_closed() returns trigger language plpgsql as $$
begin
  if old.payment_status_id in (5, 6) and new.payment_status_id <> old.payment_status_id then
    raise exception 'deposit % is closed', old.transaction_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger deposit_closed before update on deposit for each row execute function deposit_stays_closed();
