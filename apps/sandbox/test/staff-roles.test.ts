import { operations } from "@broker/api-spec/operations";
import { Hono } from "hono";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { checkStaff } from "../src/backoffice/guard.ts";
import { routeRights } from "../src/backoffice/route-rights.ts";
import { type StaffRole, staffRoles } from "../src/db/names.ts";
import type { Env } from "../src/http/env.ts";
import { requestLog } from "../src/http/request-log.ts";
import { hasRight, operationsOfStaff } from "../src/session/staff-rights.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, hundredDollars, type Provider, receipt, type Visitor } from "./provider.ts";

const PATH = "/sandbox/backoffice";
const emailOf = (role: StaffRole) => (role === "administrator" ? "staff@example.com" : `${role}@example.com`);

let provider: Provider;
let client: Customer;
let team: Readonly<Record<StaffRole, Visitor>>;
beforeAll(async () => {
  provider = await createProvider();
  client = await createCustomer(provider);
  const signIn = (role: StaffRole) => provider.staff(undefined, emailOf(role));
  team = {
    support: await signIn("support"),
    finance: await signIn("finance"),
    compliance: await signIn("compliance"),
    administrator: await signIn("administrator"),
  };
});
afterAll(() => provider.close());

/** Returns the request of a route, with values for its parameters and an empty form. */
function requestOf(route: string): readonly [path: string, init: RequestInit] {
  const [method = "", pattern = ""] = route.split(" ");
  const path = pattern
    .replace(/:code\{[^/]*/, "XXX")
    .replace(/:id\{C-[^/]*/, "C-20260101-ABC")
    .replaceAll(/:id(\{[^/]*)?/g, "999999999");
  return [path, method === "POST" ? { method, body: new URLSearchParams() } : { method }];
}

describe("the table of rights", () => {
  test("has an entry for each route of the back office, and no other one", async () => {
    const { routes } = await createApp(provider.deps);
    const found = routes.flatMap(({ method, path }) =>
      path.startsWith(PATH) && method !== "ALL" ? `${method} ${path}` : [],
    );
    expect(new Set(found)).toEqual(new Set(routeRights.keys()));
  });

  test("a route without an entry does not exist, also for an administrator", async () => {
    const app = new Hono<Env>({ router: new RegExpRouter() });
    app.use(requestLog(provider.deps)).use(`${PATH}/*`, checkStaff(provider.deps));
    app.get(`${PATH}/forgotten`, (context) => context.text("data of clients"));
    app.get(`${PATH}/users`, (context) => context.text("data of clients"));
    const headers = { cookie: team.administrator.cookie() };
    expect((await app.request(`${PATH}/forgotten`, { headers })).status).toBe(404);
    expect((await app.request(`${PATH}/users`, { headers })).status).toBe(200);
  });

  test("names each operation of the contract that is for staff", () => {
    const names = Object.entries(operations).flatMap(([name, { audience }]) =>
      audience === "staff" ? name : [],
    );
    expect(operationsOfStaff.toSorted()).toEqual(names.toSorted());
  });

  // Written down once more, so that a change of the table is one on purpose.
  test.each([
    [
      "support",
      "deposits unmatched withdrawals transfers factors deletions messages clients letters",
      "messages",
    ],
    [
      "finance",
      "deposits unmatched withdrawals transfers clients catalogue ledger",
      "deposits unmatched withdrawals transfers",
    ],
    [
      "compliance",
      "deposits unmatched withdrawals transfers kyc factors deletions messages clients ledger audit letters",
      "kyc factors deletions",
    ],
  ] as const)("%s reads %s, and changes %s", async (staffRole, reads, changes) => {
    const { rights } = await import("../src/session/staff-rights.ts");
    const list = (access: "read" | "change") =>
      Object.entries(rights).flatMap(([area, of]) =>
        ([...of[access]] as readonly StaffRole[]).includes(staffRole) ? area : [],
      );
    expect(list("read").join(" ")).toBe(reads);
    expect(list("change").join(" ")).toBe(changes);
  });
});

describe.each(staffRoles)("%s", (staffRole) => {
  test.each([...routeRights].filter(([, need]) => typeof need !== "string"))(
    "asvs(8.2.1): %s is answered where the role has its right, and refused otherwise",
    async (route, need) => {
      if (typeof need === "string") return;
      const response = await team[staffRole].fetch(...requestOf(route));
      const page = await response.text();
      const isAllowed = hasRight({ role: "staff", staffRole }, need);
      expect(response.status === 403, page).toBe(!isAllowed);
      if (isAllowed) return;
      expect(page).toContain("Who can do it");
      expect(page).toContain("Sam Taylor (administrator)");
      expect(page).not.toContain(client.email);
    },
  );

  test("sees the sections that the role may read, and begins with its own", async () => {
    const body = new URLSearchParams({ email: emailOf(staffRole), password: "Sandbox-2026!" });
    const answer = await provider.visitor().fetch(`${PATH}/sign-in`, { method: "POST", body });
    const home = answer.headers.get("location") ?? "";
    const page = await (await team[staffRole].fetch(home)).text();
    const hrefs = [...page.matchAll(/href="(\/sandbox\/backoffice[^"?]*)"/g)].map(([, href = ""]) => href);
    for (const href of new Set(hrefs)) {
      const response = await team[staffRole].fetch(href);
      expect(response.status, href).toBe(200);
    }
    expect(home).toBe(
      { support: `${PATH}/support`, finance: PATH, compliance: `${PATH}/kyc`, administrator: PATH }[
        staffRole
      ],
    );
  });
});

test("a refusal is recorded in the audit with the member of staff and the route", async () => {
  await provider.query("delete from event");
  await team.support.fetch(`${PATH}/kyc`);
  await team.support.fetch(`${PATH}/decide/deposits/D-1`, { method: "POST", body: new URLSearchParams() });
  expect(await provider.control("events")).toMatchObject([
    { operation: `POST ${PATH}/decide/deposits/:id`, status: 403, actorId: expect.any(Number) },
    { operation: `GET ${PATH}/kyc`, status: 403, actorId: expect.any(Number) },
  ]);
});

test("a role that only reads a queue gets no form to decide", async () => {
  const { transactionId } = await client.client.call("DepositRequest", hundredDollars);
  for (const [role, forms] of [
    ["support", 0],
    ["finance", 1],
  ] as const) {
    const page = await (await team[role].fetch(`${PATH}?page=0`)).text();
    expect(page).toContain(transactionId);
    expect(page.split(`/decide/deposits/${transactionId}"`)).toHaveLength(forms + 1);
  }
});

test("asvs(8.2.2): documents are for compliance, receipts for the roles that read deposits", async () => {
  const { transactionId } = await client.client.call("DepositRequest", hundredDollars);
  await client.client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: receipt() });
  const statusOf = async (role: StaffRole, path: string) => (await team[role].fetch(path)).status;
  const { rows } = await provider.query(
    `select front_id as id from kyc_case where user_id = ${client.userId}`,
  );
  await provider.deps.files.put(String(Object(rows[0]).id), new Uint8Array([1]));
  for (const [role, document] of [
    ["support", 403],
    ["finance", 403],
    ["compliance", 200],
    ["administrator", 200],
  ] as const) {
    expect(await statusOf(role, `/api/files/kyc/${client.userId}/front`), role).toBe(document);
    expect(await statusOf(role, `/api/files/receipt/${transactionId}`), role).toBe(200);
  }
});

test("asvs(8.2.1): operations of the contract and control calls need the role too", async () => {
  const call = (role: StaffRole, path: string, body: object) =>
    team[role].fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const withdrawal = { transactionId: "W-1" };
  for (const role of ["support", "compliance"] as const) {
    const answer = await call(role, "/api/Withdrawal/ApproveWithdrawalRequest", withdrawal);
    expect(await answer.json()).toMatchObject({
      responseCode: 4003,
      responseMessage: `This is for finance and administrators. Your role is ${role}.`,
    });
    expect((await call(role, "/sandbox/control/clock", { reset: true })).status).toBe(401);
  }
  expect(
    await (await call("finance", "/api/Withdrawal/ApproveWithdrawalRequest", withdrawal)).json(),
  ).toMatchObject({ responseCode: 2005 });
  expect((await call("administrator", "/sandbox/control/clock", { reset: true })).status).toBe(200);
});

test("another role takes effect with the next request, and without a role nothing is left", async () => {
  const staff = await provider.staff(undefined, "compliance@example.com");
  const statusOf = async (path: string) => (await staff.fetch(PATH + path)).status;
  const become = (role: string) =>
    provider.query(`update app_user set staff_role = ${role} where email = 'compliance@example.com'`);
  expect(await statusOf("/kyc")).toBe(200);
  await become("'support'");
  expect([await statusOf("/kyc"), await statusOf("/support")]).toEqual([403, 200]);
  await become("null");
  for (const path of ["", "/kyc", "/support", "/users"]) expect(await statusOf(path)).toBe(403);
  await become("'compliance'");
});

test("a client with a role in the row is no member of staff", async () => {
  await provider.query(`update app_user set staff_role = 'administrator' where user_id = ${client.userId}`);
  expect(await (await client.fetch(`${PATH}/users`)).text()).toContain('name="password"');
  await provider.query(`update app_user set staff_role = null where user_id = ${client.userId}`);
});
