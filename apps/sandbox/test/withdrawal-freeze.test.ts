import { isApiError } from "@broker/sdk";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { challengeOf } from "./authenticator.ts";
import { createCustomer } from "./customer.ts";
import { HOUR, newPassword, prepareFreeze } from "./freeze-world.ts";
import { lettersTo } from "./letters-to.ts";
import { DEMO, lastLetter, receipt } from "./provider.ts";

const {
  provider,
  customer,
  frozenUntil,
  inMinutes,
  signIn,
  changePassword,
  withdrawalOf,
  withdrawals,
  setUp,
  setUpEarlier,
} = prepareFreeze();

const frozen = { kind: "refused", code: 1111 };

const Frozen = v.object({ frozenUntil: v.string() });
/** Returns the end of the freeze from the data of a refusal; throws for every other answer. */
async function endOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject(frozen);
  return v.parse(Frozen, isApiError(error) ? error.cause : null).frozenUntil;
}

async function resetPassword() {
  await provider().visitor().client.call("ResetUserPassword", { email: customer().email });
  const link = new URL((await lastLetter(provider(), customer().email)).link ?? "");
  const token = link.searchParams.get("token") ?? "";
  await provider().visitor().client.call("CompletePasswordReset", { token, newPassword });
  await signIn(newPassword);
}
async function removeApp() {
  const app = await setUpEarlier();
  await customer().client.call("RemoveAuthenticator", { password: DEMO.password, code: app.freshCode() });
}
async function useRecoveryCode() {
  const [code = ""] = (await setUpEarlier()).recoveryCodes;
  const challenge = await challengeOf(customer(), customer().email);
  await customer().client.call("CompleteLogin", { challenge, code });
}
async function haveStaffRemove() {
  await setUpEarlier();
  const visitor = provider().visitor();
  const challenge = await challengeOf(visitor, customer().email);
  await visitor.client.call("RequestFactorRemoval", { challenge });
  const { rows } = await provider().query(
    `select removal_id from factor_removal where user_id = ${customer().userId}`,
  );
  provider().clock.advance(72 * HOUR);
  const path = `factors/${Number(Object(rows[0]).removal_id)}/approve`;
  await provider().control(path, { comment: "We spoke to you on the phone." });
  await signIn();
}

describe("withdrawals are frozen for 24 hours", () => {
  test.each([
    ["a new password", changePassword],
    ["a new password by a link", resetPassword],
    ["a new authenticator app", setUp],
    ["the removal of an app", removeApp],
    ["the removal of a lost app by staff", haveStaffRemove],
    ["a sign-in with a recovery code", useRecoveryCode],
  ])("asvs(2.3.2): after %s, and not longer", async (_what, change) => {
    expect(await frozenUntil()).toBeNull();
    await change();
    const end = inMinutes(24 * HOUR);
    expect(await frozenUntil()).toBe(end);
    const letters = await lettersTo(provider(), customer().email);
    const text = letters.find(({ subject }) => subject !== "A sign-in from a new device")?.text;
    expect(text).toMatch(/For your protection, withdrawals are paused until .* \(UTC\)/);
    const { client } = customer();
    expect(await endOf(client.call("RequestOtpWithdrawal", {}))).toBe(end);
    const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100 };
    expect(await endOf(client.call("WithdrawalRequest", { ...order, otpValue: "000000" }))).toBe(end);
    expect(await withdrawals()).toBe(0);
    expect(await lettersTo(provider(), customer().email)).toHaveLength(letters.length);
    provider().clock.advance(24 * HOUR - 1);
    expect(await frozenUntil()).toBe(end);
    provider().clock.advance(1);
    expect(await frozenUntil()).toBeNull();
    await client.call("RequestOtpWithdrawal", {});
    expect((await lastLetter(provider(), customer().email)).code).toMatch(/^\d{6}$/);
  });

  test("which is an event of the user, and again after a later change", async () => {
    await changePassword();
    // Open pages read the end again.
    const events = await provider().query(`select kind from user_event where user_id = ${customer().userId}`);
    expect(events.rows).toEqual([{ kind: "security" }]);
    const first = inMinutes(24 * HOUR);
    provider().clock.advance(24 * HOUR - 1);
    expect(await frozenUntil()).toBe(first);
    await customer().client.call("UpdateUserPassword", {
      oldPassword: newPassword,
      newPassword: DEMO.password,
    });
    expect(await frozenUntil()).toBe(inMinutes(24 * HOUR));
  });

  test("a code that was sent before the change withdraws nothing after it, in the session that continues", async () => {
    const withdraw = await withdrawalOf();
    await setUp();
    expect(await endOf(withdraw())).toBe(inMinutes(24 * HOUR));
    expect(await withdrawals()).toBe(0);
  });

  test("a withdrawal that was done before has the same answer under its key, and is still decided", async () => {
    const withdraw = await withdrawalOf();
    const { transactionId } = await withdraw();
    await setUp();
    expect(await withdraw()).toEqual({ transactionId });
    await provider().control(`withdrawals/${transactionId}/approve`, {});
    const [row] = await customer().client.call("GetWithdrawalTransactionsByUser", {});
    expect(row).toMatchObject({ paymentStatusId: 5 });
  });

  test("a clock that is set back ends no freeze", async () => {
    await changePassword();
    const end = await frozenUntil();
    provider().clock.advance(-10);
    await signIn(newPassword);
    await customer().client.call("UpdateUserPassword", {
      oldPassword: newPassword,
      newPassword: DEMO.password,
    });
    expect(await frozenUntil()).toBe(end);
  });

  test("asvs(8.2.2): for the user alone", async () => {
    const other = await createCustomer(provider());
    await changePassword();
    expect(await other.client.call("GetFreeze", {})).toEqual({ frozenUntil: null });
  });
});

test("transfers to other users are frozen too, and those between own accounts are not", async () => {
  const friend = await createCustomer(provider(), {}, "Farid Hassan");
  const send = () =>
    customer().client.call("CTraderInternalTransferUserToUser", {
      AmountUsd: 100,
      ToUserEmail: friend.email,
      ToUserCTraderLogin: friend.cTraderLogin,
      Reference: receipt(),
    });
  await changePassword();
  expect(await endOf(send())).toBe(inMinutes(24 * HOUR));
  const own = { amountUsd: 10, currencyCode: "MYR", amount: 44.7 };
  expect(await customer().client.call("EWalletTransferRequest", own)).toBeNull();
  const { rows } = await provider().query(
    `select kind from transfer where user_id = ${customer().userId} or recipient_id = ${friend.userId}`,
  );
  expect(rows).toEqual([{ kind: "eWallet" }]);
});
