import type { privacyMessages } from "../../privacy/privacy.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const privacy: Translation<typeof privacyMessages> = defineTranslation({
  copyHeading: "您的数据副本",
  copyIntro:
    "我们存储的有关您的全部数据，合为一个 ZIP 文件：您的个人资料、交易、证件、登录记录和消息。其中不包含密码和密钥。准备好后，我们会向您发送邮件。",
  request: "申请副本",
  requesting: "正在申请",
  requested: "已申请副本。",
  possibleFrom: "自 {date} 起，您可以申请另一份副本。",
  copies: "您的数据副本",
  none: "您尚未申请副本。",
  copyOf: "{date} 的副本",
  making: "正在生成",
  makingText: "这需要几分钟。您可以离开此页面。",
  ready: "可下载至 {date} · {size}",
  removed: "已删除",
  removedText: "此副本曾提供下载 {count, plural, other {# 天}}。",
  download: "下载",
  downloadNamed: "下载 {date} 的副本",
  downloaded: "已下载{name}。",
  keepSafe: "此文件也包含您的身份证件。请将其保存在他人无法读取的地方。",
});
