import { describe, expect, test } from "vitest";
import { purge } from "../src/jobs/purge.ts";
import { setUpApp } from "./authenticator.ts";
import { createCustomer } from "./customer.ts";
import { countSessions, customer, openCustomer, provider, readSubject } from "./one-customer.ts";
import { DEMO } from "./provider.ts";
import { addPasskey, signInBy, SoftwarePasskey } from "./software-passkey.ts";
import { stepUpOf } from "./step-up.ts";

openCustomer();

const { password } = DEMO;
const passwordWrong = { code: 1008 };
const challengeInvalid = { code: 1106 };
const refused = { kind: "refused", code: 1160 };
const stepUpNeeded = { code: 1102 };
const listOf = async () => (await customer.client.call("GetPasskeys", {})).passkeys;

describe("the addition of a passkey", () => {
  test("needs the password, is reported by e-mail and in the inbox, and freezes withdrawals", async () => {
    const { client } = customer;
    await expect(client.call("BeginPasskeyRegistration", { password: "wrong" })).rejects.toMatchObject(
      passwordWrong,
    );
    await addPasskey(customer, " My phone ");
    expect(await listOf()).toMatchObject([{ name: "My phone", lastUsedAt: null }]);
    expect(await readSubject()).toBe("A passkey was added");
    expect((await client.call("GetInbox", {})).entries).toMatchObject([{ change: "passkeyAdded" }]);
    expect((await client.call("GetFreeze", {})).frozenUntil).not.toBeNull();
  });

  test("needs a verified address, and an authenticator that verified its user on a page of the portal", async () => {
    const fresh = provider.visitor();
    await fresh.signIn("fresh@example.com");
    await expect(fresh.client.call("BeginPasskeyRegistration", { password })).rejects.toMatchObject({
      code: 2009,
    });
    for (const how of [
      { isVerified: false },
      { origin: "https://portal.example" },
      { rpId: "example.com" },
    ]) {
      const begun = await customer.client.call("BeginPasskeyRegistration", { password });
      const created = new SoftwarePasskey().create(begun, how);
      const adding = customer.client.call("CompletePasskeyRegistration", { name: "Other", ...created });
      await expect(adding).rejects.toMatchObject(refused);
    }
    expect(await listOf()).toEqual([]);
  });

  test("takes its challenge once, in its session, for five minutes; a repeated request has the first answer", async () => {
    const { client } = customer;
    const passkey = new SoftwarePasskey();
    const begun = await client.call("BeginPasskeyRegistration", { password });
    const elsewhere = provider.visitor();
    await elsewhere.signIn(customer.email);
    const given = { name: "My phone", ...passkey.create(begun) };
    await expect(elsewhere.client.call("CompletePasskeyRegistration", given)).rejects.toMatchObject(
      challengeInvalid,
    );
    const added = await client.call("CompletePasskeyRegistration", given);
    expect(await client.call("CompletePasskeyRegistration", given)).toEqual(added);
    const again = { name: "Again", ...new SoftwarePasskey().create(begun) };
    await expect(client.call("CompletePasskeyRegistration", again)).rejects.toMatchObject(challengeInvalid);
    const late = await client.call("BeginPasskeyRegistration", { password });
    provider.clock.advance(6);
    await expect(
      client.call("CompletePasskeyRegistration", { name: "Late", ...new SoftwarePasskey().create(late) }),
    ).rejects.toMatchObject(challengeInvalid);
    expect(await listOf()).toHaveLength(1);
  });

  test("names the known ones, keeps one handle, and ends at ten", async () => {
    const first = await addPasskey(customer);
    const begun = await customer.client.call("BeginPasskeyRegistration", { password });
    expect(begun).toMatchObject({
      known: [first.credentialId],
      userHandle: first.userHandle,
      rpId: "localhost",
      userName: customer.email,
    });
    for (let count = 1; count < 10; count += 1) {
      await provider.forgetLimits();
      await addPasskey(customer, `Key ${count}`);
    }
    await provider.forgetLimits();
    await expect(addPasskey(customer)).rejects.toMatchObject({ code: 1161 });
  });

  test("and the removal need a code of a user with a second factor", async () => {
    const passkey = await addPasskey(customer);
    const app = await setUpApp(provider, customer);
    const { client } = customer;
    const begin = () => client.call("BeginPasskeyRegistration", { password });
    await expect(begin()).rejects.toMatchObject(stepUpNeeded);
    const remove = () => client.call("RemovePasskey", { password, passkeyId: passkey.passkeyId });
    await expect(remove()).rejects.toMatchObject(stepUpNeeded);
    await stepUpOf(customer, "BeginPasskeyRegistration", app.freshCode());
    await begin();
    await stepUpOf(customer, "RemovePasskey", app.freshCode());
    await remove();
    expect(await listOf()).toEqual([]);
  });
});

describe("a sign-in by a passkey", () => {
  test("opens a session without a password and without a code, and says when it was", async () => {
    const passkey = await addPasskey(customer);
    await setUpApp(provider, customer);
    const visitor = provider.visitor();
    expect(await signInBy(visitor, passkey)).toMatchObject({ staffUserId: customer.userId });
    expect(await visitor.client.call("GetPasskeys", {})).toMatchObject({
      passkeys: [{ lastUsedAt: provider.clock.now().toISOString() }],
    });
    // Each use counts.
    await signInBy(provider.visitor(), passkey);
  });

  test("is of one company, and of clients alone", async () => {
    const passkey = await addPasskey(customer);
    await expect(signInBy(provider.visitor(12), passkey)).rejects.toMatchObject(refused);
    const staffId = "(select user_id from app_user where email = 'staff@example.com')";
    await provider.query(`update passkey set user_id = ${staffId} where passkey_id = '${passkey.passkeyId}'`);
    await expect(signInBy(provider.visitor(), passkey)).rejects.toMatchObject(refused);
  });

  test("shows a refused attempt in the list of sign-ins, and leaves no session", async () => {
    const passkey = await addPasskey(customer);
    const before = await countSessions();
    await expect(signInBy(provider.visitor(), passkey, { isVerified: false })).rejects.toMatchObject(refused);
    expect(await countSessions()).toBe(before);
    const signIns = await customer.client.call("GetSignInHistory", {});
    expect(signIns.filter(({ succeeded }) => !succeeded)).toHaveLength(1);
  });

  test("leaves no challenges behind", async () => {
    await provider.visitor().client.call("BeginPasskeyLogin", {});
    provider.clock.advance(2 * 24 * 60);
    await purge(provider.deps);
    expect((await provider.query("select 1 from passkey_challenge")).rows).toEqual([]);
  });
});

describe("a passkey in place of a code", () => {
  const purpose = "UpdateUserPassword";
  const begin = () => customer.client.call("BeginPasskeyStepUp", { purpose });
  const newPassword = { oldPassword: password, newPassword: "another-passphrase" };
  type Given = Omit<ReturnType<SoftwarePasskey["answer"]>, "userHandle"> & { userHandle: string | null };
  const prove = (given: Given, call: typeof purpose | "AddPayee" = purpose) =>
    customer.client.call("CompletePasskeyStepUp", { purpose: call, ...given });

  test("proves one call of its purpose, and the same request again is answered alike", async () => {
    const passkey = await addPasskey(customer);
    await setUpApp(provider, customer);
    const change = () => customer.client.call("UpdateUserPassword", newPassword);
    await expect(change()).rejects.toMatchObject(stepUpNeeded);
    const { challenge, known } = await begin();
    expect(known).toEqual([passkey.credentialId]);
    const given = passkey.answer(challenge);
    await expect(prove(given, "AddPayee")).rejects.toMatchObject(challengeInvalid);
    await prove(given);
    await prove(given);
    await change();
    await expect(prove(given)).rejects.toMatchObject(challengeInvalid);
  });

  test("is not repeated once its proof is outdated, since the call would be refused again", async () => {
    const passkey = await addPasskey(customer);
    await setUpApp(provider, customer);
    const given = passkey.answer((await begin()).challenge);
    await prove(given);
    provider.clock.advance(6);
    await expect(prove(given)).rejects.toMatchObject(challengeInvalid);
  });

  test("needs no user handle, which authenticators may leave out of a request that names the passkeys", async () => {
    const passkey = await addPasskey(customer);
    await setUpApp(provider, customer);
    const given = passkey.answer((await begin()).challenge);
    await prove({ ...given, userHandle: null });
    expect(await customer.client.call("UpdateUserPassword", newPassword)).toBeNull();
  });

  test("is asked of users with a second factor, and of those who have one", async () => {
    await addPasskey(customer);
    await expect(begin()).rejects.toMatchObject({ code: 1107 });
    const other = await createCustomer(provider);
    await setUpApp(provider, other);
    await expect(other.client.call("BeginPasskeyStepUp", { purpose })).rejects.toMatchObject({ code: 1162 });
  });

  test("is the caller's own, with a verified user", async () => {
    const passkey = await addPasskey(customer);
    await setUpApp(provider, customer);
    const theirs = await addPasskey(await createCustomer(provider));
    await expect(prove(theirs.answer((await begin()).challenge))).rejects.toMatchObject(refused);
    const unverified = passkey.answer((await begin()).challenge, { isVerified: false });
    await expect(prove(unverified)).rejects.toMatchObject(refused);
    const ofSignIn = await provider.visitor().client.call("BeginPasskeyLogin", {});
    await expect(prove(passkey.answer(ofSignIn.challenge))).rejects.toMatchObject(challengeInvalid);
  });
});
