import type { restMessages } from "../../transaction/rest.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const rest: Translation<typeof restMessages> = defineTranslation({
  part: "أحدث {count, number} من معاملاتك. تحتاج المجاميع والتنزيل إلى القائمة كاملة.",
  reading: "يجري تحميل المعاملات الأقدم، وهذا ليس كل شيء بعد.",
  readAll: "تحميل القائمة كاملة",
  failed: "هذه ليست القائمة كاملة: تعذّر تحميل المعاملات الأقدم",
});
