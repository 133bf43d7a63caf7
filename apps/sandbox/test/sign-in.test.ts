import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import type { Send } from "../src/jobs/job-handlers.ts";
import { digestOf } from "../src/session/password.ts";
import { createCustomer } from "./customer.ts";
import { createProvider, DEMO, lastLetter, type Provider, type Visitor } from "./provider.ts";

let provider: Provider;
let send: Send;
beforeAll(async () => {
  provider = await createProvider();
  const app = await createApp({ ...provider.deps, config: { ...provider.deps.config, trustedProxies: 1 } });
  send = app.fetch;
});
beforeEach(async () => {
  provider.clock.reset();
  await provider.forgetLimits();
  await provider.query("delete from sign_in_failure");
  await provider.query("delete from device");
});
afterAll(() => provider.close());

/** Creates a browser at an address. */
const browserAt = (address: string): Visitor =>
  provider.visitor(9, (request) => {
    const headers = new Headers(request.headers);
    headers.set("x-forwarded-for", address);
    return send(new Request(request, { headers }));
  });

const PATHS = { client: "/api/User/UserLogin", staff: "/sandbox/backoffice/sign-in" } as const;
const emails = { client: DEMO.email, staff: "staff@example.com" } as const;
type Role = keyof typeof PATHS;

/** Attempts to sign in, and returns the outcome. */
async function signIn(browser: Visitor, role: Role, email: string = emails[role], password = DEMO.password) {
  const json = { companyId: 9, email, password: digestOf(password) };
  const response = await browser.fetch(
    PATHS[role],
    role === "client"
      ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(json) }
      : { method: "POST", body: new URLSearchParams({ email, password }) },
  );
  const isIn = response.headers.getSetCookie().some((line) => /^__Host-(staff-)?session=\w/.test(line));
  return { status: response.status, isIn, retryAfter: Number(response.headers.get("retry-after")) };
}
const guess = (browser: Visitor, role: Role) => signIn(browser, role, emails[role], "guess");

describe.each(["client", "staff"] as const)("no user can be locked out by others (%s)", (role) => {
  test("21 addresses of one IPv6 network count as one stranger: the owner signs in from another network", async () => {
    let refusals = 0;
    for (let host = 1; host <= 21; host += 1)
      for (let round = 0; round < 3; round += 1)
        if ((await guess(browserAt(`2001:db8:1:2::${host.toString(16)}`), role)).status === 429)
          refusals += 1;
    expect(refusals).toBeGreaterThan(50);
    expect(await signIn(browserAt("203.0.113.50"), role)).toMatchObject({ isIn: true });
    expect(await signIn(browserAt("2001:db8:9::1"), role)).toMatchObject({ isIn: true });
  });

  test("a browser that signed in before is not refused because of others, even at its own address", async () => {
    const [own, stranger] = [browserAt("203.0.113.7"), browserAt("203.0.113.7")];
    expect(await signIn(own, role)).toMatchObject({ isIn: true });
    for (let round = 0; round < 15; round += 1) await guess(stranger, role);
    expect(await signIn(stranger, role)).toMatchObject({ status: 429, isIn: false });
    expect(await signIn(own, role)).toMatchObject({ isIn: true });
    // The owner signs in also while all strangers, and all of this network, must wait.
    await provider.query(
      "update sign_in_failure set failures = 9999, waits_until = '2027-01-01', forgotten_at = '2027-01-01'",
    );
    expect(await signIn(browserAt("198.51.100.1"), role)).toMatchObject({ status: 429, isIn: false });
    expect(await signIn(own, role)).toMatchObject({ isIn: true });
  });

  test("a browser that signed in before has a counter of its own", async () => {
    const own = browserAt("203.0.113.7");
    await signIn(own, role);
    for (let round = 0; round < 11; round += 1) await guess(own, role);
    expect(await signIn(own, role)).toMatchObject({ status: 429, isIn: false });
    expect(await signIn(browserAt("203.0.113.7"), role)).toMatchObject({ isIn: true });
  });

  test("each wrong password prolongs the delay, up to a quarter of an hour, and a right one does not", async () => {
    const stranger = browserAt("203.0.113.9");
    for (let round = 0; round < 30; round += 1)
      expect(await signIn(stranger, role)).toMatchObject({ isIn: true });
    await provider.query("delete from device");
    const another = browserAt("203.0.113.9");
    for (let round = 0; round < 10; round += 1) expect((await guess(another, role)).status).not.toBe(429);
    const waits: number[] = [];
    for (let round = 0; round < 13; round += 1) {
      const { status, retryAfter } = await guess(another, role);
      if (status !== 429) continue;
      waits.push(retryAfter);
      provider.clock.advance(retryAfter / 60);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32]);
    await provider.query("update sign_in_failure set failures = 60, waits_until = '2026-01-01'");
    await guess(another, role);
    expect(await guess(another, role)).toMatchObject({ status: 429, retryAfter: 900 });
  });
});

test("guesses and other requests from the same address do not delay a remembered browser", async () => {
  const address = "203.0.113.60";
  const known = browserAt(address);
  expect(await signIn(known, "client")).toMatchObject({ isIn: true });
  const junk = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
  for (let round = 0; round < 310; round += 1) {
    await browserAt(address).fetch("/api/User/VerifyEmail", junk);
    await browserAt(address).fetch(PATHS.client, junk);
  }
  expect(await signIn(known, "client")).toMatchObject({ isIn: true });
});

test("26 people with one address sign in, four times each", { timeout: 60_000 }, async () => {
  const people = await Promise.all(Array.from({ length: 26 }, () => createCustomer(provider)));
  await provider.query("delete from device");
  await provider.forgetLimits();
  for (let round = 0; round < 4; round += 1)
    for (const { email } of people)
      expect(await signIn(browserAt("203.0.113.20"), "client", email)).toMatchObject({ isIn: true });
});

test("the browser's cookie is unreadable for scripts, new at each sign-in, and grants no access", async () => {
  const browser = browserAt("203.0.113.7");
  const json = { companyId: 9, email: DEMO.email, password: digestOf(DEMO.password) };
  const headers = { "content-type": "application/json" };
  const cookies: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const response = await browser.fetch(PATHS.client, {
      method: "POST",
      headers,
      body: JSON.stringify(json),
    });
    cookies.push(response.headers.getSetCookie().find((line) => line.startsWith("__Host-device=")) ?? "");
  }
  const [first = "", second = ""] = cookies;
  expect(first).toMatch(/^__Host-device=[\w-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(second).not.toBe(first);
  const { rows } = await provider.query("select token_hash from device");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(/=([\w-]+)/.exec(second)?.[1]);
  const cookie = second.split(";")[0] ?? "";
  const path = "http://localhost:4000/api/User/GetUserInfo?userId=100234&companyId=9";
  expect((await send(new Request(path, { headers: { cookie } }))).status).toBe(401);
});

test.each(["client", "staff"] as const)(
  "a right password is no failure, even when the database cannot store the session (%s)",
  async (role) => {
    await provider.query(`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'too many connections' using errcode = '53300'; end $$`);
    await provider.query(
      "create trigger no_room before insert on session for each row execute function no_room()",
    );
    const browser = browserAt("203.0.113.7");
    const tries: number[] = [];
    for (let round = 0; round < 12; round += 1) tries.push((await signIn(browser, role)).status);
    await provider.query("drop function no_room cascade");
    expect(tries).toEqual(tries.map(() => 503));
    expect(await signIn(browser, role)).toMatchObject({ isIn: true });
  },
);

test("a browser that two people share is remembered for both accounts, and for no other", async () => {
  const browser = browserAt("203.0.113.7");
  await signIn(browser, "client");
  await signIn(browser, "client", "friend@example.com");
  const stranger = browserAt("203.0.113.7");
  for (const email of [DEMO.email, "friend@example.com", "busy@example.com"])
    for (let round = 0; round < 11; round += 1) await signIn(stranger, "client", email, "guess");
  expect(await signIn(browser, "client")).toMatchObject({ isIn: true });
  expect(await signIn(browser, "client", "friend@example.com")).toMatchObject({ isIn: true });
  expect(await signIn(browser, "client", "busy@example.com")).toMatchObject({ status: 429 });
});

test("a new password makes all other browsers unknown", async () => {
  const customer = await createCustomer(provider);
  const thief = browserAt("203.0.113.66");
  expect(await signIn(thief, "client", customer.email)).toMatchObject({ isIn: true });
  const own = browserAt("203.0.113.7");
  await own.signIn(customer.email);
  const { password } = DEMO;
  await own.client.call("UpdateUserPassword", { oldPassword: password, newPassword: "Another-2026!" });
  for (let round = 0; round < 11; round += 1)
    await signIn(browserAt("203.0.113.66"), "client", customer.email, "guess");
  expect(await signIn(thief, "client", customer.email, "Another-2026!")).toMatchObject({ status: 429 });
  expect(await signIn(own, "client", customer.email, "Another-2026!")).toMatchObject({ isIn: true });
});

test("the browser that set a new password by an e-mail link is remembered, despite guesses of strangers", async () => {
  const customer = await createCustomer(provider);
  await customer.client.call("ResetUserPassword", { email: customer.email });
  await provider.work();
  const token =
    new URL((await lastLetter(provider, customer.email)).link ?? "").searchParams.get("token") ?? "";
  const own = browserAt("203.0.113.7");
  const password = "Another-2026!";
  const body = new URLSearchParams({ token, password, confirm: password });
  expect((await own.fetch("/sandbox/reset-password", { method: "POST", body })).status).toBe(200);
  for (let round = 0; round < 11; round += 1)
    await signIn(browserAt("203.0.113.7"), "client", customer.email, "guess");
  expect(await signIn(own, "client", customer.email, password)).toMatchObject({ isIn: true });
});
