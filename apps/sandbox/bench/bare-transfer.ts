import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";

async function transfer(client: PoolClient, userId: number): Promise<void> {
  const ask = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  await client.query("begin");
  const { rows: own } = await ask(
    "lock",
    `select account_id from account where user_id = $1 and kind in ('eWallet', 'trading')
       order by account_id for no key update`,
    [userId],
  );
  const { rows: made } = await ask(
    "movement",
    `insert into ledger_transaction (kind, reference, created_at) values ('bare', $1, now())
       returning ledger_transaction_id`,
    [randomUUID()],
  );
  const movement: unknown = made[0]?.ledger_transaction_id;
  const accounts = own.map((row: { account_id: string }) => row.account_id);
  const both = [accounts, ["-0.01", "0.01"]];
  await ask(
    "postings",
    `insert into posting (ledger_transaction_id, account_id, amount)
       select $1, line.account_id, line.amount from unnest($2::bigint[], $3::numeric[]) as line(account_id, amount)`,
    [movement, ...both],
  );
  await ask(
    "balances",
    `update account set balance = balance + line.amount
       from unnest($1::bigint[], $2::numeric[]) as line(account_id, amount) where account.account_id = line.account_id`,
    both,
  );
  await client.query("commit");
}

/** Transfers a cent from a client's e-wallet to their trading account with minimal SQL: only the postings. */
export async function bareTransfer(pool: Pool, userId: number): Promise<void> {
  const client = await pool.connect();
  try {
    await transfer(client, userId);
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
