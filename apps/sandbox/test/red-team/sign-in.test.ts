import { describe, expect, test } from "vitest";
import { digestOf } from "../../src/session/password.ts";
import { challengeOf, setUpApp } from "../authenticator.ts";
import { lettersTo } from "../letters-to.ts";
import { DEMO, lastLetter, type Visitor } from "../provider.ts";
import { callAs, isIn, openGround } from "./ground.ts";

const ground = openGround();

/** Sends a sign-in, and returns all that its answer shows. */
async function tryPassword(visitor: Visitor, email: string, password: string, more: object = {}) {
  const response = await visitor.fetch("/api/User/UserLogin", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ companyId: 9, email, password: digestOf(password), ...more }),
  });
  const headers = [...response.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
  return { status: response.status, body: await response.text(), headers };
}
describe("who guesses passwords", () => {
  test("the answer to a wrong password is the same in status, body and headers for an account with a second factor, without one, and for none", async () => {
    const [guarded, plain] = [await ground.customer(), await ground.customer()];
    await setUpApp(ground.provider, guarded);
    const answers = [];
    for (const email of [guarded.email, plain.email, "nobody@example.com", "staff@example.com"])
      answers.push(await tryPassword(ground.visitor(), email, "wrong"));
    answers.push(await tryPassword(ground.visitor(), "staff@example.com", DEMO.password));
    answers.push(await tryPassword(ground.visitor(), plain.email, DEMO.password, { companyId: 10 }));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(JSON.stringify(answers[0])).not.toContain("set-cookie");
  });

  test("wrong passwords are delayed alike for an account and for none", async () => {
    const { email } = await ground.customer();
    const delaysOf = async (address: string) => {
      await ground.provider.query("delete from sign_in_failure");
      const visitor = ground.visitor();
      const statuses = [];
      for (let round = 0; round < 13; round += 1)
        statuses.push((await tryPassword(visitor, address, "wrong")).status);
      return statuses;
    };
    const delays = await delaysOf(email);
    expect(delays).toContain(429);
    expect(await delaysOf("nobody@example.com")).toEqual(delays);
  });

  test("a sign-in to an own account in a shared browser gives no further guesses at the account of another user there", async () => {
    const [owner, thief] = [await ground.customer(), await ground.customer()];
    const shared = ground.visitor();
    await shared.signIn(owner.email);
    const statuses = [];
    for (let round = 0; round < 24; round += 1) {
      if (round % 6 === 0) await shared.signIn(thief.email);
      statuses.push((await tryPassword(shared, owner.email, "wrong")).status);
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(11);
    // The owner's own sign-in begins the count again, after the delay.
    ground.provider.clock.advance(1);
    await shared.signIn(owner.email);
    expect((await tryPassword(shared, owner.email, "wrong")).status).toBe(200);
  });

  test("a reset request does the same work before its answer for a known and an unknown address", async () => {
    const { email } = await ground.customer();
    const count = async () => {
      const { rows } = await ground.provider.query(
        `select (select count(*) from job)::int as jobs, (select count(*) from event)::int as events,
          (select count(*) from email_token)::int as tokens`,
      );
      return rows[0];
    };
    const workOf = async (address: string) => {
      const before = Object(await count());
      const { status, code, data } = await callAs(ground.visitor(), "ResetUserPassword", {
        companyId: 9,
        email: address,
      });
      const after = Object(await count());
      const added = Object.keys(before).map((name) => after[name] - before[name]);
      return { status, code, data, added };
    };
    const known = await workOf(email);
    expect(known).toMatchObject({ status: 200, code: 1 });
    expect(await workOf("nobody@example.com")).toEqual(known);
  });

  test("the device cookie of the thief's own account makes the owner's account no known one: the sign-in is reported", async () => {
    const [owner, thief] = [await ground.customer(), ground.visitor()];
    await thief.signIn((await ground.customer()).email);
    await thief.signIn(owner.email);
    expect((await lastLetter(ground.provider, owner.email)).subject).toBe("A sign-in from a new device");
  });
});

describe("who knows the password, and lacks the second factor", () => {
  test("a code of the authenticator that was accepted once is refused within its window, also on a parallel request of another replica", async () => {
    const customer = await ground.customer();
    const app = await setUpApp(ground.provider, customer);
    const [one, two] = [ground.visitor(0), ground.visitor(1)];
    const [first, second] = [await challengeOf(one, customer.email), await challengeOf(two, customer.email)];
    const code = app.freshCode();
    const answers = await Promise.all([
      callAs(one, "CompleteLogin", { challenge: first, code }),
      callAs(two, "CompleteLogin", { challenge: second, code }),
    ]);
    expect(answers.map(({ code: outcome }) => outcome).toSorted((a, b) => a - b)).toEqual([1, 1105]);
    // The code before it, whose step is still within the window, is used up with it.
    const third = await challengeOf(two, customer.email);
    await expect(
      two.client.call("CompleteLogin", { challenge: third, code: app.code(-1) }),
    ).rejects.toMatchObject({ code: 1105 });
  });

  test("the own app and the own recovery codes of a thief answer no challenge of another user", async () => {
    const [owner, thief] = [await ground.customer(), await ground.customer()];
    await setUpApp(ground.provider, owner);
    const app = await setUpApp(ground.provider, thief);
    const visitor = ground.visitor();
    const challenge = await challengeOf(visitor, owner.email);
    for (const code of [app.freshCode(), app.recoveryCodes[0] ?? ""])
      await expect(visitor.client.call("CompleteLogin", { challenge, code })).rejects.toMatchObject({
        code: 1105,
      });
    expect(await isIn(visitor)).toBe(false);
  });

  test("a code in other notations is none: other digits, signs, seven digits, a list, a number, an empty text", async () => {
    const customer = await ground.customer();
    const app = await setUpApp(ground.provider, customer);
    const visitor = ground.visitor();
    const challenge = await challengeOf(visitor, customer.email);
    const code = app.freshCode();
    const wide = Array.from(code, (digit) => String.fromCodePoint(0xff10 + Number(digit))).join("");
    for (const other of [wide, `+${code}`, `${code}0`, [code], Number(code), "", null, { $ne: "" }]) {
      await ground.provider.query("update sign_in_challenge set wrong_tries = 0");
      const { status, code: outcome } = await callAs(visitor, "CompleteLogin", {
        challenge,
        code: other,
      });
      expect([400, 200], JSON.stringify(other)).toContain(status);
      expect(outcome, JSON.stringify(other)).not.toBe(1);
    }
    expect(await isIn(visitor)).toBe(false);
  });

  test("a found recovery code creates no new recovery codes", async () => {
    const customer = await ground.customer();
    const { recoveryCodes } = await setUpApp(ground.provider, customer);
    await expect(
      customer.client.call("CreateRecoveryCodes", { code: recoveryCodes[0] ?? "" }),
    ).rejects.toMatchObject({ code: 1105 });
    expect(await customer.client.call("GetSecondFactor", {})).toMatchObject({ recoveryCodesLeft: 10 });
  });

  test("the owner's device cookie opens nothing without the code", async () => {
    const customer = await ground.customer();
    await setUpApp(ground.provider, customer);
    const cookie = /__Host-device=[^;]+/.exec(customer.cookie())?.[0] ?? "";
    expect(cookie).not.toBe("");
    const own = { companyId: 9, userId: customer.userId };
    expect(await callAs(ground.bare, "GetSecondFactor", own, { cookie })).toMatchObject({ status: 401 });
    const credentials = { companyId: 9, email: customer.email, password: digestOf(DEMO.password) };
    expect(await callAs(ground.bare, "UserLogin", credentials, { cookie })).toMatchObject({ code: 1101 });
  });
});

describe("who has the mailbox only", () => {
  test("a recovery cannot be walked by an attacker who has the mailbox only: it waits for staff and days, moves no money, and the owner's code ends it", async () => {
    const { provider } = ground;
    const owner = await ground.customer();
    const app = await setUpApp(provider, owner);
    const thief = ground.visitor();
    await thief.client.call("ResetUserPassword", { email: owner.email });
    const link = new URL((await lastLetter(provider, owner.email)).link ?? "");
    const token = link.searchParams.get("token") ?? "";
    await thief.client.call("CompletePasswordReset", { token, newPassword: "The-thiefs-own-1" });
    expect(await isIn(thief)).toBe(false);
    const challenge = await challengeOf(thief, owner.email, "The-thiefs-own-1");
    const { decidedFrom } = await thief.client.call("RequestFactorRemoval", { challenge });
    expect(Date.parse(decidedFrom) - provider.clock.now().getTime()).toBe(72 * 3_600_000);
    expect(await isIn(thief)).toBe(false);
    const { rows } = await provider.query(
      `select removal_id from factor_removal where user_id = ${owner.userId} and closed_at is null`,
    );
    const approve = `factors/${Object(rows[0]).removal_id}/approve`;
    await expect(provider.control(approve, { comment: "Early" })).rejects.toThrow("409");
    const subjects = (await lettersTo(provider, owner.email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your password was changed");
    // The owner lost the password, sets a new password, and confirms it by a code of the app.
    await owner.client.call("ResetUserPassword", { email: owner.email });
    const again = new URL((await lastLetter(provider, owner.email)).link ?? "").searchParams.get("token");
    await owner.client.call("CompletePasswordReset", { token: again ?? "", newPassword: DEMO.password });
    const own = await challengeOf(owner, owner.email);
    await owner.client.call("CompleteLogin", { challenge: own, code: app.freshCode() });
    provider.clock.advance(73 * 60);
    await expect(provider.control(approve, { comment: "Late" })).rejects.toThrow("409");
    expect(await isIn(thief)).toBe(false);
  });
});
