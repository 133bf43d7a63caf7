import type { usualMessages } from "../../transaction/usual.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const usual: Translation<typeof usualMessages> = defineTranslation({
  hours: "通常在 {count, plural, other {# 小时}}内",
  days: "通常在 {count, plural, other {# 个工作日}}内",
});
