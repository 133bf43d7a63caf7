import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { bodyOf, bundleDocument, isObject, objectAt, operationsOf, parametersOf, resolve } from "../scripts/document.ts";
import { generateOutputs } from "../scripts/outputs.ts";

const root = new URL("../../", import.meta.url);
const document = await bundleDocument(new URL("..", import.meta.url).pathname);
const operations = operationsOf(document);

/** Spec 7.2, by hand. */
const calls = {
  Cache:
    "ReloadMasterCache GetCompanies GetCountries GetCurrencies GetStatuses GetExternalPaymentTypes GetPaymentPlatforms GetSmilePayzPaymentMethod GetOnePayPaymentMethod",
  Deposit:
    "GenerateDepositUrlEss GenerateDepositUrlSmilePayz GenerateDepositUrlOnePay DepositRequest SubmitDeposit GetSmilePayzDepositMethod GetDepositTransactionsByUser GetOnePayDepositMethod",
  Withdrawal:
    "RequestOtpWithdrawal WithdrawalRequest ApproveWithdrawalRequest UpdateWithdrawalStatus GetWithdrawalMethod GetWithdrawalTransactionsByUser",
  InternalTransfer:
    "CTraderTransferRequest EWalletTransferRequest GetInternalTransactionsByUser CTraderInternalTransferUserToUser",
  CompoundScheme: "GetCompoundSchemeLogByUserId",
  User: "CreateUser UserLogin ResendVerificationEmail VerifyEmail KycVerification GetUserInfo UpdateUserInfo UpdateUserPassword UpdateUserWithdrawalInfo GetReferralHierarchy ResetUserPassword GetEmailAndLoginForCTrader",
};

describe("the contract", () => {
  test("has the forty calls of the specification in their groups, and only UserLogout beside them", () => {
    const wanted = Object.entries(calls).flatMap(([group, names]) => names.split(" ").map((name) => `/api/${group}/${name}`));
    expect(wanted).toHaveLength(40);
    expect(operations.map(({ path }) => path).toSorted()).toEqual([...wanted, "/api/User/UserLogout"].toSorted());
    for (const { id, path } of operations) expect(path.endsWith(`/${id}`)).toBe(true);
  });

  test("gives exactly three calls to staff", () => {
    const staff = operations.filter(({ definition }) => definition["x-audience"] === "staff").map(({ id }) => id);
    expect(staff).toEqual(["ReloadMasterCache", "ApproveWithdrawalRequest", "UpdateWithdrawalStatus"]);
  });

  test("changes nothing with a GET", () => {
    for (const operation of operations) {
      if (operation.method === "GET") expect(bodyOf(document, operation)).toBeNull();
    }
  });

  test("makes every call that moves money idempotent", () => {
    const idempotent = operations.filter(({ definition }) => definition["x-idempotent"] === true);
    expect(idempotent.map(({ id }) => id).toSorted()).toEqual(
      [
        "CTraderInternalTransferUserToUser",
        "CTraderTransferRequest",
        "DepositRequest",
        "EWalletTransferRequest",
        "GenerateDepositUrlEss",
        "GenerateDepositUrlOnePay",
        "GenerateDepositUrlSmilePayz",
        "SubmitDeposit",
        "WithdrawalRequest",
      ].toSorted(),
    );
    for (const operation of idempotent) {
      expect(parametersOf(document, operation).map((parameter) => parameter["name"])).toContain("Idempotency-Key");
    }
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    "%s refuses unknown fields and marks each id of the caller",
    (_id, operation) => {
      const body = bodyOf(document, operation);
      const inputs = [
        ...Object.entries(objectAt(body?.schema, "properties")),
        ...parametersOf(document, operation).map((parameter) => [String(parameter["name"]), parameter] as const),
      ];
      if (body) expect(body.schema["additionalProperties"]).toBe(false);
      for (const [name, definition] of inputs) {
        if (/^(userId|companyId|fromUserId|fromUserCTraderLogin|userCompanyId|fromUserCompanyId)$/i.test(name)) {
          expect(isObject(definition) && definition["x-session"], `${name} of ${operation.id}`).toBeTruthy();
        }
      }
    },
  );

  test("bounds every string and every number that a request may carry", () => {
    const loose: string[] = [];
    for (const operation of operations) {
      const body = bodyOf(document, operation);
      const fields = [
        ...Object.entries(objectAt(body?.schema, "properties")),
        ...parametersOf(document, operation).map((parameter) => [String(parameter["name"]), parameter["schema"]] as const),
      ];
      for (const [name, value] of fields) {
        const schema = resolve(document, value);
        const isFile = schema["format"] === "binary";
        const keys = ["maxLength", "pattern", "enum", "const", "maximum", "format"];
        if (!isFile && !keys.some((key) => key in schema)) loose.push(`${operation.id}.${name}`);
      }
    }
    expect(loose).toEqual([]);
  });

  test("is what the generated files say", { timeout: 60_000 }, async () => {
    for (const [path, content] of await generateOutputs()) {
      expect(await readFile(new URL(path, root), "utf8"), `${path} has drifted: run pnpm generate`).toBe(content);
    }
  });
});
