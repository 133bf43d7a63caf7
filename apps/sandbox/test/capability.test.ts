import { capabilities, operations } from "@broker/api-spec/operations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { createLookupCache } from "../src/contract/lookup-cache.ts";
import type { Send } from "../src/jobs/job-handlers.ts";
import { createProvider, type Provider } from "./provider.ts";
import { calls, ORIGIN } from "./requests.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
}, 60_000);
afterAll(() => provider.close());

/** Starts the same provider with other settings. */
async function configured(env: Record<string, string>): Promise<Send> {
  const config = readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere", ...env });
  return (await createApp({ ...provider.deps, lookups: createLookupCache(), config })).fetch;
}

const told = (send?: Send, companyId = 9) =>
  provider.visitor(companyId, send).client.call("GetCapabilities", {});

test("returns the capabilities, and the limits of the caller's company", async () => {
  const send = await configured({
    SESSION_MINUTES: "45",
    INACTIVITY_MINUTES: "15",
    SUPPORT_EMAIL: "help@broker.example",
    SUPPORT_HOURS: "Weekdays, 9 to 5",
  });
  const answer = {
    capabilities: [...capabilities],
    gateways: ["ess", "fastpay", "onepay", "razorpay", "smilepayz"],
    limits: { sessionMinutes: 45, inactivityMinutes: 15, minimumAge: 18, minimumDepositUsd: 10 },
    contact: { email: "help@broker.example", phone: null, hours: "Weekdays, 9 to 5", url: null },
  };
  expect(await told(send)).toMatchObject(answer);
  expect(await told(send, 12)).toMatchObject({ capabilities: [...capabilities], gateways: [] });
  const nameless = await send(new Request(ORIGIN + operations.GetCapabilities.path));
  expect(await nameless.json()).toMatchObject({ data: answer });
});

test("returns how long requests usually take if the company has set it, and refuses invalid figures", async () => {
  const usual = async (set: string) => (await told(await configured({ USUAL_HOURS: set }))).limits.usualHours;
  expect(await usual('{"withdrawal":48}')).toEqual({
    bankDeposit: null,
    cryptoDeposit: null,
    withdrawal: 48,
    transfer: null,
    identity: null,
  });
  for (const wrong of ["soon", '{"withdrawal":0}', '{"withdrawal":"48"}', '{"sale":1}'])
    expect(() => readConfig({ USUAL_HOURS: wrong })).toThrow("USUAL_HOURS");
});

test("the smallest deposit is the minimum of its platforms", async () => {
  const smallest = async () => {
    provider.deps.lookups.clear();
    return (await told()).limits.minimumDepositUsd;
  };
  await provider.query("update payment_platform set deposit_min = 25 where company_id = 9");
  expect(await smallest()).toBe(25);
  await provider.query("update payment_platform set deposit_min = 20.5 where payment_platform_id = 11");
  expect(await smallest()).toBe(20.5);
  await provider.query("update payment_platform set active_deposit = false where company_id = 9");
  expect(await smallest()).toBeNull();
});

test("no cryptocurrency network is offered for withdrawals without the capability to enter a wallet", async () => {
  const offered = async (set: string) => {
    const send = await configured({ CAPABILITIES: set });
    const visitor = provider.visitor(9, send);
    await visitor.signIn("demo@example.com");
    const platforms = await visitor.client.call("GetPaymentPlatforms", { paymentAction: 2 });
    return platforms.filter(({ paymentTypeId }) => paymentTypeId === 5).length;
  };
  expect([await offered("all"), await offered("none")]).toEqual([2, 0]);
});

describe("CAPABILITIES", () => {
  const parts = calls.filter((name) => operations[name].capability !== null);

  test("operations of a capability that is off are unknown", async () => {
    const statuses = async (set: string) => {
      const send = await configured({ CAPABILITIES: set });
      const answers = parts.map(async (name) => {
        const { path, method } = operations[name];
        return (await send(new Request(ORIGIN + path, { method }))).status;
      });
      return Promise.all(answers);
    };
    expect(await statuses("none")).toEqual(parts.map(() => 404));
    expect(await statuses("all")).not.toContain(404);
  });

  test("is all by default, none, or a list", () => {
    const on = (text?: string) => readConfig(text === undefined ? {} : { CAPABILITIES: text }).capabilities;
    expect([on(), on("all"), on("none"), on("capabilities, logout"), on("logout")]).toEqual([
      capabilities,
      capabilities,
      [],
      ["capabilities", "logout"],
      ["logout"],
    ]);
  });

  test("an unknown name prevents the start", () => {
    expect(() => readConfig({ CAPABILITIES: "logout,teleport" })).toThrow(
      /^CAPABILITIES is "logout,teleport": it must be all, none, or a list of capabilities, logout.* not "teleport"/,
    );
  });
});
