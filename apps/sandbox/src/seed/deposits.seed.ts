import Big from "big.js";
import type { Sql } from "../db/database.ts";
import type { UserRow } from "../session/session.store.ts";
import { banksOf } from "./company-banks.ts";
import { historyStore } from "./history.store.ts";
import { timesOf } from "./past-times.ts";

const DAY = 86_400_000;

/** The statuses of past deposits, in turn: most are completed, and of thousands none waits for staff. */
const pastStatuses = { few: [5, 5, 6, 5, 5, 2, 5], many: [5, 5, 6, 5] } as const;

/** Inserts deposits of the last six months, and the ledger entries of the completed ones. */
export async function seedDeposits(
  sql: Sql,
  { userId, companyId }: UserRow,
  count: number,
  now: Date,
): Promise<void> {
  const [main, other] = banksOf(companyId);
  const statuses = count > 100 ? pastStatuses.many : pastStatuses.few;
  const rows = Array.from({ length: count }, (_, index) => {
    const requestedAt = new Date(
      now.getTime() - (2 + (index * 178) / count) * DAY - ((index * 7919) % 600) * 60_000,
    );
    const amountUsd = new Big(count > 100 ? 0.25 : 50 + ((index * 37) % 9) * 25).toFixed(2);
    const statusId = statuses[index % statuses.length] ?? 5;
    return {
      transactionId: `D-${requestedAt.toISOString().slice(0, 10).replaceAll("-", "")}-${userId}${String(index).padStart(4, "0")}`,
      userId,
      platformId: index % 3 === 2 ? other : main,
      currencyCode: "MYR",
      amount: new Big(amountUsd).times("4.47").round(2, Big.roundHalfUp).toFixed(2),
      amountUsd,
      rate: "4.47",
      statusId,
      requestedAt,
      ...timesOf(requestedAt, statusId),
    };
  });
  await historyStore.insertDeposits(sql, rows);
  await historyStore.creditDeposits(sql, userId);
}
