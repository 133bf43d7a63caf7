import type { passwordResetMessages } from "../../password-reset/password-reset.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const passwordReset: Translation<typeof passwordResetMessages> = defineTranslation({
  title: "إعادة تعيين كلمة المرور",
  intro: "يُرجى إدخال عنوان البريد الإلكتروني المسجّل في حسابك. سنرسل إليك رابطًا لتعيين كلمة مرور جديدة.",
  email: "عنوان البريد الإلكتروني",
  emailRequired: "يُرجى إدخال البريد الإلكتروني",
  emailInvalid: "عنوان البريد الإلكتروني غير صالح",
  close: "إغلاق",
  submit: "إرسال",
  submitting: "جارٍ الإرسال...",
  errorTitle: "خطأ",
  sentTitle: "تم إرسال الرسالة",
  sentText: "أُرسل رابط إعادة تعيين كلمة المرور إلى {email}. يمكن استخدام الرابط مرة واحدة فقط، خلال ساعة.",
  sentWait: "لم تصل الرسالة؟ يمكن طلب رسالة أخرى بعد {time}.",
  repeatable: "لم تصل الرسالة؟ قد تكون في مجلد الرسائل غير المرغوب فيها، ويمكن طلب رسالة أخرى.",
  repeat: "إعادة الإرسال",
  otherAddress: "استخدام بريد آخر",
  wait: "يمكن إعادة الطلب بعد {time}.",
  ok: "حسنًا",
});
