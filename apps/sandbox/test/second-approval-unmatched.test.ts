import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import type { Visitor } from "./provider.ts";
import { openUnmatched } from "./unmatched-payments.ts";

const at = openUnmatched();
const { opened, eWallet, report, only, desk } = at;

let finance: Visitor;
beforeEach(async () => {
  finance = await at.provider.staff(undefined, "finance@example.com");
});

/** A payment of 1,500 US dollars for a deposit of 100. */
const received = async () => {
  await report(await opened(), { amount: "6705.00" });
  const found = await only();
  expect(found.usd).toBe("1500.00");
  return found.id;
};
const decide = async (who: Visitor, id: number, step: string, amount: string) => {
  const body = new URLSearchParams({ step, amount, comment: "It was more" });
  return (await who.fetch(`/sandbox/backoffice/decide/unmatched/${id}`, { method: "POST", body })).status;
};

test("a payment above the amount is credited by two persons, who decide the same", async () => {
  const id = await received();
  expect(await decide(finance, id, "credit", "6705")).toBe(303);
  expect(await eWallet()).toBe(5000);
  expect(await desk()).toMatch(/First of two approvals \(credit 6705\.00 for D-[\w-]+\): Elena Costa/);
  expect(await decide(finance, id, "credit", "6705.00")).toBe(409);
  expect(await decide(at.staff, id, "credit", "6705.00")).toBe(303);
  expect(await eWallet()).toBe(6500);
});

test("a small part of it needs two persons as well", async () => {
  const id = await received();
  await decide(finance, id, "credit", "44.70");
  expect(await eWallet()).toBe(5000);
  await decide(at.staff, id, "credit", "44.70");
  expect(await eWallet()).toBe(5010);
});

test("another decision of the second person is the first of two in its place", async () => {
  const id = await received();
  await decide(finance, id, "credit", "6705.00");
  expect(await decide(at.staff, id, "credit", "447.00")).toBe(303);
  expect(await eWallet()).toBe(5000);
  expect(await decide(at.staff, id, "return", "447.00")).toBe(303);
  expect(await only()).toMatchObject({ left: "6705.00" });
  expect(await decide(finance, id, "return", "447.00")).toBe(303);
  expect(await only()).toMatchObject({ left: "6258.00" });
  expect(await eWallet()).toBe(5000);
});

test("an amount that cannot be credited is no first approval", async () => {
  const id = await received();
  expect(await decide(finance, id, "credit", "6705.01")).toBe(422);
  expect(await decide(finance, id, "credit", "much")).toBe(422);
  const { rows } = await at.provider.query(`select 1 from approval where record_id = '${id}'`);
  expect(rows).toEqual([]);
});

test.each([
  ["by its own id", ""],
  ["by its id with zeros before it", "00"],
])(
  "an approval for one client is not the first one for another, to whom it is assigned %s",
  async (_how, zeros) => {
    const orphan = `D-NOBODY-${at.visitor.userId}`;
    await report(orphan, { amount: "6705.00" });
    const { rows } = await at.provider.query(
      `select unmatched_id as id from unmatched_payment where why like '%${orphan}'`,
    );
    const [{ id }] = v.parse(v.tuple([v.object({ id: v.number() })]), rows);
    const assign = async (order: string, before = "") =>
      finance.fetch(`/sandbox/backoffice/decide/unmatched/${before}${id}`, {
        method: "POST",
        body: new URLSearchParams({ step: "assign", order, comment: "By the name" }),
      });
    expect((await assign(await opened())).status).toBe(303);
    await decide(at.staff, id, "credit", "6705.00");
    expect((await assign(await opened(), zeros)).status).toBe(zeros === "" ? 303 : 404);
    if (zeros === "") await decide(finance, id, "credit", "6705.00");
    expect(await eWallet()).toBe(5000);
  },
);

test("an approval names the deposit, so that it does not count for another deposit", async () => {
  const id = await received();
  await decide(finance, id, "credit", "6705.00");
  const other = await opened();
  await at.provider.query(
    `update unmatched_payment set transaction_id = '${other}' where unmatched_id = ${id}`,
  );
  await decide(at.staff, id, "credit", "6705.00");
  expect(await eWallet()).toBe(5000);
});

test("the worth of a payment without a rate is set by two persons, however small it is", async () => {
  await report(await opened(), { currencyCode: "XYZ" });
  const { id } = await only();
  expect(await desk()).toContain("Two persons have to decide the same.");
  expect(await decide(finance, id, "value", "9")).toBe(303);
  expect(await decide(finance, id, "value", "9.00")).toBe(409);
  expect(await decide(at.staff, id, "value", "900")).toBe(303);
  expect(await only()).toMatchObject({ usd: null });
  expect(await decide(finance, id, "value", "900.00")).toBe(303);
  expect(await only()).toMatchObject({ usd: "900.00" });
});
