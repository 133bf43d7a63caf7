-- Refuses the statement whose attempt is beyond a limit, with everything else that it does.
create function rate_room(points integer, most integer) returns integer language plpgsql as $$
begin
  if points > most then
    raise exception '% attempts, and % are possible', points, most
      using errcode = 'check_violation', constraint = 'rate_room';
  end if;
  return points;
end $$;
--> statement-breakpoint
-- Lets a statement act on a platform that was read before, if neither it nor its rate has changed since.
create function platform_as_read(id integer, version text) returns integer language plpgsql as $$
begin
  if version is distinct from (
    select payment_platform.xmin::text || ' ' || currency.xmin::text
    from payment_platform join currency using (currency_code)
    where payment_platform_id = id
  ) then
    raise exception 'platform % has changed', id using errcode = 'serialization_failure';
  end if;
  return id;
end $$;
