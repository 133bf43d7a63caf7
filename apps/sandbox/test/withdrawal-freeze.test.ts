import { createIdempotencyKey, isApiError } from "@broker/sdk";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { type App, challengeOf, setUpApp } from "./authenticator.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { lettersTo } from "./letters-to.ts";
import { createProvider, DEMO, lastLetter, type Provider, receipt } from "./provider.ts";

const folders = { PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" };
/** Sessions that outlast a freeze. */
const long = { SESSION_MINUTES: "100000", INACTIVITY_MINUTES: "100000" };

let provider: Provider;
let customer: Customer;
beforeAll(async () => {
  provider = await createProvider({ config: readConfig({ ...folders, ...long }) });
});
beforeEach(async () => {
  provider.clock.reset();
  await provider.forgetLimits();
  customer = await createCustomer(provider);
});
afterEach(async () => {
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
afterAll(() => provider.close());

const HOUR = 60;
const newPassword = "Another-long-one-7";
const frozen = { kind: "refused", code: 1111 };

const frozenUntil = async () => (await customer.client.call("GetFreeze", {})).frozenUntil;
/** The time in a number of minutes, as the provider writes it. */
const inMinutes = (minutes: number) =>
  new Date(provider.clock.now().getTime() + minutes * 60_000).toISOString();
const signIn = (password = DEMO.password) =>
  customer.client.call("UserLogin", { email: customer.email, password });
const changePassword = () =>
  customer.client.call("UpdateUserPassword", { oldPassword: DEMO.password, newPassword });

/** Requests a code, and returns the function that withdraws with it under one key. */
async function withdrawalOf() {
  const { client, email } = customer;
  provider.clock.advance(2);
  await client.call("RequestOtpWithdrawal", {});
  const otpValue = (await lastLetter(provider, email)).code ?? "";
  const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100, otpValue };
  const idempotencyKey = createIdempotencyKey();
  return () => client.call("WithdrawalRequest", order, { idempotencyKey });
}
const withdrawals = async () =>
  (await provider.query(`select 1 from withdrawal where user_id = ${customer.userId}`)).rows.length;

const Frozen = v.object({ frozenUntil: v.string() });
/** Returns the end of the freeze that a refusal tells; throws for every other answer. */
async function endOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject(frozen);
  return v.parse(Frozen, isApiError(error) ? error.cause : null).frozenUntil;
}

async function resetPassword() {
  await provider.visitor().client.call("ResetUserPassword", { email: customer.email });
  const link = new URL((await lastLetter(provider, customer.email)).link ?? "");
  const token = link.searchParams.get("token") ?? "";
  await provider.visitor().client.call("CompletePasswordReset", { token, newPassword });
  await signIn(newPassword);
}
const setUp = () => setUpApp(provider, customer);
/** Sets up an app, and continues when the freeze that this began is over. */
async function setUpEarlier(): Promise<App> {
  const app = await setUp();
  provider.clock.advance(24 * HOUR);
  expect(await frozenUntil()).toBeNull();
  return app;
}
async function removeApp() {
  const app = await setUpEarlier();
  await customer.client.call("RemoveAuthenticator", { password: DEMO.password, code: app.freshCode() });
}
async function useRecoveryCode() {
  const [code = ""] = (await setUpEarlier()).recoveryCodes;
  const challenge = await challengeOf(customer, customer.email);
  await customer.client.call("CompleteLogin", { challenge, code });
}
async function haveStaffRemove() {
  await setUpEarlier();
  const visitor = provider.visitor();
  const challenge = await challengeOf(visitor, customer.email);
  await visitor.client.call("RequestFactorRemoval", { challenge });
  const { rows } = await provider.query(
    `select removal_id from factor_removal where user_id = ${customer.userId}`,
  );
  provider.clock.advance(72 * HOUR);
  const path = `factors/${Number(Object(rows[0]).removal_id)}/approve`;
  await provider.control(path, { comment: "We spoke to you on the phone." });
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
    const letters = await lettersTo(provider, customer.email);
    const text = letters.find(({ subject }) => subject !== "A sign-in from a new device")?.text;
    expect(text).toMatch(/For your protection, withdrawals are paused until .* \(UTC\)/);
    const { client } = customer;
    expect(await endOf(client.call("RequestOtpWithdrawal", {}))).toBe(end);
    const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100 };
    expect(await endOf(client.call("WithdrawalRequest", { ...order, otpValue: "000000" }))).toBe(end);
    expect(await withdrawals()).toBe(0);
    expect(await lettersTo(provider, customer.email)).toHaveLength(letters.length);
    provider.clock.advance(24 * HOUR - 1);
    expect(await frozenUntil()).toBe(end);
    provider.clock.advance(1);
    expect(await frozenUntil()).toBeNull();
    await client.call("RequestOtpWithdrawal", {});
    expect((await lastLetter(provider, customer.email)).code).toMatch(/^\d{6}$/);
  });

  test("which is an event of the user, and again after a later change", async () => {
    await changePassword();
    // Open pages read the end again.
    const events = await provider.query(`select kind from user_event where user_id = ${customer.userId}`);
    expect(events.rows).toEqual([{ kind: "security" }]);
    const first = inMinutes(24 * HOUR);
    provider.clock.advance(24 * HOUR - 1);
    expect(await frozenUntil()).toBe(first);
    await customer.client.call("UpdateUserPassword", {
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
    await provider.control(`withdrawals/${transactionId}/approve`, {});
    const [row] = await customer.client.call("GetWithdrawalTransactionsByUser", {});
    expect(row).toMatchObject({ paymentStatusId: 5 });
  });

  test("a clock that is set back ends no freeze", async () => {
    await changePassword();
    const end = await frozenUntil();
    provider.clock.advance(-10);
    await signIn(newPassword);
    await customer.client.call("UpdateUserPassword", {
      oldPassword: newPassword,
      newPassword: DEMO.password,
    });
    expect(await frozenUntil()).toBe(end);
  });

  test("asvs(8.2.2): for the user alone", async () => {
    const other = await createCustomer(provider);
    await changePassword();
    expect(await other.client.call("GetFreeze", {})).toEqual({ frozenUntil: null });
  });
});

test("transfers to other users are frozen too, and those between own accounts are not", async () => {
  const friend = await createCustomer(provider, {}, "Farid Hassan");
  const send = () =>
    customer.client.call("CTraderInternalTransferUserToUser", {
      AmountUsd: 100,
      ToUserEmail: friend.email,
      ToUserCTraderLogin: friend.cTraderLogin,
      Reference: receipt(),
    });
  await changePassword();
  expect(await endOf(send())).toBe(inMinutes(24 * HOUR));
  const own = { amountUsd: 10, currencyCode: "MYR", amount: 44.7 };
  expect(await customer.client.call("EWalletTransferRequest", own)).toBeNull();
  const { rows } = await provider.query(
    `select kind from transfer where user_id = ${customer.userId} or recipient_id = ${friend.userId}`,
  );
  expect(rows).toEqual([{ kind: "eWallet" }]);
});

describe("nothing is frozen", () => {
  test("by a recovery code that confirms the withdrawal, nor by new recovery codes", async () => {
    const app = await setUpEarlier();
    const [code = ""] = app.recoveryCodes;
    const withdraw = await withdrawalOf();
    await customer.client.call("CompleteStepUp", { purpose: "WithdrawalRequest", code });
    await withdraw();
    await customer.client.call("CreateRecoveryCodes", { code: app.freshCode() });
    expect(await frozenUntil()).toBeNull();
    expect(await withdrawals()).toBe(1);
  });

  test("by a registration, a wrong old password, a set-up that is not confirmed and a request to remove a factor", async () => {
    const wrong = { oldPassword: "not-the-old-one", newPassword };
    await expect(customer.client.call("UpdateUserPassword", wrong)).rejects.toMatchObject({ code: 1008 });
    await customer.client.call("BeginAuthenticator", { password: DEMO.password });
    const wrongCode = customer.client.call("ConfirmAuthenticator", { code: "000000" });
    await expect(wrongCode).rejects.toMatchObject({ code: 1105 });
    expect(await frozenUntil()).toBeNull();
    const fresh = provider.visitor();
    await fresh.signIn("fresh@example.com");
    expect(await fresh.client.call("GetFreeze", {})).toEqual({ frozenUntil: null });
    await setUpEarlier();
    const visitor = provider.visitor();
    const challenge = await challengeOf(visitor, customer.email);
    await visitor.client.call("RequestFactorRemoval", { challenge });
    expect(await frozenUntil()).toBeNull();
  });

  test("without the capability, and its call is not routed; what was changed meanwhile counts once it is on", async () => {
    const config = readConfig({ ...folders, WITHDRAWAL_FREEZE_HOURS: "0" });
    const off = await createApp({ ...provider.deps, config });
    const visitor = provider.visitor(9, off.fetch);
    await visitor.signIn(customer.email);
    const { capabilities, limits } = await visitor.client.call("GetCapabilities", {});
    expect(capabilities).not.toContain("freeze");
    expect(limits.freezeHours).toBeNull();
    await visitor.client.call("UpdateUserPassword", { oldPassword: DEMO.password, newPassword });
    expect((await lastLetter(provider, customer.email)).text).not.toContain("paused");
    await visitor.client.call("RequestOtpWithdrawal", {});
    const response = await visitor.fetch(`/api/Withdrawal/GetFreeze?userId=${customer.userId}&companyId=9`);
    expect(response.status).toBe(404);
    await signIn(newPassword);
    expect(await frozenUntil()).toBe(inMinutes(24 * HOUR));
  });
});
