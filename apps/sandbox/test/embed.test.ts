import type { Operation } from "../src/contract/validation.ts";
import { describe, expect, test } from "vitest";
import { operations } from "@broker/api-spec/operations";
import { atOnce } from "./at-once.ts";
import { call, createToken, exchange, openFrame } from "./frames.ts";
import { message } from "./support-form.ts";
import { openProvider, provider } from "./one-provider.ts";
import { hundredDollars } from "./provider.ts";

openProvider();

/** Makes a call with the bearer token of a frame's session, and with no cookie unless one is given. */
const callFromFrame = (
  name: Operation,
  bearer: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
) =>
  provider.send(
    new Request(`http://localhost:4000${operations[name].path}`, {
      method: operations[name].method,
      headers: { "content-type": "application/json", authorization: `Bearer ${bearer}`, ...headers },
      ...(operations[name].method === "POST" && { body: JSON.stringify(body) }),
    }),
  );

const own = { userId: 100234, companyId: 9, username: "amira" };

describe("a one-time token", () => {
  test("asvs(7.2.3): is exchanged once for a session of its user, also by concurrent requests", async () => {
    const { token, user } = await createToken(provider);
    const { done } = await atOnce(20, () => exchange(provider, { token }));
    const opened = done.filter(({ responseCode }) => responseCode === 1);
    expect(opened).toHaveLength(1);
    expect(opened[0]?.data).toMatchObject({ staffUserId: user.staffUserId, cTraderLogin: user.cTraderLogin });
    expect(new Set(done.map(({ responseCode }) => responseCode))).toEqual(new Set([1, 1006]));
  });

  test("no longer works after 60 seconds, and does not work again when the clock is set back", async () => {
    const { token } = await createToken(provider);
    const { token: other } = await createToken(provider);
    provider.clock.advance(61 / 60);
    expect(await exchange(provider, { token })).toMatchObject({ responseCode: 1006 });
    provider.clock.advance(-1);
    expect(await exchange(provider, { token: other })).toMatchObject({ responseCode: 1006 });
  });

  test.each([
    ["another purpose", { purpose: "withdrawal" }],
    ["another trading account", { account: "5999999" }],
    ["another company", { companyId: 12 }],
  ])("is refused for %s, and is used up by that", async (_what, wrong) => {
    const { token } = await createToken(provider);
    expect(await exchange(provider, { token, ...wrong })).toMatchObject({ responseCode: 1006, data: null });
    expect(await exchange(provider, { token })).toMatchObject({ responseCode: 1006 });
  });

  test("opens the trading account that the host names", async () => {
    const { token, user } = await createToken(provider);
    expect(await exchange(provider, { token, account: user.cTraderLogin })).toMatchObject({
      responseCode: 1,
    });
  });

  test("ends with the session that created it", async () => {
    const { token, server } = await createToken(provider);
    await server.client.call("UserLogout", {});
    expect(await exchange(provider, { token })).toMatchObject({ responseCode: 1006 });
  });

  test("is refused when the session that created it has expired by inactivity", async () => {
    const { token } = await createToken(provider);
    const minutes = provider.deps.config.inactivityMinutes + 1;
    await provider.query(`update session set seen_at = seen_at - interval '${minutes} minutes'`);
    expect(await exchange(provider, { token })).toMatchObject({ responseCode: 1006 });
  });

  test("asvs(11.4.2): is stored as a hash only, as the session is", async () => {
    const { token } = await createToken(provider);
    const { bearer } = await openFrame(provider);
    const { rows } = await provider.query(
      "select token_hash from embed_token union select token_hash from session",
    );
    const stored = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(1);
    for (const secret of [token, bearer]) expect(stored).not.toContain(secret);
  });
});

describe("the session of a frame", () => {
  test("makes the writes of its purpose, and no others", async () => {
    const { bearer } = await openFrame(provider, "deposit");
    const deposit = { ...own, ...hundredDollars };
    expect((await callFromFrame("DepositRequest", bearer, deposit)).status).toBe(200);
    const transfer = { userId: own.userId, companyId: 9, amountUsd: 1 };
    expect((await callFromFrame("CTraderTransferRequest", bearer, transfer)).status).toBe(403);
    const token = { companyId: 9, userId: own.userId, purpose: "withdrawal" };
    expect((await callFromFrame("CreateEmbedToken", bearer, token)).status).toBe(403);
    expect((await callFromFrame("GetUserInfo", bearer, {})).status).not.toBe(401);
  });

  test("asvs(7.4.1): ends with the sign-out of the session that created its token", async () => {
    const { bearer, server } = await openFrame(provider);
    const keys = { idempotencyKeys: ["0b0f5d3e-7f66-4b3c-9a64-2f4f0f4f8a11"] };
    expect((await callFromFrame("VoidIntent", bearer, keys)).status).toBe(200);
    await server.client.call("UserLogout", {});
    expect((await callFromFrame("VoidIntent", bearer, keys)).status).toBe(401);
  });

  test("reads neither sessions, sign-ins, pages of lists, the phrase in e-mails, the inbox nor notes, and writes no message in its user's name", async () => {
    const { bearer } = await openFrame(provider);
    const who = { userId: own.userId, companyId: 9 };
    const reads = [
      "GetSessions",
      "GetSignInHistory",
      "GetLetterPhrase",
      "GetInbox",
      "GetPreferences",
      "GetTransactionNotes",
      "GetDepositPage",
      "GetWithdrawalPage",
      "GetTransferPage",
      "GetCompoundSchemePage",
    ] as const;
    for (const name of reads) expect((await callFromFrame(name, bearer, who)).status, name).toBe(403);
    const { website: _trap, consent: _consent, companyId: _company, ...fields } = message;
    expect(
      (await callFromFrame("SendSupportMessage", bearer, { ...fields, companyId: 9, consent: true })).status,
    ).toBe(200);
    const { rows } = await provider.query("select user_id from support_message");
    expect(rows).toEqual([{ user_id: null }]);
  });

  test("reads the saved accounts for a withdrawal only, and saves and removes none", async () => {
    const nothing = { bankCode: null, bankAccountNumber: null, bankAccountName: null };
    const payee = { ...nothing, name: "Coins", walletAddress: "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC" };
    for (const purpose of ["deposit", "withdrawal", "verification"] as const) {
      const { bearer } = await openFrame(provider, purpose);
      const { status } = await callFromFrame("GetPayees", bearer, {});
      expect(status, purpose).toBe(purpose === "withdrawal" ? 200 : 403);
      expect((await callFromFrame("AddPayee", bearer, payee)).status).toBe(403);
      expect((await callFromFrame("RemovePayee", bearer, { payeeId: "a-payee" })).status).toBe(403);
    }
  });

  test("neither reads nor writes messages", async () => {
    const { bearer } = await openFrame(provider, "withdrawal");
    for (const name of ["GetThreads", "GetThread", "MarkThreadRead"] as const)
      expect((await callFromFrame(name, bearer, {})).status, name).toBe(403);
  });

  test("counts as use of the session that opened it, which does not expire before it", async () => {
    const { bearer, server } = await openFrame(provider);
    const minutes = provider.deps.config.inactivityMinutes - 1;
    await provider.query(`update session set seen_at = seen_at - interval '${minutes} minutes'`);
    const keys = { idempotencyKeys: ["0b0f5d3e-7f66-4b3c-9a64-2f4f0f4f8a14"] };
    expect((await callFromFrame("VoidIntent", bearer, keys)).status).toBe(200);
    provider.clock.advance(2);
    expect(await server.client.call("GetSessions", {})).not.toHaveLength(0);
  });

  test("is not among the sessions that its user sees, and remains when the user ends the others", async () => {
    const { bearer: other } = await openFrame(provider);
    const { token, server } = await createToken(provider);
    const listed = await server.client.call("GetSessions", {});
    const { data } = await exchange(provider, { token });
    const bearer = String(data?.["sessionToken"]);
    expect(await server.client.call("GetSessions", {})).toHaveLength(listed.length);
    await server.client.call("EndOtherSessions", {});
    const keys = { idempotencyKeys: ["0b0f5d3e-7f66-4b3c-9a64-2f4f0f4f8a13"] };
    expect((await callFromFrame("VoidIntent", bearer, keys)).status).toBe(200);
    expect((await callFromFrame("VoidIntent", other, keys)).status).toBe(401);
  });

  test("is never older than the session that created its token", async () => {
    const { server, user } = await createToken(provider);
    provider.clock.advance(29);
    const { data } = await call(server, "CreateEmbedToken", {
      companyId: 9,
      userId: user.staffUserId,
      purpose: "deposit",
    });
    const opened = await exchange(provider, { token: data?.["token"] });
    provider.clock.advance(2);
    const keys = { idempotencyKeys: ["0b0f5d3e-7f66-4b3c-9a64-2f4f0f4f8a12"] };
    const bearer = String(opened.data?.["sessionToken"]);
    expect((await callFromFrame("VoidIntent", bearer, keys)).status).toBe(401);
  });

  test("is that of its bearer token, whatever cookie the browser sends, and its token is no cookie", async () => {
    const { bearer } = await openFrame(provider);
    const friend = provider.visitor();
    await friend.signIn("friend@example.com");
    const deposit = { ...own, ...hundredDollars };
    const cookie = { cookie: friend.cookie() };
    expect((await callFromFrame("DepositRequest", bearer, deposit, cookie)).status).toBe(200);
    const stolen = { cookie: `__Host-session=${bearer}` };
    expect((await callFromFrame("DepositRequest", "other", deposit, stolen)).status).toBe(401);
  });
});
