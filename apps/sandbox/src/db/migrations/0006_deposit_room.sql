-- How many deposits of a client may be open, counted while nobody else opens one for the same client.
create function deposit_room(who integer, most integer) returns integer language plpgsql as $$
begin
  perform pg_advisory_xact_lock(40913, who);
  if (select count(*) from deposit where user_id = who and payment_status_id in (1, 2)) >= most then
    raise exception 'user % has % open deposits already', who, most
      using errcode = 'check_violation', constraint = 'deposit_room';
  end if;
  return who;
end $$;
