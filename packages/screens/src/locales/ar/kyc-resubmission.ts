import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { kycResubmissionMessages } from "../../kyc/kyc-resubmission.messages.ts";

export const kycResubmission: Translation<typeof kycResubmissionMessages> = defineTranslation({
  heading:
    "{count, plural, zero {لا توجد وثائق لإرسالها مرة أخرى} one {يُرجى إرسال وثيقة واحدة مرة أخرى} two {يُرجى إرسال وثيقتين مرة أخرى} few {يُرجى إرسال # وثائق مرة أخرى} many {يُرجى إرسال # وثيقة مرة أخرى} other {يُرجى إرسال # وثيقة مرة أخرى}}",
  intro: "يبقى كل ما عدا ذلك في طلب التحقق من هويتك كما أرسلته.",
  accepted: "مقبولة. لا حاجة إلى إرسالها مرة أخرى.",
  blurred: "الصورة غير واضحة.",
  dark: "الصورة داكنة جدًا.",
  glare: "انعكاس الضوء يخفي جزءًا من الوثيقة.",
  cutOff: "جزء من الوثيقة خارج الصورة.",
  wrongDocument: "هذه وثيقة أخرى، أو وجهها الآخر.",
  expired: "انتهت صلاحية الوثيقة. يرجى إرسال الوثيقة الجديدة.",
  copy: "هذه صورة لنسخة أو لشاشة. يُرجى تصوير الوثيقة نفسها.",
  notAccepted: "{side}: غير مقبول",
  submit: "إعادة الإرسال",
  submitting: "جارٍ الإرسال...",
});
