import { capabilities } from "@broker/api-spec/operations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Report } from "../src/conformance/check-provider.ts";
import { formatReport } from "../src/conformance/format-report.ts";
import { breachesOf, checkWithFaults } from "./conformance-check.ts";
import { addCoinPay, type Fault, isOf } from "./conformance-fault.ts";
import { accessFaults } from "./conformance-access-faults.ts";
import { answerFaults } from "./conformance-answer-faults.ts";
import { writeFaults } from "./conformance-write-faults.ts";
import { createProvider, type Provider } from "./provider.ts";

const readFaults = [...answerFaults, ...accessFaults];

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

const check = (
  faults: readonly Pick<Fault, "inject">[],
  writes: boolean,
  gateways?: Parameters<typeof checkWithFaults>[3],
) => checkWithFaults(provider, faults, writes, gateways);

test("the sandbox conforms whole: every call is offered and nothing is wrong, not even with advice", async () => {
  const platformIds = new Set<unknown>();
  const count: Fault["inject"] = async (request, next) => {
    if (isOf(request, "GenerateDepositUrlOnePay"))
      platformIds.add(Object(await request.clone().json()).paymentPlatformId);
    return next(request);
  };
  const added = [{ name: "coinpay", option: "bank" }] as const;
  const report = await check([{ inject: addCoinPay }, { inject: count }], true, added);
  // A payment is opened at a gateway that the portal adds, too.
  expect([...platformIds]).toEqual(expect.arrayContaining([33, 34]));
  expect(report.rows.find(({ subject }) => subject === "GetPaymentPlatforms")?.note).toBe(null);
  const verdicts = Map.groupBy(report.rows, ({ verdict }) => verdict);
  expect([...verdicts.keys()].toSorted()).toEqual(["partly", "passed"]);
  // Their success needs staff, a letter, an app, an earlier write or another client, or changes the test client for good.
  expect(verdicts.get("partly")?.map(({ subject }) => subject)).toEqual([
    "ReloadMasterCache",
    "CancelDeposit",
    "WithdrawalRequest",
    "CancelWithdrawal",
    "AddPayee",
    "RemovePayee",
    "ApproveWithdrawalRequest",
    "UpdateWithdrawalStatus",
    "CTraderInternalTransferUserToUser",
    "CancelTransfer",
    "CreateUser",
    "CompletePasswordReset",
    "SendSupportMessage",
    "CreateEmbedToken",
    "OpenEmbedSession",
    "ResendVerificationEmail",
    "VerifyEmail",
    "KycVerification",
    "ResubmitKyc",
    "BeginKycCapture",
    "OpenKycCapture",
    "SendKycCapture",
    "RequestDataExport",
    "DownloadDataExport",
    "RequestDeletion",
    "CancelDeletion",
    "UpdateUserPassword",
    "SaveTransactionNote",
    "EndSession",
    "RequestStatement",
    "DownloadStatement",
    "MarkRead",
    "UpdatePreferences",
    "GetThread",
    "SendMessage",
    "MarkThreadRead",
    "BeginAuthenticator",
    "ConfirmAuthenticator",
    "RemoveAuthenticator",
    "KeepSecondFactor",
    "CreateRecoveryCodes",
    "BeginPasskeyRegistration",
    "CompletePasskeyRegistration",
    "RemovePasskey",
    "BeginPasskeyStepUp",
    "CompletePasskeyStepUp",
    "CompleteStepUp",
    "ReportSignIn",
    "UpdateLetterPhrase",
    "CompleteLogin",
    "RequestFactorRemoval",
    "CompletePasskeyLogin",
  ]);
  expect(report.rows.flatMap(({ findings }) => findings)).toEqual([]);
  expect(formatReport(report)).toContain("The provider conforms.");
  expect(report.provider).toMatchObject({ settings: { limits: { sessionMinutes: 30 } } });
  expect(report.provider.capabilities).toEqual(capabilities);
});

describe.each([
  ["reads", readFaults, false, []],
  [
    "writes",
    writeFaults,
    true,
    // Without its key, a write also differs when it is repeated.
    ["EWalletTransferRequest once Idempotency-Key"],
  ],
] as const)("of the faults in %s", (_extent, faults, writes, consequences) => {
  let report: Report;
  beforeAll(async () => {
    report = await check(faults, writes);
  });

  test.each(faults)("$name is found and named", ({ finding }) => {
    const row = report.rows.find(({ subject }) => subject === finding.subject);
    expect(row?.verdict).toBe("failed");
    expect(row?.findings).toContainEqual({
      check: finding.check,
      field: finding.field ?? null,
      problem: expect.stringMatching(finding.text),
      remedy: expect.any(String),
      isAdvice: false,
    });
  });

  test("nothing else is found", () => {
    const wanted = faults.map(
      ({ finding: { subject, check, field } }) => `${subject} ${check} ${field ?? ""}`,
    );
    expect(breachesOf(report).toSorted()).toEqual([...wanted, ...consequences].toSorted());
  });
});

test("at least twenty faults are injected", () => {
  expect(readFaults.length + writeFaults.length).toBeGreaterThanOrEqual(20);
});
