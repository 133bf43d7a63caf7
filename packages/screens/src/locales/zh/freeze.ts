import type { freezeMessages } from "../../freeze/freeze.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const freeze: Translation<typeof freezeMessages> = defineTranslation({
  beforeChange: "为保护您的资金，更改后出金将暂停 {count, plural, other {# 小时}}。",
  beforeChangeAll: "为保护您的资金，更改后出金和向其他用户的转账将暂停 {count, plural, other {# 小时}}。",
  beforeSignIn: "为保护您的资金，使用恢复码登录后出金将暂停 {count, plural, other {# 小时}}。",
  beforeSignInAll:
    "为保护您的资金，使用恢复码登录后出金和向其他用户的转账将暂停 {count, plural, other {# 小时}}。",
  pausedTitle: "出金暂停至 {date}。",
  pausedTransfersTitle: "向其他用户的转账暂停至 {date}。",
  pausedText:
    "这是在设置新密码、更改双重验证或使用恢复码登录后对您资金的保护。如果不是您本人操作，请立即重置密码并联系我们。您输入的内容已保留。",
});
