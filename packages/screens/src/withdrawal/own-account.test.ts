import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { createTranslate } from "../i18n/translation.tsx";
import { loadLanguage } from "../locales/languages.ts";
import { describeOwnAccount } from "./own-account.ts";
import { withdrawalMessages } from "./withdrawal.messages.ts";

const info = {
  ...examples.GetUserInfo.success.data,
  withdrawalBank: "DAYB",
  withdrawalBankAccountNumber: "5140 9876 5432",
  withdrawalBankAccountName: "Amira Rahman",
};
const plain = (text: string | undefined) => text?.replaceAll(/[\u2067-\u2069]/g, "");

test.each([
  ["en", "Daybreak Bank ••5432, Amira Rahman"],
  ["ms", "Daybreak Bank ••5432, Amira Rahman"],
  ["zh", "Daybreak Bank ••5432，Amira Rahman"],
  ["ar", "Daybreak Bank ••5432، Amira Rahman"],
])("the account of a withdrawal is described in one sentence (%s)", async (locale, words) => {
  const language = await loadLanguage(locale);
  const account = describeOwnAccount(createTranslate(language, withdrawalMessages), info, "Daybreak Bank");
  expect(plain(account?.destination)).toBe(words);
});

test("the dots stay before the last digits of the account in a right-to-left sentence", async () => {
  const account = describeOwnAccount(
    createTranslate(await loadLanguage("ar"), withdrawalMessages),
    info,
    "Daybreak Bank",
  );
  expect(account?.name).toContain("\u2068••5432\u2069");
});

test("the bank is before its digits, and both before the holder, in a right-to-left sentence", async () => {
  const account = describeOwnAccount(
    createTranslate(await loadLanguage("ar"), withdrawalMessages),
    info,
    "Daybreak Bank",
  );
  // The sentence about the account has its own direction, which none of its values decides.
  expect(account?.destination).toMatch(/^\u2067\u2068Daybreak Bank\u2069 \u2068••5432\u2069\u2069، /);
});
