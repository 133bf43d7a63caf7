import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFile(new URL(file, import.meta.url), "utf8");

/** Lists the exports of a file; types are marked. */
function exportsOf(source: string): readonly string[] {
  const listed = [...source.matchAll(/export (type )?\{([^}]+)\}/g)].flatMap(([, type = "", list = ""]) =>
    list
      .split(",")
      .map((name) => name.trim().replace(/^.* as /, ""))
      .filter((name) => name !== "")
      .map((name) => type + name),
  );
  const declared = [...source.matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)].map(
    ([, name = ""]) => name,
  );
  return [...listed, ...declared].toSorted();
}

const files = (await readdir(new URL("entries", import.meta.url))).filter(
  (file) => !file.endsWith(".stories.tsx"),
);
const entries: ReadonlyMap<string, readonly string[]> = new Map(
  await Promise.all([
    read("index.ts").then((source) => ["@broker/screens", exportsOf(source)] as const),
    ...files.map(
      async (file) =>
        [`@broker/screens/${basename(file, ".ts")}`, exportsOf(await read(`entries/${file}`))] as const,
    ),
  ]),
);

test("the README's section of exports names every value of every entry, and no other", async () => {
  const readme = await read("../README.md");
  const [, section = ""] = /## What it exports\n([^]*?)\n## /.exec(readme) ?? [];
  const named = new Map<string, string[]>();
  let last: string[] = [];
  for (const [, entry = "", what = ""] of section.matchAll(/^\| (`@broker[^|]*|) +\| (.*) \|$/gm)) {
    const name = entry.replaceAll(/[` ]/g, "");
    if (name !== "") named.set(name, (last = []));
    last.push(...[...what.matchAll(/`(\w+)`/g)].map(([, value = ""]) => value));
  }
  const values = [...entries].map(
    ([name, list]) => [name, list.filter((one) => !one.startsWith("type "))] as const,
  );
  expect(new Map([...named].map(([name, list]) => [name, list.toSorted()]))).toEqual(new Map(values));
});

test("every entry of a screen exports a data preload, and a code preload where its code is late", async () => {
  const late: string[] = [];
  for (const file of files.filter((one) => one !== "messages.ts")) {
    const source = await read(`entries/${file}`);
    const list = exportsOf(source);
    if (source.includes("import(")) late.push(file);
    expect(list.some((one) => /Screen$|Dialog$/.test(one))).toBe(true);
    expect(list, file).toContain("preload");
    expect(list.includes("preloadCode"), file).toBe(late.includes(file));
  }
  expect(late.length).toBeGreaterThan(5);
});

test("the public names change only on purpose", () => {
  expect(Object.fromEntries(entries)).toMatchInlineSnapshot(`
    {
      "@broker/screens": [
        "AccountFrame",
        "ErrorScreen",
        "LeaveDialog",
        "LoadingScreen",
        "NotFoundScreen",
        "ScreensProvider",
        "SessionGuardScreen",
        "SignInNeededScreen",
        "SignedInScreen",
        "defaultMenu",
        "english",
        "forgetUnsavedEdits",
        "hasUnsavedEdits",
        "isLocale",
        "languages",
        "loadLanguage",
        "restoreScheme",
        "type Language",
        "type LanguageChoice",
        "type Locale",
        "type MenuItem",
        "type Navigate",
        "type PlaceWithTabs",
        "type Places",
        "type ScreensProviderProps",
        "type Search",
        "type SessionGuardScreenProps",
        "useArrival",
        "useLanguage",
      ],
      "@broker/screens/account-verification": [
        "AccountVerificationScreen",
        "VerificationJourneyScreen",
        "preload",
        "preloadCode",
      ],
      "@broker/screens/capture": [
        "CaptureScreen",
        "preload",
        "preloadCode",
      ],
      "@broker/screens/dashboard": [
        "DashboardScreen",
        "preload",
        "preloadCode",
      ],
      "@broker/screens/deposit": [
        "DepositScreen",
        "RepeatDepositDialog",
        "preload",
        "preloadCode",
      ],
      "@broker/screens/deposit-withdrawal": [
        "DepositWithdrawalScreen",
        "preload",
        "preloadCode",
      ],
      "@broker/screens/email-verification": [
        "EmailVerificationScreen",
        "preload",
      ],
      "@broker/screens/login": [
        "LoginScreen",
        "preload",
      ],
      "@broker/screens/messages": [
        "checkMessages",
        "compileMessages",
        "defineLanguage",
        "type CompiledMessages",
        "type LanguageDetails",
        "type MessageKey",
        "type MessageNamespace",
        "type OwnMessages",
      ],
      "@broker/screens/money-journey": [
        "MoneyJourneyScreen",
        "preload",
        "type MoneyJourneyScreenProps",
      ],
      "@broker/screens/new-password": [
        "NewPasswordScreen",
        "preload",
      ],
      "@broker/screens/payment-handoff": [
        "PaymentHandoffScreen",
        "preload",
      ],
      "@broker/screens/profile": [
        "ProfileScreen",
        "preload",
        "preloadCode",
      ],
      "@broker/screens/referrals": [
        "ReferralsScreen",
        "preload",
        "preloadCode",
      ],
      "@broker/screens/sign-in-report": [
        "SignInReportScreen",
        "preload",
        "preloadCode",
      ],
      "@broker/screens/sign-up": [
        "SignUpScreen",
        "preload",
      ],
      "@broker/screens/transactions": [
        "TransactionsScreen",
        "preload",
        "preloadCode",
      ],
      "@broker/screens/transfer": [
        "TransferDialog",
        "UserTransferDialog",
        "preload",
        "preloadCode",
      ],
      "@broker/screens/withdrawal": [
        "WithdrawalScreen",
        "preload",
        "preloadCode",
      ],
    }
  `);
});
