import type { passwordResetMessages } from "../../password-reset/password-reset.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const passwordReset: Translation<typeof passwordResetMessages> = defineTranslation({
  title: "忘记密码",
  intro: "请输入您账户的邮箱地址，我们会向您发送重置密码的链接。",
  email: "邮箱地址",
  emailRequired: "请填写邮箱",
  emailInvalid: "邮箱格式不正确",
  close: "关闭",
  submit: "提交",
  submitting: "正在提交…",
  errorTitle: "出错了",
  sentTitle: "邮件已发送",
  sentText: "密码重置链接已发送至 {email}，1 小时内有效，仅可使用一次。",
  sentWait: "没有收到？{time} 后可重新发送。",
  repeatable: "没有收到？请查看垃圾邮件文件夹，或重新发送。",
  repeat: "重新发送",
  otherAddress: "使用其他邮箱",
  wait: "{time} 后可重新发送。",
  ok: "确定",
});
