-- How many transfers of a client may wait for staff, counted while nobody else opens one for the same client.
create function transfer_room(who integer, most integer) returns integer language plpgsql as $$
begin
  perform pg_advisory_xact_lock(40915, who);
  if (select count(*) from transfer where user_id = who and payment_status_id in (1, 2)) >= most then
    raise exception 'user % has % open transfers already', who, most
      using errcode = 'check_violation', constraint = 'transfer_room';
  end if;
  return who;
end $$;
