import type { eligibilityMessages } from "../../eligibility/eligibility.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const eligibility: Translation<typeof eligibilityMessages> = defineTranslation({
  withdrawal: "المطلوب قبل السحب",
  transfer: "المطلوب قبل التحويل",
  deposit: "قبل الدفع: ما يلزم لسحب هذه الأموال لاحقًا",
  depositText: "يمكنك الإيداع والتداول الآن. يُتاح السحب والتحويل إلى أشخاص آخرين بعد استكمال ما يلي:",
  depositUnknown:
    "تعذّر التحقق مما ينقص حسابك. يتطلب السحب والتحويل إلى أشخاص آخرين بريدًا إلكترونيًا مؤكدًا وهوية موثقة وحسابًا بنكيًا.",
  email: "يُرجى تأكيد عنوان بريدك الإلكتروني.",
  emailText: "يُرجى فتح الرابط الوارد في رسالتنا الإلكترونية. يمكن طلب إرسالها مجددًا.",
  resend: "إعادة إرسال رسالة التأكيد",
  resending: "جارٍ الإرسال...",
  resent: "أُعيد إرسال رسالة التأكيد بنجاح.",
  incomplete:
    "معلومات المستخدم غير مكتملة. يُرجى التأكد من توفر معرّف المستخدم ومعرّف الشركة والبريد الإلكتروني.",
  kyc: "يُرجى إكمال التحقق من هويتك.",
  kycText: "لا يستغرق الأمر سوى دقائق: بياناتك وصورة من وثيقة هويتك.",
  verify: "التحقق من الهوية",
  kycPending: "طلب التحقق من هويتك بانتظار الموافقة.",
  kycPendingText: "لا يلزم أي إجراء آخر من جانبك. سنبلغك فور صدور الموافقة.",
  kycCancelled: "أُلغي طلب التحقق. يُرجى التواصل مع الدعم.",
  kycCancelledText: "يمكننا إعادة فتحه لك، ثم ترسله مرة أخرى.",
  seeStatus: "عرض الحالة",
  bankSettings: "يُرجى إكمال إعدادات السحب البنكية.",
  bankSettingsText: "البنك واسم الحساب ورقم الحساب: لنعرف إلى أين نرسل أموالك.",
  addBank: "إضافة الحساب البنكي",
  checkAgain: "تحديث الحالة",
});
