import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { rowsOf } from "../src/db/rows.ts";
import { consume } from "../src/http/rate-limit.ts";
import { openProvider, provider } from "./one-provider.ts";
import { DEMO } from "./provider.ts";
import { ORIGIN } from "./requests.ts";

openProvider();

const get = (path: string, headers: Record<string, string> = {}) =>
  provider.send(new Request(ORIGIN + path, { headers }));
const places = [
  "/",
  "/login",
  "/sandbox",
  "/sandbox/mailbox",
  "/sandbox/backoffice",
  "/api/none",
  "/healthz",
];

test.each([...places, "/api/Cache/GetCompanies", "/api/files/logo/9.svg", "/sandbox/reset-password?token=x"])(
  "asvs(3.4.3) asvs(3.4.4) asvs(3.4.5) asvs(3.4.6): %s cannot be framed, has no type sniffing and loads no foreign scripts",
  async (path) => {
    const { headers } = await get(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(policy.includes("frame-ancestors 'none'") || policy.includes("sandbox")).toBe(true);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  },
);

test("asvs(4.1.1): a page declares UTF-8", async () => {
  for (const path of ["/sandbox", "/sandbox/mailbox", "/sandbox/backoffice"])
    expect((await get(path)).headers.get("content-type"), path).toBe("text/html; charset=UTF-8");
});

test("asvs(14.3.2): no answer of the API is cached by a browser or a proxy", async () => {
  const visitor = provider.visitor();
  await visitor.signIn();
  for (const path of [
    "/api/User/GetUserInfo?userId=100234&companyId=9",
    "/api/Cache/GetStatuses",
    "/api/none",
  ])
    expect((await visitor.fetch(path)).headers.get("cache-control"), path).toBe("no-store");
});

test.each<[what: string, status: number, path: string, init: RequestInit]>([
  ["a foreign host name", 421, "/", { headers: { host: "evil.example" } }],
  [
    "a write of another site",
    403,
    "/anything",
    { method: "POST", headers: { "sec-fetch-site": "cross-site" } },
  ],
  ["a malformed read of content", 400, "/content/news?from=soon", {}],
  ["an unknown read of content", 404, "/content/none", {}],
])("asvs(14.3.2): no refusal is cached: %s", async (_what, status, path, init) => {
  const response = await provider.send(new Request(`http://localhost:4000${path}`, init));
  expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
});

const tools = [
  "",
  "/styles.css",
  "/mailbox",
  "/mailbox.json",
  "/backoffice",
  "/backoffice/users",
  "/backoffice/kyc",
  "/backoffice/audit",
  "/control/ledger",
  "/reset-password?token=x",
  "/gateways/ess/left",
  "/none",
];
test.each(tools)(
  "asvs(14.3.2): nothing under /sandbox is cached, for staff or visitors: %s",
  async (path) => {
    const staff = await provider.staff();
    for (const response of [await get(`/sandbox${path}`), await staff.fetch(`/sandbox${path}`)])
      expect(response.headers.get("cache-control")).toBe("no-store");
  },
);

test("asvs(14.3.1): signing out of the back office leaves nothing of it in the browser", async () => {
  const staff = await provider.staff();
  const left = await staff.fetch("/sandbox/backoffice/sign-out", { method: "POST" });
  expect(left.headers.get("clear-site-data")).toBe('"cache"');
  expect(left.headers.get("cache-control")).toBe("no-store");
});

test.each([
  "/email/verify?token=x",
  "/sandbox/reset-password?token=x",
  "/reset-password?a=b&token=x",
  "/any?token=",
])("asvs(14.2.1): %s, whose address contains a token, sends no referrer", async (path) => {
  expect((await get(path)).headers.get("referrer-policy")).toBe("no-referrer");
  const asSign = await get("/login?mytoken=x");
  expect(asSign.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});

test("asvs(7.3.1): a session ends after a time of inactivity", async () => {
  const config = { ...provider.deps.config, inactivityMinutes: 5 };
  const app = await createApp({ ...provider.deps, config });
  const visitor = provider.visitor(9, app.fetch);
  await visitor.signIn();
  for (const minutes of [4, 4]) {
    provider.clock.advance(minutes);
    await visitor.client.call("GetUserInfo", {});
  }
  provider.clock.advance(6);
  await expect(visitor.client.call("GetUserInfo", {})).rejects.toMatchObject({ status: 401 });
});

test("asvs(16.2.1) asvs(16.2.2) asvs(16.3.1): sign-ins and failed sign-ins are recorded with time and address", async () => {
  await provider.query("delete from event");
  const { client, signIn } = provider.visitor();
  const { staffUserId } = await signIn();
  await expect(client.call("UserLogin", { email: DEMO.email, password: "wrong" })).rejects.toMatchObject({
    code: 1001,
  });
  const record = { at: "2026-11-21T12:00:00.000Z", address: "in-process", requestId: expect.any(String) };
  expect(await provider.control("events?operation=UserLogin")).toMatchObject([
    { ...record, responseCode: 1001, changes: [] },
    { ...record, responseCode: 1, changes: [`user ${staffUserId} signed in`] },
  ]);
});

test("asvs(16.4.1): no request can inject a line into the log", async () => {
  provider.logs.length = 0;
  await get(`/api/x%0a{"level":50,"msg":"forged"}`, { "user-agent": "forged\t" });
  const lines = provider.logs.join("").trimEnd().split("\n");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: "request", status: 404 });
});

test("asvs(4.1.3) asvs(15.3.4): an address in a client's header is ignored", async () => {
  const headers = { "x-forwarded-for": "203.0.113.9", "content-type": "application/json" };
  const body = JSON.stringify({ companyId: 9, email: "nobody@example.com", password: "0".repeat(32) });
  const request = new Request(`${ORIGIN}/api/User/UserLogin`, { method: "POST", headers, body });
  expect((await provider.send(request)).status).toBe(200);
  const events = await provider.control("events?operation=UserLogin");
  expect(events).toMatchObject(expect.arrayContaining([expect.objectContaining({ responseCode: 1001 })]));
  expect(JSON.stringify(events)).not.toContain("203.0.113.9");
});

test("behind two proxies a client has its own address, whatever header it sends", async () => {
  const config = { ...provider.deps.config, trustedProxies: 2 };
  const app = await createApp({ ...provider.deps, config });
  const body = JSON.stringify({ companyId: 9, email: "nobody@example.com", password: "0".repeat(32) });
  const seen = async (forwarded: string) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": forwarded };
    await app.fetch(new Request(`${ORIGIN}/api/User/UserLogin`, { method: "POST", headers, body }));
    const [event] = v.parse(
      v.array(v.object({ address: v.string() })),
      await provider.control("events?operation=UserLogin"),
    );
    return event?.address;
  };
  expect(await seen("203.0.113.9, 10.0.0.1")).toBe("203.0.113.9");
  expect(await seen("198.51.100.1, 203.0.113.9, 10.0.0.1")).toBe("203.0.113.9");
  // When only the inner proxy was passed, its entry names the client.
  expect(await seen("203.0.113.9")).toBe("203.0.113.9");
});

test("a rate limit that is counted within other work does not make that work less durable", async () => {
  const { sql, clock } = provider.deps;
  const limit = { points: 1000, seconds: 60 };
  const durability = await sql.transaction(async (transaction) => {
    await consume(transaction, "beside other work", limit, clock.now());
    return rowsOf(transaction, raw`show synchronous_commit`);
  });
  expect(durability).toEqual([{ synchronous_commit: "on" }]);
});
