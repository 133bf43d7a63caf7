import { availableParallelism } from "node:os";
import { operations } from "@broker/api-spec/operations";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import type { Operation } from "../src/contract/validation.ts";
import { createClientTurns, createReadingShare } from "../src/http/reading-share.ts";
import { consume } from "../src/http/rate-limit.ts";
import { reachedLimitsOf } from "../src/http/reached-limits.ts";
import { createVisitorTurns } from "../src/http/visitor-turns.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, type Provider, type Visitor } from "./provider.ts";

let provider: Provider;
let customer: Customer;
let stranger: Visitor;
beforeAll(async () => {
  provider = await createProvider();
  customer = await createCustomer(provider);
  stranger = provider.visitor();
}, 60_000);
beforeEach(() => provider.forgetLimits());
afterAll(() => provider.close());

/** Builds an invalid request, which counts as any other. */
function meaningless(name: Operation): [path: string, init: RequestInit] {
  const { method, path, send } = operations[name];
  if (method === "GET") return [path, {}];
  if (send !== "form")
    return [path, { method, body: '{"odd":1}', headers: { "content-type": "application/json" } }];
  const body = new FormData();
  body.append("odd", "1");
  return [path, { method, body }];
}

describe("asvs(2.4.1): attempts are counted, also refused ones, and the next one gets a Retry-After", () => {
  test.each([
    ["CreateUser", 20, 3600],
    ["VerifyEmail", 60, 600],
    ["ResendVerificationEmail", 5, 3600],
    ["UpdateUserPassword", 10, 600],
    ["ResetUserPassword", 30, 3600],
    ["RequestOtpWithdrawal", 10, 3600],
    ["KycVerification", 20, 3600],
    ["GetEmailAndLoginForCTrader", 30, 60],
    ["VoidIntent", 120, 3600],
    ["DownloadStatement", 120, 3600],
    ["EWalletTransferRequest", 300, 60],
  ] as const)("%s: %i in %i seconds", { timeout: 60_000 }, async (name, points, seconds) => {
    const who = operations[name].audience === "public" ? stranger : customer;
    const request = meaningless(name);
    for (let turn = 0; turn < points; turn += 1)
      expect((await who.fetch(...request)).status, `try ${turn + 1}`).not.toBe(429);
    const refused = await who.fetch(...request);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
  });
});

test("documents count towards the share of reads, for their owner and for staff", async () => {
  const reads = createReadingShare({ atOnce: 1, waiting: 1, burst: 1_000, perSecond: 1 });
  const { fetch } = await createApp({ ...provider.deps, reads });
  const owner = provider.visitor(9, fetch);
  const { staffUserId } = await owner.signIn();
  const staff = await provider.staff(fetch);
  const path = `/api/files/kyc/${staffUserId}/front`;
  for (const who of [owner, staff]) {
    expect((await who.fetch(path)).status).toBe(200);
    const refused = await who.fetch(path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

/** Wraps turns and counts how many calls had one concurrently. */
function counted<Owner>(turns: { take<T>(owner: Owner, work: () => Promise<T>): Promise<T> }) {
  const underWay = { now: 0, most: 0 };
  const take = <T>(owner: Owner, work: () => Promise<T>) =>
    turns.take(owner, async () => {
      underWay.now += 1;
      underWay.most = Math.max(underWay.most, underWay.now);
      return work().finally(() => (underWay.now -= 1));
    });
  return { underWay, take };
}

test("a client's writes run two at a time, whichever operations they are", async () => {
  const changes = counted(createClientTurns());
  const { fetch } = await createApp({ ...provider.deps, changes });
  const visitor = provider.visitor(9, fetch);
  await visitor.signIn((await createCustomer(provider)).email);
  const call = () => visitor.client.call("RequestOtpWithdrawal", {});
  await Promise.allSettled(Array.from({ length: 10 }, call));
  expect(changes.underWay).toEqual({ now: 0, most: 2 });
});

test("the sessions of requests are looked up two at a time per session, so that one session cannot delay others", async () => {
  const sessionLookups = counted(createClientTurns());
  const { fetch } = await createApp({ ...provider.deps, sessionLookups });
  const visitor = provider.visitor(9, fetch);
  await visitor.signIn((await createCustomer(provider)).email);
  await Promise.all(Array.from({ length: 10 }, () => visitor.client.call("GetUserInfo", {})));
  expect(sessionLookups.underWay).toEqual({ now: 0, most: 2 });
});

test("the queue of look-ups remembers a short name of a session, however long the token of a request is", async () => {
  const names: string[] = [];
  const turns = createClientTurns();
  const take: typeof turns.take = (owners, work) => {
    names.push(...owners.map(({ name }) => name));
    return turns.take(owners, work);
  };
  const { fetch } = await createApp({ ...provider.deps, sessionLookups: { take } });
  const headers = { cookie: `__Host-session=${"x".repeat(10_000)}` };
  await fetch(new Request("http://localhost:4000/api/User/GetUserInfo?userId=1&companyId=9", { headers }));
  expect(names.map((name) => name.length)).toEqual([43]);
});

test("writes without a session run a few at a time, from all addresses together", async () => {
  const visitors = counted(createVisitorTurns());
  const { fetch } = await createApp({ ...provider.deps, visitors });
  const call = () => provider.visitor(9, fetch).fetch(...meaningless("ResetUserPassword"));
  await Promise.all(Array.from({ length: 20 }, call));
  expect(visitors.underWay).toEqual({ now: 0, most: Math.min(4, Math.max(2, availableParallelism())) });
});

test.each([
  [
    "the back office's sign-in",
    "/sandbox/backoffice/sign-in",
    { email: "staff@example.com", password: "wrong" },
  ],
  [
    "the provider's page for a new password",
    "/sandbox/reset-password",
    { password: "Long-enough-1", confirm: "Long-enough-1" },
  ],
])("of posts to %s, a few are done at a time, as of calls without a session", async (_name, path, fields) => {
  const visitors = counted(createVisitorTurns());
  const { fetch } = await createApp({ ...provider.deps, visitors });
  const post = () =>
    provider.visitor(9, fetch).fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  await Promise.all(Array.from({ length: 8 }, post));
  expect(visitors.underWay).toEqual({ now: 0, most: Math.min(4, Math.max(2, availableParallelism())) });
});

test("a reached limit is not counted again for a second, so that a flood does not load the database", async () => {
  const { sql } = provider.deps;
  const limit = { points: 1, seconds: 60 };
  const at = new Date();
  const tryAt = (time: Date, within = sql) => consume(within, "flood", limit, time);
  await tryAt(at);
  await expect(tryAt(at)).rejects.toMatchObject({ status: 429, retryAfter: 60 });
  await provider.query("delete from rate_limit");
  await expect(tryAt(at)).rejects.toMatchObject({ status: 429, retryAfter: 60 });
  expect(await provider.query("select key from rate_limit")).toMatchObject({ rows: [] });
  // A transaction counts by itself, and the next window begins on time.
  await sql.transaction((transaction) => tryAt(at, transaction));
  await tryAt(new Date(at.getTime() + 61_000));
});

test("after a second, a reached limit is read from the database again", () => {
  let milliseconds = 0;
  const reached = reachedLimitsOf(provider.deps.sql, () => milliseconds);
  const at = new Date(0);
  reached.note("once a minute", at, 60);
  expect(reached.find("once a minute", at)).toBe(60);
  milliseconds = 1_000;
  expect(reached.find("once a minute", at)).toBeNull();
});

test("after the clock was set back, a reached limit is read from the database again", () => {
  const reached = reachedLimitsOf(provider.deps.sql, () => 0);
  reached.note("a while ago", new Date(600_000), 660);
  expect(reached.find("a while ago", new Date(0))).toBeNull();
});
