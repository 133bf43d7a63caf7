import { examples } from "@broker/api-spec/examples";
import { ApiError } from "@broker/sdk";
import { focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Broker } from "../broker.ts";
import { createTestProvider } from "../../test/provider.ts";
import { pauseAfter, watchPayment } from "./watch-payment.ts";

beforeEach(() => {
  vi.useFakeTimers();
  focusManager.setFocused(true);
});
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

/** Answers the list of deposits at once, so that only the clock decides when the list is read. */
function watching({
  stop = new AbortController(),
  statuses = examples.GetStatuses.success.data,
}: { stop?: AbortController; statuses?: readonly { value: number; name: string }[] | null } = {}) {
  const broker = createTestProvider().broker();
  const row = { ...examples.GetDepositTransactionsByUser.success.data[0], transactionId: "D-1" };
  let paymentStatusId = 1;
  let polls = 0;
  let isFailing = false;
  const call = (operation: string) => {
    if (operation === "GetStatuses")
      return statuses
        ? Promise.resolve(statuses)
        : Promise.reject(new ApiError({ operation, kind: "server" }));
    polls += 1;
    if (isFailing)
      return Promise.reject(new ApiError({ operation: "GetDepositTransactionsByUser", kind: "malformed" }));
    return Promise.resolve([
      { ...row, transactionId: "D-2", paymentStatusId: 5 },
      { ...row, paymentStatusId },
    ]);
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two parts of a client that are used
  const client = { companyId: 9, call } as unknown as Broker["client"];
  // The provider component of the hooks does this.
  broker.queryClient.mount();
  onTestFinished(() => broker.queryClient.unmount());
  const ends: unknown[] = [];
  watchPayment({ ...broker, client }, "D-1", stop.signal).then(
    (outcome) => ends.push(outcome),
    (error: unknown) => ends.push(error),
  );
  return {
    stop,
    ends,
    polls: () => polls,
    is: (statusId: number) => void (paymentStatusId = statusId),
    fails: (now: boolean) => void (isFailing = now),
    after: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  };
}

test.each([
  [0, 2],
  [1, 2],
  [2, 4],
  [3, 8],
  [5, 32],
  [6, 60],
  [100, 60],
])("after %d polls the next one is %d seconds later", (polls, seconds) => {
  expect(pauseAfter(polls)).toBe(seconds * 1000);
});

describe("a hosted payment that is polled", () => {
  test("is polled at once, and then with growing intervals", async () => {
    const { polls, after } = watching();
    await after(0.1);
    expect(polls()).toBe(1);
    const counts: number[] = [];
    for (const seconds of [1.8, 0.2, 4, 8]) {
      await after(seconds);
      counts.push(polls());
    }
    expect(counts).toEqual([1, 2, 3, 4]);
  });

  test.each([
    [5, "completed"],
    [6, "cancelled"],
  ])("ends with the state %d as %s, and is not polled any more", async (statusId, outcome) => {
    const { is, ends, polls, after } = watching();
    is(4);
    await after(2.1);
    expect([polls(), ends]).toEqual([2, []]);
    is(statusId);
    await after(4);
    expect(ends).toEqual([outcome]);
    await after(300);
    expect(polls()).toBe(3);
  });

  test.each([
    ["whose Completed is 10", [{ value: 10, name: "Completed" }], 10],
    ["without names of its statuses", null, 5],
  ])("ends with the status by its name, at a provider %s", async (_what, statuses, completed) => {
    const { is, ends, after } = watching({ statuses });
    is(completed === 5 ? 4 : 5);
    await after(10);
    expect(ends).toEqual([]);
    is(completed);
    await after(60);
    expect(ends).toEqual(["completed"]);
  });

  test("is not polled while the page is hidden, and is polled at once when it becomes visible", async () => {
    const { is, polls, after, ends } = watching();
    await after(0.1);
    focusManager.setFocused(false);
    await after(600);
    expect(polls()).toBe(1);
    is(5);
    focusManager.setFocused(true);
    await after(0.1);
    expect([polls(), ends]).toEqual([2, ["completed"]]);
  });

  test("is polled again after a failed poll", async () => {
    const { is, fails, ends, after } = watching();
    fails(true);
    await after(20);
    expect(ends).toEqual([]);
    fails(false);
    is(5);
    await after(60);
    expect(ends).toEqual(["completed"]);
  });

  test("is not polled for a wizard that was closed before", async () => {
    const left = new AbortController();
    left.abort();
    const { polls, after, ends } = watching({ stop: left });
    await after(600);
    expect([polls(), ends]).toEqual([0, [expect.objectContaining({ name: "AbortError" })]]);
  });

  test("is no longer polled after the wizard is closed", async () => {
    const { stop, polls, after, ends } = watching();
    await after(0.1);
    stop.abort();
    await after(600);
    expect([polls(), ends]).toEqual([1, [expect.objectContaining({ name: "AbortError" })]]);
  });
});
