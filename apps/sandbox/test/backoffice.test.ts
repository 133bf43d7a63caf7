import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createCustomer } from "./customer.ts";
import { createProvider, hundredDollars, type Provider, receipt, type Visitor } from "./provider.ts";

const PATH = "/sandbox/backoffice";

let provider: Provider;
let staff: Visitor;
beforeAll(async () => {
  provider = await createProvider();
  staff = await provider.staff();
});
afterEach(async () => {
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
afterAll(() => provider.close());

const read = async (path: string, who = staff) => (await who.fetch(PATH + path)).text();
const post = (path: string, fields: Record<string, string>, who = staff) =>
  who.fetch(PATH + path, { method: "POST", body: new URLSearchParams(fields) });

const pages = [
  "",
  "/withdrawals",
  "/transfers",
  "/kyc",
  "/users",
  "/catalogue",
  "/ledger",
  "/audit",
  "/tools",
];

test.each(pages)("asvs(8.2.1): %s shows visitors and clients the sign-in only", async (path) => {
  const client = provider.visitor();
  await client.signIn();
  for (const who of [provider.visitor(), client]) {
    const page = await read(path, who);
    expect(page).toContain('name="password"');
    expect(page).not.toContain("example.com");
  }
});

test.each(pages)(
  "%s is a page with one heading, the counts of the desks, and one script of its own",
  async (path) => {
    const page = await read(path);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).toMatch(/Withdrawals\s*<span class="count" data-queue="withdrawals">\d+<\/span>/);
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/sandbox/backoffice/desk.js" defer>']);
  },
);

test.each([
  ["deposits", "cancel"],
  ["withdrawals", "reject"],
  ["transfers", "reject"],
  ["kyc", "cancel"],
])("%s are not decided against a client without a reason for the client (%s)", async (desk, step) => {
  const answer = await post(`/decide/${desk}/1`, { step, comment: " " });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Please write the reason: the client reads it.");
});

test("a decision with a comment is performed once, shown to the client, and recorded with the member of staff", async () => {
  const client = await createCustomer(provider);
  const { transactionId } = await client.client.call("DepositRequest", hundredDollars);
  await client.client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: receipt() });
  expect(await read("")).toContain(`/api/files/receipt/${transactionId}`);
  const fields = { step: "complete", comment: "Seen on the account" };
  expect((await post(`/decide/deposits/${transactionId}`, fields)).status).toBe(303);
  expect(await read("")).not.toContain(transactionId);
  expect(await read("?state=decided")).toContain("Seen on the account");
  const again = await post(`/decide/deposits/${transactionId}`, fields);
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("This deposit is not in a state for that.");
  expect((await client.client.call("GetUserInfo", {})).eWalletBalance).toBe(5100);
  expect(await provider.control("events?operation=BackOfficeDeposit")).toMatchObject([
    { actorId: expect.any(Number), status: 409, changes: [] },
    { actorId: expect.any(Number), changes: [`deposits ${transactionId} → complete: Seen on the account`] },
  ]);
  expect(await read("/audit")).toContain("Seen on the account");
});

test("asvs(16.3.1): sign-ins, failed sign-ins and sign-outs of staff are recorded in the audit", async () => {
  await provider.query("delete from event");
  const other = await provider.staff();
  await post("/sign-in", { email: "staff@example.com", password: "wrong" }, provider.visitor());
  await post("/sign-out", {}, other);
  const where = { address: "in-process", requestId: expect.any(String) };
  expect(await provider.control("events")).toMatchObject([
    { ...where, operation: "BackOfficeSignOut", actorId: expect.any(Number), changes: ["signed out"] },
    { ...where, operation: "BackOfficeSignIn", responseCode: 1001, changes: [] },
    { ...where, operation: "BackOfficeSignIn", changes: [expect.stringMatching(/^user \d+ signed in$/)] },
  ]);
});

test("the oldest waiting row is first, and links lead to the other pages", async () => {
  const client = await createCustomer(provider);
  for (let count = 0; count < 55; count += 1) await client.client.call("DepositRequest", hundredDollars);
  const first = await read("");
  expect(first).toContain("?page=1");
  const second = await read("?page=1");
  expect(second).toContain(client.email);
  expect(second).not.toContain("?page=2");
});

test("hostile names and comments are shown as text", async () => {
  const client = await createCustomer(provider, {}, `<img src=x onerror=alert(1)>"'&`);
  await client.client.call("DepositRequest", hundredDollars);
  for (const path of ["?page=1", "/users?search=%3Cimg"]) {
    const page = await read(path);
    expect(page).not.toContain("<img src=x");
  }
  expect(await read("/users?search=%3Cimg")).toContain("&lt;img src=x");
});

describe("the catalogue", () => {
  test("switches a platform off: it is neither offered to clients nor accepted", async () => {
    const { client } = await createCustomer(provider);
    const limits = { depositMin: "10", depositMax: "5000", withdrawalMin: "10", withdrawalMax: "5000" };
    expect((await post("/catalogue/platforms/12", { ...limits, activeWithdrawal: "on" })).status).toBe(303);
    const offered = await client.call("GetPaymentPlatforms", { paymentAction: 1, currencyCode: "MYR" });
    expect(offered.map(({ paymentPlatformId }) => paymentPlatformId)).not.toContain(12);
    const request = client.call("DepositRequest", { ...hundredDollars, paymentPlatformId: 12 });
    await expect(request).rejects.toMatchObject({ code: 2001 });
    await post("/catalogue/platforms/12", { ...limits, activeDeposit: "on", activeWithdrawal: "on" });
  });

  test("changes a rate: a request at the old one is refused", async () => {
    const { client } = await createCustomer(provider);
    await post("/catalogue/currencies/MYR", { sellRate: "4.5", buyRate: "4.41" });
    await expect(client.call("DepositRequest", hundredDollars)).rejects.toMatchObject({ code: 2004 });
    await client.call("DepositRequest", { ...hundredDollars, amount: 450 });
    await post("/catalogue/currencies/MYR", { sellRate: "4.47", buyRate: "4.41" });
  });

  test("changes a company's name and trading platform, as every client then sees them", async () => {
    const company = { name: "Eastgale", cTraderAppUrl: "https://ctrader.eastgale.example/" };
    await post("/catalogue/companies/9", company);
    const companies = await provider.visitor().client.call("GetCompanies", {});
    expect(companies.find(({ companyId }) => companyId === 9)).toMatchObject({
      companyName: "Eastgale",
      cTraderAppURL: "https://ctrader.eastgale.example/",
    });
  });

  test.each([
    ["a rate of zero", "/catalogue/currencies/MYR", { sellRate: "0", buyRate: "4.41" }],
    ["a limit in words", "/catalogue/platforms/11", { depositMin: "ten" }],
    [
      "an address with a script",
      "/catalogue/companies/9",
      { name: "X", cTraderAppUrl: "javascript:alert(1)" },
    ],
  ])("refuses %s and changes nothing", async (_what, path, fields: Record<string, string>) => {
    const before = await read("/catalogue");
    expect((await post(path, fields)).status).toBe(422);
    expect(await read("/catalogue")).toBe(before);
  });

  test("shows the refusal on a page with a link back, when HTML is requested", async () => {
    const response = await staff.fetch("/sandbox/backoffice/catalogue/currencies/MYR", {
      method: "POST",
      headers: { accept: "text/html,*/*" },
      body: new URLSearchParams({ sellRate: "0", buyRate: "4.41" }),
    });
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toBe("text/html; charset=UTF-8");
    const page = await response.text();
    expect(page).toContain("Please check these values: one of them does not fit.");
    expect(page).toContain('<a href="/sandbox/backoffice">');
  });

  test("is for staff: a client cannot change it", async () => {
    const client = await createCustomer(provider);
    const before = await read("/catalogue");
    await post("/catalogue/currencies/MYR", { sellRate: "1", buyRate: "1" }, client);
    expect(await read("/catalogue")).toBe(before);
  });
});

test("the ledger's page shows that every invariant holds", async () => {
  const page = await read("/ledger");
  expect(page).toContain("Every rule holds.");
  expect(page).not.toContain("Broken");
});

test("the test tools move the clock and set faults", async () => {
  await post("/tools/clock", { minutes: "90" });
  expect(provider.clock.now().toISOString()).toBe("2026-11-21T13:30:00.000Z");
  provider.clock.reset();
  staff = await provider.staff();
  await post("/tools/faults", { operation: "GetCountries", kind: "code0", times: "1" });
  const { client } = provider.visitor();
  await expect(client.call("GetCountries", {})).rejects.toMatchObject({ kind: "refused", code: 0 });
  await client.call("GetCountries", {});
});
