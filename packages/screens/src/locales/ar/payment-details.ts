import type { paymentDetailsMessages } from "../../deposit/payment-details.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const paymentDetails: Translation<typeof paymentDetailsMessages> = defineTranslation({
  payBank: "يُرجى تحويل هذا المبلغ بالضبط إلى هذا الحساب مع ذكر الرقم المرجعي، ثم رفع الإيصال.",
  payCrypto: "يُرجى إرسال هذا المبلغ بالضبط إلى هذا العنوان، ثم رفع صورة تُظهر عملية التحويل.",
  onlyNetwork: "يجب الإرسال عبر {network} فقط. كل ما يُرسَل عبر شبكة أخرى يُفقد نهائيًا.",
  bankName: "البنك",
  accountName: "اسم الحساب",
  accountNumber: "رقم الحساب",
  swiftCode: "رمز SWIFT",
  walletAddress: "عنوان المحفظة",
  walletQr: "رمز QR لعنوان المحفظة",
  copy: "نسخ {what}",
  copied: "تم النسخ",
  copyFailed: "تعذّر النسخ",
  toPay: "المبلغ المطلوب دفعه",
});
