import type { restMessages } from "../../transaction/rest.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const rest: Translation<typeof restMessages> = defineTranslation({
  part: "您最近的 {count, number} 条记录。合计和下载需要完整列表。",
  reading: "正在加载较早的记录，这还不是全部。",
  readAll: "加载完整列表",
  failed: "这不是完整列表：无法加载较早的记录",
});
