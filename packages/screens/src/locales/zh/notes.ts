import type { notesMessages } from "../../notes/notes.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const notes: Translation<typeof notesMessages> = defineTranslation({
  title: "您的备注",
  none: "记下这笔交易的用途。只有您能看到。",
  add: "添加备注",
  edit: "编辑备注",
  hint: "只有您能看到。最多 {max} 个字符。",
  tooLong: "超出 {over} 个字符。最多 {max} 个字符。",
  save: "保存备注",
  saving: "正在保存...",
  cancel: "取消",
  saved: "备注已保存。",
  removed: "备注已删除。",
  unknown: "备注可能尚未保存。您可以再次保存。",
  changedTitle: "此备注已在其他地方更改",
  changedText: "现在的内容是：",
  removedText: "备注已在那里删除。",
  replace: "改为保存我的",
  keep: "保留那一条",
});
