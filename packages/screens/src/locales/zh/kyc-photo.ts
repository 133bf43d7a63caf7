import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { kycPhotoMessages } from "../../kyc/kyc-photo.messages.ts";

export const kycPhoto: Translation<typeof kycPhotoMessages> = defineTranslation({
  code: "您电脑上的验证码",
  codeWrong: "验证码不正确。请输入您电脑上显示的四位数字。",
  onlyYou:
    "仅当您亲自打开此页面，且电脑就在您面前时，才请继续。如果链接或验证码是他人发给您的，请关闭此页面，否则对方会得到您的证件照片。",
  intro: "请拍摄完整的证件，清晰且无反光。照片会传到您电脑上的页面。",
  take: "拍照",
  send: "发送照片",
  notSent: "照片可能未送达。请重新发送。",
  sent: "照片已送达",
  sentText: "您可以在电脑上继续。",
  ended: "此链接已失效",
  overText: "如果您已发送照片，请在电脑上继续。否则请在电脑上创建新链接。",
});
