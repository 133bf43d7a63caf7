import { describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { readWallet, requestCode, withdraw } from "./money-orders.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";
import { lastLetter } from "./provider.ts";

// Wallets need not be saved.
openCustomer({
  config: readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere", PAYEE_WAIT_HOURS: "0" }),
});
proveBooks();

describe("a withdrawal to a wallet", () => {
  const wallet = "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC";
  const ownEthereum = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
  const order = { paymentPlatformId: 21, amountUsd: 100 };
  const toWallet = { ...order, currencyCode: "USD", amount: 100, walletAddress: wallet };
  const codeFor = async (more: object = {}) => {
    await customer.client.call("RequestOtpWithdrawal", { ...order, walletAddress: wallet, ...more });
    return lastLetter(provider, customer.email);
  };

  test("uses the entered address: the code names network and wallet, staff see the address, and the row stores it", async () => {
    const { code, text } = await codeFor();
    expect(text).toContain(`a withdrawal of $100.00 to USDT (TRC20), wallet ${wallet}`);
    const { transactionId } = await withdraw(code ?? "", toWallet);
    expect(await readWallet()).toBe(4900);
    const [row] = await customer.client.call("GetWithdrawalTransactionsByUser", {});
    expect(row).toMatchObject({ transactionId, currencyCode: "USD", walletAddress: wallet });
    const staff = await provider.staff();
    const queue = await (await staff.fetch("/sandbox/backoffice/withdrawals")).text();
    const shown = queue.slice(queue.indexOf(transactionId));
    expect(shown.slice(0, shown.indexOf("</tr>"))).toContain(wallet);
    await provider.control(`withdrawals/${transactionId}/approve`, {});
    expect(await readWallet()).toBe(4900);
  });

  test.each([
    ["that has a wrong checksum", 21, "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeD"],
    ["of Ethereum at Tron", 21, ownEthereum],
    ["of Tron at Ethereum", 22, wallet],
    ["with wrong capitals", 22, "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD"],
    ["that is the company's own", 21, "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE"],
    ["that is the company's own, in other capitals", 22, "0x71c7656ec7ab88b098defb751b7401b5f6d8976f"],
    ["without a known key, at Tron", 21, "T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb"],
    ["without a known key, at Ethereum", 22, "0x0000000000000000000000000000000000000000"],
    ["at all, at a bank", 11, wallet],
  ])("is refused for an address %s", async (_what, paymentPlatformId, walletAddress) => {
    const asked = { paymentPlatformId, amountUsd: 100, walletAddress };
    const attempt = customer.client.call("RequestOtpWithdrawal", asked);
    await expect(attempt).rejects.toMatchObject({ kind: "refused", code: 2015 });
    const currencyCode = paymentPlatformId === 11 ? "MYR" : "USD";
    const amount = paymentPlatformId === 11 ? 441 : 100;
    const sent = withdraw("000000", { ...asked, currencyCode, amount });
    await expect(sent).rejects.toMatchObject({ code: 2015 });
    expect(await readWallet()).toBe(5000);
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
    expect(await readWallet()).toBe(4900);
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
