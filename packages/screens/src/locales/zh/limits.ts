import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { limitsMessages } from "../../limits/limits.messages.ts";

export const limits: Translation<typeof limitsMessages> = defineTranslation({
  onHold: "{amount} 冻结中，用于等待处理的出金申请",
  leftToday: "今日剩余 {left}（共 {limit}）",
  leftTodayUntil: "今日剩余 {left}（共 {limit}），{date} 恢复额度",
  leftThisMonth: "本月剩余 {left}（共 {limit}）",
  leftThisMonthUntil: "本月剩余 {left}（共 {limit}），{date} 恢复额度",
  reachedToday: "您今日的额度不足以再次通过此方式出金。",
  reachedThisMonth: "您本月的额度不足以再次通过此方式出金。",
  opensAgain: "您可自 {date} 起再次出金。",
});
