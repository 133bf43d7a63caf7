import { expect, test } from "vitest";
import { reachedOf } from "./limits.rules.ts";
import { tightestOf } from "./read-limits.ts";

const day = {
  period: "day" as const,
  limit: "1000",
  used: "250",
  left: "750",
  renewsAt: new Date("2026-11-22T00:00:00Z"),
};
const month = {
  period: "month" as const,
  limit: "2000",
  used: "1400.01",
  left: "599.99",
  renewsAt: new Date("2026-12-01T00:00:00Z"),
};

test.each([
  ["the day", { ...day, left: "100" }, month, "day"],
  ["the month", day, month, "month"],
  ["the month, of both of which as much is left", { ...day, left: month.left }, month, "month"],
  ["the day alone", day, null, "day"],
  ["the month alone", null, month, "month"],
  ["none", null, null, undefined],
] as const)("the limit of which the least is left is that of %s", (_which, ofDay, ofMonth, period) => {
  expect(tightestOf(ofDay, ofMonth)?.period).toBe(period);
});

test.each([
  ["neither, while the smallest amount is left of both", day, month, undefined],
  ["the day, of which nothing is left", { ...day, left: "0" }, month, "day"],
  ["the day, of which less than the smallest amount is left", { ...day, left: "9.99" }, month, "day"],
  ["the month, which opens later than the day", { ...day, left: "0" }, { ...month, left: "5" }, "month"],
  ["the month alone", null, { ...month, left: "0" }, "month"],
  ["neither, without limits", null, null, undefined],
] as const)("the limit that allows no further withdrawal is %s", (_which, ofDay, ofMonth, period) => {
  const limits = { onHold: "0", day: ofDay, month: ofMonth, tightest: tightestOf(ofDay, ofMonth) };
  expect(reachedOf(limits, "10")?.period).toBe(period);
});
