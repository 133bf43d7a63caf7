import {
  catalogueQueries,
  createEmailVerificationMachine,
  createKycMachine,
  createKycPorts,
  createPasswordResetMachine,
  findMissingRequirements,
  passwordResetMutations,
  profileMutations,
  profileQueries,
  registrationMutations,
  runMutation,
  sessionMutations,
} from "@broker/hooks";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { startProvider } from "./start.ts";
import { openBroker, openCustomer, picture, reach } from "./world.ts";

const provider = startProvider();

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

test("a visitor registers, verifies the e-mail, signs in, submits identity documents, and then lacks only a bank for a withdrawal", async () => {
  const { broker } = openBroker(provider());
  const { email, password } = registration;
  const countries = await broker.queryClient.fetchQuery(catalogueQueries.countries(broker));
  const malaysia = countries.find(({ countryCode }) => countryCode === "MY");
  const values = { ...registration, countryId: malaysia?.countryId ?? 0 };
  const sent = { values, dialCode: malaysia?.mobileCode ?? "" };
  await runMutation(broker, registrationMutations.register(broker), sent);
  const { link } = await provider().letterTo(email);
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
  await provider().control("faults", [{ operation: "KycVerification", times: 1, kind: "dropAfterCommit" }]);
  kyc.send({ type: "kyc.submit" });
  await reach(kyc, "submitted");
  const info = () => broker.queryClient.fetchQuery({ ...profileQueries.userInfo(broker), staleTime: 0 });
  const pending = await info();
  expect(findMissingRequirements(pending, "withdrawal")).toMatchObject([
    { requirement: "kyc", isUnderReview: true },
    { requirement: "bankSettings" },
  ]);
  await provider().control(`kyc/${pending.staffUserId}/approve`, {});
  expect(findMissingRequirements(await info(), "withdrawal")).toMatchObject([
    { requirement: "bankSettings" },
  ]);
  expect(broker.session.get()).toMatchObject({ user: { kycStatus: 3 } });
});

test("a user with a forgotten password receives a link to the portal's own page", async () => {
  const { email } = await provider().customer();
  const { broker } = openBroker(provider());
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
  const { pathname, searchParams } = new URL((await provider().letterTo(email)).link ?? "");
  expect([pathname, searchParams.has("token")]).toEqual(["/reset-password", true]);
});

test("a profile, a bank and a password are changed, and signing out ends the session at the provider", async () => {
  const { broker, email, password } = await openCustomer(provider());
  const loaded = await broker.client.call("GetUserInfo", {});
  const values = { fullName: "Amira R.", dateOfBirth: "1990-05-14", contactNumber: "+60123456780" };
  await runMutation(broker, profileMutations.updateProfile(broker), { values, loaded });
  await runMutation(broker, profileMutations.updateWithdrawalSettings(broker), {
    values: { bankCode: "RIDG", bankAccountNumber: "800999", bankAccountName: "Amira R." },
    currencyCode: "MYR",
  });
  const saved = await broker.client.call("GetUserInfo", {});
  expect(saved).toMatchObject({ fullName: "Amira R.", withdrawalBank: "RIDG" });
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
