import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "../src/db/schema/user.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, type Provider, receipt, type Visitor } from "./provider.ts";

let provider: Provider;
let demo: Customer;
let friend: Customer;
beforeAll(async () => {
  provider = await createProvider();
});
beforeEach(async () => {
  demo = await createCustomer(provider);
  friend = await createCustomer(provider, { trading: "810.25" }, "Farid Hassan");
});
afterEach(async () => {
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
afterAll(() => provider.close());

const balances = async ({ client }: Visitor) => {
  const { eWalletBalance, cTraderBalance } = await client.call("GetUserInfo", {});
  return { eWalletBalance, cTraderBalance };
};
const newest = async ({ client }: Visitor) => (await client.call("GetInternalTransactionsByUser", {}))[0];

const lacks = [
  ["an unverified e-mail address", { emailVerifiedAt: null }, 2009],
  ["a cancelled identity check", { kycStatus: 4 }, 2010],
  ["no bank settings", { withdrawalBank: null }, 2008],
] as const;
const take = (lack: Partial<typeof users.$inferInsert>) =>
  provider.deps.sql.update(users).set(lack).where(eq(users.userId, demo.userId));

test.each(lacks)("between one's own accounts is open to a client with %s", async (_what, lack) => {
  await take(lack);
  await demo.client.call("EWalletTransferRequest", { amountUsd: 10, currencyCode: "MYR", amount: 44.7 });
  await demo.client.call("CTraderTransferRequest", { amountUsd: 10 });
  expect(await balances(demo)).toEqual({ eWalletBalance: 4990, cTraderBalance: 12_340.5 });
});

describe("from the e-wallet to the trading account", () => {
  test("is done at once, with the local amount rounded up", async () => {
    await demo.client.call("EWalletTransferRequest", {
      amountUsd: 33.33,
      currencyCode: "MYR",
      amount: 148.99,
    });
    expect(await balances(demo)).toEqual({ eWalletBalance: 4966.67, cTraderBalance: 12_373.83 });
    expect(await newest(demo)).toMatchObject({
      fromPlatform: "E-Wallet",
      toPlatform: "cTrader",
      amountUsd: 33.33,
      amount: 148.99,
      paymentStatusId: 5,
    });
  });

  test.each([
    ["more than the balance", { amountUsd: 5000.01, amount: 22_350.05 }, 2007],
    ["an amount that was rounded down", { amountUsd: 33.33, amount: 148.98 }, 2004],
    ["another currency", { amountUsd: 10, amount: 10, currencyCode: "USD" }, 2004],
  ])("refuses %s", async (_why, amounts, code) => {
    const input = { currencyCode: "MYR", ...amounts };
    await expect(demo.client.call("EWalletTransferRequest", input)).rejects.toMatchObject({ code });
    expect(await balances(demo)).toEqual({ eWalletBalance: 5000, cTraderBalance: 12_340.5 });
  });
});

describe("from the trading account to the e-wallet", () => {
  test("is on hold at once and done at approval", async () => {
    await demo.client.call("CTraderTransferRequest", { amountUsd: 340.5 });
    expect(await balances(demo)).toEqual({ eWalletBalance: 5000, cTraderBalance: 12_000 });
    const row = await newest(demo);
    expect(row).toMatchObject({ fromPlatform: "cTrader", toPlatform: "E-Wallet", paymentStatusId: 1 });
    await provider.control(`transfers/${row?.transactionId}/approve`, {});
    expect(await balances(demo)).toEqual({ eWalletBalance: 5340.5, cTraderBalance: 12_000 });
    await expect(provider.control(`transfers/${row?.transactionId}/reject`, {})).rejects.toThrow("409");
  });

  test("is returned in full when it is rejected", async () => {
    await demo.client.call("CTraderTransferRequest", { amountUsd: 340.5 });
    await provider.control(`transfers/${(await newest(demo))?.transactionId}/reject`, { comment: "No" });
    expect(await balances(demo)).toEqual({ eWalletBalance: 5000, cTraderBalance: 12_340.5 });
    expect(await newest(demo)).toMatchObject({ paymentStatusId: 6, comment: "No" });
  });
});

describe("to another user", () => {
  const find = async (searchInput: string) => demo.client.call("GetEmailAndLoginForCTrader", { searchInput });
  const send = async (more: object = {}) => {
    const [recipient] = await find(friend.email);
    return demo.client.call("CTraderInternalTransferUserToUser", {
      ToUserEmail: recipient?.email ?? "",
      ToUserCTraderLogin: recipient?.cTraderLogin ?? "",
      AmountUsd: 100,
      Reference: receipt("selfie.pdf"),
      ...more,
    });
  };

  test("is on hold, arrives at approval, and leaves the sum of both unchanged", async () => {
    await send();
    const row = await newest(demo);
    expect(row).toMatchObject({ remarks: "To F***d H***n", reference: expect.any(String) });
    expect(await balances(friend)).toMatchObject({ cTraderBalance: 810.25 });
    expect((await newest(friend))?.transactionId).not.toBe(row?.transactionId);
    await provider.control(`transfers/${row?.transactionId}/approve`, {});
    expect(await balances(demo)).toMatchObject({ cTraderBalance: 12_240.5 });
    expect(await balances(friend)).toMatchObject({ cTraderBalance: 910.25 });
    expect(await newest(friend)).toMatchObject({
      transactionId: row?.transactionId,
      remarks: "From A***a R***n",
      reference: null,
    });
  });

  test.each(lacks)("has the requirements of a withdrawal: refused with %s", async (_what, lack, code) => {
    await take(lack);
    await expect(send()).rejects.toMatchObject({ code });
    await expect(demo.client.call("RequestOtpWithdrawal", {})).rejects.toMatchObject({ code });
    expect(await balances(demo)).toEqual({ eWalletBalance: 5000, cTraderBalance: 12_340.5 });
  });

  test("the selfie is for its sender and for staff", async () => {
    await send();
    const path = (await newest(demo))?.reference ?? "";
    expect((await demo.fetch(path)).status).toBe(200);
    expect((await friend.fetch(path)).status).toBe(404);
    expect((await (await provider.staff()).fetch(path)).status).toBe(200);
  });

  test("is refused to oneself, to an unknown user, and to a login with another address", async () => {
    const me = { ToUserEmail: demo.email, ToUserCTraderLogin: demo.cTraderLogin };
    await expect(send(me)).rejects.toMatchObject({ code: 2013 });
    await expect(send({ ToUserCTraderLogin: "9999999" })).rejects.toMatchObject({ code: 2012 });
    await expect(send({ ToUserEmail: "busy@example.com" })).rejects.toMatchObject({ code: 2012 });
    const elsewhere = { ToUserEmail: "other@example.com", ToUserCTraderLogin: "5100242" };
    await expect(send(elsewhere)).rejects.toMatchObject({ code: 2012 });
  });

  test("the search finds by a whole address or login, and shows an unmasked address only to a caller who entered it", async () => {
    const byLogin = await find("5100238");
    expect(byLogin).toHaveLength(1);
    for (const { email, display } of byLogin) {
      expect(email).toMatch(/^.\*\*\*.@/);
      expect(display).toMatch(/\*\*\*/);
    }
    expect(await find(demo.cTraderLogin)).toEqual([]);
    expect(await find(friend.email)).toMatchObject([{ email: friend.email }]);
    expect(await find(` ${friend.email.toUpperCase()} `)).toMatchObject([{ email: friend.email }]);
  });

  test.each([
    "510",
    "51002",
    "510023",
    "friend",
    "friend@",
    "example.com",
    "@example.com",
    "%%%",
    "5100238%",
    "f***d@example.com",
  ])("the search finds no user by a part of an address or login (%s)", async (part) => {
    expect(await find(part)).toEqual([]);
  });

  test.each([
    ["whose address is not verified", "fresh@example.com"],
    ["whose identity is not approved", "pending@example.com"],
  ])("the search has no results %s", async (_what, email) => {
    const { client, signIn } = provider.visitor();
    await signIn(email);
    const asked = client.call("GetEmailAndLoginForCTrader", { searchInput: friend.email });
    await expect(asked).rejects.toMatchObject({ kind: "refused" });
  });

  test("the search is rate-limited", async () => {
    const searches = Array.from({ length: 31 }, () => find("5100238"));
    const results = await Promise.allSettled(searches);
    expect(results.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { kind: "rateLimited" } },
    ]);
  });

  test("accepts the masked address of the search's result", async () => {
    const [recipient] = await find("5100238");
    await send({ ToUserEmail: recipient?.email, ToUserCTraderLogin: recipient?.cTraderLogin });
    expect(await newest(demo)).toMatchObject({ toPlatform: "cTrader 5100238" });
  });
});
