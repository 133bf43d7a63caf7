import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { calculateCode, stepOf } from "../src/second-factor/totp.ts";
import { fromBase32 } from "./authenticator.ts";
import { createProvider, DEMO, lastLetter, type Provider, type Visitor } from "./provider.ts";

const PATH = "/sandbox/backoffice";
const settings = { PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere", STAFF_SECOND_FACTOR: "required" };

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider({ config: readConfig(settings) });
});
beforeEach(async () => {
  provider.clock.reset();
  await provider.forgetLimits();
});
afterEach(async () => {
  await provider.query("delete from authenticator");
  await provider.query("delete from sign_in_failure");
});
afterAll(() => provider.close());

const post = (who: Visitor, path: string, fields: Record<string, string>) =>
  who.fetch(PATH + path, { method: "POST", body: new URLSearchParams(fields) });

/** Enters the password, and returns the challenge and the key of a set-up, where the page has one. */
async function enterPassword(who: Visitor, email = "finance@example.com") {
  const response = await post(who, "/sign-in", { email, password: DEMO.password });
  const page = await response.text();
  const [, challenge = ""] = /name="challenge" value="([^"]*)"/.exec(page) ?? [];
  const [, key = ""] = /class="key">([^<]*)</.exec(page) ?? [];
  return { challenge, page, secret: fromBase32(key.replaceAll(" ", "")) };
}
const codeOf = (secret: Uint8Array, steps = 0) => calculateCode(secret, stepOf(provider.clock.now()) + steps);
const isIn = async (who: Visitor) => !(await (await who.fetch(PATH)).text()).includes('name="password"');

/** Signs in for the first time, and returns the key of the app. */
async function setUp(email?: string) {
  const who = provider.visitor();
  const { challenge, secret } = await enterPassword(who, email);
  expect((await post(who, "/code", { challenge, code: codeOf(secret) })).status).toBe(303);
  return { who, secret };
}

describe("where a second factor of staff is required", () => {
  test("asvs(6.3.3): a right password opens no session, and the first sign-in sets up an app", async () => {
    const who = provider.visitor();
    const { challenge, page, secret } = await enterPassword(who);
    expect(page).toContain("otpauth://totp/Back%20office:finance%40example.com");
    expect(await isIn(who)).toBe(false);
    expect((await post(who, "/code", { challenge, code: codeOf(secret) })).status).toBe(303);
    expect(await isIn(who)).toBe(true);
  });

  test("asvs(6.5.1): later sign-ins ask for a code without the key, and each code works once", async () => {
    const { secret } = await setUp();
    const who = provider.visitor();
    const first = await enterPassword(who);
    expect(first.page).not.toContain('class="key"');
    const code = codeOf(secret);
    expect((await post(who, "/code", { challenge: first.challenge, code })).status).toBe(401);
    provider.clock.advance(0.5);
    const { challenge } = await enterPassword(who);
    expect((await post(who, "/code", { challenge, code: codeOf(secret) })).status).toBe(303);
    expect(await isIn(who)).toBe(true);
  });

  test("a wrong code can be corrected, and five end the sign-in", async () => {
    const { secret } = await setUp();
    const who = provider.visitor();
    const { challenge } = await enterPassword(who);
    provider.clock.advance(0.5);
    const wrong = await post(who, "/code", { challenge, code: "000000" });
    expect([wrong.status, (await wrong.text()).includes(`value="${challenge}"`)]).toEqual([401, true]);
    for (let tries = 0; tries < 4; tries += 1) await post(who, "/code", { challenge, code: "000000" });
    expect((await post(who, "/code", { challenge, code: codeOf(secret) })).status).toBe(401);
    expect(await isIn(who)).toBe(false);
  });

  test("a challenge works in the browser of the password only", async () => {
    const { secret } = await setUp();
    const { challenge } = await enterPassword(provider.visitor());
    provider.clock.advance(0.5);
    const thief = provider.visitor();
    expect((await post(thief, "/code", { challenge, code: codeOf(secret) })).status).toBe(401);
    expect(await isIn(thief)).toBe(false);
  });

  test("a set-up that took too long is begun again", async () => {
    const who = provider.visitor();
    const { challenge, secret } = await enterPassword(who);
    provider.clock.advance(6);
    expect((await post(who, "/code", { challenge, code: codeOf(secret) })).status).toBe(401);
    expect(await isIn(who)).toBe(false);
  });

  test("the challenge of staff is none of the operations of clients, and the other way round", async () => {
    const who = provider.visitor();
    const { challenge, secret } = await enterPassword(who);
    await expect(who.client.call("CompleteLogin", { challenge, code: codeOf(secret) })).rejects.toMatchObject(
      { code: 1106 },
    );
    await expect(who.client.call("RequestFactorRemoval", { challenge })).rejects.toMatchObject({
      code: 1106,
    });
    const { rows } = await provider.query("select 1 from factor_removal");
    expect(rows).toEqual([]);
  });

  test("an administrator removes a lost factor, which ends the sessions and lets it be set up again", async () => {
    const { who } = await setUp();
    const { who: administrator } = await setUp("staff@example.com");
    const page = await (await administrator.fetch(`${PATH}/staff`)).text();
    const [, id = ""] =
      /staff\/(\d+)"[^>]*>(?:(?!<\/form>)[\s\S])*?Remove the second factor of Elena/.exec(page) ?? [];
    expect((await post(administrator, `/staff/${id}`, { step: "factor" })).status).toBe(303);
    expect(await isIn(who)).toBe(false);
    expect((await enterPassword(provider.visitor())).page).toContain('class="key"');
  });
});

test.each([
  [{}, false],
  [{ STAFF_SECOND_FACTOR: "required" }, true],
])("in a demo with the settings %j staff need a code: %s", (set, isRequired) => {
  expect(readConfig(set).requiresStaffFactor).toBe(isRequired);
});

const real = {
  SEED: "none",
  PUBLIC_URL: "https://portal.example.com",
  SMTP_URL: "smtp://mail.example.com",
  MAIL_FROM: "no-reply@example.com",
};
test.each([
  [{ FACTOR_KEY: "a-key-of-at-least-32-characters-0123" }, true],
  [{ FACTOR_KEY: "a-key-of-at-least-32-characters-0123", STAFF_SECOND_FACTOR: "off" }, false],
  [{}, false],
])("without demo accounts the settings %j decide whether staff need a code: %s", (set, isRequired) => {
  expect(readConfig({ ...real, ...set }).requiresStaffFactor).toBe(isRequired);
});

test("a required second factor without the key of its secrets prevents the start", () => {
  expect(() => readConfig({ ...real, STAFF_SECOND_FACTOR: "required" })).toThrow(
    "STAFF_SECOND_FACTOR is required, and FACTOR_KEY is not set",
  );
});

test("the e-mail to a new colleague leads to a password, and the first sign-in to an app", async () => {
  const { who } = await setUp("staff@example.com");
  const fields = { fullName: "Nora Lind", email: "nora@example.com", staffRole: "support" };
  expect((await post(who, "/staff", fields)).status).toBe(303);
  const { link } = await lastLetter(provider, "nora@example.com");
  const token = new URL(link ?? "").searchParams.get("token") ?? "";
  const nora = provider.visitor();
  await nora.client.call("CompletePasswordReset", { token, newPassword: DEMO.password });
  const { challenge, secret } = await enterPassword(nora, "nora@example.com");
  const answer = await post(nora, "/code", { challenge, code: codeOf(secret) });
  expect(answer.headers.get("location")).toBe(`${PATH}/support`);
});
