import type { payeesMessages } from "../../payees/payees.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const payees: Translation<typeof payeesMessages> = defineTranslation({
  heading: "الحسابات المحفوظة",
  intro:
    "يمكنك السحب إلى حساب جديد بعد {count, plural, zero {ساعة واحدة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. هذا يحمي أموالك.",
  introStepUp:
    "يمكنك السحب إلى حساب جديد بعد {count, plural, zero {ساعة واحدة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}، أو فورًا إذا كنت تستخدم تسجيل الدخول بخطوتين منذ هذه المدة. هذا يحمي أموالك.",
  add: "إضافة حساب",
  none: "لم تحفظ أي حساب بعد.",
  usable: "جاهز",
  usableFrom: "ابتداءً من {date}",
  inUse: "قيد الاستخدام",
  use: "استخدام",
  useNamed: "استخدام {name} لعمليات السحب",
  remove: "إزالة",
  removeNamed: "إزالة {name}",
  removeTitle: "هل تريد إزالة هذا الحساب؟",
  removeText:
    "سيُزال {name} من حساباتك المحفوظة. لن تتأثر عمليات السحب التي طلبتها من قبل. إذا حفظته مرة أخرى، فسينتظر كأي حساب جديد.",
  removeAction: "إزالة الحساب",
  cancel: "إلغاء",
  changed: "تم تغيير حسابات السحب الخاصة بك.",
  saved: "تم حفظ الحساب. أرسلنا إليك رسالة بشأنه.",
  kind: "نوع الحساب",
  bank: "حساب بنكي",
  wallet: "محفظة",
  name: "الاسم",
  nameHint: "اسم تختاره لهذا الحساب، مثل «مدخرات».",
  nameRequired: "يُرجى إدخال اسم.",
  nameTooLong: "يُرجى إدخال {max} حرفًا على الأكثر.",
  nameTaken: "لقد حفظت حسابًا آخر بهذا الاسم.",
  walletAddress: "عنوان المحفظة",
  walletHint: "عنوان محفظتك الخاصة على TRC20 أو ERC20. تحقق من كل حرف: لا يمكن التراجع عن الدفع.",
  walletRequired: "يُرجى إدخال عنوان محفظة.",
  walletWrong: "هذا ليس عنوان محفظة TRC20 أو ERC20. يُرجى التحقق منه.",
  accountWaits: "يمكنك السحب إلى حسابك البنكي ابتداءً من {date}.",
  accountWaitsText:
    "ينتظر الحساب الجديد مدة لحماية أموالك. إذا لم تكن أنت من حدده، فأعد تعيين كلمة مرورك فورًا وتواصل معنا.",
  anotherWaits:
    "قد تحتاج إلى الانتظار قبل أن تتمكن من السحب إلى حساب آخر. المدة مذكورة أدناه تحت «الحسابات المحفوظة».",
  toWallet: "محفظة محفوظة",
  noWallet: "لا يمكنك السحب إلا إلى محفظة محفوظة. لم تحفظ بعد محفظة على هذه الشبكة.",
  saveWallet: "إضافة محفظة",
});
