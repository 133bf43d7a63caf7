import { afterAll, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { expireAbandoned } from "../src/cancel/abandoned.ts";
import { gatewayStore } from "../src/gateway/gateway.store.ts";
import { sign } from "../src/gateway/signature.ts";
import { proveLedger } from "../src/ledger/invariants.store.ts";
import { createCustomer } from "./customer.ts";
import { lettersTo } from "./letters-to.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";
import { hundredDollars, lastLetter, receipt } from "./provider.ts";
import { ORIGIN } from "./requests.ts";

openCustomer();
afterAll(async () => {
  expect((await proveLedger(provider.deps.sql)).violations).toEqual([]);
});

const withdrawal = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100 };
async function withdraw() {
  await customer.client.call("RequestOtpWithdrawal", {});
  const { code } = await lastLetter(provider, customer.email);
  return customer.client.call("WithdrawalRequest", { ...withdrawal, otpValue: code ?? "" });
}
async function transfer() {
  await customer.client.call("CTraderTransferRequest", { amountUsd: 40.5 });
  const [row] = await customer.client.call("GetInternalTransactionsByUser", {});
  return { transactionId: row?.transactionId ?? "" };
}
const deposit = () => customer.client.call("DepositRequest", hundredDollars);
const atGateway = () =>
  customer.client.call("GenerateDepositUrlSmilePayz", {
    ...hundredDollars,
    paymentPlatformId: 32,
    paymentMethodCode: "FPX",
  });
async function report(transactionId: string, outcome = "paid") {
  const secret = await gatewayStore.secret(provider.deps.sql, "smilepayz");
  const paid = { paymentId: `${transactionId}-1`, transactionId, outcome, amount: "447.00" };
  const body = JSON.stringify({ ...paid, currencyCode: "MYR" });
  const headers = { "x-signature": sign(secret, body, provider.deps.clock.now()) };
  const answer = await customer.fetch("/api/callbacks/smilepayz", { method: "POST", headers, body });
  return answer.json();
}
const balances = async () => {
  const { eWalletBalance, cTraderBalance } = await customer.client.call("GetUserInfo", {});
  return { eWalletBalance, cTraderBalance };
};
const rich = { eWalletBalance: 5000, cTraderBalance: 12_340.5 };
const cancelled = { paymentStatusId: 6, cancelledBy: "client" };
const refused = (code: number) => ({ kind: "refused", code });

describe("a client cancels a pending transaction of their own", () => {
  test("a withdrawal: the whole hold is in the e-wallet again, once, however often it is asked", async () => {
    const opened = await withdraw();
    expect(await balances()).toEqual({ ...rich, eWalletBalance: 4900 });
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await customer.client.call("CancelWithdrawal", opened)).toBeNull();
    expect(await balances()).toEqual(rich);
    expect(await customer.client.call("GetWithdrawalTransactionsByUser", {})).toMatchObject([cancelled]);
    const letters = (await lettersTo(provider, customer.email)).map(({ subject }) => subject);
    expect(letters.filter((subject) => subject === "You cancelled your withdrawal")).toHaveLength(1);
    expect(await provider.control("events?operation=CancelWithdrawal")).toMatchObject([
      {},
      {},
      { changes: [`withdrawal ${opened.transactionId} → Cancelled by the client`] },
    ]);
  });

  test("a transfer: the whole hold is in the trading account again", async () => {
    const opened = await transfer();
    await customer.client.call("CancelTransfer", opened);
    expect(await balances()).toEqual(rich);
    expect(await customer.client.call("GetInternalTransactionsByUser", {})).toMatchObject([cancelled]);
    expect((await lastLetter(provider, customer.email)).subject).toBe("You cancelled your transfer");
  });

  test("a deposit without a proof; with one it waits for staff", async () => {
    const opened = await deposit();
    await customer.client.call("CancelDeposit", opened);
    expect(await customer.client.call("GetDepositTransactionsByUser", {})).toMatchObject([cancelled]);
    const proven = await deposit();
    await customer.client.call("SubmitDeposit", { ...hundredDollars, ...proven, receipt: receipt() });
    await expect(customer.client.call("CancelDeposit", proven)).rejects.toMatchObject(refused(2006));
    await expect(
      customer.client.call("SubmitDeposit", { ...hundredDollars, ...opened, receipt: receipt() }),
    ).rejects.toMatchObject(refused(2006));
  });

  test.each([
    ["CancelWithdrawal", withdraw, "withdrawals", "process"],
    ["CancelTransfer", transfer, "transfers", "approve"],
    ["CancelDeposit", deposit, "deposits", "process"],
  ] as const)(
    "%s is refused once staff have begun, and staff once it is cancelled",
    async (call, open, desk, step) => {
      const begun = await open();
      await provider.control(`${desk}/${begun.transactionId}/${step}`, {});
      await expect(customer.client.call(call, begun)).rejects.toMatchObject(refused(2006));
      await provider.control("clock", { advanceMinutes: 2 });
      const free = await open();
      await customer.client.call(call, free);
      await expect(provider.control(`${desk}/${free.transactionId}/${step}`, {})).rejects.toThrow("409");
    },
  );

  test.each([
    ["CancelWithdrawal", withdraw],
    ["CancelTransfer", transfer],
    ["CancelDeposit", deposit],
  ] as const)(
    "asvs(8.2.2): %s of another client's is as unknown as one that never was",
    async (call, open) => {
      const opened = await open();
      const other = await createCustomer(provider);
      const told = await Promise.all(
        [opened.transactionId, "X-0"].map((transactionId) =>
          other.client
            .call(call, { transactionId })
            .catch(({ code, message }: Error & { code: number }) => ({ code, message })),
        ),
      );
      expect(told).toEqual([{ code: 2005, message: expect.any(String) }, told[0]]);
      await customer.client.call(call, opened);
    },
  );
});

test("a payment that arrives after the cancellation waits for staff, and is credited as they decide", async () => {
  const { transactionId } = await atGateway();
  await customer.client.call("CancelDeposit", { transactionId });
  expect(await report(transactionId)).toMatchObject({
    effect: "unmatched: the deposit was cancelled before",
  });
  expect(await balances()).toEqual(rich);
  const { rows } = await provider.query("select unmatched_id as id from unmatched_payment order by 1 desc");
  await provider.control(`unmatched/${String(Object(rows[0]).id)}/credit`, { reason: "Paid late" });
  expect(await balances()).toEqual({ ...rich, eWalletBalance: 5100 });
});

describe("a deposit at a gateway without a payment", () => {
  test("is cancelled after its hours, with an e-mail; not earlier, and not if it is paid without a gateway", async () => {
    const abandoned = await atGateway();
    await deposit();
    provider.clock.advance(23 * 60);
    expect(await expireAbandoned(provider.deps)).toBe(0);
    provider.clock.advance(61);
    expect(await expireAbandoned(provider.deps)).toBe(1);
    expect(await expireAbandoned(provider.deps)).toBe(0);
    await customer.signIn(customer.email);
    const rows = await customer.client.call("GetDepositTransactionsByUser", {});
    expect(
      rows.map(({ transactionId, cancelledBy }) => [transactionId === abandoned.transactionId, cancelledBy]),
    ).toEqual(
      expect.arrayContaining([
        [true, "expiry"],
        [false, null],
      ]),
    );
    expect((await lastLetter(provider, customer.email)).subject).toBe("Your deposit has expired");
    expect(await report(abandoned.transactionId)).toMatchObject({
      effect: expect.stringMatching(/^unmatched/),
    });
  });

  test("waits for ever where the hours are 0", async () => {
    await atGateway();
    provider.clock.advance(10_000);
    const config = { ...provider.deps.config, paymentHours: 0 };
    expect(await expireAbandoned({ ...provider.deps, config })).toBe(0);
  });
});

test("without the capability no transaction can be cancelled, and no row says who cancelled it", async () => {
  const opened = await deposit();
  const config = { ...provider.deps.config, capabilities: [] };
  const app = await createApp({ ...provider.deps, config });
  const visitor = provider.visitor(9, app.fetch);
  await visitor.signIn(customer.email);
  const sent = await app.fetch(new Request(`${ORIGIN}/api/Deposit/CancelDeposit`, { method: "POST" }));
  expect(sent.status).toBe(404);
  const [row] = await visitor.client.call("GetDepositTransactionsByUser", {});
  expect(row).toMatchObject({ ...opened, cancelledBy: null });
});
