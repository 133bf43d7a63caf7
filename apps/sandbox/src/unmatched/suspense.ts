import type Big from "big.js";
import type { Gateway } from "../catalogue/catalogue.store.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { type AccountName, ledger } from "../ledger/ledger.store.ts";
import type { UnmatchedRow } from "./unmatched.store.ts";

type Payment = Pick<UnmatchedRow, "gateway" | "paymentId">;

/** The source of incoming money, to which refunds return. */
export const bank: AccountName = { userId: null, kind: "bank" };

/** Returns the suspense account of a gateway, with money that no decision has assigned yet. */
export const suspenseOf = (gateway: Gateway): AccountName => ({ userId: null, kind: `suspense ${gateway}` });

/** Books a reported payment as received: the gateway holds the money, and the house owes it to a client. */
export const postReceived = (deps: Deps, sql: Sql, { gateway, paymentId }: Payment, amount: string) =>
  ledger.move(sql, {
    kind: "paymentReceived",
    reference: `${gateway} ${paymentId}`,
    at: deps.clock.now(),
    from: bank,
    to: suspenseOf(gateway),
    amount,
  });

/** Books the difference to an earlier value of a payment, which may change several times. */
export async function postRevalued(
  deps: Deps,
  sql: Sql,
  { gateway, paymentId }: Payment,
  difference: Big,
): Promise<void> {
  if (difference.eq(0)) return;
  const [from, to] = difference.gt(0) ? [bank, suspenseOf(gateway)] : [suspenseOf(gateway), bank];
  await ledger.move(sql, {
    kind: "paymentRevalued",
    reference: `${gateway} ${paymentId} ${deps.randomId()}`,
    at: deps.clock.now(),
    from,
    to,
    amount: difference.abs().toFixed(2),
  });
}
