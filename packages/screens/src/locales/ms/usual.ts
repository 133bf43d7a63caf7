import type { usualMessages } from "../../transaction/usual.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const usual: Translation<typeof usualMessages> = defineTranslation({
  hours: "Biasanya dalam masa {count, plural, other {# jam}}",
  days: "Biasanya dalam masa {count, plural, other {# hari bekerja}}",
});
