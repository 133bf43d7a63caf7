import { operations } from "@broker/api-spec/operations";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import type { Operation } from "../src/contract/validation.ts";
import { createChangingShare, createReadingShare } from "../src/http/reading-share.ts";
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
beforeEach(() => provider.query("delete from rate_limit"));
afterAll(() => provider.close());

/** A request of no meaning, which counts as any other. */
function meaningless(name: Operation): [path: string, init: RequestInit] {
  const { method, path, send } = operations[name];
  if (method === "GET") return [path, {}];
  if (send !== "form")
    return [path, { method, body: '{"odd":1}', headers: { "content-type": "application/json" } }];
  const body = new FormData();
  body.append("odd", "1");
  return [path, { method, body }];
}

describe("asvs(2.4.1): tries are counted, also those that are refused, and one too many is told when to come again", () => {
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

test("documents count as reading, for their owner and for staff", async () => {
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

test("of one client's calls that change something, two are done at a time, whatever they ask for", async () => {
  const changes = createChangingShare();
  const underWay = { now: 0, most: 0 };
  const counted: typeof changes = {
    take: (owners, work) =>
      changes.take(owners, async () => {
        underWay.now += 1;
        underWay.most = Math.max(underWay.most, underWay.now);
        return work().finally(() => (underWay.now -= 1));
      }),
  };
  const { fetch } = await createApp({ ...provider.deps, changes: counted });
  const visitor = provider.visitor(9, fetch);
  await visitor.signIn(customer.email);
  const call = () => visitor.client.call("RequestOtpWithdrawal", {});
  await Promise.allSettled(Array.from({ length: 10 }, call));
  expect(underWay).toEqual({ now: 0, most: 2 });
});
