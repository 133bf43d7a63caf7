import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { kycPhotoMessages } from "../../kyc/kyc-photo.messages.ts";

export const kycPhoto: Translation<typeof kycPhotoMessages> = defineTranslation({
  code: "الرمز الظاهر على حاسوبك",
  codeWrong: "هذا ليس الرمز الصحيح. اكتب الأرقام الأربعة الظاهرة على حاسوبك.",
  onlyYou:
    "تابع فقط إذا فتحت هذه الصفحة بنفسك والحاسوب أمامك. إذا أرسل إليك أحد الرابط أو رمزًا فأغلق هذه الصفحة، وإلا فسيحصل على صورة وثيقتك.",
  intro: "الوثيقة كاملة وواضحة ومن دون انعكاس للضوء. تُنقل الصورة إلى الصفحة المفتوحة على حاسوبك.",
  take: "التقاط صورة",
  send: "إرسال الصورة",
  notSent: "ربما لم تصل الصورة. يُرجى إرسالها مرة أخرى.",
  sent: "وصلت الصورة",
  sentText: "يمكنك المتابعة على حاسوبك.",
  ended: "انتهت صلاحية هذا الرابط",
  overText: "إذا كنت قد أرسلت الصورة فتابع على حاسوبك، وإلا فأنشئ رابطًا جديدًا هناك.",
});
