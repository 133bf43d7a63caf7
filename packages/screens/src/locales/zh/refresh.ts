import type { refreshMessages } from "../../failure/refresh.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const refresh: Translation<typeof refreshMessages> = defineTranslation({
  refresh: "刷新",
  refreshing: "正在刷新…",
  refreshed: "列表已是最新。",
  failed: "列表未能刷新，可能缺少最新内容。",
});
