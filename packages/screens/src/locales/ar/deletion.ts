import type { deletionMessages } from "../../privacy/deletion.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const deletion: Translation<typeof deletionMessages> = defineTranslation({
  heading: "حذف حسابك",
  removes:
    "يُحذف ملفك الشخصي وحساباتك المحفوظة وجلساتك ورسائلك وملفاتك، ولا يعود بإمكانك تسجيل الدخول، وتنتهي المكافآت.",
  keeps: "يُلزمنا القانون بحفظ بعضها، من دون اسمك حيثما أمكن:",
  transactions: "الإيداعات وعمليات السحب والتحويلات",
  transactionsKept:
    "{count, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}، بموجب قوانين المحاسبة والضرائب",
  identity: "التحقق من الهوية",
  identityKept:
    "{count, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}، بموجب قانون مكافحة غسل الأموال",
  messages: "الرسائل إلى الدعم",
  messagesKept:
    "{count, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}} بعد إغلاقها، من أجل الشكاوى",
  activity: "سجل ما جرى في حسابك",
  activityKept:
    "{count, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}، كإثبات",
  waits:
    "نحذفه بعد {count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. حتى ذلك الحين يمكنك استخدام حسابك وسحب الطلب. سنراسلك بالبريد الإلكتروني قبل النهاية.",
  begin: "حذف حسابي",
  blocked: "لا يمكن حذف حسابك بعد",
  eWallet: "في محفظتك الإلكترونية {amount}. اسحبها أولًا.",
  trading: "في حساب التداول الخاص بك {amount}. حوّلها إلى محفظتك الإلكترونية واسحبها أولًا.",
  positions: "لديك صفقات مفتوحة. أغلقها في cTrader أولًا.",
  deposits:
    "{count, plural, zero {# إيداع} one {إيداع واحد} two {إيداعان} few {# إيداعات} many {# إيداعًا} other {# إيداع}} بمجموع {amount}: انتظر القرار، أو ألغِ ما هو قيد الانتظار.",
  withdrawals:
    "{count, plural, zero {# سحب} one {سحب واحد} two {سحبان} few {# سحوبات} many {# سحبًا} other {# سحب}} بمجموع {amount}: انتظر القرار، أو ألغِ ما هو قيد الانتظار.",
  transfers:
    "{count, plural, zero {# تحويل} one {تحويل واحد} two {تحويلان} few {# تحويلات} many {# تحويلًا} other {# تحويل}} بمجموع {amount}: انتظر القرار، أو ألغِ ما هو قيد الانتظار.",
  payments:
    "{count, plural, zero {# دفعة} one {دفعة واحدة} two {دفعتان} few {# دفعات} many {# دفعة} other {# دفعة}} لك: على موظفينا تحديد ما وصل. يرجى التواصل معنا.",
  refused: "لم نحذف حسابك",
  form: "تأكيد الحذف",
  formText: "اكتب عنوان البريد الإلكتروني لحسابك وكلمة مرورك.",
  email: "عنوان البريد الإلكتروني لحسابك",
  emailRequired: "يرجى إدخال عنوان بريدك الإلكتروني.",
  emailOther: "هذا ليس عنوان البريد الإلكتروني لحسابك.",
  password: "كلمة المرور",
  passwordRequired: "يرجى إدخال كلمة مرورك.",
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
  submit: "طلب الحذف",
  requesting: "جارٍ الطلب",
  cancel: "إلغاء",
  waiting: "سيُحذف حسابك بعد {date}",
  waitingText: "يمكنك استخدامه حتى ذلك الحين. إذا لم تطلب ذلك، فأبقِ الحساب وعيّن كلمة مرور جديدة فورًا.",
  keep: "إبقاء حسابي",
  keeping: "جارٍ السحب",
  requested: "تم طلب الحذف.",
  kept: "حسابك باقٍ.",
});
