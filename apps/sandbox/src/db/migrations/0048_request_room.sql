-- A provider with many transfers or withdrawals creates these indexes before the release, by `create index concurrently`.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "transfer_open" ON "transfer" USING btree ("user_id") WHERE "transfer"."payment_status_id" in (1, 2);--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "withdrawal_open" ON "withdrawal" USING btree ("user_id") WHERE "withdrawal"."payment_status_id" in (1, 2, 3, 4);--> statement-breakpoint
-- How many requests of a kind a client may have open, counted while nobody else opens one of the kind for the same client.
-- The locks are those of the functions of earlier versions, which may run at the same time.
create function request_room(kind text, who integer, most integer) returns integer language plpgsql as $$
declare
  found bigint;
begin
  case kind
    when 'deposit' then
      perform pg_advisory_xact_lock(40913, who);
      select count(*) into found from deposit where user_id = who and payment_status_id in (1, 2);
    when 'transfer' then
      perform pg_advisory_xact_lock(40915, who);
      select count(*) into found from transfer where user_id = who and payment_status_id in (1, 2);
    when 'withdrawal' then
      perform pg_advisory_xact_lock(40916, who);
      select count(*) into found from withdrawal where user_id = who and payment_status_id in (1, 2, 3, 4);
    else
      raise exception 'there are no requests of the kind %', kind;
  end case;
  if found >= most then
    raise exception 'user % has % open requests of the kind % already', who, most, kind
      using errcode = 'check_violation', constraint = kind || '_room';
  end if;
  return who;
end $$;
--> statement-breakpoint
create or replace function deposit_room(who integer, most integer) returns integer language sql
  return request_room('deposit', who, most);
--> statement-breakpoint
create or replace function transfer_room(who integer, most integer) returns integer language sql
  return request_room('transfer', who, most);
