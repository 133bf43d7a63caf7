import { type Decimal, sum } from "@broker/sdk/money";

/** The meaning of a payment status for the money: done, pending, or cancelled. */
export type PaymentOutcome = "done" | "open" | "cancelled";

/** The payment statuses of spec 4.6 by id; any other id is unknown. */
const outcomes: ReadonlyMap<number, PaymentOutcome> = new Map([
  [1, "open"],
  [2, "open"],
  [3, "open"],
  [4, "done"],
  [5, "done"],
  [6, "cancelled"],
]);

/** Returns the meaning of a payment status id; null for an unknown id. */
export function toPaymentOutcome(statusId: number): PaymentOutcome | null {
  return outcomes.get(statusId) ?? null;
}

/** The totals of a list of transactions in US dollars: done and pending. */
export interface TransactionTotals {
  readonly done: Decimal;
  readonly open: Decimal;
}

/** Returns the exact totals of a list of transactions, without cancelled ones and unknown statuses. */
export function sumTransactions(
  rows: readonly { readonly amountUsd: Decimal; readonly statusId: number }[],
): TransactionTotals {
  const of = (outcome: PaymentOutcome) =>
    sum(rows.filter((row) => toPaymentOutcome(row.statusId) === outcome).map(({ amountUsd }) => amountUsd));
  return { done: of("done"), open: of("open") };
}

/** Returns the exact sum of amounts in one currency. */
export function sumAmounts(amounts: readonly Decimal[]): Decimal {
  return sum(amounts);
}

/** Money in and out in one calendar month, in US dollars. */
export interface MonthOfMoney {
  /** The beginning of the month in the time zone of the browser, in which lists show their dates. */
  readonly month: Date;
  readonly moneyIn: Decimal;
  readonly moneyOut: Decimal;
}

/** A payment as far as sums need it. */
interface Movement {
  readonly requestedAt: Date | null;
  readonly amountUsd: Decimal;
  readonly statusId: number;
}

/**
 * Returns the completed deposits and withdrawals of the last months, oldest first; the month of `now` (ms) is the
 * last. Months are those of the browser's time zone, like the dates of the lists.
 */
export function sumByMonth(
  deposits: readonly Movement[],
  withdrawals: readonly Movement[],
  now: number,
  months = 6,
): readonly MonthOfMoney[] {
  const today = new Date(now);
  const first = today.getMonth() - months + 1;
  const of = (rows: readonly Movement[], month: Date) =>
    sum(
      rows
        .filter(
          ({ requestedAt, statusId }) =>
            requestedAt?.getFullYear() === month.getFullYear() &&
            requestedAt.getMonth() === month.getMonth() &&
            toPaymentOutcome(statusId) === "done",
        )
        .map(({ amountUsd }) => amountUsd),
    );
  return Array.from({ length: months }, (_, index) => {
    const month = new Date(today.getFullYear(), first + index);
    return { month, moneyIn: of(deposits, month), moneyOut: of(withdrawals, month) };
  });
}
