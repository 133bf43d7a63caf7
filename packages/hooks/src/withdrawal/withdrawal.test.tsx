import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { profileQueries } from "../profile/profile.queries.ts";
import { useUserInfo } from "../profile/use-user-info.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useWithdrawals } from "../transaction/use-withdrawals.ts";
import { createWithdrawalProvider, openWizard } from "../../test/withdrawal-provider.ts";

test("a withdrawal continues from its platform to its reference, with one request", async () => {
  const { provider, bodies } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  const settled: string[] = [];
  const { at, enterDetails } = await openWizard(broker, (id) => settled.push(id));
  await at("choosingPlatform", ({ methods, available }) => {
    expect(methods.map(({ method }) => method)).toEqual(["bank", "crypto"]);
    expect(available).toBe("5000");
  });
  await enterDetails();
  await at("reviewing", (wizard) => {
    expect(wizard.intent).toMatchObject({ usdAmount: "100", localAmount: "441.00", currencyCode: "MYR" });
    expect([wizard.platform?.paymentPlatformName, wizard.hasRateChanged]).toEqual([
      "Daybreak Transfer",
      false,
    ]);
    wizard.confirm();
    wizard.confirm();
  });
  await at("settled", ({ transactionId }) => expect(transactionId).toBe("W-1"));
  expect(bodies).toEqual([
    {
      companyId: 9,
      userId: 100234,
      amount: 441,
      amountUsd: 100,
      paymentPlatformId: 11,
      currencyCode: "MYR",
      otpValue: "493027",
    },
  ]);
  expect(settled).toEqual(["W-1"]);
  expect(provider.kept.has("withdrawalDraft.100234")).toBe(false);
});

test("it lists missing requirements before anything else, and continues once they are met elsewhere", async () => {
  const { provider, info } = createWithdrawalProvider({
    emailVerifiedAt: "1900-01-01T00:00:00",
    kycStatus: 1,
    withdrawalBank: null,
  });
  const { broker } = await signedIn(provider);
  const elsewhere = await renderHook(() => useUserInfo(), within(broker));
  const { at } = await openWizard(broker);
  await at("ineligible", ({ missing }) =>
    expect(missing.map(({ requirement }) => requirement)).toEqual(["email", "kyc", "bankSettings"]),
  );
  Object.assign(info, { emailVerifiedAt: "2026-03-02T08:15:00Z", kycStatus: 3, withdrawalBank: "DAYB" });
  await elsewhere.act(() => broker.queryClient.invalidateQueries());
  await at("choosingPlatform");
  expect(provider.calls).not.toContain("RequestOtpWithdrawal");
});

test("it continues by itself once the failed read of its requirements has succeeded", async () => {
  const { provider } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  for (let read = 0; read < 2; read += 1) provider.turnAway("GetUserInfo", 403);
  const { at } = await openWizard(broker);
  await at("unavailable", ({ failure }) => expect(failure.operation).toBe("GetUserInfo"));
  await broker.queryClient.refetchQueries({ queryKey: profileQueries.userInfo(broker).queryKey });
  await at("choosingPlatform");
});

test("it shows issues after an attempt to continue, and a violated limit while typing", async () => {
  const { broker } = await signedIn(createWithdrawalProvider().provider);
  const { at, details } = await openWizard(broker);
  await at("choosingPlatform", ({ issue, next }) => {
    expect(issue).toBeNull();
    next();
  });
  await at("choosingPlatform", ({ issue, choose }) => {
    expect(issue).toEqual({ code: "platformRequired" });
    choose(11);
  });
  await at("choosingPlatform", (wizard) => wizard.next());
  await at("enteringDetails", ({ issues, canGoNext, next }) => {
    expect([issues, canGoNext]).toEqual([{ platform: null, amount: null, code: null, wallet: null }, false]);
    next();
  });
  expect(details()?.issues).toMatchObject({
    amount: { code: "amountRequired" },
    code: { code: "codeNotRequested" },
  });
  await at("enteringDetails", (wizard) => wizard.change("local", "22.05"));
  expect(details()).toMatchObject({ usdAmount: "5.00", issues: { amount: { code: "amountTooLow" } } });
});

test("a code can be requested once, and again only after its cooldown", async () => {
  const { provider } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  const { at, details, requestCode } = await openWizard(broker);
  await at("choosingPlatform", (wizard) => wizard.choose(11));
  await at("choosingPlatform", (wizard) => wizard.next());
  await requestCode();
  expect(details()?.code).toMatchObject({ isRequested: true, failure: null });
  expect(details()?.code.expiresAt).toEqual(new Date("2026-11-21T09:05:00Z"));
  await expect.poll(() => details()?.code.secondsLeft).toBe(59);
  await at("enteringDetails", ({ code }) => code.request());
  expect(provider.calls.filter((call) => call === "RequestOtpWithdrawal")).toHaveLength(1);
});

test("a withdrawal refreshes the balance and the list", async () => {
  const { provider, info } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  const balance = await renderHook(() => useUserInfo(), within(broker));
  const list = await renderHook(() => useWithdrawals(), within(broker));
  await expect.poll(() => list.result.current.status).toBe("loaded");
  const { at, enterDetails } = await openWizard(broker);
  await enterDetails();
  info.eWalletBalance = 4900;
  await at("reviewing", (wizard) => wizard.confirm());
  await at("settled");
  await expect.poll(() => balance.result.current).toMatchObject({ info: { eWalletBalance: 4900 } });
  await expect
    .poll(() => list.result.current)
    .toMatchObject({ rows: [{ transactionId: "W-1", amountUsd: "100" }, { transactionId: "W-0" }] });
});

test("the first step waits for the name of the client's bank, so that the layout does not shift", async () => {
  const banks = Promise.withResolvers<Response>();
  const { provider } = createWithdrawalProvider(
    { withdrawalBank: "DAYB" },
    { GetWithdrawalMethod: () => banks.promise },
  );
  const { broker } = await signedIn(provider);
  const { at, result } = await openWizard(broker);
  await expect.poll(() => provider.calls).toContain("GetWithdrawalMethod");
  await expect.poll(() => broker.queryClient.isFetching()).toBe(1);
  expect(result.current.step).toBe("loading");
  banks.resolve(Response.json(examples.GetWithdrawalMethod.success));
  await at("choosingPlatform");
});

test("where the names of banks fail to load, the first step is shown with the bank's code", async () => {
  const banks = () => Response.json({ message: "Later" }, { status: 503 });
  const { provider } = createWithdrawalProvider({ withdrawalBank: "DAYB" }, { GetWithdrawalMethod: banks });
  const { broker } = await signedIn(provider);
  const { at } = await openWizard(broker);
  await at("choosingPlatform", ({ methods }) => expect(methods).not.toEqual([]));
});
