import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { kycCaptureMessages } from "../../kyc/kyc-capture.messages.ts";

export const kycCapture: Translation<typeof kycCaptureMessages> = defineTranslation({
  use: "استخدام كاميرا هاتفك",
  scan: "امسح هذا الرمز بهاتفك، أو افتح الرابط عليه.",
  qr: "رابط هاتفك على شكل رمز QR",
  until: "يُستخدم لصورة واحدة حتى {time}. لا تُطلع عليه أحدًا.",
  waiting: "في انتظار هاتفك...",
  opened: "فتح هاتفك الرابط. التقط الصورة عليه.",
  lost: "انقطع الاتصال. نواصل المحاولة.",
  ended: "انتهت صلاحية هذا الرابط",
  again: "إنشاء رابط جديد",
  close: "إغلاق",
  intro: "الوثيقة كاملة وواضحة ومن دون انعكاس للضوء. تُنقل الصورة إلى الصفحة المفتوحة على حاسوبك.",
  take: "التقاط صورة",
  send: "إرسال الصورة",
  notSent: "ربما لم تصل الصورة. يُرجى إرسالها مرة أخرى.",
  sent: "وصلت الصورة",
  sentText: "يمكنك المتابعة على حاسوبك.",
  overText: "إذا كنت قد أرسلت الصورة فتابع على حاسوبك، وإلا فأنشئ رابطًا جديدًا هناك.",
});
