import type { refreshMessages } from "../../failure/refresh.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const refresh: Translation<typeof refreshMessages> = defineTranslation({
  refresh: "تحديث",
  refreshing: "جارٍ التحديث...",
  refreshed: "القائمة محدَّثة.",
  failed: "تعذّر تحديث القائمة. قد لا تظهر أحدث البيانات.",
});
