import { afterEach, describe, expect, test, vi } from "vitest";
import { sumByMonth, toPaymentOutcome, sumAmounts, sumTransactions } from "./transaction.rules.ts";

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
] as const)("payment status %i has the effect: %s", (statusId, outcome) => {
  expect(toPaymentOutcome(statusId)).toBe(outcome);
});

test("totals are exact, where binary floats are not, and omit cancelled and unknown rows", () => {
  const rows = [row("0.1", 5), row("0.2", 4), row("10.07", 1), row("1", 3), row("999", 6), row("999", 9)];
  expect(sumTransactions(rows)).toEqual({ done: "0.3", open: "11.07" });
});

test("the total of no rows is zero", () => {
  expect(sumTransactions([])).toEqual({ done: "0", open: "0" });
  expect(sumAmounts([])).toBe("0");
});

afterEach(() => void vi.unstubAllEnvs());

test("money in and out is summed by month, for completed rows only, across the turn of a year", () => {
  vi.stubEnv("TZ", "UTC");
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
  expect(sumByMonth(deposits, withdrawals, now, 3)).toEqual([
    { month: new Date("2026-11-01T00:00:00Z"), moneyIn: "0", moneyOut: "0" },
    { month: new Date("2026-12-01T00:00:00Z"), moneyIn: "7", moneyOut: "30" },
    { month: new Date("2027-01-01T00:00:00Z"), moneyIn: "100.3", moneyOut: "0" },
  ]);
});

describe("months follow from the dates of the list, which are in the user's zone", () => {
  test.each([
    // At 23:30 in London it is the next day in Kuala Lumpur, and the same day in New York.
    ["Asia/Kuala_Lumpur", ["2026-12", "2027-01"], ["0", "7"]],
    ["America/New_York", ["2026-11", "2026-12"], ["0", "7"]],
    ["Europe/London", ["2026-11", "2026-12"], ["0", "7"]],
  ] as const)("in %s", (zone, names, moneyIn) => {
    vi.stubEnv("TZ", zone);
    const night = new Date("2026-12-31T23:30:00Z");
    const months = sumByMonth([row("7", 5, night)], [], night.getTime(), 2);
    const local = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit" });
    expect(months.map(({ month }) => local.format(month))).toEqual(names);
    expect(months.map((one) => one.moneyIn)).toEqual(moneyIn);
  });

  test("also where the clock changes at midnight", () => {
    vi.stubEnv("TZ", "America/Asuncion");
    const first = new Date("2026-10-01T12:00:00Z");
    expect(sumByMonth([row("7", 5, first)], [], first.getTime(), 1)).toMatchObject([{ moneyIn: "7" }]);
  });
});
