import { recordEvent } from "../control/event.store.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { expireDeposit } from "./cancel.service.ts";
import { cancelStore } from "./cancel.store.ts";

const HOUR = 3_600_000;
/** The number of deposits of one run; the next run continues. */
const AT_ONCE = 500;

/**
 * Cancels the deposits at gateways for which no payment arrived within `PAYMENT_HOURS`, each in a transaction of its
 * own. A payment that arrives later waits for staff, like any payment of a closed deposit. Returns their number.
 */
export async function expireAbandoned(deps: Deps): Promise<number> {
  const { paymentHours } = deps.config;
  if (paymentHours === 0) return 0;
  const now = deps.clock.now();
  const before = new Date(now.getTime() - paymentHours * HOUR);
  let count = 0;
  for (const transactionId of await cancelStore.listAbandoned(deps.sql, before, AT_ONCE)) {
    const isDone = await runInTransaction(deps.sql, async (sql) => {
      if (!(await expireDeposit(deps, sql, transactionId))) return false;
      await recordEvent(sql, {
        at: now,
        requestId: "expiry",
        caller: null,
        operation: "DepositExpiry",
        status: 200,
        responseCode: 1,
        changes: [`deposit ${transactionId} → Cancelled: no payment arrived in ${paymentHours} hours`],
        address: "",
      });
      return true;
    });
    if (isDone) count += 1;
  }
  return count;
}
