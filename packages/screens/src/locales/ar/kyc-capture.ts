import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { kycCaptureMessages } from "../../kyc/kyc-capture.messages.ts";

export const kycCapture: Translation<typeof kycCaptureMessages> = defineTranslation({
  use: "استخدام كاميرا هاتفك",
  scan: "امسح رمز QR بهاتفك، أو افتح الرابط عليه.",
  qr: "رابط هاتفك على شكل رمز QR",
  code: "سيطلب هاتفك هذا الرمز:",
  until: "يُستخدم لصورة واحدة حتى {time}. لا تُطلع عليه أحدًا.",
  waiting: "في انتظار هاتفك...",
  opened: "فتح هاتفك الرابط. التقط الصورة عليه.",
  lost: "انقطع الاتصال. نواصل المحاولة.",
  ended: "انتهت صلاحية هذا الرابط",
  again: "إنشاء رابط جديد",
  close: "إغلاق",
  sent: "وصلت الصورة",
});
