import {
  catalogueQueries,
  createEmailVerificationMachine,
  createKycMachine,
  createKycPorts,
  createPasswordResetMachine,
  eligibility,
  passwordResetMutations,
  profileMutations,
  profileQueries,
  registrationMutations,
  runMutation,
  sessionMutations,
  transactionQueries,
} from "@broker/hooks";
import { type InProcess, startInProcess } from "@broker/sandbox/in-process";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { atDeposit, atProof, atTransfer, atWithdrawal, optionOf } from "./steps.ts";
import { balances, FormParser, openBroker, openCustomer, picture, reach } from "./world.ts";

let provider: InProcess;
beforeAll(async () => {
  vi.stubGlobal("DOMParser", FormParser);
  provider = await startInProcess();
});
beforeEach(async () => {
  // So that nobody signs in too often from one address.
  await provider.control("clock", { advanceMinutes: 60 });
});
afterEach(async () => {
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
afterAll(() => provider.close());

const registration = {
  fullName: "Nur Aisyah",
  username: "aisyah",
  email: "aisyah@example.com",
  mobileNumber: "198765432",
  city: "Kuala Lumpur",
  nationality: "Malaysian",
  password: "Sandbox-2026!",
  confirmPassword: "Sandbox-2026!",
  affiliateCode: "NORTHGALE",
  hasAcceptedTerms: true,
  hasAcceptedRisk: true,
};

test("a visitor registers, verifies the e-mail, signs in, hands in an identity, and may withdraw but for a bank", async () => {
  const { broker } = openBroker(provider);
  const { email, password } = registration;
  const countries = await broker.queryClient.fetchQuery(catalogueQueries.countries(broker));
  const malaysia = countries.find(({ countryCode }) => countryCode === "MY");
  const values = { ...registration, countryId: malaysia?.countryId ?? 0 };
  const sent = { values, dialCode: malaysia?.mobileCode ?? "" };
  await runMutation(broker, registrationMutations.register(broker), sent);
  const { link } = await provider.letterTo(email);
  const verification = createActor(
    createEmailVerificationMachine({
      verifyEmail: (token, signal) =>
        runMutation(broker, registrationMutations.verifyEmail(broker), { token, signal }),
    }),
    { input: { token: new URL(link ?? "").searchParams.get("token") } },
  ).start();
  await reach(verification, "counting");
  verification.stop();

  await runMutation(broker, sessionMutations.signIn(broker), { email, password });
  expect(broker.session.get()).toMatchObject({ user: { kycStatus: 0, currencyCode: "MYR" } });
  const kyc = createActor(createKycMachine(createKycPorts(broker)), { input: { draft: null } }).start();
  const details = {
    firstName: "Nur",
    lastName: "Aisyah",
    email,
    phoneNumber: "+60198765432",
    dob: "1990-05-14",
    addressLine: "1 Jalan Ampang",
    city: "Kuala Lumpur",
    state: "Wilayah Persekutuan",
    nationality: "Malaysian",
    postalCode: "50450",
    id: "A12345678",
  };
  const [frontFile, backFile] = [picture("front.png"), picture("back.png")];
  kyc.send({ type: "details.change", change: details });
  kyc.send({
    type: "document.change",
    change: { selectedID: "passport", frontFile, backFile, isInfoCorrect: true },
  });
  await provider.control("faults", [{ operation: "KycVerification", times: 1, kind: "dropAfterCommit" }]);
  kyc.send({ type: "kyc.submit" });
  await reach(kyc, "submitted");
  const info = () => broker.queryClient.fetchQuery({ ...profileQueries.userInfo(broker), staleTime: 0 });
  const pending = await info();
  expect(eligibility(pending, "withdrawal")).toMatchObject([
    { requirement: "kyc", isUnderReview: true },
    { requirement: "bankSettings" },
  ]);
  await provider.control(`kyc/${pending.staffUserId}/approve`, {});
  expect(eligibility(await info(), "withdrawal")).toMatchObject([{ requirement: "bankSettings" }]);
  expect(broker.session.get()).toMatchObject({ user: { kycStatus: 3 } });
});

test("who forgot a password is sent a link", async () => {
  const { email } = await provider.customer();
  const { broker } = openBroker(provider);
  const machine = createPasswordResetMachine({
    now: broker.clock,
    requestReset: (to, signal) =>
      runMutation(broker, passwordResetMutations.request(broker), { email: to, signal }),
  });
  const actor = createActor(machine).start();
  actor.send({ type: "email.change", email });
  actor.send({ type: "reset.request" });
  await reach(actor, "sent");
  actor.stop();
  expect((await provider.letterTo(email)).link).toContain("/sandbox/reset-password?token=");
});

describe("a deposit", () => {
  test.each([
    ["bank", 11],
    ["crypto", 21],
  ] as const)(
    "by %s is requested and proved, and credited when it is completed",
    async (method, platformId) => {
      const { broker } = await openCustomer(provider);
      const actor = await atProof(broker, method, platformId);
      actor.send({ type: "proof.submit" });
      await reach(actor, "settled");
      expect(await balances(broker)).toEqual([5000, 12_340.5]);
      await provider.control(`deposits/${actor.getSnapshot().context.transactionId}/complete`, {});
      expect(await balances(broker)).toEqual([5100, 12_340.5]);
    },
  );

  test.each([
    ["ESS", 31],
    ["SmilePayz", 32],
    ["OnePay", 33],
    ["RazorPay", 34],
    ["FastPay", 35],
  ])(
    "by %s opens the provider's page in the click, and settles once it is paid",
    async (_name, platformId) => {
      const { broker, opened } = await openCustomer(provider);
      const actor = atDeposit(broker, "gateway", platformId, await optionOf(broker, platformId));
      actor.send({ type: "step.next" });
      await reach(actor, "continuing");
      await provider.control(`deposits/${actor.getSnapshot().context.transactionId}/complete`, {});
      actor.send({ type: "payment.continue" });
      expect(opened).toHaveLength(1);
      expect(opened[0]).toMatch(platformId === 31 ? /^\/pay\/handoff/ : /^http:\/\/localhost:4000\//);
      await reach(actor, "settled");
      expect(await balances(broker)).toEqual([5100, 12_340.5]);
    },
  );
});

test("a withdrawal holds the money at once, and the list shows it", async () => {
  const customer = await openCustomer(provider);
  const actor = await atWithdrawal(provider, customer);
  actor.send({ type: "withdrawal.confirm" });
  await reach(actor, "settled");
  const { broker } = customer;
  expect(await balances(broker)).toEqual([4900, 12_340.5]);
  const rows = await broker.queryClient.fetchQuery(transactionQueries.withdrawals(broker));
  expect(rows).toMatchObject([{ amount: 441, amountUsd: 100, paymentStatusId: 1 }]);
});

test("a wrong one-time code is refused, and the same withdrawal goes through with the right one", async () => {
  const customer = await openCustomer(provider);
  const actor = await atWithdrawal(provider, customer);
  actor.send({ type: "step.go", step: "details" });
  const { code } = actor.getSnapshot().context;
  actor.send({ type: "code.change", text: code === "000000" ? "000001" : "000000" });
  actor.send({ type: "step.next" });
  actor.send({ type: "withdrawal.confirm" });
  await reach(actor, "failed");
  expect(actor.getSnapshot().context).toMatchObject({ failure: { kind: "refused" }, entry: { text: "100" } });
  actor.send({ type: "failure.dismiss" });
  actor.send({ type: "code.change", text: code });
  actor.send({ type: "step.next" });
  actor.send({ type: "withdrawal.confirm" });
  await reach(actor, "settled");
  expect(await balances(customer.broker)).toEqual([4900, 12_340.5]);
});

describe("a transfer", () => {
  test.each([
    ["eWallet", [4950, 12_390.5]],
    ["trading", [5000, 12_290.5]],
    ["user", [5000, 12_290.5]],
  ] as const)("of the kind %s moves 50 dollars", async (kind, after) => {
    const { broker } = await openCustomer(provider);
    const [friend] = await broker.client.call("GetEmailAndLoginForCTrader", {
      searchInput: "friend@example.com",
    });
    const actor = atTransfer(broker, kind, kind === "user" ? (friend ?? null) : null);
    actor.send({ type: "transfer.submit" });
    await reach(actor, "settled");
    expect(await balances(broker)).toEqual(after);
  });
});

test("a profile, a bank and a password are changed, and signing out ends the session at the provider", async () => {
  const { broker, email, password } = await openCustomer(provider);
  const loaded = await broker.client.call("GetUserInfo", {});
  const values = { fullName: "Amira R.", dateOfBirth: "1990-05-14", contactNumber: "+60123456780" };
  await runMutation(broker, profileMutations.updateProfile(broker), { values, loaded });
  await runMutation(broker, profileMutations.updateWithdrawalSettings(broker), {
    values: { bankCode: "CIMB", bankAccountNumber: "800999", bankAccountName: "Amira R." },
    currencyCode: "MYR",
  });
  const saved = await broker.client.call("GetUserInfo", {});
  expect(saved).toMatchObject({ fullName: "Amira R.", withdrawalBank: "CIMB" });
  const newPassword = "Another-2026!";
  const passwords = { oldPassword: password, newPassword, confirmPassword: newPassword };
  await runMutation(broker, profileMutations.changePassword(broker), passwords);
  const signedOut = await runMutation(broker, sessionMutations.signOut(broker), undefined);
  expect([signedOut, broker.session.get()]).toEqual([{ isProviderTold: true }, { status: "signedOut" }]);
  const old = runMutation(broker, sessionMutations.signIn(broker), { email, password });
  await expect(old).rejects.toMatchObject({ kind: "refused", code: 1001 });
  await runMutation(broker, sessionMutations.signIn(broker), { email, password: newPassword });
  expect(broker.session.get()).toMatchObject({ status: "signedIn", email });
});
