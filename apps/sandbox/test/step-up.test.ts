import { operations } from "@broker/api-spec/operations";
import { createIdempotencyKey } from "@broker/sdk";
import { beforeEach, describe, expect, test } from "vitest";
import { purge } from "../src/jobs/purge.ts";
import type { StepUpPurpose } from "../src/step-up/step-up.store.ts";
import { type App, challengeOf, setUpApp } from "./authenticator.ts";
import { createCustomer } from "./customer.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";
import { DEMO, lastLetter, type Visitor } from "./provider.ts";
import { stepUpOf, withoutWaits } from "./step-up.ts";

openCustomer({ config: withoutWaits });
proveBooks();

let app: App;
beforeEach(async () => {
  app = await setUpApp(provider, customer);
});

const needed = { kind: "refused", code: 1102 };
const bank = { currencyCode: "MYR", bankCode: "DAYB", bankAccountName: "Amira Rahman" };
const newPassword = "Another-long-one-7";

/** Requests a one-time code, and returns the function that sends a withdrawal with it under a key. */
async function withdrawalOf({ client }: Visitor) {
  provider.clock.advance(2);
  await client.call("RequestOtpWithdrawal", {});
  const otpValue = (await lastLetter(provider, customer.email)).code ?? "";
  const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100, otpValue };
  return (idempotencyKey = createIdempotencyKey(), more: object = {}) =>
    client.call("WithdrawalRequest", { ...order, ...more }, { idempotencyKey });
}
const changeAccount = ({ client }: Visitor, bankAccountNumber: string) =>
  client.call("UpdateUserWithdrawalInfo", { ...bank, bankAccountNumber });
const changePassword = ({ client }: Visitor) =>
  client.call("UpdateUserPassword", { oldPassword: DEMO.password, newPassword });
const prove = (purpose: StepUpPurpose, visitor: Visitor = customer) =>
  stepUpOf(visitor, purpose, app.freshCode());
const withdrawals = async () =>
  (await provider.query(`select 1 from withdrawal where user_id = ${customer.userId}`)).rows.length;

describe("a call that a second factor guards", () => {
  test("asvs(7.5.3): a withdrawal is refused before a code and done once after it, under the same key", async () => {
    const withdraw = await withdrawalOf(customer);
    const key = createIdempotencyKey();
    await expect(withdraw(key)).rejects.toMatchObject(needed);
    await expect(withdraw(key)).rejects.toMatchObject(needed);
    expect(await withdrawals()).toBe(0);
    await prove("WithdrawalRequest");
    const first = await withdraw(key);
    expect(await withdraw(key)).toEqual(first);
    expect(await withdrawals()).toBe(1);
  });

  test("another account and another password are refused before a code, and done after it", async () => {
    await expect(changeAccount(customer, "111122223333")).rejects.toMatchObject(needed);
    await prove("UpdateUserWithdrawalInfo");
    await changeAccount(customer, "111122223333");
    await expect(changePassword(customer)).rejects.toMatchObject(needed);
    await prove("UpdateUserPassword");
    await changePassword(customer);
    const { rows } = await provider.query(`select 1 from step_up_proof where user_id = ${customer.userId}`);
    expect(rows).toEqual([]);
  });

  test("needs no code where nothing changes, and none of a user without a second factor", async () => {
    const { withdrawalBankAccountNumber: same } = await customer.client.call("GetUserInfo", {});
    await changeAccount(customer, same ?? "");
    const other = await createCustomer(provider);
    await changeAccount(other, "111122223333");
    expect(await other.client.call("GetUserInfo", {})).toMatchObject({
      withdrawalBankAccountNumber: "111122223333",
    });
  });

  test("a recovery code proves it too, and is used up", async () => {
    const withdraw = await withdrawalOf(customer);
    const [code = ""] = app.recoveryCodes;
    await stepUpOf(customer, "WithdrawalRequest", code);
    await withdraw();
    await expect(stepUpOf(customer, "WithdrawalRequest", code)).rejects.toMatchObject({ code: 1105 });
  });

  test("a call that fails leaves the proof, and the one-time code was not touched before it", async () => {
    const withdraw = await withdrawalOf(customer);
    for (let attempt = 0; attempt < 6; attempt += 1)
      await expect(withdraw(undefined, { otpValue: "000000" })).rejects.toMatchObject(needed);
    await prove("WithdrawalRequest");
    await expect(withdraw(undefined, { otpValue: "000000" })).rejects.toMatchObject({ code: 2011 });
    await withdraw();
    expect(await withdrawals()).toBe(1);
  });
});

describe("a proof", () => {
  test("asvs(8.3.1): is used by one call, and by none of another purpose", async () => {
    const withdraw = await withdrawalOf(customer);
    await prove("UpdateUserWithdrawalInfo");
    await expect(withdraw()).rejects.toMatchObject(needed);
    await expect(changePassword(customer)).rejects.toMatchObject(needed);
    await changeAccount(customer, "111122223333");
    await expect(changeAccount(customer, "444455556666")).rejects.toMatchObject(needed);
  });

  test("is given once for a code that is sent again, and the code works no more once the proof was used", async () => {
    const withdraw = await withdrawalOf(customer);
    const [code = ""] = app.recoveryCodes;
    await stepUpOf(customer, "WithdrawalRequest", code);
    await stepUpOf(customer, "WithdrawalRequest", code.toLowerCase());
    await expect(stepUpOf(customer, "UpdateUserPassword", code)).rejects.toMatchObject({ code: 1105 });
    expect(await customer.client.call("GetSecondFactor", {})).toMatchObject({ recoveryCodesLeft: 9 });
    await withdraw();
    await expect(stepUpOf(customer, "WithdrawalRequest", code)).rejects.toMatchObject({ code: 1105 });
  });

  test("is of one session: another one of the same user has to prove it too", async () => {
    const other = provider.visitor();
    // The ids of a session; the user has no second factor at that time.
    const plain = await createCustomer(provider);
    await other.signIn(plain.email);
    const otherApp = await setUpApp(provider, plain);
    const challenge = await challengeOf(other, plain.email);
    await other.client.call("CompleteLogin", { challenge, code: otherApp.freshCode() });
    await stepUpOf(other, "UpdateUserWithdrawalInfo", otherApp.freshCode());
    await expect(changeAccount(plain, "111122223333")).rejects.toMatchObject(needed);
    await changeAccount(other, "111122223333");
  });

  test("is over after five minutes, and not again when the clock is set back", async () => {
    await prove("UpdateUserWithdrawalInfo");
    provider.clock.advance(5.1);
    await expect(changeAccount(customer, "111122223333")).rejects.toMatchObject(needed);
    provider.clock.advance(-4);
    await expect(changeAccount(customer, "111122223333")).rejects.toMatchObject(needed);
  });

  test("that was issued in the future is not accepted", async () => {
    await prove("UpdateUserWithdrawalInfo");
    await provider.query("update step_up_proof set proved_at = proved_at + interval '2 minutes'");
    await expect(changeAccount(customer, "111122223333")).rejects.toMatchObject(needed);
  });

  test("ends with its session, with the factor, and with a lost factor's removal", async () => {
    await prove("WithdrawalRequest");
    const [code = ""] = app.recoveryCodes;
    await customer.client.call("RemoveAuthenticator", { password: DEMO.password, code });
    // A proof of the earlier app does not count for the next app.
    provider.clock.advance(1);
    app = await setUpApp(provider, customer);
    const withdraw = await withdrawalOf(customer);
    await expect(withdraw()).rejects.toMatchObject(needed);
    await prove("WithdrawalRequest");
    await customer.client.call("UserLogout", {});
    const { rows } = await provider.query(`select 1 from step_up_proof where user_id = ${customer.userId}`);
    expect(rows).toEqual([]);
  });

  test("is refused to a user whose factor was removed meanwhile, whose call needs none", async () => {
    const withdraw = await withdrawalOf(customer);
    await expect(withdraw()).rejects.toMatchObject(needed);
    const code = app.freshCode();
    await customer.client.call("RemoveAuthenticator", { password: DEMO.password, code });
    await expect(stepUpOf(customer, "WithdrawalRequest", code)).rejects.toMatchObject({ code: 1107 });
    await withdraw();
  });

  test("shows that a user is not locked out, which cancels a request to remove the factor", async () => {
    const other = provider.visitor();
    const waiting = await challengeOf(other, customer.email);
    await other.client.call("RequestFactorRemoval", { challenge: waiting });
    await prove("WithdrawalRequest");
    expect(await customer.client.call("GetSecondFactor", {})).toMatchObject({ removalAskedAt: null });
  });

  test("is deleted when it is outdated", async () => {
    await prove("WithdrawalRequest");
    provider.clock.advance(2 * 24 * 60);
    await purge(provider.deps);
    expect((await provider.query("select 1 from step_up_proof")).rows).toEqual([]);
  });
});

describe("a code for a proof", () => {
  test("asvs(6.6.3): wrong ones are limited per account, over all purposes and together with sign-in", async () => {
    const wrong = (purpose: StepUpPurpose) => stepUpOf(customer, purpose, "000000");
    for (const purpose of ["WithdrawalRequest", "UpdateUserPassword", "UpdateUserWithdrawalInfo"] as const)
      await expect(wrong(purpose)).rejects.toMatchObject({ code: 1105 });
    const visitor = provider.visitor();
    const challenge = await challengeOf(visitor, customer.email);
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(visitor.client.call("CompleteLogin", { challenge, code: "000000" })).rejects.toMatchObject(
        { code: 1105 },
      );
    await expect(wrong("WithdrawalRequest")).rejects.toMatchObject({ code: 1105 });
    await expect(wrong("WithdrawalRequest")).rejects.toMatchObject({ status: 429 });
    // The right code has to wait too, so that a guess does not pass in between.
    await expect(stepUpOf(customer, "WithdrawalRequest", app.code(1))).rejects.toMatchObject({ status: 429 });
  });

  test("that was used for the sign-in is not accepted as a proof afterwards", async () => {
    const code = app.freshCode();
    const visitor = provider.visitor();
    const challenge = await challengeOf(visitor, customer.email);
    await visitor.client.call("CompleteLogin", { challenge, code });
    await expect(stepUpOf(customer, "WithdrawalRequest", code)).rejects.toMatchObject({ code: 1105 });
  });
});

test("without the capability no call is guarded, and no proof is accepted", async () => {
  const { config } = provider.deps;
  const capabilities = config.capabilities.filter((name) => name !== "stepUp");
  const { createApp } = await import("../src/app.ts");
  const plain = await createApp({ ...provider.deps, config: { ...config, capabilities } });
  const send = (path: string, body: object) =>
    plain.fetch(
      new Request(`http://localhost:4000${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: customer.cookie() },
        body: JSON.stringify(body),
      }),
    );
  const { userId } = customer;
  const account = { ...bank, bankAccountNumber: "111122223333", userId, companyId: 9 };
  const { path } = operations.UpdateUserWithdrawalInfo;
  expect(await (await send(path, account)).json()).toMatchObject({ responseCode: 1 });
  const proof = { purpose: "WithdrawalRequest", code: "000000" };
  expect((await send(operations.CompleteStepUp.path, proof)).status).toBe(404);
});
