import { accountLetters } from "./ar/account-letters.ts";
import { factorLetters } from "./ar/factor-letters.ts";
import { identityLetters } from "./ar/identity-letters.ts";
import { moneyLetters } from "./ar/money-letters.ts";
import { privacyLetters } from "./ar/privacy-letters.ts";
import { supportLetters } from "./ar/support-letters.ts";
import type { Words } from "./words.ts";

export const arabic: Words = {
  // Western digits, as in the portal.
  locale: "ar-u-nu-latn",
  direction: "rtl",
  greeting: "مرحبًا،",
  wallet: "{network}، المحفظة {end}",
  bankAccount: "الحساب المنتهي بـ {end} لدى {bank}",
  filesInAccount: "عدد الملفات مع هذا الرد: {files}. يمكنك فتحها في رسائل حسابك.",
  keptPasskeys: "مفاتيح المرور التي ما زالت تسجّل الدخول من دون كلمة المرور: {passkeys}. أزل ما لا تعرفه منها.",
  comment: "ملاحظتنا: {comment}",
  anyAccount: "الحساب البنكي المنتهي بـ {end}",
  usableFrom: "يمكن أن تصل عمليات السحب إليه ابتداءً من {usableFrom} (بالتوقيت العالمي).",
  freeze: "لحمايتك، تتوقف عمليات السحب مؤقتًا حتى {until} (بالتوقيت العالمي).",
  wouldFreeze: "ثم تتوقف عمليات السحب مؤقتًا لمدة {freezeHours} ساعة، لحماية أموالك.",
  phrase: "عبارتك: {phrase}",
  replacePhrase: "ثم اختر عبارة جديدة في إعدادات الأمان: ربما قرأ من سجّل الدخول هذه العبارة.",
  devices: { computer: "كمبيوتر", phone: "هاتف", tablet: "جهاز لوحي", unknown: "جهاز غير معروف" },
  browserOnSystem: "{browser} على {system}",
  unknownPlace: "غير معروف",
  reachUs: "للتواصل معنا: {ways}",
  topics: {
    deposit: "إيداع",
    withdrawal: "سحب",
    account: "حسابك",
    verification: "التحقق من هويتك",
    trading: "التداول",
    complaint: "شكوى",
    other: "موضوع آخر",
  },
  movements: { deposit: "الإيداعات", withdrawal: "عمليات السحب", transfer: "التحويلات" },
  letters: {
    ...accountLetters,
    ...factorLetters,
    ...identityLetters,
    ...privacyLetters,
    ...moneyLetters,
    ...supportLetters,
  },
};
