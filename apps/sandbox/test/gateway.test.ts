import { describe, expect, test } from "vitest";
import { openPayment, order, readStatus, readWallet } from "./money-orders.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";

openCustomer();
proveBooks();

const post = (url: string | URL, fields: Record<string, string>) =>
  customer.fetch(new URL(url).pathname, { method: "POST", body: new URLSearchParams(fields) });
/** Performs a payer's action on the payment page. */
const pay = async (paymentUrl: string, outcome: string, first = "callback") => {
  const { searchParams } = new URL(paymentUrl);
  const fields = {
    order: searchParams.get("order") ?? "",
    seal: searchParams.get("seal") ?? "",
    outcome,
    first,
  };
  return post(paymentUrl.replace("/checkout", "/pay"), fields);
};

describe("each gateway has its own protocol", () => {
  test("ESS returns a form that leads to its page", async () => {
    const { paymentUrl, transactionId } = await customer.client.call("GenerateDepositUrlEss", {
      ...order,
      paymentPlatformId: 31,
    });
    const [, action = ""] = /action="([^"]+)"/.exec(paymentUrl) ?? [];
    const fields = Object.fromEntries(
      [...paymentUrl.matchAll(/name="([^"]+)" value="([^"]+)"/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );
    const page = await (await post(action, fields)).text();
    expect(page).toContain(transactionId);
    expect(page).toContain("447.00 MYR");
  });

  test("SmilePayz accepts the code of a method of the user's country", async () => {
    const methods = await customer.client.call("GetSmilePayzDepositMethod", {});
    expect(methods).toContainEqual({ code: "FPX", description: "FPX online banking" });
    const { paymentUrl } = await openPayment();
    const { pathname, search } = new URL(paymentUrl);
    expect(await (await customer.fetch(pathname + search)).text()).toContain("FPX online banking");
    const unknown = { ...order, paymentPlatformId: 32, paymentMethodCode: "QRIS" };
    await expect(customer.client.call("GenerateDepositUrlSmilePayz", unknown)).rejects.toMatchObject({
      code: 2001,
    });
  });

  test.each([33, 34, 35])(
    "OnePay, RazorPay and FastPay (%i) accept the id of a bank",
    async (paymentPlatformId) => {
      const banks = await customer.client.call("GetOnePayDepositMethod", {
        countryId: 1325,
        paymentPlatformId,
      });
      const [bank] = banks;
      const { paymentUrl } = await customer.client.call("GenerateDepositUrlOnePay", {
        ...order,
        paymentPlatformId,
        merchantBankId: bank?.id ?? "",
        bankName: bank?.bankName ?? "",
      });
      await pay(paymentUrl, "pay");
      expect(await readWallet()).toBe(5100);
    },
  );

  test("a gateway's operation accepts no other platform, and a bank's operation no gateway", async () => {
    const ess = { ...order, paymentPlatformId: 32 };
    await expect(customer.client.call("GenerateDepositUrlEss", ess)).rejects.toMatchObject({ code: 2001 });
    await expect(customer.client.call("DepositRequest", ess)).rejects.toMatchObject({ code: 2001 });
  });
});

describe("on the payment page", () => {
  test("paying credits the deposit once, before the payer returns", async () => {
    const { paymentUrl, transactionId } = await openPayment();
    const back = await pay(paymentUrl, "pay");
    expect(back.headers.get("location")).toBe("/transactions?tab=deposit");
    expect(await readStatus(transactionId)).toBe(5);
    expect(await readWallet()).toBe(5100);
  });

  test("declining cancels the deposit", async () => {
    const { paymentUrl, transactionId } = await openPayment();
    await pay(paymentUrl, "decline");
    expect(await readStatus(transactionId)).toBe(6);
    expect(await readWallet()).toBe(5000);
  });

  test("leaving without paying leaves the deposit pending", async () => {
    const { transactionId, paymentUrl } = await openPayment();
    const left = `/sandbox/gateways/smilepayz/left${new URL(paymentUrl).search}`;
    expect((await customer.fetch(left)).status).toBe(200);
    expect(await readStatus(transactionId)).toBe(1);
  });

  test("paying less credits nothing, and waits for staff", async () => {
    const { paymentUrl, transactionId } = await openPayment();
    await pay(paymentUrl, "less");
    expect(await readStatus(transactionId)).toBe(2);
    expect(await readWallet()).toBe(5000);
  });

  test("paying twice credits once", async () => {
    const { paymentUrl, transactionId } = await openPayment();
    await pay(paymentUrl, "twice");
    expect((await pay(paymentUrl, "pay")).status).toBe(409);
    expect(await readStatus(transactionId)).toBe(5);
    expect(await readWallet()).toBe(5100);
  });

  test("the report may arrive after the payer returns, or a minute later", async () => {
    const late = await openPayment();
    await pay(late.paymentUrl, "pay", "return");
    const later = await openPayment();
    await pay(later.paymentUrl, "minute");
    expect([await readStatus(late.transactionId), await readStatus(later.transactionId)]).toEqual([1, 1]);
    provider.clock.advance(0.1);
    await provider.work();
    expect([await readStatus(late.transactionId), await readStatus(later.transactionId)]).toEqual([5, 1]);
    provider.clock.advance(1);
    await provider.work();
    expect(await readStatus(later.transactionId)).toBe(5);
    expect(await readWallet()).toBe(5200);
  });

  test.each(["decline", "pay", "less"])("a closed order has no Pay button: %s", async (outcome) => {
    const { paymentUrl } = await openPayment();
    const { pathname, search } = new URL(paymentUrl);
    const page = async () => (await customer.fetch(pathname + search)).text();
    expect(await page()).toContain('value="pay"');
    await pay(paymentUrl, outcome);
    expect(await page()).not.toContain("<button");
    expect(await page()).toContain("there is nothing to pay any more");
    expect((await pay(paymentUrl, "pay")).status).toBe(409);
  });

  test("an order without the provider's seal is unknown", async () => {
    const { transactionId } = await openPayment();
    const forged = `/sandbox/gateways/smilepayz/checkout?order=${transactionId}&seal=${"0".repeat(64)}`;
    expect((await customer.fetch(forged)).status).toBe(404);
  });
});
