import { focusManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { KycState } from "./kyc-state.ts";
import { newcomer, open, openAccount } from "../../test/kyc-provider.ts";

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

test.each([
  ["no code", { ...newcomer, kycStatus: null }, "enteringDetails", "unknown"],
  ["400", { ...newcomer, kycStatus: 400 }, "enteringDetails", "unknown"],
  ["2", { ...newcomer, kycStatus: 2 }, "enteringDetails", "unknown"],
  ["0", newcomer, "enteringDetails", "notSubmitted"],
  ["1", { ...newcomer, kycStatus: 1 }, "pendingApproval", undefined],
  ["3", { ...newcomer, kycStatus: 3 }, "approved", undefined],
  ["4", { ...newcomer, kycStatus: 4 }, "cancelledByAdmin", undefined],
  [
    "0 and no verified e-mail",
    { ...newcomer, emailVerifiedAt: "1900-01-01T00:00:00" },
    "emailUnverified",
    undefined,
  ],
])("with %s the page is in its state", async (_what, change, step, status) => {
  const { result, at } = await open((await openAccount(change)).broker);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a table loses its literal types
  await at(step as KycState["step"]);
  const { current } = result;
  expect("status" in current ? current.status : undefined).toBe(status);
});

test("a pending check can be refreshed by hand", async () => {
  const { broker, user } = await openAccount({ ...newcomer, kycStatus: 1 });
  const { at, result } = await open(broker);
  Object.assign(user, { kycStatus: 4 });
  await at("pendingApproval", ({ refresh }) => refresh());
  await expect.poll(() => result.current).toEqual({ step: "cancelledByAdmin", reason: null });
});

test("an approved check has name and date", async () => {
  const { broker } = await openAccount({ kycStatus: 3, kycVerifiedAt: "2026-03-03T10:00:00Z" });
  const { at } = await open(broker);
  await at("approved", (kyc) =>
    expect(kyc).toMatchObject({ fullName: "Amira Rahman", approvedAt: new Date("2026-03-03T10:00:00Z") }),
  );
});

test("a pending check is polled with growing intervals, and only while the page is visible", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { broker, provider, user } = await openAccount({ ...newcomer, kycStatus: 1 });
  const { at, unmount } = await open(broker);
  await at("pendingApproval");
  const polls = () => provider.calls.filter((call) => call === "GetUserInfo").length;
  const before = polls();
  await vi.advanceTimersByTimeAsync(21_000);
  expect(polls()).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(polls()).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(polls()).toBe(before + 2);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(polls()).toBe(before + 2);
  focusManager.setFocused(true);
  Object.assign(user, { kycStatus: 3 });
  await vi.advanceTimersByTimeAsync(600_000);
  await at("approved");
  const last = polls();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(polls()).toBe(last);
  await unmount();
});

test("a submitted check is read again although the provider was unreachable at first", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { broker, provider, user } = await openAccount();
  const { at, fill, result } = await open(broker);
  await fill();
  provider.turnAway("GetUserInfo", 403);
  await at("providingDocument", ({ submitAll }) => submitAll());
  await at("pendingApproval");
  Object.assign(user, { kycStatus: 3 });
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => result.current.step).toBe("approved");
});
