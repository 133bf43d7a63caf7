import { operations } from "@broker/api-spec/operations";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { createReadingShare } from "../src/http/reading-share.ts";
import type { Send } from "../src/jobs/job-handlers.ts";
import { createProvider, type Provider, type Visitor } from "./provider.ts";
import { ORIGIN } from "./requests.ts";

let provider: Provider;
let staff: Visitor;
let send: Send;
beforeAll(async () => {
  provider = await createProvider();
  staff = await provider.staff();
  const app = await createApp({ ...provider.deps, config: { ...provider.deps.config, trustedProxies: 1 } });
  send = app.fetch;
});
beforeEach(async () => {
  provider.clock.reset();
  await provider.forgetLimits();
  await provider.query("delete from event");
});
afterAll(() => provider.close());

const Rows = v.array(v.object({ operation: v.string(), status: v.number(), changes: v.array(v.string()) }));
const rows = async () => {
  const found = await provider.query("select operation, status, changes from event order by event_id");
  return v.parse(Rows, found.rows);
};
const from = (address: string, path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set("x-forwarded-for", address);
  return send(new Request(ORIGIN + path, { ...init, headers }));
};
const figures = async () => (await provider.deps.metrics.render()).body;

describe("refusals do not fill the disk", () => {
  test("invalid requests without a session are counted as a metric, and write no row", async () => {
    for (let round = 0; round < 100; round += 1) {
      await from("203.0.113.1", `/api/Cache/GetCompanies?junk=${round}`);
      await from("203.0.113.1", operations.UserLogin.path, { method: "POST", body: "text" });
      await from("203.0.113.1", "/api/User/GetUserInfo?userId=1&companyId=9");
      await from("203.0.113.1", "/api/files/receipt/D-1");
    }
    expect(await rows()).toEqual([]);
    expect(await figures()).toContain(
      'broker_refusals_total{operation="GetCompanies",status="400",recorded="no"} 100',
    );
  });

  test.each([
    ["files of others", (visitor: Visitor) => visitor.fetch("/api/files/receipt/D-none")],
    ["reads that are malformed", (visitor: Visitor) => visitor.fetch("/api/User/GetUserInfo?junk=1")],
    [
      "accounts of others",
      (visitor: Visitor) => visitor.fetch("/api/Deposit/GetDepositTransactionsByUser?userId=1"),
    ],
  ])(
    "a client who causes %s 70 times leaves 60 rows, the last of which says that there are more",
    async (_what, ask) => {
      const visitor = provider.visitor();
      await visitor.signIn("friend@example.com");
      await provider.query("delete from event");
      for (let round = 0; round < 70; round += 1) await ask(visitor);
      const kept = await rows();
      expect(kept).toHaveLength(60);
      expect(kept.at(-1)?.changes).toEqual([expect.stringContaining("counted, not recorded")]);
      provider.clock.advance(11);
      await ask(visitor);
      expect(await rows()).toHaveLength(61);
    },
  );

  test("addresses of one network share their rows", async () => {
    const body = JSON.stringify({ companyId: 9, email: "nobody@example.com", password: "0".repeat(32) });
    const headers = { "content-type": "application/json" };
    const verify = (address: string) =>
      from(address, `${operations.VerifyEmail.path}?token=${"0".repeat(32)}`, {
        method: "POST",
        headers,
        body,
      });
    for (let host = 1; host <= 70; host += 1) await verify(`2001:db8:0:${host.toString(16)}::1`);
    expect((await rows()).length).toBeLessThanOrEqual(60);
  });
});

describe("signs of an attack are recorded once in ten minutes", () => {
  const forge = (gateway: string, address = "203.0.113.1") =>
    from(address, `/api/callbacks/${gateway}`, {
      method: "POST",
      headers: { "x-signature": "t=1,v1=00" },
      body: "{}",
    });
  const control = (token: string) =>
    from("203.0.113.1", "/sandbox/control/ledger", { headers: { authorization: `Bearer ${token}` } });

  test.each([
    ["a forged report of a gateway", () => forge("ess"), "GatewayCallback", 401],
    ["a wrong control token", () => control("guess"), "ControlCall", 401],
  ])("%s", async (_what, attack, operation, status) => {
    for (let round = 0; round < 30; round += 1) await attack();
    expect(await rows()).toMatchObject([{ operation, status }]);
    expect(await figures()).toContain(
      `broker_refusals_total{operation="${operation}",status="${status}",recorded="no"} 29`,
    );
    provider.clock.advance(11);
    await attack();
    expect(await rows()).toHaveLength(2);
  });

  test("are recorded in a second row from another network", async () => {
    await forge("ess");
    await forge("ess", "198.51.100.7");
    expect(await rows()).toHaveLength(2);
  });

  test("include a reached limit of an operation, of the staff's sign-in and of a page", async () => {
    const body = new URLSearchParams({ email: "staff@example.com", password: "guess" });
    for (let round = 0; round < 14; round += 1)
      await from("203.0.113.2", "/sandbox/backoffice/sign-in", { method: "POST", body });
    const fields = new URLSearchParams({ token: "x", password: "short" });
    for (let round = 0; round < 35; round += 1)
      await from("203.0.113.3", "/sandbox/reset-password", { method: "POST", body: fields });
    const visitor = provider.visitor();
    await visitor.signIn("busy@example.com");
    for (let round = 0; round < 35; round += 1)
      await visitor.client
        .call("GetEmailAndLoginForCTrader", { searchInput: "friend@example.com" })
        .catch(() => {});
    const limits = (await rows()).filter(({ status }) => status === 429).map(({ operation }) => operation);
    expect(limits).toEqual([
      "BackOfficeSignIn",
      "POST /sandbox/reset-password",
      "GetEmailAndLoginForCTrader",
    ]);
  });

  test("are one row and one metric however many addresses of one route are requested", async () => {
    const reads = createReadingShare({ atOnce: 2, waiting: 100, burst: 1, perSecond: 0.001 });
    const { fetch } = await createApp({ ...provider.deps, reads });
    const visitor = provider.visitor(9, fetch);
    await visitor.signIn("busy@example.com");
    await provider.query("delete from event");
    for (let round = 0; round < 10; round += 1) await visitor.fetch(`/api/files/receipt/none-${round}`);
    const limits = (await rows()).filter(({ status }) => status === 429);
    expect(limits).toMatchObject([{ operation: "GET /api/files/receipt/:id" }]);
    const [event] = v.parse(
      v.array(v.object({ actor_id: v.nullable(v.number()) })),
      (await provider.query("select actor_id from event where status = 429")).rows,
    );
    expect(event?.actor_id).toEqual(expect.any(Number));
    expect(await figures()).not.toContain("none-");
  });
});

describe("the audit has pages, filters and a search", () => {
  const read = async (search: string) => {
    const html = await (await staff.fetch(`/sandbox/backoffice/audit${search}`)).text();
    const ids = [...html.matchAll(/<code>(row-\d+)<\/code>/g)].map(([, id]) => id);
    const link = (rel: string) =>
      new RegExp(`rel="${rel}" href="/sandbox/backoffice/audit([^"]*)"`)
        .exec(html)?.[1]
        ?.replaceAll("&amp;", "&");
    return { html, ids, older: link("next"), newer: link("prev") };
  };
  const row = (from: number, to: number) =>
    Array.from(
      { length: Math.abs(to - from) + 1 },
      (_, step) => `row-${from > to ? from - step : from + step}`,
    );
  beforeEach(async () => {
    await provider.query(`insert into event (at, request_id, actor_id, operation, status, response_code, changes, address)
      select '2026-11-20T00:00:00Z'::timestamptz + n * interval '1 minute', 'row-' || n,
        case when n % 2 = 0 then 100234 end, case when n % 10 = 0 then 'DepositRequest' else 'UserLogin' end,
        case when n % 7 = 0 then 403 when n % 11 = 0 then 500 else 200 end, case when n % 7 = 0 then 4003 else 1 end,
        case when n = 42 then '["deposit D-42_100% → Completed"]' else '[]' end::jsonb, '203.0.113.' || n
      from generate_series(1, 120) as n`);
  });

  test("lists all pages in both directions while new rows are added", async () => {
    const first = await read("");
    expect(first.ids).toEqual(row(120, 71));
    expect(first.newer).toBeUndefined();
    await provider.query(`insert into event (at, request_id, operation, status, response_code, changes, address)
      values (now(), 'row-121', 'UserLogin', 200, 1, '[]', '203.0.113.1')`);
    const second = await read(first.older ?? "");
    expect(second.ids).toEqual(row(70, 21));
    const third = await read(second.older ?? "");
    expect(third.ids).toEqual(row(20, 1));
    expect(third.older).toBeUndefined();
    expect((await read(third.newer ?? "")).ids).toEqual(second.ids);
    expect((await read(second.newer ?? "")).ids).toEqual(first.ids);
  });

  test.each([
    ["the e-mail address", "?who=DEMO@example", (n: number) => n % 2 === 0],
    ["the user id", "?who=100234", (n: number) => n % 2 === 0],
    ["the network address", "?who=203.0.113.11", (n: number) => String(n).startsWith("11")],
    ["the operation", "?call=DepositRequest", (n: number) => n % 10 === 0],
    [
      "done requests of an address",
      "?outcome=done&who=203.0.113.1",
      (n: number) => String(n).startsWith("1") && n % 7 > 0 && n % 11 > 0,
    ],
    ["refusals", "?outcome=refused", (n: number) => n % 7 === 0],
    ["failures", "?outcome=failed", (n: number) => n % 11 === 0 && n % 7 > 0],
    ["the time", "?from=2026-11-20T00:30&until=2026-11-20T00:40", (n: number) => n >= 30 && n <= 40],
    ["a change", `?search=${encodeURIComponent("D-42_100%")}`, (n: number) => n === 42],
    ["the id of a request", "?search=row-77", (n: number) => n === 77],
    ["several of these", "?who=demo&call=DepositRequest&outcome=refused", (n: number) => n === 70],
  ])("filters by %s", async (_what, search, isMeant) => {
    const meant = row(120, 1).filter((id) => isMeant(Number(id.slice(4))));
    const { ids, older } = await read(search);
    const more = older ? (await read(older)).ids : [];
    expect([...ids, ...more]).toEqual(meant);
  });

  test("repeats the search in the form and in links, and treats it neither as HTML nor as a pattern", async () => {
    const { html, older } = await read("?who=%25&call=UserLogin&outcome=done");
    expect(html).toContain('value="%"');
    expect(older).toBeUndefined();
    const links = await read("?call=UserLogin&outcome=done");
    expect(links.older).toMatch(/^\?call=UserLogin&outcome=done&older=\d+$/);
    expect((await read("?search=%3Cscript%3E")).html).not.toContain("<script>");
  });

  test.each(["?older=x", "?newer=1e9", "?from=2026-13-45T00:00", "?outcome=odd", `?who=${"x".repeat(5000)}`])(
    "ignores %s",
    async (search) => {
      expect((await read(search)).ids).toEqual(row(120, 71));
    },
  );
});
