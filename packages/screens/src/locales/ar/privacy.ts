import type { privacyMessages } from "../../privacy/privacy.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const privacy: Translation<typeof privacyMessages> = defineTranslation({
  copyHeading: "نسخة من بياناتك",
  copyIntro:
    "كل ما نخزّنه عنك في ملف ZIP واحد: ملفك الشخصي ومعاملاتك ومستنداتك وعمليات تسجيل دخولك ورسائلك. لا يشمل كلمات المرور والمفاتيح. سنراسلك بالبريد الإلكتروني عندما تصبح جاهزة.",
  request: "طلب نسخة",
  requesting: "جارٍ الطلب",
  requested: "تم طلب النسخة.",
  possibleFrom: "يمكنك طلب نسخة أخرى ابتداءً من {date}.",
  copies: "نسخ بياناتك",
  none: "لم تطلب نسخة بعد.",
  copyOf: "نسخة {date}",
  making: "قيد الإعداد",
  makingText: "يستغرق هذا بضع دقائق. يمكنك مغادرة هذه الصفحة.",
  ready: "متاحة حتى {date} · {size}",
  removed: "أُزيلت",
  removedText:
    "كانت متاحة لمدة {count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
  download: "تنزيل",
  downloadNamed: "تنزيل نسخة {date}",
  downloaded: "تم تنزيل {name}.",
  keepSafe: "يحتوي الملف على مستندات هويتك أيضًا. احفظه حيث لا يقرؤه أحد غيرك.",
});
