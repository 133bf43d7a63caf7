import { expect, test } from "vitest";
import { moneyLetters as arabic } from "../src/mailbox/words/ar/money-letters.ts";
import { moneyLetters as english } from "../src/mailbox/words/en/money-letters.ts";
import { moneyLetters as malay } from "../src/mailbox/words/ms/money-letters.ts";
import { moneyLetters as chinese } from "../src/mailbox/words/zh/money-letters.ts";

test.each([
  [english, "OTP"],
  [malay, "Kod OTP"],
  [chinese, "验证码"],
  [arabic, "رمز التحقق"],
])("the e-mail with the code of a withdrawal calls it as the field does: %#", (letters, name) => {
  for (const letter of [letters.withdrawalCode, letters.withdrawalCodeForAnyAmount]) {
    expect(letter.subject).toContain(name);
    expect(letter.paragraphs[0]).toContain(name);
  }
});
