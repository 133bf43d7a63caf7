import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("the public names change on purpose only", async () => {
  const source = await readFile(new URL("index.ts", import.meta.url), "utf8");
  const names = [...source.matchAll(/export \{([^}]+)\}/g)].flatMap(([, list = ""]) =>
    list.split(",").map((name) => name.trim()),
  );
  expect(names.filter((name) => name !== "").toSorted()).toMatchInlineSnapshot(`
    [
      "AccountFrame",
      "AccountVerificationScreen",
      "DashboardScreen",
      "DepositScreen",
      "DepositWithdrawalScreen",
      "EmailVerificationScreen",
      "ErrorScreen",
      "LanguageProvider",
      "LeaveDialog",
      "LoadingScreen",
      "LoginScreen",
      "NewPasswordScreen",
      "NotFoundScreen",
      "PaymentHandoffScreen",
      "ProfileScreen",
      "ReferralsScreen",
      "SessionGuardScreen",
      "SignUpScreen",
      "SignedInScreen",
      "TransactionsScreen",
      "TransferDialog",
      "UserTransferDialog",
      "WithdrawalScreen",
      "depositWithdrawalTab",
      "english",
      "forgetUnsavedEdits",
      "hasUnsavedEdits",
      "isLocale",
      "languages",
      "loadAhead",
      "loadLanguage",
      "preloadDepositWithdrawal",
      "preloadTransactions",
      "transactionTab",
      "type DepositWithdrawalTab",
      "type Language",
      "type Locale",
      "type SessionGuardScreenProps",
      "type TransactionTab",
      "useArrival",
      "useLanguage",
    ]
  `);
});
