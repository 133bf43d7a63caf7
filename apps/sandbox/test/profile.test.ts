import { examples } from "@broker/api-spec/examples";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { referralStore } from "../src/referral/referral.store.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, image, lastLetter, type Provider, type Visitor } from "./provider.ts";

let provider: Provider;
let customer: Customer;
let visitor: Visitor;
beforeAll(async () => {
  provider = await createProvider();
});
beforeEach(async () => {
  provider.clock.reset();
  customer = await createCustomer(provider);
  visitor = customer;
});
afterAll(() => provider.close());

const { userId: _, companyId: __, ...sample } = examples.UpdateUserInfo.request;
/** A value for every field of a profile: the contract's example has all fields. */
const profile = {
  ...sample,
  fullName: "Amira binti Rahman",
  dateOfBirth: "1990-05-13T16:00:00.000Z",
  contactNumber: "+60129998888",
};

test("every field of a profile that the contract accepts is kept", async () => {
  await visitor.client.call("UpdateUserInfo", profile);
  expect(await visitor.client.call("GetUserInfo", {})).toMatchObject(profile);
});

test("a profile that is loaded and saved unchanged retains its date of birth to the millisecond", async () => {
  for (let round = 0; round < 3; round += 1) {
    const { dateOfBirth } = await visitor.client.call("GetUserInfo", {});
    await visitor.client.call("UpdateUserInfo", { ...profile, dateOfBirth });
  }
  expect(await visitor.client.call("GetUserInfo", {})).toMatchObject(profile);
});

test("a date of birth in the future and another country are refused", async () => {
  const tomorrow = { ...profile, dateOfBirth: "2026-11-23T00:00:00.000Z" };
  await expect(visitor.client.call("UpdateUserInfo", tomorrow)).rejects.toMatchObject({ status: 400 });
  const moved = { ...profile, countryCode: "SG" };
  await expect(visitor.client.call("UpdateUserInfo", moved)).rejects.toMatchObject({ code: 1005 });
});

test("withdrawal settings accept a bank of the user's country, and the user is notified", async () => {
  const banks = await visitor.client.call("GetWithdrawalMethod", { countryCode: "MY" });
  expect(banks.length).toBeGreaterThan(10);
  const settings = { currencyCode: "MYR", bankAccountNumber: "123456789", bankAccountName: "Lea Martin" };
  const nowhere = { ...settings, bankCode: "NOWHERE" };
  await expect(visitor.client.call("UpdateUserWithdrawalInfo", nowhere)).rejects.toMatchObject({
    code: 2001,
  });
  await visitor.client.call("UpdateUserWithdrawalInfo", { ...settings, bankCode: "MBB" });
  expect(await visitor.client.call("GetUserInfo", {})).toMatchObject({ withdrawalBank: "MBB" });
  expect((await lastLetter(provider, customer.email)).subject).toBe("Your withdrawal settings were changed");
});

test("a country without a list of banks offers an international transfer", async () => {
  expect(await visitor.client.call("GetWithdrawalMethod", { countryCode: "IS" })).toMatchObject([
    { code: "SWIFT" },
  ]);
});

describe("a password", () => {
  test("asvs(6.2.3): is changed by a user who knows the old one", async () => {
    const wrong = { oldPassword: "not-the-old-one", newPassword: "Another-2026!" };
    await expect(visitor.client.call("UpdateUserPassword", wrong)).rejects.toMatchObject({ code: 1008 });
  });

  test("asvs(7.4.3): ends every other session when it is changed; the current one continues with a new cookie", async () => {
    const elsewhere = provider.visitor();
    await elsewhere.signIn(customer.email);
    await visitor.client.call("UpdateUserPassword", {
      oldPassword: "Sandbox-2026!",
      newPassword: "Another-2026!",
    });
    await visitor.client.call("GetUserInfo", {});
    await expect(elsewhere.client.call("GetUserInfo", {})).rejects.toMatchObject({ status: 401 });
    await expect(provider.visitor().signIn(customer.email)).rejects.toMatchObject({ code: 1001 });
  });

  const ask = (email: string) => visitor.client.call("ResetUserPassword", { email });
  const set = (token: string, password: string, confirm = password) =>
    visitor.fetch("/sandbox/reset-password", {
      method: "POST",
      body: new URLSearchParams({ token, password, confirm }),
    });

  test("asvs(6.4.1): is reset by a link that is valid once, for an hour, and ends every session", async () => {
    const elsewhere = provider.visitor();
    await elsewhere.signIn(customer.email);
    await ask(customer.email.toUpperCase().replace("EXAMPLE.COM", "example.com"));
    await provider.work();
    const link = new URL((await lastLetter(provider, customer.email)).link ?? "");
    const token = link.searchParams.get("token") ?? "";
    // The link leads to the portal's page where the provider has the operation for it; the provider's page accepts it
    // too.
    expect(link.pathname).toBe("/reset-password");
    const page = await visitor.fetch(`/sandbox/reset-password${link.search}`);
    expect(page.status).toBe(200);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await set(token, "short")).status).toBe(422);
    expect(await (await set(token, "A-new-one-2026", "Another-2026")).text()).toContain(
      "New password and confirm password do not match.",
    );
    expect((await set(token, "A-new-one-2026")).status).toBe(200);
    expect((await set(token, "And-another-2026")).status).toBe(410);
    await expect(elsewhere.client.call("GetUserInfo", {})).rejects.toMatchObject({ status: 401 });
    await expect(visitor.signIn(customer.email)).rejects.toMatchObject({ code: 1001 });
    await visitor.client.call("UserLogin", { email: customer.email, password: "A-new-one-2026" });
    expect(await provider.control("events?operation=ResetUserPasswordPage")).toMatchObject([
      { changes: [`user ${customer.userId} set a new password`] },
    ]);
  });

  test("reset on the portal's own page is one row of the audit", async () => {
    await ask(customer.email);
    await provider.work();
    const token = new URL((await lastLetter(provider, customer.email)).link ?? "").searchParams.get("token");
    const rows = () =>
      provider.query(`select operation, changes from event
        where changes::text like '%user ${customer.userId} %' or operation = 'CompletePasswordReset' order by event_id`);
    const before = (await rows()).rows.length;
    await visitor.client.call("CompletePasswordReset", { token: token ?? "", newPassword: "Another-2026!" });
    expect((await rows()).rows.slice(before)).toEqual([
      { operation: "CompletePasswordReset", changes: [`user ${customer.userId} set a new password`] },
    ]);
  });

  test("is not reset by a link that is an hour old, or invented", async () => {
    await ask(customer.email);
    await provider.work();
    const token = new URL((await lastLetter(provider, customer.email)).link ?? "").searchParams.get("token");
    provider.clock.advance(61);
    expect((await visitor.fetch(`/sandbox/reset-password?token=${token}`)).status).toBe(410);
    expect((await visitor.fetch("/sandbox/reset-password?token=made-up")).status).toBe(410);
  });

  test("asvs(6.3.8): has a reset request with the same answer for known and unknown addresses, and an e-mail to known ones only", async () => {
    expect(await ask("nobody@example.com")).toBeNull();
    expect(await ask(customer.email)).toBeNull();
    await provider.work();
    expect((await lastLetter(provider, customer.email)).subject).toBe("Set a new password");
    await expect(lastLetter(provider, "nobody@example.com")).rejects.toThrow("There is no letter");
  });
});

describe("an identity check", () => {
  const form = () => ({
    FirstName: "Lea",
    LastName: "Martin",
    Email: "lea@example.com",
    ContactNumber: "+60123456789",
    DateOfBirth: "1990-05-13T16:00:00Z",
    Address: "1 Jalan Ampang, 50450",
    Nationality: "French",
    DocumentType: "passport" as const,
    Id: "A1234567",
    FrontKyc: image("front.png"),
    BackKyc: image("back.png"),
  });
  const register = async () => {
    visitor = provider.visitor();
    const { client } = visitor;
    const name = provider.deps.randomId().toLowerCase();
    const email = `${name}@example.com`;
    await client.call("CreateUser", {
      fullname: "Lea Martin",
      username: name,
      email,
      contactNumber: "+60198765432",
      password: "Sandbox-2026!",
      countryId: 1325,
      referralCode: "NORTHGALE",
    });
    const user = await visitor.signIn(email);
    return { user, letter: await lastLetter(provider, email) };
  };

  test("goes from not submitted to pending to approved, with its documents for its owner and staff", async () => {
    const { user, letter } = await register();
    await expect(visitor.client.call("KycVerification", form())).rejects.toMatchObject({ code: 2009 });
    await visitor.client.call("VerifyEmail", {
      token: new URL(letter.link ?? "").searchParams.get("token") ?? "",
    });
    await visitor.client.call("KycVerification", form());
    expect(await visitor.client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 1, verified: false });
    await expect(visitor.client.call("KycVerification", form())).rejects.toMatchObject({ code: 3001 });

    const path = `/api/files/kyc/${user.staffUserId}/front`;
    expect((await visitor.fetch(path)).headers.get("content-type")).toBe("image/png");
    const stranger = provider.visitor();
    await stranger.signIn();
    expect((await stranger.fetch(path)).status).toBe(404);
    const staff = await provider.staff();
    expect(await (await staff.fetch("/sandbox/backoffice/kyc")).text()).toContain(path);

    await provider.control(`kyc/${user.staffUserId}/approve`, {});
    expect(await visitor.client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 3, verified: true });
    await expect(provider.control(`kyc/${user.staffUserId}/approve`, {})).rejects.toThrow("409");
    await provider.control(`kyc/${user.staffUserId}/cancel`, { reason: "It was a forgery." });
    expect(await visitor.client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 4, verified: false });
    expect(await provider.control("events?operation=BackOfficeKyc")).toMatchObject([
      { status: 200, changes: [expect.stringContaining("It was a forgery.")] },
      { status: 409, changes: [] },
      { status: 200, changes: [`kyc ${user.staffUserId} → approve`] },
    ]);
    expect(await provider.control("ledger")).toMatchObject({ ok: true });
  });

  test("accepts photos only, and stores nothing of a refused submission", async () => {
    const { letter } = await register();
    await visitor.client.call("VerifyEmail", {
      token: new URL(letter.link ?? "").searchParams.get("token") ?? "",
    });
    const before = (await provider.deps.files.list()).length;
    const disguised = { ...form(), BackKyc: new File(["%PDF-1.4"], "back.png", { type: "image/png" }) };
    await expect(visitor.client.call("KycVerification", disguised)).rejects.toMatchObject({
      status: 415,
      message: "Unsupported file format. Only jpg, jpeg, and png are allowed.",
    });
    expect((await provider.deps.files.list()).length).toBe(before);
    expect(await visitor.client.call("GetUserInfo", {})).toMatchObject({ kycStatus: 0 });
  });
});

test("the referral tree of the demo account has three levels, the nearest first", async () => {
  await visitor.signIn("demo@example.com");
  const rows = await visitor.client.call("GetReferralHierarchy", {});
  expect(rows.map(({ level }) => level)).toEqual([1, 1, 1, 2, 2, 3, 3]);
  expect(rows.find(({ name }) => name === "Tomáš Novák")).toMatchObject({
    parent: "Chen Wei",
    active: false,
  });
});

test("the compound scheme's log shows which subscriptions are active and which are over", async () => {
  await visitor.signIn("demo@example.com");
  expect(await visitor.client.call("GetCompoundSchemeLogByUserId", {})).toMatchObject([
    { status: "Active", interestDay: 51, subscriptionDays: 90 },
    { status: "Completed", interestDay: 90 },
    { status: "Completed", interestDay: 30 },
  ]);
});

test("a referral tree that is too long is cut after whole levels, the nearest first", async () => {
  const { sql } = provider.deps;
  const { staffUserId } = await visitor.signIn("demo@example.com");
  const all = await referralStore.hierarchy(sql, staffUserId);
  expect(await referralStore.hierarchy(sql, staffUserId, all.length - 1)).toHaveLength(all.length - 1);
  const near = all.filter(({ level }) => level === 1);
  expect(await referralStore.hierarchy(sql, staffUserId, near.length)).toEqual(near);
});
