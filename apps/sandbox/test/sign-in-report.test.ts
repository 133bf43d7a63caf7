import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { sessions } from "../src/db/schema/session.ts";
import { confirmAuthenticator } from "../src/second-factor/second-factor.service.ts";
import { secondFactorStore } from "../src/second-factor/second-factor.store.ts";
import { sessionStore } from "../src/session/session.store.ts";
import { calculateCode, stepOf } from "../src/second-factor/totp.ts";
import { challengeOf, fromBase32, setUpApp } from "./authenticator.ts";
import { createCustomer } from "./customer.ts";
import { lettersTo } from "./letters-to.ts";
import { DEMO, hundredDollars, lastLetter } from "./provider.ts";
import { agents, openAlerts } from "./sign-in-alerts.ts";

const at = openAlerts();
const { browserOf, isSignedIn, report, signInElsewhere, tokenTo } = at;

const DAY = 24 * 60;
const invalid = { kind: "refused", code: 1006 };
const passwordHash = async () =>
  (await at.provider.query(`select password_hash from app_user where user_id = ${at.customer.userId}`))
    .rows[0];

describe("the link of that e-mail", () => {
  test("asvs(7.4.3): ends every session, invalidates the password, freezes withdrawals and brings a link for a new password", async () => {
    const { thief, token, url } = await signInElsewhere();
    expect(url.pathname).toBe("/sign-in-report");
    await report(token);
    expect([await isSignedIn(thief), await isSignedIn(at.customer)]).toEqual([false, false]);
    await expect(thief.signIn(at.customer.email)).rejects.toMatchObject({ code: 1001 });
    const letter = await lastLetter(at.provider, at.customer.email);
    expect(letter.subject).toBe("Your account is locked: set a new password");
    expect(letter.text).toContain("withdrawals are paused until");
    const reset = new URL(letter.link ?? "").searchParams.get("token") ?? "";
    await at.provider
      .visitor()
      .client.call("CompletePasswordReset", { token: reset, newPassword: "Another-long-one-7" });
    await at.customer.client.call("UserLogin", { email: at.customer.email, password: "Another-long-one-7" });
    await expect(at.customer.client.call("RequestOtpWithdrawal", {})).rejects.toMatchObject({ code: 1111 });
  });

  test("brings the phrase of the owner, and the advice to replace it", async () => {
    await at.customer.client.call("UpdateLetterPhrase", { phrase: "seven quiet rivers" });
    const { token } = await signInElsewhere();
    await report(token);
    const { text } = await lastLetter(at.provider, at.customer.email);
    expect(text).toContain("Your phrase: seven quiet rivers");
    expect(text).toContain("Then choose a new phrase");
  });

  test("asvs(2.3.1): locks the account once, also by ten requests at once; a repeated request has the same answer", async () => {
    const first = await signInElsewhere();
    const second = await signInElsewhere();
    await Promise.all(Array.from({ length: 10 }, () => report(second.token)));
    await report(second.token);
    // The report voided the links of earlier sign-ins, because the account is locked already.
    await report(first.token);
    const letters = await lettersTo(at.provider, at.customer.email);
    expect(letters.filter(({ subject }) => subject.startsWith("Your account is locked"))).toHaveLength(1);
    const staff = await at.provider.staff();
    const audit = await (await staff.fetch("/sandbox/backoffice/audit")).text();
    expect(audit.split(`user ${at.customer.userId} reported a sign-in`)).toHaveLength(2);
  });

  test("asvs(2.3.1): ends fifteen minutes after its report, and does not lock the account again", async () => {
    const { token } = await signInElsewhere();
    await report(token);
    at.provider.clock.advance(16);
    await expect(report(token)).rejects.toMatchObject(invalid);
  });

  test("ends with the new password, since the account is open again", async () => {
    const { token } = await signInElsewhere();
    await report(token);
    const { token: reset } = await tokenTo(at.customer.email);
    at.provider.clock.advance(1);
    const { client } = at.provider.visitor();
    await client.call("CompletePasswordReset", { token: reset, newPassword: "Another-long-one-7" });
    await expect(report(token)).rejects.toMatchObject(invalid);
  });

  test("refuses the confirmation of an authenticator app that was under way", async () => {
    const { thief, token } = await signInElsewhere();
    const { secret } = await thief.client.call("BeginAuthenticator", { password: DEMO.password });
    const { deps } = at.provider;
    const { userId } = at.customer;
    const [session] = await deps.sql
      .select()
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt));
    const user = await sessionStore.lockUser(deps.sql, userId);
    if (!user || !session) throw new Error("There is no such user with a session");
    // The call has found its session before the report, and changes the factor after it.
    const changer = { user, sessionHash: session.tokenHash, address: "203.0.113.9" };
    await report(token);
    const code = calculateCode(fromBase32(secret), stepOf(at.provider.clock.now()));
    await expect(confirmAuthenticator(deps, changer, code)).rejects.toMatchObject({ status: 401 });
    expect(await secondFactorStore.isOn(deps.sql, userId)).toBe(false);
  });

  test("changes nothing when a scanner opens it, by GET or HEAD, on the page or on the call", async () => {
    const { thief, token, url } = await signInElsewhere();
    const before = await passwordHash();
    const visitor = at.provider.visitor();
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      await visitor.fetch(url.pathname + url.search, { method });
      const call = await visitor.fetch(`/api/Security/ReportSignIn?token=${token}`, { method });
      expect(call.status).not.toBe(200);
    }
    expect(await isSignedIn(thief)).toBe(true);
    expect(await passwordHash()).toEqual(before);
    await report(token);
  });

  test("cannot be used by the page of another site, nor as a form", async () => {
    const { thief, token } = await signInElsewhere();
    const path = "/api/Security/ReportSignIn";
    const body = JSON.stringify({ token });
    const json = { "content-type": "application/json" };
    const visitor = at.provider.visitor();
    const foreign = await visitor.fetch(path, {
      method: "POST",
      body,
      headers: { ...json, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    });
    const form = await visitor.fetch(path, { method: "POST", body: new URLSearchParams({ token }) });
    expect([foreign.status, form.status]).toEqual([403, 415]);
    expect(await isSignedIn(thief)).toBe(true);
  });

  test("asvs(6.3.8): has one answer for unknown, used, expired and foreign tokens, which names no user", async () => {
    const { token } = await signInElsewhere();
    await report(token);
    at.provider.clock.advance(16);
    const { token: reset } = await tokenTo(at.customer.email);
    const old = await createCustomer(at.provider);
    await browserOf(agents.phone).signIn(old.email);
    const { token: late } = await tokenTo(old.email);
    at.provider.clock.advance(7 * DAY + 1);
    const answers = new Set<string>();
    for (const each of ["unknown", token, late, reset]) {
      const response = await at.provider.visitor().fetch("/api/Security/ReportSignIn", {
        method: "POST",
        body: JSON.stringify({ token: each }),
        headers: { "content-type": "application/json" },
      });
      answers.add(`${response.status} ${await response.text()}`);
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).not.toContain("@");
  });

  test("expires after seven days, and a clock that is set back does not revive it", async () => {
    const { token } = await signInElsewhere();
    at.provider.clock.advance(7 * DAY + 1);
    await expect(report(token)).rejects.toMatchObject(invalid);
    at.provider.clock.advance(-2 * DAY);
    await expect(report(token)).rejects.toMatchObject(invalid);
  });

  test("is no reset link, no verification link and no link to keep a second factor", async () => {
    const { token } = await signInElsewhere();
    const { client, fetch } = at.provider.visitor();
    const newPassword = "Another-long-one-7";
    await expect(client.call("CompletePasswordReset", { token, newPassword })).rejects.toMatchObject(invalid);
    await expect(client.call("VerifyEmail", { token })).rejects.toMatchObject(invalid);
    const kept = await fetch("/sandbox/keep-factor", {
      method: "POST",
      body: new URLSearchParams({ token }),
    });
    expect(kept.status).toBe(410);
    await report(token);
  });

  test("still works after the thief has changed the password, set up an app and ended all other sessions", async () => {
    const { thief, token } = await signInElsewhere();
    await thief.client.call("EndOtherSessions", {});
    await setUpApp(at.provider, thief);
    await thief.client
      .call("UpdateUserPassword", { oldPassword: DEMO.password, newPassword: "Thief-of-all-3" })
      .catch(() => null);
    await report(token);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test("ends a sign-in that waits for a code, and cancels a request to remove the second factor", async () => {
    const { token } = await signInElsewhere();
    const app = await setUpApp(at.provider, at.customer);
    const waiting = at.provider.visitor();
    const challenge = await challengeOf(waiting, at.customer.email);
    const asking = at.provider.visitor();
    await asking.client.call("RequestFactorRemoval", {
      challenge: await challengeOf(asking, at.customer.email),
    });
    await report(token);
    await expect(
      waiting.client.call("CompleteLogin", { challenge, code: app.freshCode() }),
    ).rejects.toMatchObject({ code: 1106 });
    const { rows } = await at.provider.query(
      `select outcome from factor_removal where user_id = ${at.customer.userId}`,
    );
    expect(rows).toEqual([{ outcome: "cancelled" }]);
  });

  test.each([1, 2, 3, 4, 5])(
    "leaves no session of a sign-in with the old password at the same time: %i",
    async () => {
      const { token } = await signInElsewhere();
      const thieves = [at.provider.visitor(), at.provider.visitor(), at.provider.visitor()];
      const signIns = () => thieves.map((thief) => thief.signIn(at.customer.email));
      await Promise.allSettled([...signIns(), report(token), ...signIns()]);
      expect(await Promise.all(thieves.map(isSignedIn))).toEqual([false, false, false]);
    },
  );

  test.each([1, 2, 3, 4, 5])("leaves no session of a new password at the same time: %i", async () => {
    const { thief, token } = await signInElsewhere();
    const passwords = { oldPassword: DEMO.password, newPassword: "Thief-of-all-3" };
    await Promise.allSettled([thief.client.call("UpdateUserPassword", passwords), report(token)]);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test("is limited to 30 attempts an hour from one address", async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 35 }, (_, index) => report(`guess-${index}`)),
    );
    const limited = tries.filter((one) => one.status === "rejected" && Object(one.reason).status === 429);
    expect(limited).toHaveLength(5);
  });

  test("is recorded in the audit, and shown to staff beside the client's requests", async () => {
    await at.customer.client.call("DepositRequest", hundredDollars);
    const { token } = await signInElsewhere();
    const staff = await at.provider.staff();
    const desk = async () => (await staff.fetch("/sandbox/backoffice")).text();
    expect(await desk()).not.toContain("Reported a foreign sign-in");
    await report(token);
    expect(await desk()).toContain("Reported a foreign sign-in");
    const audit = await (await staff.fetch("/sandbox/backoffice/audit")).text();
    expect(audit).toContain(`user ${at.customer.userId} reported a sign-in`);
    expect(audit).not.toContain(token);
  });
});
