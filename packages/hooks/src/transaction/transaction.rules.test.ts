import { expect, test } from "vitest";
import { moneyByMonth, paymentOutcome, totalOf, transactionTotals } from "./transaction.rules.ts";

const row = (amountUsd: string, statusId: number, requestedAt: Date | null = null) => ({
  amountUsd,
  statusId,
  requestedAt,
});

test.each([
  [1, "open"],
  [2, "open"],
  [3, "open"],
  [4, "done"],
  [5, "done"],
  [6, "cancelled"],
  [0, null],
  [7, null],
] as const)("payment status %i means for the money: %s", (statusId, outcome) => {
  expect(paymentOutcome(statusId)).toBe(outcome);
});

test("totals are exact, where binary floats are not, and leave out what was cancelled or is unknown", () => {
  const rows = [row("0.1", 5), row("0.2", 4), row("10.07", 1), row("1", 3), row("999", 6), row("999", 9)];
  expect(transactionTotals(rows)).toEqual({ done: "0.3", open: "11.07" });
});

test("nothing comes to nothing", () => {
  expect(transactionTotals([])).toEqual({ done: "0", open: "0" });
  expect(totalOf([])).toBe("0");
});

test("money in and out is told by month, and only what is done, across the turn of a year", () => {
  const now = Date.UTC(2027, 0, 15);
  const deposits = [
    row("100.10", 5, new Date("2027-01-01T00:00:00Z")),
    row("0.20", 4, new Date("2027-01-31T23:59:59Z")),
    row("50", 1, new Date("2027-01-03T00:00:00Z")),
    row("7", 5, new Date("2026-12-31T23:59:59Z")),
    row("5", 5, new Date("2026-01-15T00:00:00Z")),
    row("5", 5, null),
  ];
  const withdrawals = [row("30", 5, new Date("2026-12-01T00:00:00Z")), row("9", 6, new Date(now))];
  expect(moneyByMonth(deposits, withdrawals, now, 3)).toEqual([
    { month: new Date("2026-11-01T00:00:00Z"), moneyIn: "0", moneyOut: "0" },
    { month: new Date("2026-12-01T00:00:00Z"), moneyIn: "7", moneyOut: "30" },
    { month: new Date("2027-01-01T00:00:00Z"), moneyIn: "100.3", moneyOut: "0" },
  ]);
});
