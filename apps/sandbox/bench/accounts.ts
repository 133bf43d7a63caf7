import { createHash } from "node:crypto";
import type { Pool } from "pg";

/** A client with a session, as a load needs it. */
export interface LoadClient {
  readonly userId: number;
  readonly username: string;
  readonly cTraderLogin: string;
  readonly cookie: string;
}

/** The accounts of a client in the ledger. */
const kinds = ["eWallet", "trading", "bonus", "withdrawalHold", "transferHold"];
const PREFIX = "load";

/** Adds clients with their accounts until there are so many, without passwords, since none of them signs in. */
export async function generateAccounts(pool: Pool, count: number): Promise<void> {
  const { rows } = await pool.query<{ made: number }>(
    "select count(*)::int as made from app_user where username like $1",
    [`${PREFIX}%`],
  );
  const made = rows[0]?.made ?? 0;
  if (made >= count) return;
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query(
      `with added as (
        insert into app_user (company_id, username, email, full_name, contact_number, country_code, currency_code,
          password_hash, email_verified_at, ctrader_login, referral_code, created_at)
        select 9, '${PREFIX}' || n, '${PREFIX}' || n || '@example.com', 'Client ' || n, '+60123456789', 'MY', 'MYR',
          'none', now(), '8' || lpad(n::text, 9, '0'), 'L' || n, now() - interval '90 days'
        from generate_series($1::int, $2::int) as n returning user_id)
      insert into account (user_id, kind) select user_id, kind from added, unnest($3::text[]) as kind`,
      [made + 1, count, kinds],
    );
    await client.query("vacuum analyze app_user, account");
  } finally {
    client.release(true);
  }
}

/** Opens sessions of clients who are spread over all accounts, and gives each money to transfer. */
export async function openSessions(pool: Pool, count: number): Promise<readonly LoadClient[]> {
  const { rows } = await pool.query<{ user_id: number; username: string; ctrader_login: string }>(
    `select user_id, username, ctrader_login from app_user where username like $1
      order by hashint4(user_id), user_id limit $2`,
    [`${PREFIX}%`, count],
  );
  const clients = rows.map(({ user_id, username, ctrader_login }) => ({
    user_id,
    username,
    ctrader_login,
    token: `load-${user_id}-${crypto.randomUUID()}`,
  }));
  await pool.query(
    `insert into session (token_hash, user_id, created_at, seen_at)
      select token, id, now(), now() from unnest($1::text[], $2::int[]) as one(token, id)`,
    [
      clients.map(({ token }) => createHash("sha256").update(token).digest("base64url")),
      clients.map(({ user_id }) => user_id),
    ],
  );
  await pool.query("insert into account (user_id, kind) values (null, 'load') on conflict do nothing");
  await pool.query(
    `select ledger_post('load', 'load ' || own.account_id, now(), array[house.account_id, own.account_id],
        array[-1000000, 1000000])
      from account as own, account as house
      where own.kind = 'eWallet' and own.balance = 0 and own.user_id = any($1::int[])
        and house.kind = 'load' and house.user_id is null`,
    [clients.map(({ user_id }) => user_id)],
  );
  return clients.map(({ user_id, username, ctrader_login, token }) => ({
    userId: user_id,
    username,
    cTraderLogin: ctrader_login,
    cookie: `__Host-session=${token}`,
  }));
}
