/** The SQL of a trigger that keeps a one-time code unused, so that only a limit can refuse concurrent withdrawals. */
export const reusableCode: readonly string[] = [
  `create function keep_code() returns trigger language plpgsql as $$ begin new.used_at := null; return new; end $$`,
  `create trigger keep_code before update on one_time_code for each row execute function keep_code()`,
];
