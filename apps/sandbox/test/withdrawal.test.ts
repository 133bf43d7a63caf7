import { createIdempotencyKey } from "@broker/sdk";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, lastLetter, type Provider } from "./provider.ts";

let provider: Provider;
let visitor: Customer;
beforeAll(async () => {
  provider = await createProvider();
});
beforeEach(async () => {
  provider.clock.reset();
  visitor = await createCustomer(provider);
});
afterEach(async () => {
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
afterAll(() => provider.close());

/** 100 US dollars at the seeded buy rate of 4.41. */
const hundred = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100 };
const requestCode = async (): Promise<string> => {
  await visitor.client.call("RequestOtpWithdrawal", {});
  return (await lastLetter(provider, visitor.email)).code ?? "";
};
const withdraw = (otpValue: string, more: object = {}, idempotencyKey = createIdempotencyKey()) =>
  visitor.client.call("WithdrawalRequest", { ...hundred, otpValue, ...more }, { idempotencyKey });
const eWallet = async () => (await visitor.client.call("GetUserInfo", {})).eWalletBalance;

test("a withdrawal puts the money on hold at once, and pays it out on approval", async () => {
  const { transactionId } = await withdraw(await requestCode());
  expect(await eWallet()).toBe(4900);
  const rows = await visitor.client.call("GetWithdrawalTransactionsByUser", {});
  expect(rows[0]).toMatchObject({ transactionId, paymentStatusId: 1, amountUsd: 100, amount: 441 });
  await provider.control(`withdrawals/${transactionId}/approve`, { comment: "Paid today" });
  expect(await eWallet()).toBe(4900);
  const [row] = await visitor.client.call("GetWithdrawalTransactionsByUser", {});
  expect(row).toMatchObject({ paymentStatusId: 5, comment: "Paid today" });
});

test("a rejected withdrawal is returned in full, and stays rejected", async () => {
  const { transactionId } = await withdraw(await requestCode());
  await provider.control(`withdrawals/${transactionId}/reject`, {});
  expect(await eWallet()).toBe(5000);
  await expect(provider.control(`withdrawals/${transactionId}/approve`, {})).rejects.toThrow("409");
  expect(await eWallet()).toBe(5000);
});

test("a withdrawal is paid to the bank that was set when it was requested", async () => {
  const { transactionId } = await withdraw(await requestCode());
  await visitor.client.call("UpdateUserWithdrawalInfo", {
    currencyCode: "MYR",
    bankCode: "CIMB",
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
  expect(row.slice(0, row.indexOf("</tr>"))).toContain("Malayan Banking (Maybank) ");
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
    expect(await eWallet()).toBe(5000);
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
    await elsewhere.signIn(visitor.email);
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
  expect(await eWallet()).toBe(4900);
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
  expect(await eWallet()).toBe(4900);
});

describe("a withdrawal to a wallet", () => {
  const wallet = "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC";
  const ownEthereum = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
  const order = { paymentPlatformId: 21, amountUsd: 100 };
  const toWallet = { ...order, currencyCode: "USD", amount: 100, walletAddress: wallet };
  const codeFor = async (more: object = {}) => {
    await visitor.client.call("RequestOtpWithdrawal", { ...order, walletAddress: wallet, ...more });
    return lastLetter(provider, visitor.email);
  };

  test("uses the entered address: the code names network and wallet, staff see the address, and the row stores it", async () => {
    const { code, text } = await codeFor();
    expect(text).toContain(`a withdrawal of USD 100.00 to USDT (TRC20), wallet ${wallet}`);
    const { transactionId } = await withdraw(code ?? "", toWallet);
    expect(await eWallet()).toBe(4900);
    const [row] = await visitor.client.call("GetWithdrawalTransactionsByUser", {});
    expect(row).toMatchObject({ transactionId, currencyCode: "USD", walletAddress: wallet });
    const staff = await provider.staff();
    const queue = await (await staff.fetch("/sandbox/backoffice/withdrawals")).text();
    const shown = queue.slice(queue.indexOf(transactionId));
    expect(shown.slice(0, shown.indexOf("</tr>"))).toContain(wallet);
    await provider.control(`withdrawals/${transactionId}/approve`, {});
    expect(await eWallet()).toBe(4900);
  });

  test.each([
    ["that has a wrong checksum", 21, "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeD"],
    ["of another network", 21, ownEthereum],
    ["of the other network", 22, wallet],
    ["with wrong capitals", 22, "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD"],
    ["that is the company's own", 21, "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE"],
    ["that is the company's own, in other capitals", 22, "0x71c7656ec7ab88b098defb751b7401b5f6d8976f"],
    ["that nobody has a key of, at Tron", 21, "T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb"],
    ["that nobody has a key of, at Ethereum", 22, "0x0000000000000000000000000000000000000000"],
    ["at all, at a bank", 11, wallet],
  ])("is refused for an address %s", async (_what, paymentPlatformId, walletAddress) => {
    const asked = { paymentPlatformId, amountUsd: 100, walletAddress };
    const attempt = visitor.client.call("RequestOtpWithdrawal", asked);
    await expect(attempt).rejects.toMatchObject({ kind: "refused", code: 2015 });
    const currencyCode = paymentPlatformId === 11 ? "MYR" : "USD";
    const amount = paymentPlatformId === 11 ? 441 : 100;
    const sent = withdraw("000000", { ...asked, currencyCode, amount });
    await expect(sent).rejects.toMatchObject({ code: 2015 });
    expect(await eWallet()).toBe(5000);
  });

  test("is refused for a wallet to which clients of any company pay", async () => {
    const ofAnother = "TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7";
    const set = (address: string) =>
      provider.query(`update payment_platform set wallet_address = ${address} where payment_platform_id =
        (select min(payment_platform_id) from payment_platform where company_id = 12)`);
    await expect(codeFor({ walletAddress: ofAnother })).resolves.toMatchObject({ code: expect.any(String) });
    await set(`'${ofAnother}'`);
    try {
      await expect(codeFor({ walletAddress: ofAnother })).rejects.toMatchObject({ code: 2015 });
    } finally {
      await set("null");
    }
  });

  test("accepts an address in lower case, which has no checksum", async () => {
    const walletAddress = ownEthereum.toLowerCase();
    const { code } = await codeFor({ paymentPlatformId: 22, walletAddress });
    await withdraw(code ?? "", { ...toWallet, paymentPlatformId: 22, walletAddress });
    expect(await eWallet()).toBe(4900);
  });

  test("is refused without an address", async () => {
    await expect(codeFor({ walletAddress: undefined })).rejects.toMatchObject({ code: 2015 });
  });

  test("is confirmed by the code of its own address, and by no code for the bank or another wallet", async () => {
    const { code } = await codeFor({ paymentPlatformId: 22, walletAddress: ownEthereum });
    const other = ownEthereum.toLowerCase();
    const at = { ...toWallet, paymentPlatformId: 22 };
    await expect(withdraw(code ?? "", { ...at, walletAddress: other })).rejects.toMatchObject({ code: 2011 });
    await expect(withdraw(code ?? "", toWallet)).rejects.toMatchObject({ code: 2011 });
    await expect(withdraw(code ?? "")).rejects.toMatchObject({ code: 2011 });
    await withdraw(code ?? "", { ...at, walletAddress: ownEthereum });
    provider.clock.advance(2);
    const ofBank = await requestCode();
    await expect(withdraw(ofBank, toWallet)).rejects.toMatchObject({ code: 2011 });
  });
});
