import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createProvider, hundredDollars, type Provider, receipt } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterEach(async () => {
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
afterAll(() => provider.close());

test("a journey from registration to a credited deposit, with the exact amount", async () => {
  const { client, fetch, signIn } = provider.visitor();
  const password = "Sandbox-2026!";
  const countries = await client.call("GetCountries", {});
  const malaysia = countries.find(({ countryCode }) => countryCode === "MY");
  await client.call("CreateUser", {
    fullname: "Nur Aisyah",
    username: "aisyah",
    email: "Aisyah@example.com",
    contactNumber: "+60198765432",
    password,
    countryId: malaysia?.countryId ?? 0,
    referralCode: "NORTHGALE",
  });
  await provider.work();
  const letters: unknown = await (await fetch("/sandbox/mailbox.json?to=aisyah@example.com")).json();
  const [letter] = Array.isArray(letters) ? letters : [];
  expect(letter).toMatchObject({ to: "aisyah@example.com", code: null });
  const token = new URL(letter.link).searchParams.get("token") ?? "";

  const user = await signIn("aisyah@example.com");
  expect(user).toMatchObject({ emailVerifiedAt: "1900-01-01T00:00:00", kycStatus: 0, currencyCode: "MYR" });
  await client.call("VerifyEmail", { token });
  await client.call("VerifyEmail", { token });
  expect((await client.call("GetUserInfo", {})).emailVerifiedAt).toBe("2026-11-21T12:00:00.000Z");

  const { transactionId } = await client.call("DepositRequest", hundredDollars);
  await client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: receipt() });
  const pending = await client.call("GetDepositTransactionsByUser", {});
  expect(pending).toMatchObject([
    { transactionId, paymentStatusId: 1, amountUsd: 100, receipt: `/api/files/receipt/${transactionId}` },
  ]);
  expect((await client.call("GetUserInfo", {})).eWalletBalance).toBe(0);

  await provider.control(`deposits/${transactionId}/complete`, {});
  expect((await client.call("GetUserInfo", {})).eWalletBalance).toBe(100);
  await expect(provider.control(`deposits/${transactionId}/complete`, {})).rejects.toThrow("409");
  await expect(provider.control(`deposits/${transactionId}/cancel`, {})).rejects.toThrow("409");
  expect((await client.call("GetUserInfo", {})).eWalletBalance).toBe(100);

  await client.call("UserLogout", {});
  await expect(client.call("GetUserInfo", {})).rejects.toMatchObject({
    kind: "unauthenticated",
    status: 401,
  });
});
