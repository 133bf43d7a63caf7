import { describe, expect, test } from "vitest";
import { removePersonalData } from "../src/privacy/erasure.store.ts";
import { lastLetter } from "./provider.ts";
import { openUnmatched } from "./unmatched-payments.ts";

const at = openUnmatched();
const { opened, eWallet, rows, rowOf, report, waiting, only, decide, desk } = at;

describe("a payment that does not fit its deposit waits for staff, booked and visible", () => {
  test.each([
    ["paid after it was declined", "cancelled before", () => [{ outcome: "declined" }, {}]],
    ["paid twice", "credited before", () => [{}, {}]],
    ["paid less", "paid 223.50 MYR instead of 447.00 MYR", () => [{ amount: "223.50" }]],
    ["paid more", "paid 500.00 MYR instead of 447.00 MYR", () => [{ amount: "500.00" }]],
    ["in another currency", "paid 447.00 USD instead of 447.00 MYR", () => [{ currencyCode: "USD" }]],
    ["in an unknown currency", "paid 447.00 XYZ", () => [{ currencyCode: "XYZ" }]],
  ])("%s", async (_what, why, reports) => {
    const transactionId = await opened();
    for (const one of reports()) await report(transactionId, one);
    const { left } = await only();
    expect(Number(left)).toBeGreaterThan(0);
    const page = await desk();
    expect(page).toContain(`payment-${at.visitor.userId}-${at.countPayments()}`);
    expect(page).toContain(transactionId);
    expect(page).toContain(at.visitor.email);
    expect(page).toContain(why);
  });

  test("paid after staff cancelled, and paid a day late", async () => {
    const cancelled = await opened();
    await at.provider.control(`deposits/${cancelled}/cancel`, {});
    await report(cancelled);
    const late = await opened();
    at.provider.clock.advance(25 * 60);
    await report(late);
    expect((await waiting()).map(({ left }) => left)).toEqual(["447.00", "447.00"]);
  });

  test("a repeated report is stored once", async () => {
    const transactionId = await opened();
    await report(transactionId, { amount: "223.50", paymentId: `again-${at.visitor.userId}` });
    await report(transactionId, { amount: "223.50", paymentId: `again-${at.visitor.userId}` });
    expect((await only()).left).toBe("223.50");
  });

  test("its deposit cannot be credited by hand as well", async () => {
    const transactionId = await opened();
    await report(transactionId, { amount: "223.50" });
    const complete = at.provider.control(`deposits/${transactionId}/complete`, {});
    await expect(complete).rejects.toThrow("409");
    expect(await eWallet()).toBe(5000);
  });
});

describe("staff credit a received payment", () => {
  test("as its own deposit, where the amount matches", async () => {
    const transactionId = await opened();
    at.provider.clock.advance(25 * 60);
    await report(transactionId);
    await at.signInStaff();
    const { id } = await only();
    expect((await decide(id, "credit", { comment: "Late, but whole" })).status).toBe(303);
    await at.visitor.signIn(at.visitor.email);
    expect(await rowOf(transactionId)).toMatchObject({ paymentStatusId: 5, amountUsd: 100 });
    expect(await eWallet()).toBe(5100);
  });

  test("as a new deposit with the credited amount, and the original one is closed", async () => {
    const transactionId = await opened();
    await report(transactionId, { amount: "223.50" });
    const before = (await rows()).length;
    expect((await decide((await only()).id, "credit", { comment: "Half of it came" })).status).toBe(303);
    const [newest] = await rows();
    expect(newest).toMatchObject({ amount: 223.5, amountUsd: 50, currencyCode: "MYR", paymentStatusId: 5 });
    expect((await rows()).length).toBe(before + 1);
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(6);
    expect(await eWallet()).toBe(5050);
    const letter = await lastLetter(at.provider, at.visitor.email);
    expect(letter.subject).toBe("Your payment was credited");
  });

  test("in parts, the rest of which can be returned; nothing remains and nothing is exceeded", async () => {
    const transactionId = await opened();
    await report(transactionId, { amount: "1000.01" });
    const { id, usd } = await only();
    expect(usd).toBe("223.72");
    await decide(id, "credit", { amount: "447.00", remaining: "1000.01", comment: "What was asked for" });
    expect(await only()).toMatchObject({ left: "553.01", usd: "123.72" });
    await decide(id, "return", { amount: "553.01", remaining: "553.01", comment: "The rest" });
    expect(await only()).toMatchObject({ left: "0.00", usd: "0.00" });
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(5);
    expect(await eWallet()).toBe(5100);
    const decided = await desk("decided");
    expect(decided).toContain("What was asked for");
    expect(decided).toContain("The rest");
    expect(await desk()).not.toContain(transactionId);
  });

  test("once, though the button is pressed twice", async () => {
    await report(await opened(), { amount: "800.00" });
    const { id } = await only();
    const fields = { amount: "400.00", remaining: "800.00", comment: "Half" };
    expect((await decide(id, "credit", fields)).status).toBe(303);
    expect((await decide(id, "credit", fields)).status).toBe(409);
    expect((await only()).left).toBe("400.00");
  });

  test("in a currency without a rate at the value that staff enter", async () => {
    await report(await opened(), { currencyCode: "XYZ" });
    const { id, usd } = await only();
    expect(usd).toBe(null);
    expect((await decide(id, "credit", { comment: "Too early" })).status).toBe(409);
    const worth = { amount: "12.5", comment: "The bank's rate" };
    expect((await decide(id, "value", worth)).status).toBe(303);
    await at.signInStaff("finance@example.com");
    expect((await decide(id, "value", worth)).status).toBe(303);
    expect((await decide(id, "value", { amount: "99", comment: "Again" })).status).toBe(409);
    expect((await decide(id, "credit", { comment: "At the bank's rate" })).status).toBe(303);
    expect(await eWallet()).toBe(5012.5);
    expect((await rows())[0]).toMatchObject({ amount: 447, currencyCode: "XYZ", amountUsd: 12.5 });
  });
});

test("staff return a received payment: the client is not credited, and reads the reason", async () => {
  const transactionId = await opened();
  await report(transactionId, { amount: "500.00" });
  await decide((await only()).id, "return", { comment: "Not from an account of yours" });
  expect(await eWallet()).toBe(5000);
  expect((await rowOf(transactionId))?.paymentStatusId).toBe(6);
  await at.provider.work();
  const response = await at.visitor.fetch(`/sandbox/mailbox.json?to=${at.visitor.email}`);
  const text = await response.text();
  expect(text).toContain("Your payment is on its way back");
  expect(text).toContain("Not from an account of yours");
});

test("a payment for an account that was deleted can only be returned, and staff read why", async () => {
  const transactionId = await opened();
  await report(transactionId, { outcome: "declined" });
  const { sql, clock } = at.provider.deps;
  await removePersonalData(sql, at.visitor.userId, clock.now());
  await report(transactionId);
  const { id } = await only();
  const [, row = ""] = (await desk()).split(transactionId);
  expect(row.slice(0, row.indexOf("</tr>"))).toContain("Send back");
  expect(row.slice(0, row.indexOf("</tr>"))).not.toContain("Credit");
  expect(row.replaceAll(/\s+/g, " ")).toContain(
    "This account was deleted. The money goes back to where it came from, and its client is not told.",
  );
  expect(row.slice(0, row.indexOf("</tr>"))).not.toContain("The client reads the reason");
  const answer = await decide(id, "credit", { comment: "Late, but whole" });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("The account of this client was deleted");
  expect((await only()).left).toBe("447.00");
  expect((await decide(id, "return", { comment: "The account was deleted" })).status).toBe(303);
  expect((await only()).left).toBe("0.00");
});

test.each([
  ["without a reason", { comment: " " }, 422],
  ["of a zero amount", { comment: "why", amount: "0" }, 422],
  ["of more than was received", { comment: "why", amount: "223.51" }, 422],
  ["of an amount in another notation", { comment: "why", amount: "0x10" }, 422],
  ["of a payment that was decided in the meantime", { comment: "why", remaining: "447.00" }, 409],
])("no decision %s", async (_what, fields: Record<string, string>, status) => {
  await report(await opened(), { amount: "223.50" });
  const { id } = await only();
  for (const step of ["credit", "return"]) expect((await decide(id, step, fields)).status).toBe(status);
  expect((await only()).left).toBe("223.50");
  expect(await eWallet()).toBe(5000);
});

test("each decision is recorded with member of staff, amount and reason; clients cannot decide", async () => {
  await report(await opened(), { amount: "223.50" });
  const { id } = await only();
  const tried = await at.visitor.fetch(`/sandbox/backoffice/decide/unmatched/${id}`, {
    method: "POST",
    body: new URLSearchParams({ step: "credit", comment: "mine" }),
  });
  expect(tried.headers.get("location")).toBe("/sandbox/backoffice");
  expect((await only()).left).toBe("223.50");
  await decide(id, "return", { amount: "100.00", remaining: "223.50", comment: "A part" });
  expect(await at.provider.control("events?operation=BackOfficeUnmatchedPayment")).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ status: 200, changes: [`unmatched ${id} → return 100.00: A part`] }),
    ]),
  );
});
