import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { order } from "./money-orders.ts";
import { openUnmatched } from "./unmatched-payments.ts";

const at = openUnmatched();
const { opened, eWallet, rowOf, report, waiting, only, decide, desk } = at;

describe("a payment for a deposit that its gateway does not know", () => {
  const orphan = async () => {
    const order = `D-NOBODY-${at.visitor.userId}`;
    const body = await report(order);
    const { rows: found } = await at.provider.query(
      `select unmatched_id as id from unmatched_payment where why like '%${order}' and user_id is null`,
    );
    const [{ id }] = v.parse(v.tuple([v.object({ id: v.number() })]), found);
    return { id, order, body };
  };
  const leftOf = async (id: number) =>
    (
      await at.provider.query(
        `select remaining::text as left from unmatched_payment where unmatched_id = ${id}`,
      )
    ).rows;

  test("waits for staff, once, and is booked; until they find the client, it is credited to no account", async () => {
    const { id, order, body } = await orphan();
    await report("", JSON.parse(body));
    expect(await leftOf(id)).toEqual([{ left: "447.00" }]);
    expect(await desk()).toContain(order);
    expect((await decide(id, "credit", { comment: "Somebody's" })).status).toBe(409);
    expect((await decide(id, "assign", { comment: "Guessed", order: "D-NONE" })).status).toBe(422);
    expect(await leftOf(id)).toEqual([{ left: "447.00" }]);
  });

  test("is assigned to the deposit that staff find, once, and then decided on like any other", async () => {
    const { id } = await orphan();
    const transactionId = await opened();
    const found = { comment: "By the payer's name", order: transactionId };
    expect((await decide(id, "assign", { ...found, amount: "99" })).status).toBe(303);
    expect((await decide(id, "assign", found)).status).toBe(409);
    expect((await decide(id, "credit", { comment: "What was asked for" })).status).toBe(303);
    expect(await rowOf(transactionId)).toMatchObject({ paymentStatusId: 5 });
    expect(await eWallet()).toBe(5100);
    expect(await at.provider.control("events?operation=BackOfficeUnmatchedPayment")).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          changes: [`unmatched ${id} → assign ${transactionId}: By the payer's name`],
        }),
      ]),
    );
  });

  const assigned = async () => {
    const { id } = await orphan();
    const transactionId = await opened();
    expect((await decide(id, "assign", { comment: "By the name", order: transactionId })).status).toBe(303);
    return { id, transactionId };
  };

  test("makes its deposit wait for staff: later payments for it wait too, and a refusal does not cancel it", async () => {
    const { id, transactionId } = await assigned();
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(2);
    await report(transactionId, { outcome: "declined" });
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(2);
    await report(transactionId);
    expect((await waiting()).map(({ left }) => left)).toEqual(["447.00", "447.00"]);
    expect((await decide(id, "credit", { comment: "What was asked for" })).status).toBe(303);
    expect(await eWallet()).toBe(5100);
  });

  test("makes a deposit wait for staff that was pending when it was assigned", async () => {
    const { transactionId } = await assigned();
    await at.provider.query(
      `update deposit set payment_status_id = 1 where transaction_id = '${transactionId}'`,
    );
    await report(transactionId, { outcome: "declined" });
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(1);
    await report(transactionId);
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(2);
    expect((await waiting()).map(({ left }) => left)).toEqual(["447.00", "447.00"]);
  });

  test.each(["4.60", "4.30"])(
    "has the value of its deposit's rate, whatever the rate was when it arrived: %s",
    async (rate) => {
      const transactionId = await opened();
      await at.provider.query(`update currency set sell_rate = ${rate} where currency_code = 'MYR'`);
      const { id } = await orphan();
      await at.provider.query("update currency set sell_rate = 4.47 where currency_code = 'MYR'");
      const found = { comment: "By the name", order: transactionId };
      expect((await decide(id, "assign", found)).status).toBe(303);
      expect(await only()).toMatchObject({ left: "447.00", usd: "100.00" });
      expect((await decide(id, "credit", { comment: "What was asked for" })).status).toBe(303);
      expect(await rowOf(transactionId)).toMatchObject({ paymentStatusId: 5, amountUsd: 100 });
      expect(await eWallet()).toBe(5100);
    },
  );

  test("can be assigned to another deposit until the first decision, and not afterwards", async () => {
    const { id, transactionId } = await assigned();
    const another = await opened();
    const to = (order: string) => decide(id, "assign", { comment: "By the name", order });
    expect(await desk()).toContain('value="assign"');
    expect((await to(another)).status).toBe(303);
    expect((await to(transactionId)).status).toBe(303);
    expect((await to(another)).status).toBe(303);
    expect((await decide(id, "credit", { amount: "223.50", comment: "Half of it" })).status).toBe(303);
    expect((await to(transactionId)).status).toBe(409);
    expect(await leftOf(id)).toEqual([{ left: "223.50" }]);
    expect(await eWallet()).toBe(5050);
  });

  test("cannot be reassigned where the gateway named the deposit", async () => {
    await report(await opened(), { amount: "223.50" });
    const { id } = await only();
    const order = await opened();
    expect((await decide(id, "assign", { comment: "Another's", order })).status).toBe(409);
  });

  test("cannot be assigned to a deposit at another gateway, in another currency, or that is completed", async () => {
    const { id } = await orphan();
    const by = (order: string) => decide(id, "assign", { comment: "By the name", order });
    const { transactionId: byBank } = await at.visitor.client.call("DepositRequest", {
      ...order,
      paymentPlatformId: 11,
    });
    expect((await by(byBank)).status).toBe(422);
    const foreign = await opened();
    await at.provider.query(`update deposit set currency_code = 'IDR' where transaction_id = '${foreign}'`);
    expect((await by(foreign)).status).toBe(422);
    const completed = await opened();
    await report(completed);
    expect((await by(completed)).status).toBe(409);
    expect(await leftOf(id)).toEqual([{ left: "447.00" }]);
    expect(await waiting()).toEqual([]);
  });

  test("is assigned by a form that has no amount", async () => {
    await orphan();
    const forms = (await desk()).split("<form").filter((form) => form.includes('value="assign"'));
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) expect(form).not.toContain('name="amount"');
  });

  test("can be returned to its source while its client is unknown", async () => {
    const { id } = await orphan();
    expect((await decide(id, "return", { comment: "Nobody's" })).status).toBe(303);
    expect(await leftOf(id)).toEqual([{ left: "0.00" }]);
  });

  test("for a deposit by bank is credited separately, and not as that deposit", async () => {
    const { transactionId } = await at.visitor.client.call("DepositRequest", {
      ...order,
      paymentPlatformId: 11,
    });
    await report(transactionId);
    const { rows: found } = await at.provider.query(
      `select user_id from unmatched_payment where why = 'this gateway has no deposit ${transactionId}'`,
    );
    expect(found).toEqual([{ user_id: null }]);
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(1);
  });
});
