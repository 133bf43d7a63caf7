import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCustomer } from "./customer.ts";
import { createProvider, DEMO, type Provider, type Visitor } from "./provider.ts";

const PATH = "/sandbox/backoffice";

let provider: Provider;
let administrator: Visitor;
beforeAll(async () => {
  provider = await createProvider();
  administrator = await provider.staff();
});
afterAll(() => provider.close());

const post = (path: string, fields: Record<string, string>, who = administrator) =>
  who.fetch(PATH + path, { method: "POST", body: new URLSearchParams(fields) });
const idOf = async (email: string) => {
  const { rows } = await provider.query(`select user_id as id from app_user where email = '${email}'`);
  return v.parse(v.tuple([v.object({ id: v.number() })]), rows)[0].id;
};
const nora = { fullName: "Nora Lind", email: "Nora@Example.com", staffRole: "finance" };

test("an administrator adds a colleague once, who gets a link for a password, and it is recorded", async () => {
  await provider.query("delete from event");
  expect((await post("/staff", nora)).status).toBe(303);
  expect((await post("/staff", nora)).status).toBe(409);
  const page = await (await administrator.fetch(`${PATH}/staff`)).text();
  expect(page).toContain("nora@example.com");
  await provider.work();
  const told = await provider.visitor().fetch("/sandbox/mailbox.json?to=staff@example.com");
  expect(await told.json()).toMatchObject([
    {
      subject: "A member of staff was added or changed",
      text: expect.stringContaining(String(await idOf("nora@example.com"))),
      html: expect.stringContaining("/sandbox/backoffice/staff"),
    },
  ]);
  const mail = await provider.visitor().fetch("/sandbox/mailbox.json?to=nora@example.com");
  expect(await mail.json()).toMatchObject([{ link: expect.stringContaining("token=") }]);
  expect(await provider.control("events?operation=BackOfficeStaff")).toMatchObject([
    { changes: [`user ${await idOf("nora@example.com")} added as finance`], actorId: expect.any(Number) },
  ]);
});

test("another role holds at once and ends the sessions, as does none", async () => {
  const open = () => provider.staff(undefined, "support@example.com");
  const id = await idOf("support@example.com");
  const audit = (who: Visitor) => who.fetch(`${PATH}/audit`);
  const support = await open();
  expect((await audit(support)).status).toBe(403);
  await post(`/staff/${id}`, { step: "role", staffRole: "compliance" });
  expect(await (await audit(support)).text()).toContain('name="password"');
  const compliance = await open();
  expect((await audit(compliance)).status).toBe(200);
  await post(`/staff/${id}`, { step: "role", staffRole: "" });
  expect(await (await audit(compliance)).text()).toContain('name="password"');
  const again = await post(
    "/sign-in",
    { email: "support@example.com", password: DEMO.password },
    provider.visitor(),
  );
  expect(again.status).toBe(303);
  await post(`/staff/${id}`, { step: "role", staffRole: "support" });
});

test("the own account, a client's, and one that there is not are not changed", async () => {
  const role = { step: "role", staffRole: "support" };
  expect((await post(`/staff/${await idOf("staff@example.com")}`, role)).status).toBe(403);
  expect((await post(`/staff/${await idOf(DEMO.email)}`, role)).status).toBe(404);
  expect((await post("/staff/999999999", role)).status).toBe(404);
});

test.each([
  ["an unknown role", { ...nora, email: "other@example.net", staffRole: "owner" }],
  ["no e-mail address", { ...nora, email: "nora" }],
  ["no name", { ...nora, email: "other@example.net", fullName: " " }],
])("refuses %s", async (_what, fields: Record<string, string>) => {
  expect((await post("/staff", fields)).status).toBe(422);
});

test("an e-mail address of a client is refused, and the client's account stays as it is", async () => {
  expect((await post("/staff", { ...nora, email: DEMO.email })).status).toBe(409);
  const { rows } = await provider.query(
    `select role, staff_role from app_user where email = '${DEMO.email}'`,
  );
  expect(rows).toEqual([{ role: "client", staff_role: null }]);
});

describe("an administrator cannot be both persons of a second approval by another account", () => {
  const finance = "finance@example.com";
  const change = async (fields: Record<string, string>) => {
    expect((await post(`/staff/${await idOf(finance)}`, fields)).status).toBe(303);
    return finance;
  };
  /** Adds a colleague, whose password is then the one of the demo accounts. */
  const add = async () => {
    expect((await post("/staff", { ...nora, email: "both@example.com" })).status).toBe(303);
    await provider.query(
      `update app_user set password_hash = (select password_hash from app_user where email = '${finance}')
       where email = 'both@example.com'`,
    );
    return "both@example.com";
  };

  test.each([
    ["who was added", add],
    ["whose role was changed", () => change({ step: "role", staffRole: "finance" })],
    ["whose second factor was removed", () => change({ step: "factor" })],
  ])(
    "a member of staff %s cannot approve an amount that needs two persons for 24 hours",
    async (_what, act) => {
      provider.clock.reset();
      await provider.forgetLimits();
      administrator = await provider.staff();
      const { client } = await createCustomer(provider);
      const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 11_175, amountUsd: 2500 };
      const request = async () => (await client.call("DepositRequest", order)).transactionId;
      const [asFirst, asSecond] = [await request(), await request()];
      const approve = async (transactionId: string, email?: string) =>
        post(
          `/decide/deposits/${transactionId}`,
          { step: "complete" },
          await provider.staff(undefined, email),
        );
      expect((await approve(asSecond)).status).toBe(303);
      const email = await act();
      for (const transactionId of [asFirst, asSecond]) {
        const early = await approve(transactionId, email);
        expect(early.status).toBe(409);
        expect(await early.text()).toContain("An administrator added or changed your account.");
      }
      provider.clock.advance(24 * 60);
      for (const transactionId of [asFirst, asSecond])
        expect((await approve(transactionId, email)).status).toBe(303);
      const { rows } = await provider.query(
        `select record_id, first_by, closed_at is null as is_open from approval
         where record_id in ('${asFirst}', '${asSecond}') order by closed_at nulls first`,
      );
      expect(rows).toEqual([
        { record_id: asFirst, first_by: await idOf(email), is_open: true },
        { record_id: asSecond, first_by: await idOf("staff@example.com"), is_open: false },
      ]);
    },
  );
});

test("an administrator cannot remove another one first, to add a colleague unnoticed", async () => {
  await provider.forgetLimits();
  const again = await provider.staff();
  const other = await idOf("support@example.com");
  await post(`/staff/${other}`, { step: "role", staffRole: "administrator" }, again);
  provider.clock.advance(25 * 60);
  const own = await provider.staff();
  await post(`/staff/${other}`, { step: "role", staffRole: "support" }, own);
  const added = { fullName: "Vera Holt", email: "vera@example.com", staffRole: "finance" };
  expect((await post("/staff", added, own)).status).toBe(303);
  await provider.work();
  const letters = await provider.visitor().fetch("/sandbox/mailbox.json?to=support@example.com");
  const about = v.parse(v.array(v.object({ text: v.string() })), await letters.json());
  expect(about[0]?.text).toContain(`member of staff ${await idOf("vera@example.com")}`);
  expect(about[1]?.text).toContain(`member of staff ${other}`);
});
