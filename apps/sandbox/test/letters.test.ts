import { describe, expect, test } from "vitest";
import { lettersTo } from "./letters-to.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";
import { lastLetter } from "./provider.ts";

openCustomer();

const subjects = async (email: string) => (await lettersTo(provider, email)).map(({ subject }) => subject);
const password = "Sandbox-2026!";
const register = async (more: { fullname?: string; email?: string } = {}) => {
  const visitor = provider.visitor();
  const username = provider.deps.randomId().toLowerCase();
  const person = {
    fullname: "Lea Martin",
    username,
    email: `${username}@example.com`,
    contactNumber: "+60198765432",
    password,
    countryId: 1325,
    referralCode: "NORTHGALE",
    ...more,
  };
  await visitor.client.call("CreateUser", person);
  await visitor.signIn(person.email);
  return { ...visitor, email: person.email };
};
const toAnotherBank = (bankAccountNumber: string) => ({
  currencyCode: "MYR",
  bankCode: "RIDG",
  bankAccountNumber,
  bankAccountName: "Lea Martin",
});

test("a waiting request to the mailbox returns the e-mail that is being delivered, and not the e-mail before it", async () => {
  await customer.client.call("ResetUserPassword", { email: customer.email });
  await lettersTo(provider, customer.email);
  await customer.client.call("UpdateUserPassword", { oldPassword: password, newPassword: "Another-2026!" });
  const path = `/sandbox/mailbox.json?to=${encodeURIComponent(customer.email)}&wait=20`;
  const [response] = await Promise.all([provider.visitor().fetch(path), provider.work()]);
  expect(await response.json()).toMatchObject([{ subject: "Your password was changed" }, {}]);
});

test("an unverified address receives verification e-mails only, whatever its account does", async () => {
  const { client, email } = await register();
  await expect(client.call("UpdateUserWithdrawalInfo", toAnotherBank("800123456"))).rejects.toMatchObject({
    message: "Please verify your email first.",
  });
  await client.call("UpdateUserPassword", { oldPassword: password, newPassword: "Another-2026!" });
  await client.call("ResetUserPassword", { email });
  expect(await subjects(email)).toEqual(["Please verify your email", "Please verify your email"]);
  expect((await lettersTo(provider, email))[0]?.text).toContain("Then ask for the new password once more.");
});

test("an account that a stranger registered in the owner's name loses its other sessions when the owner verifies the address", async () => {
  const intruder = await register();
  const other = provider.visitor();
  await other.signIn(intruder.email);
  const token =
    new URL((await lastLetter(provider, intruder.email)).link ?? "").searchParams.get("token") ?? "";
  await provider.visitor().client.call("VerifyEmail", { token });
  for (const { client } of [intruder, other])
    await expect(client.call("GetUserInfo", {})).rejects.toMatchObject({ status: 401 });
  const { rows } = await provider.query(
    `select withdrawal_bank from app_user where email = '${intruder.email}' and withdrawal_bank is null`,
  );
  expect(rows).toHaveLength(1);
});

test("the browser that opens the verification link stays signed in, and the user's others do not", async () => {
  const own = await register();
  const other = provider.visitor();
  await other.signIn(own.email);
  const token = new URL((await lastLetter(provider, own.email)).link ?? "").searchParams.get("token") ?? "";
  await own.client.call("VerifyEmail", { token });
  expect(await own.client.call("GetUserInfo", {})).toMatchObject({ email: own.email });
  await expect(other.client.call("GetUserInfo", {})).rejects.toMatchObject({ status: 401 });
});

test("a stranger's mailbox gets six e-mails an hour at most, from any accounts and spellings; further ones wait", async () => {
  const inbox = provider.deps.randomId().toLowerCase();
  const addresses = Array.from({ length: 8 }, (_, index) => `${inbox}+${index}@example.com`);
  for (const email of addresses) await register({ email });
  const count = async () => {
    await provider.work();
    return (await Promise.all(addresses.map((email) => lettersTo(provider, email)))).flat().length;
  };
  expect(await count()).toBe(6);
  provider.clock.advance(61);
  expect(await count()).toBe(8);
});

test("an e-mail to a stranger that was delayed beyond the life of its link is never sent", async () => {
  const inbox = provider.deps.randomId().toLowerCase();
  const addresses = Array.from({ length: 7 }, (_, index) => `${inbox}+${index}@example.com`);
  for (const email of addresses) await register({ email });
  await provider.work();
  provider.clock.advance(48 * 60 + 1);
  await provider.work();
  expect((await Promise.all(addresses.map((email) => lettersTo(provider, email)))).flat()).toHaveLength(6);
  const { rows } = await provider.query(
    `select 1 from mail where recipient like '${inbox}%' and sent_at is null`,
  );
  expect(rows).toEqual([]);
});

test("an address that stays unverified gets twenty e-mails a day at most", async () => {
  const { client, email, signIn } = await register();
  await provider.work();
  for (const total of [6, 11, 16, 20, 20]) {
    for (let round = 0; round < 5; round += 1) {
      await client.call("ResendVerificationEmail", {});
      await provider.work();
    }
    expect(await subjects(email)).toHaveLength(total);
    provider.clock.advance(61);
    await signIn(email);
  }
});

test("no e-mail contains a text that a client wrote", async () => {
  const fullname = "customer. Your withdrawal of 9,800 is on hold, call +60 3 1234";
  const { client, email } = await register({ fullname });
  const token = new URL((await lastLetter(provider, email)).link ?? "").searchParams.get("token") ?? "";
  await client.call("VerifyEmail", { token });
  await client.call("UpdateUserWithdrawalInfo", {
    ...toAnotherBank("8001 call us"),
    bankAccountName: "Call +60 3 1234",
  });
  for (const { text, html } of await lettersTo(provider, email)) {
    expect(text).toMatch(/^Hello,\n/);
    expect(text + html).not.toMatch(/on hold|Call \+60|customer\./);
  }
});

test.each([
  "Lea at www.evil.example",
  "https://evil.example",
  "evil.example",
  "Lea ｅｖｉｌ．ｅｘａｍｐｌｅ",
])("the name %s, which contains a web address, is refused", async (name) => {
  await expect(register({ fullname: name })).rejects.toMatchObject({ status: 400 });
  const { dateOfBirth } = await customer.client.call("GetUserInfo", {});
  const profile = { fullName: name, dateOfBirth, contactNumber: "+60129998888", countryCode: "MY" };
  await expect(customer.client.call("UpdateUserInfo", profile)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("A name cannot hold a web address."),
  });
});

test.each([
  "Kumar A/L Raman",
  "Tan Ah Kow @ Tan Beng",
  "J. R. Smith",
  "Mohd. Ali bin Abu",
  "Siti Nur'Aisyah",
])("the name %s is valid", async (fullName) => {
  const { dateOfBirth } = await customer.client.call("GetUserInfo", {});
  const profile = { dateOfBirth, contactNumber: "+60129998888", countryCode: "MY" };
  await customer.client.call("UpdateUserInfo", { ...profile, fullName });
  expect(await customer.client.call("GetUserInfo", {})).toMatchObject({ fullName });
});

test("unchanged withdrawal settings cause no e-mail, and the sixth change within an hour is refused", async () => {
  const change = (number: string) =>
    customer.client.call("UpdateUserWithdrawalInfo", toAnotherBank(`80012345${number}`));
  for (const number of ["1", "1", "2", "3", "4", "5"]) await change(number);
  await expect(change("6")).rejects.toMatchObject({ status: 429 });
  const letters = await lettersTo(provider, customer.email);
  expect(letters).toHaveLength(5);
  expect(letters[0]?.text).toContain("Ridgeline Bank, account ending in 3455");
});

describe("the code of a withdrawal", () => {
  const hundred = { paymentPlatformId: 11, amountUsd: 100 };
  const request = async (what: object) => {
    await customer.client.call("RequestOtpWithdrawal", what);
    const [letter] = await lettersTo(provider, customer.email);
    return { otpValue: letter?.code ?? "", text: letter?.text ?? "" };
  };
  const withdraw = (otpValue: string, amountUsd = 100, amount = 441) =>
    customer.client.call("WithdrawalRequest", {
      paymentPlatformId: 11,
      currencyCode: "MYR",
      amount,
      amountUsd,
      otpValue,
    });

  test("names the amount and the account, and confirms no other amount", async () => {
    const { otpValue, text } = await request(hundred);
    expect(text).toContain(
      "a withdrawal of $100.00 (RM\u00A0441.00) to Daybreak Bank, account ending in 6540",
    );
    await expect(withdraw(otpValue, 101, 445.41)).rejects.toMatchObject({ code: 2011 });
    await withdraw(otpValue);
  });

  test.each([["with an amount", hundred] as const, ["without", {}] as const])(
    "requested for %s does not confirm an account that was set later",
    async (_what, wish) => {
      const { otpValue } = await request(wish);
      await customer.client.call("UpdateUserWithdrawalInfo", toAnotherBank("999999999"));
      await expect(withdraw(otpValue)).rejects.toMatchObject({ code: 1130 });
      // The account was set like at a provider without a waiting time for accounts.
      await provider.query(
        `update app_user set withdrawal_usable_from = null where user_id = ${customer.userId}`,
      );
      await expect(withdraw(otpValue)).rejects.toMatchObject({ code: 2011 });
    },
  );

  test("is sent again at once for another amount, and after a minute for the same", async () => {
    const first = await request(hundred);
    await expect(request(hundred)).rejects.toMatchObject({ status: 429 });
    const second = await request({ ...hundred, amountUsd: 50 });
    await expect(withdraw(first.otpValue)).rejects.toMatchObject({ code: 2011 });
    await withdraw(second.otpValue, 50, 220.5);
  });

  test("is not sent for an amount that cannot be withdrawn", async () => {
    await expect(request({ ...hundred, amountUsd: 1 })).rejects.toMatchObject({ code: 2002 });
    await expect(request({ ...hundred, paymentPlatformId: 61 })).rejects.toMatchObject({ code: 2001 });
    await expect(request({ amountUsd: 100 })).rejects.toMatchObject({ status: 400 });
  });
});
