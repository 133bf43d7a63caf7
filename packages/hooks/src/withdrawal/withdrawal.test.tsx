import { examples } from "@broker/api-spec/examples";
import { onlineManager } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../broker.ts";
import { useUserInfo } from "../profile/use-user-info.ts";
import { BrokerProvider } from "../provider.tsx";
import { createTestProvider } from "../test-provider.ts";
import { signedIn, within } from "../test-render.tsx";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import { useWithdrawals } from "../transaction/use-withdrawals.ts";
import { useWithdrawal } from "./use-withdrawal.ts";
import type { WithdrawalWizard } from "./withdrawal-wizard.ts";

type Step<Name extends WithdrawalWizard["step"]> = WithdrawalWizard & { step: Name };

const envelope = (data: unknown, responseCode = 1, responseMessage = "") =>
  Response.json({ responseCode, responseMessage, data });

/** A provider that keeps withdrawals, one per idempotency key; one of the same amount is there from the start. */
function createWithdrawalProvider(user: object = {}) {
  const [row] = examples.GetWithdrawalTransactionsByUser.success.data;
  const rows: object[] = [{ ...row, transactionId: "W-0" }];
  const bodies: unknown[] = [];
  const made = new Map<string | null, string>();
  const info = { ...examples.GetUserInfo.success.data, ...user };
  const provider = createTestProvider({
    GetUserInfo: () => envelope(info),
    GetWithdrawalTransactionsByUser: () => envelope(rows),
    RequestOtpWithdrawal: () => envelope({ expiresAt: "2026-11-21T09:05:00Z", resendAfterSeconds: 60 }),
    async WithdrawalRequest(request) {
      bodies.push(await request.json());
      const key = request.headers.get("idempotency-key");
      const transactionId = made.get(key) ?? `W-${rows.length}`;
      if (!made.has(key)) rows.unshift({ ...row, transactionId, paymentStatusId: 1 });
      made.set(key, transactionId);
      return envelope({ transactionId });
    },
  });
  return { provider, rows, bodies, info };
}

async function openWizard(broker: Broker, onSettled: (transactionId: string) => void = () => {}) {
  const hook = await renderHook(() => useWithdrawal({ onSettled }), within(broker));
  const at = async <Name extends WithdrawalWizard["step"]>(
    step: Name,
    use: (wizard: Step<Name>) => void = () => {},
  ) => {
    await expect.poll(() => hook.result.current.step).toBe(step);
    const isThere = (wizard: WithdrawalWizard): wizard is Step<Name> => wizard.step === step;
    const { current } = hook.result;
    if (isThere(current)) await hook.act(() => use(current));
  };
  const details = () => (hook.result.current.step === "enteringDetails" ? hook.result.current : null);
  const requestCode = async () => {
    await at("enteringDetails", ({ code }) => code.request());
    await expect.poll(() => details()?.code.isRequesting === false && details()?.code.isRequested).toBe(true);
  };
  const enterDetails = async () => {
    await at("choosingPlatform", (wizard) => wizard.choose(11));
    await at("choosingPlatform", (wizard) => wizard.next());
    await at("enteringDetails", (wizard) => wizard.change("usd", "100"));
    await requestCode();
    await at("enteringDetails", (wizard) => wizard.code.change("493027"));
    await at("enteringDetails", (wizard) => wizard.next());
  };
  return { ...hook, at, details, requestCode, enterDetails };
}

test("a withdrawal goes from its platform to its reference, with one request", async () => {
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
      "Maybank Transfer",
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
  expect(provider.kept.has("withdrawalDraft")).toBe(false);
});

test("when the reply is lost after the commit, the withdrawal is found and not made again", async () => {
  const { provider, rows } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  provider.loseReplyOf("WithdrawalRequest");
  const { at, enterDetails } = await openWizard(broker);
  await enterDetails();
  await at("reviewing", (wizard) => wizard.confirm());
  // W-0 has the same amounts, but was there before.
  await at("settled", ({ transactionId }) => expect(transactionId).toBe("W-1"));
  expect(rows).toHaveLength(2);
  expect(provider.calls.filter((call) => call === "WithdrawalRequest")).toHaveLength(1);
});

test("one that is left while it is sent is looked up when it is opened again, and not sent again", async () => {
  const { provider, rows } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  provider.holdReplyOf("WithdrawalRequest");
  const first = await openWizard(broker);
  await first.enterDetails();
  await first.at("reviewing", (wizard) => wizard.confirm());
  await expect.poll(() => rows.length).toBe(2);
  await first.unmount();
  expect(provider.kept.get("withdrawalDraft")).not.toContain("493027");
  const again = await openWizard(provider.broker());
  await again.at("settled", ({ transactionId }) => expect(transactionId).toBe("W-1"));
  expect(provider.calls.filter((call) => call === "WithdrawalRequest")).toHaveLength(1);
});

test("it says what is missing before anything else, and goes on once that was put right elsewhere", async () => {
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
  Object.assign(info, { emailVerifiedAt: "2026-03-02T08:15:00Z", kycStatus: 3, withdrawalBank: "MBB" });
  await elsewhere.act(() => broker.queryClient.invalidateQueries());
  await at("choosingPlatform");
  expect(provider.calls).not.toContain("RequestOtpWithdrawal");
});

test("it says what is wrong once going on was tried, and a limit as soon as something is typed", async () => {
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
    expect([issues, canGoNext]).toEqual([{ platform: null, amount: null, code: null }, false]);
    next();
  });
  expect(details()?.issues).toMatchObject({
    amount: { code: "amountRequired" },
    code: { code: "codeNotRequested" },
  });
  await at("enteringDetails", (wizard) => wizard.change("local", "22.05"));
  expect(details()).toMatchObject({ usdAmount: "5.00", issues: { amount: { code: "amountTooLow" } } });
});

test("a code can be asked for once, and again only after its cooldown", async () => {
  const { provider } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  const { at, details, requestCode } = await openWizard(broker);
  await at("choosingPlatform", (wizard) => wizard.choose(21));
  await at("choosingPlatform", (wizard) => wizard.next());
  await requestCode();
  expect(details()?.code).toMatchObject({ isRequested: true, failure: null });
  expect(details()?.code.expiresAt).toEqual(new Date("2026-11-21T09:05:00Z"));
  await expect.poll(() => details()?.code.secondsLeft).toBe(59);
  await at("enteringDetails", ({ code }) => code.request());
  expect(provider.calls.filter((call) => call === "RequestOtpWithdrawal")).toHaveLength(1);
});

test("a withdrawal refreshes the balance and the list by itself", async () => {
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
    .toMatchObject({ withdrawals: [{ transactionId: "W-1", amountUsd: "100" }, { transactionId: "W-0" }] });
});

test("a list that is on its way while it is looked up is not believed", async () => {
  const { provider, rows } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  const { at, enterDetails } = await openWizard(broker);
  await enterDetails();
  // The last answer before the commit, still on its way when the look-up begins.
  provider.duringNext("WithdrawalRequest", () => {
    void broker.queryClient.prefetchQuery({
      ...transactionQueries.withdrawals(broker),
      staleTime: 0,
      queryFn: () => new Promise<never>(() => {}),
    });
  });
  provider.loseReplyOf("WithdrawalRequest");
  await at("reviewing", (wizard) => wizard.confirm());
  await at("settled");
  expect(rows).toHaveLength(2);
});

test("a session that ends while it is sent leaves the draft to its user, and nothing happens twice", async () => {
  const { provider } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  const { at, enterDetails } = await openWizard(broker);
  await enterDetails();
  provider.turnAway("WithdrawalRequest", 401);
  await at("reviewing", (wizard) => wizard.confirm());
  await expect.poll(() => broker.session.get().status).toBe("signedOut");
  await at("failed", ({ failure }) => expect(failure?.kind).toBe("unauthenticated"));
  const kept: unknown = JSON.parse(provider.kept.get("withdrawalDraft") ?? "null");
  expect(kept).toMatchObject({ staffUserId: 100234, draft: { entry: { text: "100" } } });
});

test("without a network it fails now and never waits to be sent later", async () => {
  const { provider } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  const { at, enterDetails } = await openWizard(broker);
  await enterDetails();
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  provider.turnAway("GetWithdrawalTransactionsByUser", 403);
  await at("reviewing", (wizard) => wizard.confirm());
  await at("failed");
  expect(provider.calls).not.toContain("WithdrawalRequest");
});

test("a page that was rendered on a server looks an open withdrawal up once it is alive", async () => {
  const { provider, rows } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  provider.holdReplyOf("WithdrawalRequest");
  const first = await openWizard(broker);
  await first.enterDetails();
  await first.at("reviewing", (wizard) => wizard.confirm());
  await expect.poll(() => rows.length).toBe(2);
  await first.unmount();
  const Page = () => useWithdrawal().step;
  const page = (one: Broker) => (
    <BrokerProvider broker={one}>
      <Page />
    </BrokerProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page(createTestProvider().broker()));
  expect(container.textContent).toBe("loading");
  const mismatches: unknown[] = [];
  const root = hydrateRoot(container, page(provider.broker()), {
    onRecoverableError: (error) => mismatches.push(error),
  });
  await expect.poll(() => container.textContent).toBe("settled");
  expect(mismatches).toEqual([]);
  root.unmount();
});
