import { describe, expect, test } from "vitest";
import { gatewayStore } from "../src/gateway/gateway.store.ts";
import { sign } from "../src/gateway/signature.ts";
import { openPayment, order, readStatus, readWallet } from "./money-orders.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";

openCustomer();
proveBooks();

describe("a callback", () => {
  const callback = async (report: object, how: { signature?: string; gateway?: string } = {}) => {
    const { gateway = "smilepayz" } = how;
    const body = JSON.stringify(report);
    const secret = await gatewayStore.secret(provider.deps.sql, "smilepayz");
    const signature = how.signature ?? sign(secret, body, provider.clock.now());
    const headers = { "x-signature": signature, "content-type": "application/json" };
    return provider.visitor().fetch(`/api/callbacks/${gateway}`, { method: "POST", headers, body });
  };
  const report = (transactionId: string, more: object = {}) => ({
    paymentId: `payment-${customer.userId}-1`,
    transactionId,
    outcome: "paid",
    amount: "447.00",
    currencyCode: "MYR",
    ...more,
  });

  test("is accepted when that gateway signed it", async () => {
    const { transactionId } = await openPayment();
    expect((await callback(report(transactionId))).status).toBe(200);
    expect(await readWallet()).toBe(5100);
  });

  test("that is forged, of another gateway, or signed long ago changes nothing", async () => {
    const { transactionId } = await openPayment();
    const good = report(transactionId);
    const secret = await gatewayStore.secret(provider.deps.sql, "smilepayz");
    const old = sign(secret, JSON.stringify(good), new Date(provider.clock.now().getTime() - 6 * 60_000));
    const other = sign(
      await gatewayStore.secret(provider.deps.sql, "ess"),
      JSON.stringify(good),
      provider.clock.now(),
    );
    for (const signature of ["", "t=1,v1=00", old, other])
      expect((await callback(good, { signature })).status).toBe(401);
    expect((await callback(good, { gateway: "onepay" })).status).toBe(401);
    expect(await readStatus(transactionId)).toBe(1);
    expect(await readWallet()).toBe(5000);
  });

  test("that is repeated, even as another payment or a refusal, changes nothing", async () => {
    const { transactionId } = await openPayment();
    await callback(report(transactionId));
    for (const more of [
      {},
      { paymentId: `payment-${customer.userId}-2` },
      { paymentId: `payment-${customer.userId}-3`, outcome: "declined" },
    ])
      expect((await callback(report(transactionId, more))).status).toBe(200);
    expect(await readWallet()).toBe(5100);
    expect(await readStatus(transactionId)).toBe(5);
  });

  test("under the id of a reported refusal or smaller payment waits for staff", async () => {
    const { transactionId } = await openPayment();
    for (const more of [{ outcome: "declined" }, {}, {}, { amount: "20.00" }])
      expect((await callback(report(transactionId, more))).status).toBe(200);
    expect(await readStatus(transactionId)).toBe(6);
    expect(await readWallet()).toBe(5000);
    const { rows } = await provider.query(
      `select amount from unmatched_payment where transaction_id = '${transactionId}' order by amount`,
    );
    expect(rows).toHaveLength(2);
  });

  test("under the id of a payment in another currency or for another deposit waits for staff, once", async () => {
    const { transactionId } = await openPayment();
    const { transactionId: other } = await openPayment();
    await callback(report(transactionId));
    for (const more of [{ currencyCode: "USD" }, { transactionId: other }, { transactionId: "D-NOBODY" }])
      for (const _ of ["once", "again"])
        expect((await callback(report(transactionId, more))).status).toBe(200);
    expect(await readWallet()).toBe(5100);
    expect(await readStatus(other)).toBe(2);
    const { rows } = await provider.query(
      `select currency_code as currency, transaction_id as deposit from unmatched_payment
        where payment_id like 'payment-${customer.userId}-1 %' order by unmatched_id`,
    );
    expect(rows).toEqual([
      { currency: "USD", deposit: transactionId },
      { currency: "MYR", deposit: other },
      { currency: "MYR", deposit: null },
    ]);
  });

  test("for a cancelled deposit, a day late, or in another currency credits nothing", async () => {
    const cancelled = await openPayment();
    await provider.control(`deposits/${cancelled.transactionId}/cancel`, {});
    await callback(report(cancelled.transactionId));
    const foreign = await openPayment();
    await callback(
      report(foreign.transactionId, { paymentId: `payment-${customer.userId}-2`, currencyCode: "IDR" }),
    );
    const late = await openPayment();
    provider.clock.advance(25 * 60);
    await callback(report(late.transactionId, { paymentId: `payment-${customer.userId}-3` }));
    await customer.signIn(customer.email);
    expect(await readStatus(cancelled.transactionId)).toBe(6);
    expect(await readStatus(foreign.transactionId)).toBe(2);
    expect(await readStatus(late.transactionId)).toBe(2);
    expect(await readWallet()).toBe(5000);
  });

  test("without money, for a deposit that the gateway does not have, is refused as unknown and recorded", async () => {
    const { transactionId } = await customer.client.call("DepositRequest", {
      ...order,
      paymentPlatformId: 11,
    });
    expect((await callback(report(transactionId, { outcome: "declined" }))).status).toBe(404);
    expect(await provider.control("events?operation=GatewayCallback")).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ status: 404, actorId: null })]),
    );
  });
});
