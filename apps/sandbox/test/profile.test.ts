import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { referralStore } from "../src/referral/referral.store.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";
import { lastLetter } from "./provider.ts";

openCustomer();

const { userId: _, companyId: __, ...sample } = examples.UpdateUserInfo.request;
/** A value for every field of a profile: the contract's example has all fields. */
const profile = {
  ...sample,
  fullName: "Amira binti Rahman",
  dateOfBirth: "1990-05-13T16:00:00.000Z",
  contactNumber: "+60129998888",
};

test("every field of a profile that the contract accepts is kept", async () => {
  await customer.client.call("UpdateUserInfo", profile);
  expect(await customer.client.call("GetUserInfo", {})).toMatchObject(profile);
});

test("a profile that is loaded and saved unchanged retains its date of birth to the millisecond", async () => {
  for (let round = 0; round < 3; round += 1) {
    const { dateOfBirth } = await customer.client.call("GetUserInfo", {});
    await customer.client.call("UpdateUserInfo", { ...profile, dateOfBirth });
  }
  expect(await customer.client.call("GetUserInfo", {})).toMatchObject(profile);
});

test("the audit names the fields of a profile that were changed, without their values", async () => {
  await customer.client.call("UpdateUserInfo", profile);
  const list = async () =>
    (
      await provider.query(
        `select changes from event where operation = 'UpdateUserInfo' and actor_id = ${customer.userId} order by event_id`,
      )
    ).rows.map((row) => Reflect.get(Object(row), "changes"));
  await customer.client.call("UpdateUserInfo", { ...profile, fullName: "Somebody Else" });
  expect(await list()).toContainEqual(["profile changed (fullName)"]);
  await customer.client.call("UpdateUserInfo", profile);
  await customer.client.call("UpdateUserInfo", profile);
  expect(await list()).toContainEqual(["profile changed (nothing new)"]);
  expect(JSON.stringify(await list())).not.toContain("Somebody Else");
});

test("a date of birth in the future and another country are refused", async () => {
  const tomorrow = { ...profile, dateOfBirth: "2026-11-23T00:00:00.000Z" };
  await expect(customer.client.call("UpdateUserInfo", tomorrow)).rejects.toMatchObject({ status: 400 });
  const moved = { ...profile, countryCode: "SG" };
  await expect(customer.client.call("UpdateUserInfo", moved)).rejects.toMatchObject({ code: 1005 });
});

test("withdrawal settings accept a bank of the user's country, and the user is notified", async () => {
  const banks = await customer.client.call("GetWithdrawalMethod", { countryCode: "MY" });
  expect(banks.map(({ code }) => code)).toContain("DAYB");
  const settings = { currencyCode: "MYR", bankAccountNumber: "123456789", bankAccountName: "Lea Martin" };
  const nowhere = { ...settings, bankCode: "NOWHERE" };
  await expect(customer.client.call("UpdateUserWithdrawalInfo", nowhere)).rejects.toMatchObject({
    code: 2001,
  });
  await customer.client.call("UpdateUserWithdrawalInfo", { ...settings, bankCode: "DAYB" });
  expect(await customer.client.call("GetUserInfo", {})).toMatchObject({ withdrawalBank: "DAYB" });
  expect((await lastLetter(provider, customer.email)).subject).toBe("Your withdrawal settings were changed");
});

test("a bank of withdrawals is not set without a number or a holder: the next one would count as the first", async () => {
  const whole = {
    currencyCode: "MYR",
    bankCode: "DAYB",
    bankAccountNumber: "1",
    bankAccountName: "Lea Martin",
  };
  for (const lacking of [
    { bankAccountNumber: " " },
    { bankAccountNumber: "- -" },
    { bankAccountName: " " },
  ]) {
    const sent = customer.client.call("UpdateUserWithdrawalInfo", { ...whole, ...lacking });
    await expect(sent).rejects.toMatchObject({ message: "The bank account is incomplete." });
  }
});

test("a country without a list of banks offers an international transfer", async () => {
  expect(await customer.client.call("GetWithdrawalMethod", { countryCode: "IS" })).toMatchObject([
    { code: "SWIFT" },
  ]);
});

test("the referral tree of the demo account has three levels, the nearest first", async () => {
  await customer.signIn("demo@example.com");
  const rows = await customer.client.call("GetReferralHierarchy", {});
  expect(rows.map(({ level }) => level)).toEqual([1, 1, 1, 2, 2, 3, 3]);
  expect(rows.find(({ name }) => name === "Tomáš Novák")).toMatchObject({
    parent: "Chen Wei",
    active: false,
  });
});

test("the compound scheme's log shows which subscriptions are active and which are over", async () => {
  await customer.signIn("demo@example.com");
  expect(await customer.client.call("GetCompoundSchemeLogByUserId", {})).toMatchObject([
    { status: "Active", interestDay: 51, subscriptionDays: 90 },
    { status: "Completed", interestDay: 90 },
    { status: "Completed", interestDay: 30 },
  ]);
});

test("a referral tree that is too long is cut after whole levels, the nearest first", async () => {
  const { sql } = provider.deps;
  const { staffUserId } = await customer.signIn("demo@example.com");
  const all = await referralStore.hierarchy(sql, staffUserId);
  expect(await referralStore.hierarchy(sql, staffUserId, all.length - 1)).toHaveLength(all.length - 1);
  const near = all.filter(({ level }) => level === 1);
  expect(await referralStore.hierarchy(sql, staffUserId, near.length)).toEqual(near);
});
