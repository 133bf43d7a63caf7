import { createIdempotencyKey } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { hundred, readWallet, requestCode, withdraw } from "./money-orders.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";

openCustomer();
proveBooks();

test("a withdrawal puts the money on hold at once, and pays it out on approval", async () => {
  const { transactionId } = await withdraw(await requestCode());
  expect(await readWallet()).toBe(4900);
  const rows = await customer.client.call("GetWithdrawalTransactionsByUser", {});
  expect(rows[0]).toMatchObject({ transactionId, paymentStatusId: 1, amountUsd: 100, amount: 441 });
  await provider.control(`withdrawals/${transactionId}/approve`, { comment: "Paid today" });
  expect(await readWallet()).toBe(4900);
  const [row] = await customer.client.call("GetWithdrawalTransactionsByUser", {});
  expect(row).toMatchObject({ paymentStatusId: 5, comment: "Paid today" });
});

test("a rejected withdrawal is returned in full, and stays rejected", async () => {
  const { transactionId } = await withdraw(await requestCode());
  await provider.control(`withdrawals/${transactionId}/reject`, {});
  expect(await readWallet()).toBe(5000);
  await expect(provider.control(`withdrawals/${transactionId}/approve`, {})).rejects.toThrow("409");
  expect(await readWallet()).toBe(5000);
});

test("a withdrawal is paid to the bank that was set when it was requested", async () => {
  const { transactionId } = await withdraw(await requestCode());
  await customer.client.call("UpdateUserWithdrawalInfo", {
    currencyCode: "MYR",
    bankCode: "RIDG",
    bankAccountNumber: "800999",
    bankAccountName: "Somebody Else",
  });
  const staff = await provider.staff();
  const queue = await (await staff.fetch("/sandbox/backoffice/withdrawals")).text();
  const row = queue.slice(queue.indexOf(transactionId));
  expect(row.slice(0, row.indexOf("</tr>"))).not.toContain("800999");
});

test("staff read the name of the bank that a withdrawal is paid to", async () => {
  const { transactionId } = await withdraw(await requestCode());
  const staff = await provider.staff();
  const queue = await (await staff.fetch("/sandbox/backoffice/withdrawals")).text();
  const row = queue.slice(queue.indexOf(transactionId));
  expect(row.slice(0, row.indexOf("</tr>"))).toContain("Daybreak Bank ");
});

describe("a one-time code", () => {
  test("asvs(6.5.1): is valid once", async () => {
    const code = await requestCode();
    await withdraw(code);
    await expect(withdraw(code)).rejects.toMatchObject({ kind: "refused", code: 2011 });
  });

  test("asvs(6.5.5): is valid for five minutes", async () => {
    const code = await requestCode();
    provider.clock.advance(6);
    await expect(withdraw(code)).rejects.toMatchObject({ code: 2011 });
  });

  test("asvs(6.6.3): is void after five wrong attempts", async () => {
    const code = await requestCode();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(withdraw("999999")).rejects.toMatchObject({ code: 2011 });
    await expect(withdraw(code)).rejects.toMatchObject({ code: 2011 });
    expect(await readWallet()).toBe(5000);
  });

  test("is void once a newer one is sent, and a newer one is not sent for a minute", async () => {
    const first = await requestCode();
    await expect(requestCode()).rejects.toMatchObject({ kind: "rateLimited" });
    provider.clock.advance(2);
    const second = await requestCode();
    await expect(withdraw(first)).rejects.toMatchObject({ code: 2011 });
    await withdraw(second);
  });

  test("is invalid in another session of the same user", async () => {
    const code = await requestCode();
    const elsewhere = provider.visitor();
    await elsewhere.signIn(customer.email);
    const attempt = elsewhere.client.call("WithdrawalRequest", { ...hundred, otpValue: code });
    await expect(attempt).rejects.toMatchObject({ code: 2011 });
  });

  test("is not used when the balance is too low for the amount", async () => {
    const code = await requestCode();
    const all = { amount: 22_050, amountUsd: 5000 };
    const { transactionId } = await withdraw(code, all);
    await provider.control(`withdrawals/${transactionId}/reject`, {});
    provider.clock.advance(2);
    const next = await requestCode();
    await withdraw(next, { amount: 441, amountUsd: 100 });
    provider.clock.advance(2);
    const third = await requestCode();
    await expect(withdraw(third, all)).rejects.toMatchObject({ code: 2007 });
    await withdraw(third, { amount: 441, amountUsd: 100 });
  });

  test("is stored as a hash only", async () => {
    const code = await requestCode();
    const { rows } = await provider.query("select code_hashes from one_time_code");
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

test("the same key returns the same answer and makes one withdrawal, even with its code used", async () => {
  const code = await requestCode();
  const key = createIdempotencyKey();
  const answers = [await withdraw(code, {}, key), await withdraw(code, {}, key)];
  expect(answers[0]).toEqual(answers[1]);
  expect(await readWallet()).toBe(4900);
});

test.each([
  ["fresh@example.com", 2008],
  ["empty@example.com", 2008],
  ["pending@example.com", 2010],
  ["cancelled@example.com", 2010],
])("%s may not withdraw: refused with %i, and no code is sent", async (email, code) => {
  const other = provider.visitor();
  await other.signIn(email);
  await expect(other.client.call("RequestOtpWithdrawal", {})).rejects.toMatchObject({ code });
});

test.each([
  ["below the minimum", { amount: 43.66, amountUsd: 9.9 }, 2002],
  ["above the maximum", { amount: 22_050.04, amountUsd: 5000.01 }, 2003],
  ["with amounts that do not follow from the rate", { amount: 440 }, 2004],
  ["by crypto without a wallet", { paymentPlatformId: 21, currencyCode: "USD", amount: 100 }, 2015],
  ["at another company's bank", { paymentPlatformId: 61 }, 2001],
])("a withdrawal is refused %s, and its code remains valid", async (_why, more, refusal) => {
  const code = await requestCode();
  await expect(withdraw(code, more)).rejects.toMatchObject({ kind: "refused", code: refusal });
  await withdraw(code);
});

test("asvs(2.3.1): staff move a withdrawal by operations of the contract, and only along its steps", async () => {
  const { transactionId } = await withdraw(await requestCode());
  const staff = await provider.staff();
  const call = async (name: string, fields: object) => {
    const response = await staff.fetch(`/api/Withdrawal/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ transactionId, ...fields }),
    });
    const answer: unknown = await response.json();
    return answer;
  };
  expect(await call("UpdateWithdrawalStatus", { paymentStatusId: 3 })).toMatchObject({ responseCode: 2006 });
  expect(await call("UpdateWithdrawalStatus", { paymentStatusId: 2 })).toMatchObject({ responseCode: 1 });
  expect(await call("UpdateWithdrawalStatus", { paymentStatusId: 3 })).toMatchObject({ responseCode: 1 });
  expect(await call("ApproveWithdrawalRequest", { comment: "Sent" })).toMatchObject({ responseCode: 1 });
  expect(await call("ApproveWithdrawalRequest", {})).toMatchObject({ responseCode: 2006 });
  expect(await call("UpdateWithdrawalStatus", { paymentStatusId: 6 })).toMatchObject({ responseCode: 2006 });
  expect(await readWallet()).toBe(4900);
});
