import { describe, expect, test } from "vitest";
import { digestOf } from "../../src/session/password.ts";
import { setUpApp } from "../authenticator.ts";
import type { Customer } from "../customer.ts";
import { readStream } from "../event-reader.ts";
import { DEMO, lastLetter } from "../provider.ts";
import { callAs, openGround } from "./ground.ts";

const ground = openGround();

type Purpose = "deposit" | "withdrawal" | "verification";

/** Creates the one-time token of a frame. */
async function createToken(customer: Customer, purpose: Purpose): Promise<string> {
  const { userId } = customer;
  const { data } = await callAs(customer, "CreateEmbedToken", { companyId: 9, userId, purpose });
  return String(Object(data).token);
}
const exchange = (token: string, more: object = {}) =>
  callAs(ground.visitor(1), "OpenEmbedSession", { companyId: 9, purpose: "withdrawal", token, ...more });

/** Opens the session of a frame, and returns its header. */
async function openFrame(customer: Customer, purpose: Purpose = "withdrawal") {
  const { data } = await exchange(await createToken(customer, purpose), { purpose });
  return { authorization: `Bearer ${String(Object(data).sessionToken)}` };
}
const infoWith = (headers: Record<string, string>, { userId }: Customer) =>
  ground.bare.fetch(`/api/User/GetUserInfo?companyId=9&userId=${userId}`, { headers });
const tokenIn = (cookie: string) => /__Host-session=([^;]+)/.exec(cookie)?.[1] ?? "";

describe("who holds a part of a session", () => {
  test("the token of a session is none as a bearer, in a query, or in a cookie of another name", async () => {
    const owner = await ground.customer();
    const token = tokenIn(owner.cookie());
    expect((await infoWith({ cookie: `__Host-session=${token}` }, owner)).status).toBe(200);
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { authorization: `Bearer embed_${token}` },
      { authorization: `Basic ${token}` },
      { cookie: `session=${token}` },
      { cookie: `__Secure-session=${token}` },
      { cookie: `__Host-staff-session=${token}` },
      { cookie: `__Host-session=${token.toUpperCase()}` },
      { cookie: `__Host-session=${token.slice(0, -1)}` },
      { "x-session": token, "x-auth-token": token },
    ])
      expect((await infoWith(headers, owner)).status, JSON.stringify(headers)).toBe(401);
    const { fetch: send } = ground.bare;
    const query = `companyId=9&userId=${owner.userId}&session=${token}&access_token=${token}`;
    expect([400, 401]).toContain((await send(`/api/User/GetUserInfo?${query}`)).status);
  });

  test("the hash of a session, as a reader of the database has it, opens nothing", async () => {
    const owner = await ground.customer();
    const { rows } = await ground.provider.query(
      `select token_hash, session_id from session where user_id = ${owner.userId}`,
    );
    for (const value of Object.values(Object(rows[0])))
      expect((await infoWith({ cookie: `__Host-session=${String(value)}` }, owner)).status).toBe(401);
  });

  test("a session in which another user signs in is over for the first one, whose id is refused there", async () => {
    const [first, second] = [await ground.customer(), await ground.customer()];
    const shared = ground.visitor();
    await shared.signIn(first.email);
    const before = { cookie: shared.cookie() };
    await shared.signIn(second.email);
    expect((await infoWith(before, first)).status).toBe(401);
    expect((await infoWith({ cookie: shared.cookie() }, first)).status).toBe(403);
  });

  test("a header that names the user or the company of a request changes no identity", async () => {
    const [owner, thief] = [await ground.customer(), await ground.customer()];
    const headers = {
      cookie: thief.cookie(),
      "x-user-id": String(owner.userId),
      "x-company-id": "10",
      "x-forwarded-user": owner.email,
    };
    const answer = await infoWith(headers, thief);
    expect(Object(await answer.json()).data.email).toBe(thief.email);
  });
});

describe("who holds a session", () => {
  test("guesses the password ten times in ten minutes, over all calls that ask for it together", async () => {
    const owner = await ground.customer();
    const guess = { password: digestOf("wrong"), code: "000000" };
    const change = { oldPassword: digestOf("wrong"), newPassword: digestOf("The-thiefs-own-1") };
    const ids = { companyId: 9, userId: owner.userId };
    const tries = [
      () => callAs(owner, "BeginAuthenticator", { password: guess.password }),
      () => callAs(owner, "RemoveAuthenticator", guess),
      () => callAs(owner, "UpdateUserPassword", { ...ids, ...change }),
    ];
    const codes = [];
    for (let round = 0; round < 4; round += 1)
      for (const attempt of tries) codes.push((await attempt()).status);
    expect(codes.slice(0, 10)).not.toContain(429);
    expect(codes.slice(10)).toEqual([429, 429]);
  });
});

describe("who holds a frame", () => {
  test("a token of a frame that is tried for another journey, company or account is used up", async () => {
    const owner = await ground.customer();
    for (const more of [{ purpose: "deposit" }, { companyId: 10 }, { account: "70000000" }]) {
      const token = await createToken(owner, "withdrawal");
      expect((await exchange(token, more)).code, JSON.stringify(more)).not.toBe(1);
      expect((await exchange(token)).code, JSON.stringify(more)).not.toBe(1);
    }
  });

  test("the session of a frame creates no token, changes no password, factor or account, and ends no session", async () => {
    const owner = await ground.customer();
    const frame = await openFrame(owner);
    const { userId } = owner;
    const ids = { companyId: 9, userId };
    const password = DEMO.password;
    const change = { oldPassword: password, newPassword: "The-thiefs-own-1" };
    for (const [name, fields] of [
      ["CreateEmbedToken", { ...ids, purpose: "deposit" }],
      ["UpdateUserPassword", change],
      ["BeginAuthenticator", { password }],
      ["RemoveAuthenticator", { password, code: "000000" }],
      ["CreateRecoveryCodes", { code: "000000" }],
      ["UpdateUserWithdrawalInfo", {}],
      ["EndOtherSessions", ids],
      ["UpdatePreferences", { kind: "deposit", channel: "email", isOn: false }],
      ["RequestStatement", { kind: "month", subject: "2026-10" }],
    ] as const)
      expect((await callAs(ground.bare, name, fields, frame)).status, name).toBe(403);
  });

  test("a one-time code of the page withdraws nothing in a frame, and that of a frame nothing in the page", async () => {
    const owner = await ground.customer();
    const frame = await openFrame(owner);
    const ids = { companyId: 9, userId: owner.userId };
    const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100 };
    const { client } = owner;
    await client.call("RequestOtpWithdrawal", { paymentPlatformId: 11, amountUsd: 100 });
    const ofPage = (await lastLetter(ground.provider, owner.email)).code ?? "";
    const withdrawInFrame = (otpValue: string) =>
      callAs(
        ground.bare,
        "WithdrawalRequest",
        { ...ids, ...order, otpValue },
        { ...frame, "idempotency-key": crypto.randomUUID() },
      );
    expect(await withdrawInFrame(ofPage)).toMatchObject({ status: 200, code: 2011 });
    // The code is still good where it was requested.
    await client.call("WithdrawalRequest", { ...order, otpValue: ofPage });
    ground.provider.clock.advance(2);
    await callAs(ground.bare, "RequestOtpWithdrawal", { userId: owner.userId }, frame);
    const ofFrame = (await lastLetter(ground.provider, owner.email)).code ?? "";
    expect(ofFrame).not.toBe(ofPage);
    await expect(client.call("WithdrawalRequest", { ...order, otpValue: ofFrame })).rejects.toMatchObject({
      code: 2011,
    });
    expect(await withdrawInFrame(ofFrame)).toMatchObject({ code: 1 });
  });

  test("the stream of a frame is closed at once when the session that opened it signs out at another replica", async () => {
    const owner = await ground.customer();
    const frame = await openFrame(owner);
    const response = await ground.bare.fetch(`/api/Event/Stream?userId=${owner.userId}`, {
      headers: { ...frame, accept: "text/event-stream" },
    });
    const stream = readStream(response);
    await stream.next();
    const elsewhere = { fetch: ground.visitor(1).fetch };
    await ground.other.send(
      new Request("http://localhost:4000/api/User/UserLogout", {
        method: "POST",
        headers: { cookie: owner.cookie(), "content-type": "application/json" },
        body: JSON.stringify({ companyId: 9, userId: owner.userId }),
      }),
    );
    expect(await stream.next()).toBeNull();
    expect((await infoWith(frame, owner)).status).toBe(401);
    expect((await callAs(elsewhere, "OpenEmbedSession", { token: "x" })).code).not.toBe(1);
  });
});

describe("who waits for the end of a freeze", () => {
  const frozen = { status: 200, code: 1111 };

  test("a freeze cannot be shortened by a second change, nor by a factor that comes and goes", async () => {
    const { provider } = ground;
    const owner = await ground.customer();
    const endOf = async () => Date.parse((await owner.client.call("GetFreeze", {})).frozenUntil ?? "");
    await owner.client.call("UpdateUserPassword", {
      oldPassword: DEMO.password,
      newPassword: "Another-long-one-7",
    });
    let end = await endOf();
    expect(end - provider.clock.now().getTime()).toBe(24 * 3_600_000);
    const change = (oldPassword: string, newPassword: string) =>
      owner.client.call("UpdateUserPassword", { oldPassword, newPassword });
    const steps = [
      () => change("Another-long-one-7", DEMO.password),
      async () => {
        const app = await setUpApp(provider, owner);
        await owner.client.call("RemoveAuthenticator", { password: DEMO.password, code: app.freshCode() });
      },
      () => change(DEMO.password, "Another-long-one-7"),
    ];
    for (const step of steps) {
      provider.clock.advance(1);
      await step();
      expect(await endOf()).toBeGreaterThanOrEqual(end);
      end = await endOf();
    }
  });

  test("a frame, a second session and another replica are frozen as well", async () => {
    const owner = await ground.customer();
    await owner.client.call("UpdateUserPassword", {
      oldPassword: DEMO.password,
      newPassword: "Another-long-one-7",
    });
    const frame = await openFrame(owner);
    const { userId } = owner;
    expect(await callAs(ground.bare, "RequestOtpWithdrawal", { userId }, frame)).toMatchObject(frozen);
    const elsewhere = ground.visitor(1);
    const password = digestOf("Another-long-one-7");
    await callAs(elsewhere, "UserLogin", { companyId: 9, email: owner.email, password });
    expect(await callAs(elsewhere, "RequestOtpWithdrawal", { userId })).toMatchObject(frozen);
  });
});
