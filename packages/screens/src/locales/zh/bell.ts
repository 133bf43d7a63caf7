import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { bellMessages } from "../../inbox/bell.messages.ts";

export const bell: Translation<typeof bellMessages> = defineTranslation({
  read: "通知",
  unread: "通知，{count} 条未读",
  arrived: "新通知：{count}",
});
