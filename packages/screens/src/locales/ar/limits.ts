import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { limitsMessages } from "../../limits/limits.messages.ts";

export const limits: Translation<typeof limitsMessages> = defineTranslation({
  onHold: "محجوز {amount} لعمليات سحب بانتظار القرار",
  leftToday: "المتبقي اليوم {left} من {limit}",
  leftTodayUntil: "المتبقي اليوم {left} من {limit}، ويتجدد في {date}",
  leftThisMonth: "المتبقي هذا الشهر {left} من {limit}",
  leftThisMonthUntil: "المتبقي هذا الشهر {left} من {limit}، ويتجدد في {date}",
  reachedToday: "لا يسمح حدك لليوم بسحب آخر بهذه الطريقة.",
  reachedThisMonth: "لا يسمح حدك لهذا الشهر بسحب آخر بهذه الطريقة.",
  opensAgain: "يمكنك السحب مجددًا ابتداءً من {date}.",
});
