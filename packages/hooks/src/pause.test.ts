import { ApiError } from "@broker/sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askWhileBusy } from "./pause.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (status: number) => new ApiError({ operation: "GetUserInfo", kind: "server", status });
/** A look-up that fails with a status for a number of times. */
const failing = (status: number, times: number) => {
  let asked = 0;
  return vi.fn<() => Promise<string>>(async () => {
    asked += 1;
    if (asked <= times) throw refused(status);
    return "found";
  });
};
const { signal } = new AbortController();

test("a busy provider is asked again each second until it answers", async () => {
  const ask = failing(503, 6);
  const answer = askWhileBusy(ask, signal);
  await vi.advanceTimersByTimeAsync(5999);
  expect(ask).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toBe("found");
});

test("after ten attempts it fails", async () => {
  const ask = failing(503, Infinity);
  const failure = askWhileBusy(ask, signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failure).toMatchObject({ status: 503 });
  expect(ask).toHaveBeenCalledTimes(10);
});

test("any other failure is not repeated", async () => {
  const ask = failing(500, 1);
  await expect(askWhileBusy(ask, signal)).rejects.toMatchObject({ status: 500 });
  expect(ask).toHaveBeenCalledTimes(1);
});

test("nothing is asked after the page was left", async () => {
  const leaving = new AbortController();
  const ask = failing(503, 1);
  const end = askWhileBusy(ask, leaving.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort();
  expect(await end).toMatchObject({ name: "AbortError" });
  expect(ask).toHaveBeenCalledTimes(1);
});
