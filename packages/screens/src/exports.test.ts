import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const source = await readFile(new URL("index.ts", import.meta.url), "utf8");
const names = [...source.matchAll(/export \{([^}]+)\}/g)]
  .flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()))
  .filter((name) => name !== "");

test("the README's section of exports names every value that is exported, and no other", async () => {
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  const [, section = ""] = /## What it exports\n([^]*?)\n## /.exec(readme) ?? [];
  const named = [...section.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  const values = names.filter((name) => !name.startsWith("type "));
  expect(named.toSorted()).toEqual(values.toSorted());
});

test("the public names change on purpose only", () => {
  expect(names.toSorted()).toMatchInlineSnapshot(`
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
