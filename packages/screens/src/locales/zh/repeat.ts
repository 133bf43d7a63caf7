import type { repeatMessages } from "../../deposit/repeat.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const repeat: Translation<typeof repeatMessages> = defineTranslation({
  title: "再次入金",
  gone: "{platform}（{currency}）已不再提供。您可以用其他方式入金。",
  failed: "无法准备这笔入金，未提交任何内容。请重试，或选择入金方式。",
  underWay: "您有另一笔入金尚未完成，需先处理。您可以在那里发起新的入金。",
  begun: "您已开始另一笔入金，尚未提交：{deposit}。要放弃它并继续吗？",
  close: "关闭",
  choose: "选择入金方式",
  open: "查看那笔入金",
  keep: "保留",
  replace: "放弃并继续",
});
