import type Big from "big.js";
import type { Gateway } from "../catalogue/catalogue.store.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { type AccountName, ledger } from "../ledger/ledger.store.ts";
import type { UnmatchedRow } from "./unmatched.store.ts";

type Payment = Pick<UnmatchedRow, "gateway" | "paymentId">;

/** Where money comes from before anybody is credited, and goes back to. */
export const bank: AccountName = { userId: null, kind: "bank" };

/** Where money lies that a gateway received and that nobody decided on yet. */
export const suspense = (gateway: Gateway): AccountName => ({ userId: null, kind: `suspense ${gateway}` });

/** The books show money from the moment that it was reported: it lies with the gateway, and is owed to a client. */
export const postReceived = (deps: Deps, sql: Sql, { gateway, paymentId }: Payment, amount: string) =>
  ledger.move(sql, {
    kind: "paymentReceived",
    reference: `${gateway} ${paymentId}`,
    at: deps.clock.now(),
    from: bank,
    to: suspense(gateway),
    amount,
  });

/** Posts by how much a payment is worth more than before, or less, which may happen several times. */
export async function postRevalued(
  deps: Deps,
  sql: Sql,
  { gateway, paymentId }: Payment,
  difference: Big,
): Promise<void> {
  if (difference.eq(0)) return;
  const [from, to] = difference.gt(0) ? [bank, suspense(gateway)] : [suspense(gateway), bank];
  await ledger.move(sql, {
    kind: "paymentRevalued",
    reference: `${gateway} ${paymentId} ${deps.randomId()}`,
    at: deps.clock.now(),
    from,
    to,
    amount: difference.abs().toFixed(2),
  });
}
