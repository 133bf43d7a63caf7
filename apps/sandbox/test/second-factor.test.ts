import { beforeEach, describe, expect, test } from "vitest";
import { purge } from "../src/jobs/purge.ts";
import { type App, challengeOf, setUpApp } from "./authenticator.ts";
import { lettersTo } from "./letters-to.ts";
import { countSessions, customer, openCustomer, provider, readSubject } from "./one-customer.ts";
import { DEMO, lastLetter } from "./provider.ts";

openCustomer();

const wrongCode = { kind: "refused", code: 1105 };
const invalid = { kind: "refused", code: 1106 };

describe("the set-up of an authenticator app", () => {
  test("asvs(6.5.4): needs the password and a code, ends other sessions, and is reported by e-mail", async () => {
    const elsewhere = provider.visitor();
    await elsewhere.signIn(customer.email);
    const { client } = customer;
    await expect(client.call("BeginAuthenticator", { password: "wrong" })).rejects.toMatchObject({
      code: 1008,
    });
    await expect(client.call("ConfirmAuthenticator", { code: "123456" })).rejects.toMatchObject({
      code: 1107,
    });
    const begun = await client.call("BeginAuthenticator", { password: DEMO.password });
    expect(begun.uri).toBe(
      `otpauth://totp/Northgale:${encodeURIComponent(customer.email)}?secret=${begun.secret}&issuer=Northgale`,
    );
    await expect(client.call("ConfirmAuthenticator", { code: "000000" })).rejects.toMatchObject(wrongCode);
    // Sign-in asks for no code yet.
    await provider.visitor().signIn(customer.email);
    const app = await setUpApp(provider, customer);
    expect(await client.call("GetSecondFactor", {})).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(await countSessions()).toBe(1);
    expect(await readSubject()).toBe("Two-step sign-in is on");
    await expect(client.call("BeginAuthenticator", { password: DEMO.password })).rejects.toMatchObject({
      code: 1107,
    });
    const { rows } = await provider.query(
      `select sealed_secret from authenticator where user_id = ${customer.userId}`,
    );
    expect(JSON.stringify(rows)).not.toContain(begun.secret);
    const codes = await provider.query(
      `select code_hash from recovery_code where user_id = ${customer.userId}`,
    );
    for (const code of app.recoveryCodes) expect(JSON.stringify(codes.rows)).not.toContain(code);
  });

  test("needs a verified address, and is over after 15 minutes", async () => {
    const fresh = provider.visitor();
    await fresh.signIn("fresh@example.com");
    const begin = fresh.client.call("BeginAuthenticator", { password: DEMO.password });
    await expect(begin).rejects.toMatchObject({ code: 2009 });
    await customer.client.call("BeginAuthenticator", { password: DEMO.password });
    provider.clock.advance(16);
    await expect(customer.client.call("ConfirmAuthenticator", { code: "123456" })).rejects.toMatchObject({
      code: 1107,
    });
  });
});

describe("a sign-in of a user with a second factor", () => {
  let app: App;
  beforeEach(async () => {
    app = await setUpApp(provider, customer);
  });

  test("asvs(6.3.3): has no session before the code, and one after it", async () => {
    const visitor = provider.visitor();
    const before = await countSessions();
    const challenge = await challengeOf(visitor, customer.email);
    expect(await countSessions()).toBe(before);
    await expect(visitor.client.call("GetSecondFactor", {})).rejects.toMatchObject({
      kind: "unauthenticated",
    });
    expect(await visitor.client.call("CompleteLogin", { challenge, code: app.freshCode() })).toMatchObject({
      staffUserId: customer.userId,
    });
    expect(await countSessions()).toBe(before + 1);
    const again = visitor.client.call("CompleteLogin", { challenge, code: app.freshCode() });
    await expect(again).rejects.toMatchObject(invalid);
  });

  test("asvs(6.5.1): a code works once, also in another browser and for another purpose", async () => {
    const [one, other] = [provider.visitor(), provider.visitor()];
    const [first, second] = [
      await challengeOf(one, customer.email),
      await challengeOf(other, customer.email),
    ];
    const code = app.freshCode();
    await one.client.call("CompleteLogin", { challenge: first, code });
    await expect(other.client.call("CompleteLogin", { challenge: second, code })).rejects.toMatchObject(
      wrongCode,
    );
    await expect(customer.client.call("CreateRecoveryCodes", { code })).rejects.toMatchObject(wrongCode);
    await expect(
      customer.client.call("RemoveAuthenticator", { password: DEMO.password, code }),
    ).rejects.toMatchObject(wrongCode);
    // The use of a later step also uses up the earlier steps.
    provider.clock.advance(5);
    await other.client.call("CompleteLogin", {
      challenge: await challengeOf(other, customer.email),
      code: app.code(),
    });
    const late = await challengeOf(one, customer.email);
    await expect(
      one.client.call("CompleteLogin", { challenge: late, code: app.code(-1) }),
    ).rejects.toMatchObject(wrongCode);
  });

  test("a challenge works in its browser alone, for five minutes, and dies after five wrong codes", async () => {
    const [visitor, other] = [provider.visitor(), provider.visitor()];
    const challenge = await challengeOf(visitor, customer.email);
    await challengeOf(other, customer.email);
    const stolen = other.client.call("CompleteLogin", { challenge, code: app.freshCode() });
    await expect(stolen).rejects.toMatchObject(invalid);
    provider.clock.advance(5);
    await expect(visitor.client.call("CompleteLogin", { challenge, code: app.code() })).rejects.toMatchObject(
      invalid,
    );
    const next = await challengeOf(visitor, customer.email);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(
        visitor.client.call("CompleteLogin", { challenge: next, code: "000000" }),
      ).rejects.toMatchObject(wrongCode);
    await expect(
      visitor.client.call("CompleteLogin", { challenge: next, code: app.freshCode() }),
    ).rejects.toMatchObject(invalid);
    expect(await readSubject()).toBe("Wrong codes at your sign-in");
  });

  test("asvs(6.3.1): wrong codes of an account are delayed longer and longer, over all browsers and calls", async () => {
    const wrong = async () => {
      const visitor = provider.visitor();
      const challenge = await challengeOf(visitor, customer.email);
      return visitor.client.call("CompleteLogin", { challenge, code: "000000" });
    };
    for (let tries = 0; tries < 6; tries += 1) await expect(wrong()).rejects.toMatchObject(wrongCode);
    await expect(wrong()).rejects.toMatchObject({ status: 429 });
    await expect(customer.client.call("CreateRecoveryCodes", { code: app.code(1) })).rejects.toMatchObject({
      status: 429,
    });
    provider.clock.advance(2);
    await customer.client.call("CreateRecoveryCodes", { code: app.code() });
  });

  test("asvs(6.5.1): a recovery code works once, in place of the app, and its use is reported", async () => {
    const [code = ""] = app.recoveryCodes;
    const visitor = provider.visitor();
    const typed = code.toLowerCase().replaceAll("-", " ");
    await visitor.client.call("CompleteLogin", {
      challenge: await challengeOf(visitor, customer.email),
      code: typed,
    });
    // The newest e-mail reports the new device.
    const [, letter] = await lettersTo(provider, customer.email);
    expect([letter?.subject, letter?.text]).toEqual([
      "A recovery code was used",
      expect.stringContaining("Unused codes: 9."),
    ]);
    const challenge = await challengeOf(visitor, customer.email);
    await expect(visitor.client.call("CompleteLogin", { challenge, code })).rejects.toMatchObject(wrongCode);
    const { recoveryCodes } = await customer.client.call("CreateRecoveryCodes", { code: app.freshCode() });
    const [, second = ""] = app.recoveryCodes;
    await expect(visitor.client.call("CompleteLogin", { challenge, code: second })).rejects.toMatchObject(
      wrongCode,
    );
    await visitor.client.call("CompleteLogin", { challenge, code: recoveryCodes[0] ?? "" });
  });

  test("a new password voids challenges, and a reset link is no way around the code", async () => {
    const visitor = provider.visitor();
    const challenge = await challengeOf(visitor, customer.email);
    await visitor.client.call("ResetUserPassword", { email: customer.email });
    const { link } = await lastLetter(provider, customer.email);
    const token = new URL(link ?? "").searchParams.get("token") ?? "";
    await visitor.client.call("CompletePasswordReset", { token, newPassword: "Another-2026!" });
    await expect(
      visitor.client.call("CompleteLogin", { challenge, code: app.freshCode() }),
    ).rejects.toMatchObject(invalid);
    // The browser of the reset is remembered, and still needs the code.
    await challengeOf(visitor, customer.email, "Another-2026!");
  });

  test("its removal needs the password and a code, ends other sessions, and sign-in asks for no code", async () => {
    const { client } = customer;
    const code = app.freshCode();
    await expect(client.call("RemoveAuthenticator", { password: "wrong", code })).rejects.toMatchObject({
      code: 1008,
    });
    await expect(
      client.call("RemoveAuthenticator", { password: DEMO.password, code: "000000" }),
    ).rejects.toMatchObject(wrongCode);
    await client.call("RemoveAuthenticator", { password: DEMO.password, code });
    expect(await readSubject()).toBe("Two-step sign-in was turned off");
    expect(await client.call("GetSecondFactor", {})).toMatchObject({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
    });
    await provider.visitor().signIn(customer.email);
  });

  test("outdated challenges and set-ups are deleted", async () => {
    await challengeOf(provider.visitor(), customer.email);
    provider.clock.advance(3 * 24 * 60);
    await purge(provider.deps);
    expect((await provider.query("select 1 from sign_in_challenge")).rows).toEqual([]);
  });
});

test("without the capability a user with an app signs in as before, and no operation is routed", async () => {
  await setUpApp(provider, customer);
  const { capabilities } = provider.deps.config;
  const config = {
    ...provider.deps.config,
    capabilities: capabilities.filter((name) => name !== "secondFactor"),
  };
  const { createApp } = await import("../src/app.ts");
  const app = await createApp({ ...provider.deps, config });
  const visitor = provider.visitor(9, app.fetch);
  await expect(
    visitor.client.call("UserLogin", { email: customer.email, password: DEMO.password }),
  ).resolves.toBeTruthy();
  await expect(
    visitor.client.call("CompleteLogin", { challenge: "x", code: "123456" }),
  ).rejects.toMatchObject({
    status: 404,
  });
});
