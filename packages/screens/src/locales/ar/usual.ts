import type { usualMessages } from "../../transaction/usual.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const usual: Translation<typeof usualMessages> = defineTranslation({
  hours:
    "عادةً خلال {count, plural, zero {ساعة واحدة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}",
  days: "عادةً خلال {count, plural, zero {يوم عمل واحد} one {يوم عمل واحد} two {يومي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}",
});
