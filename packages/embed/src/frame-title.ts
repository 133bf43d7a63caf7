import type { Journey } from "./protocol.ts";

/** The titles of frames by language, in the order of `deposit`, `withdrawal`, `verification`. */
const titles: Readonly<Record<string, readonly [string, string, string]>> = {
  en: ["Deposit", "Withdrawal", "Account Verification"],
  ms: ["Deposit", "Pengeluaran", "Pengesahan akaun"],
  zh: ["入金", "出金", "账户验证"],
  ar: ["الإيداع", "السحب", "التحقق من الحساب"],
};

/** Returns the title of a journey's frame in a language; the English one for others. */
export const titleOf = (journey: Journey, lang: string): string => {
  const [deposit, withdrawal, verification] = titles[lang.slice(0, 2)] ?? titles["en"] ?? ["", "", ""];
  return { deposit, withdrawal, verification }[journey];
};
