import type { repeatMessages } from "../../deposit/repeat.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const repeat: Translation<typeof repeatMessages> = defineTranslation({
  title: "再次入金",
  gone: "{platform}（{currency}）已不再提供。",
  failed: "无法准备这笔入金，未提交任何内容。",
  underWay: "您有另一笔入金尚未完成，需先处理。",
  begun: "您已开始另一笔入金，尚未提交：{deposit}。",
  open: "打开入金页面",
  stay: "暂不",
  replace: "放弃并继续",
});
