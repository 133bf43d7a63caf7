import type { statementMessages } from "../../statement/statement.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const statement: Translation<typeof statementMessages> = defineTranslation({
  title: "كشوف الحساب",
  back: "العودة إلى المعاملات",
  intro:
    "بعد التحقق من هويتك، يُعدّ كشف الحساب تلقائيًا بعد نهاية كل شهر. يحمل كل مستند اسمك الذي تم التحقق منه ورمزًا يتيح لمن يحمله التحقق منه.",
  requestHeading: "طلب مستند",
  period: "المستند",
  choose: "اختر شهرًا أو سنة",
  month: "كشف حساب {month}",
  year: "الملخص السنوي {year}",
  transaction: "تأكيد المعاملة {id}",
  request: "طلب",
  requesting: "جارٍ الطلب...",
  requested: "تم الطلب. سيكون المستند جاهزًا بعد لحظات.",
  nothingToRequest: "لديك مستندات كل الأشهر والسنوات السابقة.",
  heading: "مستنداتك",
  madeOn: "صدر في {date}",
  making: "قيد الإعداد...",
  downloadNamed: "تنزيل {name} بصيغة {format}",
  downloaded: "تم تنزيل {name}.",
  none: "لا يوجد مستند بعد.",
  noneText: "يُعدّ أول كشف حساب لك بعد نهاية هذا الشهر، بعد التحقق من هويتك.",
});
