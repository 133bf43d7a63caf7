import { type Decimal, sum } from "@broker/sdk/money";

/** What a payment status means for the money: done, still on its way, or called off. */
export type PaymentOutcome = "done" | "open" | "cancelled";

/** The payment statuses of spec 4.6 by id; an id that is not among them means nothing that is known. */
const outcomes: ReadonlyMap<number, PaymentOutcome> = new Map([
  [1, "open"],
  [2, "open"],
  [3, "open"],
  [4, "done"],
  [5, "done"],
  [6, "cancelled"],
]);

/** What a payment status id means for the money; null for an unknown id. */
export function paymentOutcome(statusId: number): PaymentOutcome | null {
  return outcomes.get(statusId) ?? null;
}

/** What a list of transactions comes to, in US dollars: what is done, and what is still on its way. */
export interface TransactionTotals {
  readonly done: Decimal;
  readonly open: Decimal;
}

/** Adds a list of transactions up, exactly. What was cancelled, or has an unknown status, counts nowhere. */
export function transactionTotals(
  rows: readonly { readonly amountUsd: Decimal; readonly statusId: number }[],
): TransactionTotals {
  const of = (outcome: PaymentOutcome) =>
    sum(rows.filter((row) => paymentOutcome(row.statusId) === outcome).map(({ amountUsd }) => amountUsd));
  return { done: of("done"), open: of("open") };
}

/** Adds amounts in one currency up, exactly. */
export function totalOf(amounts: readonly Decimal[]): Decimal {
  return sum(amounts);
}

/** Money in and out of one calendar month, in US dollars. */
export interface MonthOfMoney {
  /** When the month begins in the time zone of the machine, in which lists show their dates. */
  readonly month: Date;
  readonly moneyIn: Decimal;
  readonly moneyOut: Decimal;
}

interface Movement {
  readonly requestedAt: Date | null;
  readonly amountUsd: Decimal;
  readonly statusId: number;
}

/**
 * The completed deposits and withdrawals of the last months, oldest month first; the month of `now` (ms) is the last.
 * Months are those of the machine's time zone, as the dates of the lists beside them.
 */
export function moneyByMonth(
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
            paymentOutcome(statusId) === "done",
        )
        .map(({ amountUsd }) => amountUsd),
    );
  return Array.from({ length: months }, (_, index) => {
    const month = new Date(today.getFullYear(), first + index);
    return { month, moneyIn: of(deposits, month), moneyOut: of(withdrawals, month) };
  });
}
