import { describe, expect, test } from "vitest";
import { lettersTo } from "./letters-to.ts";
import { countSessions, customer, openCustomer, provider, readSubject } from "./one-customer.ts";
import { DEMO, lastLetter } from "./provider.ts";
import { addPasskey, signInBy } from "./software-passkey.ts";

openCustomer();

const { password } = DEMO;
const passwordWrong = { code: 1008 };
const refused = { kind: "refused", code: 1160 };

describe("the removal of a passkey", () => {
  test("needs the password and ends other sessions; after the last removal the user can still sign in with the password", async () => {
    const passkey = await addPasskey(customer);
    const { passkeyId } = passkey;
    const byPasskey = provider.visitor();
    await signInBy(byPasskey, passkey);
    const { client } = customer;
    await expect(client.call("RemovePasskey", { passkeyId, password: "wrong" })).rejects.toMatchObject(
      passwordWrong,
    );
    await client.call("RemovePasskey", { passkeyId, password });
    expect(await countSessions()).toBe(1);
    expect(await readSubject()).toBe("A passkey was removed");
    await expect(client.call("RemovePasskey", { passkeyId, password })).rejects.toMatchObject({ code: 1162 });
    await provider.visitor().signIn(customer.email);
  });

  test("is part of a reported sign-in, since a passkey may be the thief's", async () => {
    const passkey = await addPasskey(customer);
    // The first sign-in of an account is not reported.
    await provider.visitor().signIn(customer.email);
    await provider.visitor().signIn(customer.email);
    const token = (await lastLetter(provider, customer.email)).link?.split("token=")[1] ?? "";
    await provider.visitor().client.call("ReportSignIn", { token });
    await expect(signInBy(provider.visitor(), passkey)).rejects.toMatchObject(refused);
  });

  test("is part of a new password by a link, because a thief who knew the earlier password may have added a passkey", async () => {
    const passkey = await addPasskey(customer);
    const { client } = provider.visitor();
    await client.call("ResetUserPassword", { email: customer.email });
    await provider.work();
    const token = (await lastLetter(provider, customer.email)).link?.split("token=")[1] ?? "";
    await client.call("CompletePasswordReset", { token, newPassword: "Another-passphrase-7" });
    await expect(signInBy(provider.visitor(), passkey)).rejects.toMatchObject(refused);
    const subjects = (await lettersTo(provider, customer.email)).map((letter) => letter.subject);
    expect(subjects).toContain("A passkey was removed");
  });
});

describe("a new password that is set in a session", () => {
  const change = () =>
    customer.client.call("UpdateUserPassword", {
      oldPassword: password,
      newPassword: "Another-passphrase-7",
    });

  test("keeps the passkeys, and the e-mail says how many there are and leads to their removal", async () => {
    const [one] = [await addPasskey(customer), await addPasskey(customer)];
    await change();
    const { subject, text, link } = await lastLetter(provider, customer.email);
    expect(subject).toBe("Your password was changed");
    expect(text).toContain("Passkeys that still sign in without the password: 2.");
    expect(text).toMatch(/See your passkeys:\n\S+\/profile\?tab=contact/);
    expect(link).toBeNull();
    await signInBy(provider.visitor(), one);
  });

  test("sends an e-mail without passkeys and link to a user without passkeys", async () => {
    await change();
    const { text } = await lastLetter(provider, customer.email);
    expect(text).not.toMatch(/passkey|profile/i);
  });
});
