import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { gatewayStore } from "../src/gateway/gateway.store.ts";
import { sign } from "../src/gateway/signature.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, lastLetter, type Provider, type Visitor } from "./provider.ts";

let provider: Provider;
let visitor: Customer;
let staff: Visitor;
beforeAll(async () => {
  provider = await createProvider();
});
beforeEach(async () => {
  provider.clock.reset();
  await provider.query("delete from rate_limit");
  visitor = await createCustomer(provider);
  staff = await provider.staff();
});
afterEach(async () => {
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
afterAll(() => provider.close());

/** 447.00 MYR, which are 100 dollars at the seeded rate. */
const order = { currencyCode: "MYR", amount: 447, amountUsd: 100 };
const opened = async () => {
  const method = { paymentPlatformId: 32, paymentMethodCode: "FPX" };
  return (await visitor.client.call("GenerateDepositUrlSmilePayz", { ...order, ...method })).transactionId;
};
const eWallet = async () => (await visitor.client.call("GetUserInfo", {})).eWalletBalance;
const rows = () => visitor.client.call("GetDepositTransactionsByUser", {});
const rowOf = async (id: string) => (await rows()).find(({ transactionId }) => transactionId === id);

let payments = 0;
const report = async (transactionId: string, more: object = {}) => {
  payments += 1;
  const body = JSON.stringify({
    paymentId: `payment-${visitor.userId}-${payments}`,
    transactionId,
    outcome: "paid",
    amount: "447.00",
    currencyCode: "MYR",
    ...more,
  });
  const secret = await gatewayStore.secret(provider.deps.sql, "smilepayz");
  const headers = { "x-signature": sign(secret, body, provider.clock.now()) };
  const answer = await visitor.fetch("/api/callbacks/smilepayz", { method: "POST", headers, body });
  expect(answer.status).toBe(200);
  return body;
};

const Unmatched = v.array(v.object({ id: v.number(), left: v.string(), usd: v.nullable(v.string()) }));
const waiting = async () => {
  const { rows: found } = await provider.query(
    `select unmatched_id as id, remaining::text as left, remaining_usd::text as usd
       from unmatched_payment where user_id = ${visitor.userId} order by 1`,
  );
  return v.parse(Unmatched, found);
};
const only = async () => {
  const [found, ...more] = await waiting();
  if (!found || more.length > 0) throw new Error(`${more.length} more than one payment wait, or none`);
  return found;
};
const decide = (id: number, step: string, fields: Record<string, string>) =>
  staff.fetch(`/sandbox/backoffice/decide/unmatched/${id}`, {
    method: "POST",
    body: new URLSearchParams({ step, ...fields }),
  });
const desk = async (state = "") =>
  (await staff.fetch(`/sandbox/backoffice/unmatched${state && `?state=${state}`}`)).text();

describe("a payment that does not fit its deposit is kept for staff, in the books and in sight", () => {
  test.each([
    ["paid after it was declined", "cancelled before", () => [{ outcome: "declined" }, {}]],
    ["paid twice", "credited before", () => [{}, {}]],
    ["paid less", "paid 223.50 MYR instead of 447.00 MYR", () => [{ amount: "223.50" }]],
    ["paid more", "paid 500.00 MYR instead of 447.00 MYR", () => [{ amount: "500.00" }]],
    ["in another currency", "paid 447.00 USD instead of 447.00 MYR", () => [{ currencyCode: "USD" }]],
    ["in a currency that nobody knows", "paid 447.00 XYZ", () => [{ currencyCode: "XYZ" }]],
  ])("%s", async (_what, why, reports) => {
    const transactionId = await opened();
    for (const one of reports()) await report(transactionId, one);
    const { left } = await only();
    expect(Number(left)).toBeGreaterThan(0);
    const page = await desk();
    expect(page).toContain(`payment-${visitor.userId}-${payments}`);
    expect(page).toContain(transactionId);
    expect(page).toContain(visitor.email);
    expect(page).toContain(why);
  });

  test("paid after staff cancelled, and paid a day late", async () => {
    const cancelled = await opened();
    await provider.control(`deposits/${cancelled}/cancel`, {});
    await report(cancelled);
    const late = await opened();
    provider.clock.advance(25 * 60);
    await report(late);
    expect((await waiting()).map(({ left }) => left)).toEqual(["447.00", "447.00"]);
  });

  test("a report that comes again is kept once", async () => {
    const transactionId = await opened();
    await report(transactionId, { amount: "223.50", paymentId: `again-${visitor.userId}` });
    await report(transactionId, { amount: "223.50", paymentId: `again-${visitor.userId}` });
    expect((await only()).left).toBe("223.50");
  });

  test("its deposit is not credited beside it by hand", async () => {
    const transactionId = await opened();
    await report(transactionId, { amount: "223.50" });
    const complete = provider.control(`deposits/${transactionId}/complete`, {});
    await expect(complete).rejects.toThrow("409");
    expect(await eWallet()).toBe(5000);
  });
});

describe("a payment for a deposit that its gateway does not have", () => {
  const orphan = async () => {
    const order = `D-NOBODY-${visitor.userId}`;
    const body = await report(order);
    const { rows: found } = await provider.query(
      `select unmatched_id as id from unmatched_payment where why like '%${order}' and user_id is null`,
    );
    const [{ id }] = v.parse(v.tuple([v.object({ id: v.number() })]), found);
    return { id, order, body };
  };
  const leftOf = async (id: number) =>
    (await provider.query(`select remaining::text as left from unmatched_payment where unmatched_id = ${id}`))
      .rows;

  test("is kept for staff, once, and in the books; before they say whose it is, nobody is credited", async () => {
    const { id, order, body } = await orphan();
    await report("", JSON.parse(body));
    expect(await leftOf(id)).toEqual([{ left: "447.00" }]);
    expect(await desk()).toContain(order);
    expect((await decide(id, "credit", { comment: "Somebody's" })).status).toBe(409);
    expect((await decide(id, "assign", { comment: "Guessed", order: "D-NONE" })).status).toBe(422);
    expect(await leftOf(id)).toEqual([{ left: "447.00" }]);
  });

  test("is given to the deposit that staff find, once, and then decided on as any other", async () => {
    const { id } = await orphan();
    const transactionId = await opened();
    const found = { comment: "By the payer's name", order: transactionId };
    expect((await decide(id, "assign", { ...found, amount: "99" })).status).toBe(303);
    expect((await decide(id, "assign", found)).status).toBe(409);
    expect((await decide(id, "credit", { comment: "What was asked for" })).status).toBe(303);
    expect(await rowOf(transactionId)).toMatchObject({ paymentStatusId: 5 });
    expect(await eWallet()).toBe(5100);
    expect(await provider.control("events?operation=BackOfficeUnmatchedPayment")).toMatchObject(
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

  test("keeps its deposit for staff: what is paid for that later waits too, and a refusal does not cancel it", async () => {
    const { id, transactionId } = await assigned();
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(2);
    await report(transactionId, { outcome: "declined" });
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(2);
    await report(transactionId);
    expect((await waiting()).map(({ left }) => left)).toEqual(["447.00", "447.00"]);
    expect((await decide(id, "credit", { comment: "What was asked for" })).status).toBe(303);
    expect(await eWallet()).toBe(5100);
  });

  test("keeps a deposit for staff that was left pending when it was assigned", async () => {
    const { transactionId } = await assigned();
    await provider.query(
      `update deposit set payment_status_id = 1 where transaction_id = '${transactionId}'`,
    );
    await report(transactionId, { outcome: "declined" });
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(1);
    await report(transactionId);
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(2);
    expect((await waiting()).map(({ left }) => left)).toEqual(["447.00", "447.00"]);
  });

  test.each(["4.60", "4.30"])(
    "is worth what its deposit asked for, whatever the rate was when it came: %s",
    async (rate) => {
      const transactionId = await opened();
      await provider.query(`update currency set sell_rate = ${rate} where currency_code = 'MYR'`);
      const { id } = await orphan();
      await provider.query("update currency set sell_rate = 4.47 where currency_code = 'MYR'");
      const found = { comment: "By the name", order: transactionId };
      expect((await decide(id, "assign", found)).status).toBe(303);
      expect(await only()).toMatchObject({ left: "447.00", usd: "100.00" });
      expect((await decide(id, "credit", { comment: "What was asked for" })).status).toBe(303);
      expect(await rowOf(transactionId)).toMatchObject({ paymentStatusId: 5, amountUsd: 100 });
      expect(await eWallet()).toBe(5100);
    },
  );

  test("goes to another deposit while nothing is decided, and to no other afterwards", async () => {
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

  test("whose deposit the gateway names is given to no other", async () => {
    await report(await opened(), { amount: "223.50" });
    const { id } = await only();
    const order = await opened();
    expect((await decide(id, "assign", { comment: "Another's", order })).status).toBe(409);
  });

  test("is given to no deposit at another gateway, in another currency, or that is completed", async () => {
    const { id } = await orphan();
    const by = (order: string) => decide(id, "assign", { comment: "By the name", order });
    const { transactionId: byBank } = await visitor.client.call("DepositRequest", {
      ...order,
      paymentPlatformId: 11,
    });
    expect((await by(byBank)).status).toBe(422);
    const foreign = await opened();
    await provider.query(`update deposit set currency_code = 'IDR' where transaction_id = '${foreign}'`);
    expect((await by(foreign)).status).toBe(422);
    const completed = await opened();
    await report(completed);
    expect((await by(completed)).status).toBe(409);
    expect(await leftOf(id)).toEqual([{ left: "447.00" }]);
    expect(await waiting()).toEqual([]);
  });

  test("is given to a deposit in a form that asks for no amount", async () => {
    await orphan();
    const forms = (await desk()).split("<form").filter((form) => form.includes('value="assign"'));
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) expect(form).not.toContain('name="amount"');
  });

  test("goes back where it came from while nobody knows whose it is", async () => {
    const { id } = await orphan();
    expect((await decide(id, "return", { comment: "Nobody's" })).status).toBe(303);
    expect(await leftOf(id)).toEqual([{ left: "0.00" }]);
  });

  test("may be one by bank: it is not that deposit which is credited", async () => {
    const { transactionId } = await visitor.client.call("DepositRequest", {
      ...order,
      paymentPlatformId: 11,
    });
    await report(transactionId);
    const { rows: found } = await provider.query(
      `select user_id from unmatched_payment where why = 'this gateway has no deposit ${transactionId}'`,
    );
    expect(found).toEqual([{ user_id: null }]);
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(1);
  });
});

describe("staff credit what was received", () => {
  test("as the deposit that it was for, where it is what that asked for", async () => {
    const transactionId = await opened();
    provider.clock.advance(25 * 60);
    await report(transactionId);
    staff = await provider.staff();
    const { id } = await only();
    expect((await decide(id, "credit", { comment: "Late, but whole" })).status).toBe(303);
    await visitor.signIn(visitor.email);
    expect(await rowOf(transactionId)).toMatchObject({ paymentStatusId: 5, amountUsd: 100 });
    expect(await eWallet()).toBe(5100);
  });

  test("as a deposit of its own with the amount that was credited, and the other one is closed", async () => {
    const transactionId = await opened();
    await report(transactionId, { amount: "223.50" });
    const before = (await rows()).length;
    expect((await decide((await only()).id, "credit", { comment: "Half of it came" })).status).toBe(303);
    const [newest] = await rows();
    expect(newest).toMatchObject({ amount: 223.5, amountUsd: 50, currencyCode: "MYR", paymentStatusId: 5 });
    expect((await rows()).length).toBe(before + 1);
    expect((await rowOf(transactionId))?.paymentStatusId).toBe(6);
    expect(await eWallet()).toBe(5050);
    const letter = await lastLetter(provider, visitor.email);
    expect(letter.subject).toBe("Your payment was credited");
  });

  test("in parts, the rest of which can be sent back; nothing is left and nothing too much", async () => {
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

  test("in a currency without a rate at what staff say it is worth", async () => {
    await report(await opened(), { currencyCode: "XYZ" });
    const { id, usd } = await only();
    expect(usd).toBe(null);
    expect((await decide(id, "credit", { comment: "Too early" })).status).toBe(409);
    expect((await decide(id, "value", { amount: "12.5", comment: "The bank's rate" })).status).toBe(303);
    expect((await decide(id, "value", { amount: "99", comment: "Again" })).status).toBe(409);
    expect((await decide(id, "credit", { comment: "At the bank's rate" })).status).toBe(303);
    expect(await eWallet()).toBe(5012.5);
    expect((await rows())[0]).toMatchObject({ amount: 447, currencyCode: "XYZ", amountUsd: 12.5 });
  });
});

test("staff send back what was received: the client has it not, and is told why", async () => {
  const transactionId = await opened();
  await report(transactionId, { amount: "500.00" });
  await decide((await only()).id, "return", { comment: "Not from an account of yours" });
  expect(await eWallet()).toBe(5000);
  expect((await rowOf(transactionId))?.paymentStatusId).toBe(6);
  await provider.work();
  const response = await visitor.fetch(`/sandbox/mailbox.json?to=${visitor.email}`);
  const text = await response.text();
  expect(text).toContain("Your payment is on its way back");
  expect(text).toContain("Not from an account of yours");
});

test.each([
  ["without a reason", { comment: " " }, 422],
  ["of nothing", { comment: "why", amount: "0" }, 422],
  ["of more than was received", { comment: "why", amount: "223.51" }, 422],
  ["of an amount in another grammar", { comment: "why", amount: "0x10" }, 422],
  ["of a payment that somebody decided on since", { comment: "why", remaining: "447.00" }, 409],
])("no decision %s", async (_what, fields: Record<string, string>, status) => {
  await report(await opened(), { amount: "223.50" });
  const { id } = await only();
  for (const step of ["credit", "return"]) expect((await decide(id, step, fields)).status).toBe(status);
  expect((await only()).left).toBe("223.50");
  expect(await eWallet()).toBe(5000);
});

test("each decision is on record with who took it, how much and why; a client takes none", async () => {
  await report(await opened(), { amount: "223.50" });
  const { id } = await only();
  const tried = await visitor.fetch(`/sandbox/backoffice/decide/unmatched/${id}`, {
    method: "POST",
    body: new URLSearchParams({ step: "credit", comment: "mine" }),
  });
  expect(tried.headers.get("location")).toBe("/sandbox/backoffice");
  expect((await only()).left).toBe("223.50");
  await decide(id, "return", { amount: "100.00", remaining: "223.50", comment: "A part" });
  expect(await provider.control("events?operation=BackOfficeUnmatchedPayment")).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ status: 200, changes: [`unmatched ${id} → return 100.00: A part`] }),
    ]),
  );
});
