import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { limitsMessages } from "../../limits/limits.messages.ts";

export const limits: Translation<typeof limitsMessages> = defineTranslation({
  onHold: "محجوز",
  onHoldText: "{amount} لعمليات سحب بانتظار القرار",
  leftToday: "المتبقي لليوم",
  leftThisMonth: "المتبقي لهذا الشهر",
  left: "{left} من {limit}",
  leftUntil: "{left} من {limit}. يتجدد في {date}.",
  reachedToday: "لا يسمح حدك لليوم بسحب آخر بهذه الطريقة.",
  reachedThisMonth: "لا يسمح حدك لهذا الشهر بسحب آخر بهذه الطريقة.",
  opensAgain: "يمكنك السحب مجددًا ابتداءً من {date}.",
});
