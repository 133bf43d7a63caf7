import { describe, expect, test } from "vitest";
import { english } from "../i18n/language.ts";
import { createTranslate } from "../i18n/translation.tsx";
import { toPaymentSteps } from "./payment-steps.ts";
import { transactionDetailMessages } from "./transaction-detail.messages.ts";

const words = {
  d: createTranslate(english, transactionDetailMessages),
  unknown: "Unknown Status",
  time: (date: Date) => date.toISOString().slice(11, 16),
  first: "submitted",
  last: "credited",
  usual: null,
} as const;
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const stepsOf = (
  statusId: number,
  times: { processingAt?: Date; settledAt?: Date } = {},
  usual: string | null = null,
) =>
  toPaymentSteps(
    { statusId, statusName: null, requestedAt: at("09:00"), processingAt: null, settledAt: null, ...times },
    { ...words, usual },
  ).map(({ label, note, state }) => `${state}: ${label}${note === undefined ? "" : ` (${note})`}`);

describe("the steps of a payment", () => {
  test("name what comes while it is pending", () => {
    expect(stepsOf(1)).toEqual([
      "done: Submitted (09:00)",
      "current: In review (We are reviewing it)",
      "ahead: Credited to your e-wallet (Comes next)",
    ]);
  });

  test("tell how long the next one usually takes where the provider says so, and only while it is ahead", () => {
    expect(stepsOf(1, {}, "Usually within one hour").at(-1)).toBe(
      "ahead: Credited to your e-wallet (Usually within one hour)",
    );
    expect(stepsOf(5, {}, "Usually within one hour").at(-1)).toBe("done: Credited to your e-wallet (Done)");
  });

  test("tell since when it is processed", () => {
    expect(stepsOf(2, { processingAt: at("11:00") })[1]).toBe("current: In review (Since 11:00)");
  });

  test("have the time of every state that the provider tells", () => {
    expect(stepsOf(5, { processingAt: at("11:00"), settledAt: at("14:30") })).toEqual([
      "done: Submitted (09:00)",
      "done: In review (11:00)",
      "done: Credited to your e-wallet (14:30)",
    ]);
  });

  test("end without times where a provider tells none", () => {
    expect(stepsOf(5)).toEqual(["done: Submitted (09:00)", "done: Credited to your e-wallet (Done)"]);
  });

  test("end with the cancellation", () => {
    expect(stepsOf(6, { settledAt: at("10:00") })).toEqual([
      "done: Submitted (09:00)",
      "failed: Cancelled (10:00)",
    ]);
    expect(stepsOf(6)[1]).toBe("failed: Cancelled");
  });

  test("promise nothing of an unknown status", () => {
    expect(stepsOf(0)).toEqual(["done: Submitted (09:00)", "current: Unknown Status (We are reviewing it)"]);
  });
});
