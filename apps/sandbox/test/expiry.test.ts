import { operations } from "@broker/api-spec/operations";
import { beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { createClock } from "../src/clock.ts";
import { createExpiry } from "../src/expiry/expiry.service.ts";
import { digestOf } from "../src/session/password.ts";
import { person, tokenFor } from "./contract-world.ts";
import { createCustomer } from "./customer.ts";
import { NOON } from "./noon.ts";
import { openProvider, provider } from "./one-provider.ts";
import { DEMO, lastLetter, type Provider } from "./provider.ts";
import { fieldsOf, ORIGIN } from "./requests.ts";

openProvider();
beforeEach(async () => {
  await provider.query("delete from sign_in_failure");
});

const FRIEND = "friend@example.com";
const resetToken = async () => {
  await provider.visitor().client.call("ResetUserPassword", { email: FRIEND });
  await provider.work();
  return tokenFor(provider, FRIEND);
};
const opens = async (token: string, send: Provider["send"] = provider.send) =>
  (await send(new Request(`${ORIGIN}/sandbox/reset-password?token=${token}`))).status === 200;

/** Everything that expires: its lifetime in minutes, and how to create and to use one. */
const kinds: readonly (readonly [
  what: string,
  minutes: number,
  make: () => Promise<(send?: Provider["send"]) => Promise<boolean>>,
])[] = [
  [
    "a session",
    31,
    async () => {
      const visitor = provider.visitor();
      await visitor.signIn();
      const path = "/api/User/GetUserInfo?userId=100234&companyId=9";
      return async (send = provider.send) =>
        (await send(new Request(ORIGIN + path, { headers: { cookie: visitor.cookie() } }))).status === 200;
    },
  ],
  [
    "a link that sets a new password",
    61,
    async () => {
      const token = await resetToken();
      return (send) => opens(token, send);
    },
  ],
  [
    "a link that verifies an address",
    48 * 60 + 1,
    async () => {
      const somebody = person();
      await provider.visitor().client.call("CreateUser", somebody);
      const token = await tokenFor(provider, somebody.email);
      return async (send) => {
        const { client } = provider.visitor(9, send);
        return client.call("VerifyEmail", { token }).then(
          () => true,
          () => false,
        );
      };
    },
  ],
  [
    "a one-time code",
    6,
    async () => {
      const customer = await createCustomer(provider);
      await customer.client.call("RequestOtpWithdrawal", {});
      const otpValue = (await lastLetter(provider, customer.email)).code ?? "";
      const wish = { paymentPlatformId: 11, currencyCode: "MYR", amount: 44.1, amountUsd: 10, otpValue };
      const path = operations.WithdrawalRequest.path;
      const ids = await provider.visitor().signIn(customer.email);
      const fields = new Map([...fieldsOf("WithdrawalRequest", ids), ...Object.entries(wish)]);
      // Without a wallet, the withdrawal is paid to the bank account.
      fields.delete("walletAddress");
      const headers = { cookie: customer.cookie(), "content-type": "application/json" };
      const body = JSON.stringify(Object.fromEntries(fields));
      return async (send = provider.send) => {
        const answer = await send(new Request(ORIGIN + path, { method: "POST", headers, body }));
        return Object(await answer.json()).responseCode === 1;
      };
    },
  ],
  [
    "a browser that is known",
    180 * 24 * 60 + 1,
    async () => {
      const { email, cookie } = await createCustomer(provider);
      const device = /__Host-device=[\w-]+/.exec(cookie())?.[0] ?? "";
      const headers = { "content-type": "application/json" };
      const signIn = (password: string, send: Provider["send"], more: object) => {
        const body = JSON.stringify({ companyId: 9, email, password: digestOf(password) });
        const init = { method: "POST", headers: { ...headers, ...more }, body };
        return send(new Request(ORIGIN + operations.UserLogin.path, init));
      };
      return async (send = provider.send) => {
        for (let round = 0; round < 12; round += 1) await signIn("guess", send, {});
        return (await signIn(DEMO.password, send, { cookie: device })).status === 200;
      };
    },
  ],
];

describe.each(kinds)("%s that had expired", (_what, minutes, make) => {
  test("was valid before that", async () => {
    expect(await (await make())()).toBe(true);
  });

  test("is not revived by a clock that is set back, even if it was not used meanwhile", async () => {
    const isGood = await make();
    provider.clock.advance(minutes);
    await provider.send(new Request(`${ORIGIN}/healthz`));
    provider.clock.advance(-minutes);
    expect(await isGood()).toBe(false);
  });

  test("is not revived by a start after the clock was set back", async () => {
    const isGood = await make();
    provider.clock.advance(minutes);
    await (await createExpiry(provider.deps)).keepLatest();
    const later = await createApp({ ...provider.deps, clock: createClock(Date.parse(NOON)) });
    expect(await isGood(later.fetch)).toBe(false);
  });
});

test("setting the clock back ends nothing that is still valid", async () => {
  const visitor = provider.visitor();
  await visitor.signIn();
  const token = await resetToken();
  provider.clock.advance(10);
  await visitor.client.call("GetUserInfo", {});
  provider.clock.advance(-10);
  await visitor.client.call("GetUserInfo", {});
  expect(await opens(token)).toBe(true);
});

test("setting the clock back prolongs no wait", async () => {
  const ask = () => provider.visitor().client.call("ResetUserPassword", { email: FRIEND });
  provider.clock.advance(600);
  for (let round = 0; round < 5; round += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ status: 429 });
  provider.clock.advance(-600);
  await expect(ask()).rejects.toMatchObject({ status: 429 });
  provider.clock.advance(61);
  await ask();
});

test("an e-mail that was due is sent, wherever the clock is set", async () => {
  provider.clock.advance(600);
  await provider.visitor().client.call("ResetUserPassword", { email: FRIEND });
  provider.clock.advance(-600);
  await provider.send(new Request(`${ORIGIN}/healthz`));
  expect(await provider.work()).toBeGreaterThan(0);
  expect((await lastLetter(provider, FRIEND)).subject).toBe("Set a new password");
});

test("only the newest link that sets a password is valid", async () => {
  const first = await resetToken();
  expect(await opens(first)).toBe(true);
  const second = await resetToken();
  expect(await opens(first)).toBe(false);
  expect(await opens(second)).toBe(true);
});
