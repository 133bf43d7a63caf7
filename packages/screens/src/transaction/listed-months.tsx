import {
  type DepositItem,
  type MonthOfMoney,
  sumByMonth,
  useBroker,
  type WithdrawalItem,
} from "@broker/hooks";
import type { ReactNode } from "react";
import { ListedDeposits, ListedWithdrawals, type ListState } from "./listed.tsx";

/** The number of months of a chart; the current one is the last. */
const MONTHS = 6;

/** What the charts of the last months show. */
interface Money {
  readonly deposits: ListState<DepositItem>;
  readonly withdrawals: ListState<WithdrawalItem>;
  /** Null while they are being read; none where a list could not be read, since half of the movements would mislead. */
  readonly months: readonly MonthOfMoney[] | null;
}

/** Returns whether a list, or a further page of it, could not be read. */
export const isStuck = (list: ListState<unknown>): boolean =>
  list.status === "failed" || (list.status === "loaded" && (list.part?.moreFailure ?? null) !== null);

function toMonths(
  deposits: Money["deposits"],
  withdrawals: Money["withdrawals"],
  now: number,
): Money["months"] {
  if (isStuck(deposits) || isStuck(withdrawals)) return [];
  if (deposits.status !== "loaded" || withdrawals.status !== "loaded") return null;
  if (deposits.part?.isShort || withdrawals.part?.isShort) return null;
  return sumByMonth(deposits.rows, withdrawals.rows, now, MONTHS);
}

/** Reads as much of both lists as the months of a chart need, and renders its content with them. */
export function ListedMonths({ children }: { children: (money: Money) => ReactNode }) {
  const now = useBroker().clock();
  const today = new Date(now);
  const since = new Date(today.getFullYear(), today.getMonth() - MONTHS + 1);
  return (
    <ListedDeposits since={since}>
      {(deposits) => (
        <ListedWithdrawals since={since}>
          {(withdrawals) => children({ deposits, withdrawals, months: toMonths(deposits, withdrawals, now) })}
        </ListedWithdrawals>
      )}
    </ListedDeposits>
  );
}
