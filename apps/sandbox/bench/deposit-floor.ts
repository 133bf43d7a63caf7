import { randomUUID } from "node:crypto";
import type { Pool } from "pg";

/**
 * What a deposit writes, as one statement by hand: the request, the audit, the answer of the key, and the count of the
 * limit, in the same tables with the same indexes, constraints and functions.
 */
const text = `with
  opened as (
    insert into deposit (transaction_id, user_id, payment_platform_id, currency_code, amount, amount_usd, rate,
      payment_status_id, gateway_method, requested_at)
    values ($1, request_room('deposit', $2::int, 1000000), 11, 'MYR', 447, 100, 4.47, 1, null, now()) returning 1),
  written as (
    insert into event (at, request_id, actor_id, operation, status, response_code, changes, address)
    values (now(), $3, $2::int, 'DepositRequest', 200, 1, $4, '127.0.0.1') returning 1),
  kept as (
    insert into idempotency_key (user_id, key, operation, body_hash, answer, created_at)
    values ($2::int, $3, 'DepositRequest', $5, $6, now()) returning 1),
  counted as (
    insert into rate_limit (key, points, resets_at) values ('floor:' || $2::int, 1, now() + interval '1 minute')
    on conflict (key) do update set points = rate_limit.points + 1 returning 1)
  select (select count(*) from opened), (select count(*) from written), (select count(*) from kept),
    (select count(*) from counted)`;

const hash = "a".repeat(43);

/** Writes what a deposit writes, by one prepared statement and without any of its checks. */
export async function writeDepositFloor(pool: Pool, userId: number): Promise<void> {
  const key = randomUUID();
  const transactionId = `F${key}`;
  const answer = JSON.stringify({ responseCode: 1, responseMessage: "Success", data: { transactionId } });
  const changes = JSON.stringify([`deposit ${transactionId} → Pending`]);
  await pool.query({
    name: "deposit_floor",
    text,
    values: [transactionId, userId, key, changes, hash, answer],
  });
}
