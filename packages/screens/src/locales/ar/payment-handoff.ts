import type { paymentHandoffMessages } from "../../deposit/payment-handoff.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const paymentHandoff: Translation<typeof paymentHandoffMessages> = defineTranslation({
  leaving: "جارٍ الانتقال إلى صفحة الدفع",
  leavingHint: "يُستكمل الدفع لدى مزوّد خدمة الدفع، في هذه النافذة.",
  returned: "لقد عدت من صفحة الدفع",
  returnedHint: "لم تُفقد أي بيانات. يمكن فتح الصفحة مجددًا، أو إغلاق هذه النافذة والاطلاع على الإيداع.",
  failed: "لا يمكن فتح صفحة الدفع هنا",
  failedHint: "لم يُدفع أي مبلغ. يُرجى العودة إلى الإيداع للمتابعة.",
  over: "يمكن إغلاق هذه النافذة",
  overHint: "انتهت صفحة الدفع. تظهر نتيجة الإيداع في الصفحة التي بدأ منها.",
  back: "العودة إلى الإيداع",
  again: "إعادة فتح صفحة الدفع",
  loading: "جارٍ التحميل...",
});
