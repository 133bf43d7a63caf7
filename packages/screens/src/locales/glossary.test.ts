import { expect, test } from "vitest";
import { failureMessages } from "../failure/failure.messages.ts";
import { createTranslate } from "../i18n/translation.tsx";
import { allMessages } from "./all-messages.ts";
import { loadWholeLanguage } from "./languages.ts";

type Tag = "ms" | "zh" | "ar";

/** Terms of docs/languages.md by their common stem: a translation must use the same term everywhere. */
const terms: readonly (readonly [english: RegExp, stems: Readonly<Record<Tag, RegExp>>])[] = [
  [/\bdeposits?\b/i, { ms: /deposit/i, zh: /入金|出入金/, ar: /يداع/ }],
  [/\bwithdrawals?\b/i, { ms: /pengeluaran/i, zh: /出金|出入金|验证码/, ar: /سحب/ }],
  [/\be-wallet\b/i, { ms: /e-dompet/i, zh: /电子钱包/, ar: /محفظ/ }],
  [/\bdashboard\b/i, { ms: /papan pemuka/i, zh: /总览/, ar: /لوحة التحكم/ }],
  [/\bclient area\b/i, { ms: /kawasan pelanggan/i, zh: /客户专区/, ar: /منطقة العملاء/ }],
  [/\breferral code\b/i, { ms: /kod rujukan/i, zh: /推荐码/, ar: /رمز الإحالة/ }],
  [/\brecipient\b/i, { ms: /penerima/i, zh: /收款人/, ar: /مستفيد/ }],
  [/\bgateway\b/i, { ms: /gerbang/i, zh: /支付通道/, ar: /بواب/ }],
  [/\bOTP\b/, { ms: /OTP|kod/i, zh: /验证码|重新获取/, ar: /رمز/ }],
  [/\btrading account\b/i, { ms: /akaun dagangan/i, zh: /交易账户/, ar: /حساب التداول/ }],
];

test.each([
  ["en", /one-time code|withdrawal code|confirmation code|(?<!OTP \()one-time password/i],
  ["ms", /(?<!kod )OTP|kod (pengeluaran|pengesahan)/i],
  ["zh", /OTP|出金(代码|密码)|一次性/],
  ["ar", /OTP|رمز (السحب|التأكيد)/],
] as const)("in %s the code that confirms a withdrawal has one name", async (tag, others) => {
  const language = await loadWholeLanguage(tag);
  const strays = allMessages.flatMap((source) =>
    Object.keys(source.messages).filter((key) =>
      others.test(JSON.stringify(language.translate(source, key))),
    ),
  );
  expect(strays).toEqual([]);
  expect(createTranslate(language, failureMessages).language.refusals[2011] ?? "").not.toMatch(others);
});

test.each(["ms", "zh", "ar"] as const)("%s has one word for each term", async (tag) => {
  const language = await loadWholeLanguage(tag);
  const strays = allMessages.flatMap((source) =>
    Object.entries<unknown>(source.messages).flatMap(([key, english]) => {
      const [said, spoken] = [JSON.stringify(english), JSON.stringify(language.translate(source, key))];
      return terms.flatMap(([term, stems]) =>
        term.test(said) && !stems[tag].test(spoken) ? [`${source.namespace}.${key}: ${term.source}`] : [],
      );
    }),
  );
  expect(strays).toEqual([]);
  // The sentences of refusals have no English counterpart.
  expect(createTranslate(language, failureMessages).language.refusals[2012]).toMatch(
    terms[6]?.[1][tag] ?? /^$/,
  );
});
