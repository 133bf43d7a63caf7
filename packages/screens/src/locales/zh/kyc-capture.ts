import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { kycCaptureMessages } from "../../kyc/kyc-capture.messages.ts";

export const kycCapture: Translation<typeof kycCaptureMessages> = defineTranslation({
  use: "使用手机的相机",
  scan: "请用手机扫描二维码，或在手机上打开此链接。",
  qr: "供手机使用的链接二维码",
  code: "您的手机会要求输入此验证码：",
  until: "链接在 {time} 前可接收一张照片。请勿向他人展示。",
  waiting: "正在等待您的手机...",
  opened: "您的手机已打开链接。请在手机上拍照。",
  lost: "连接已断开。我们会继续尝试。",
  ended: "此链接已失效",
  again: "创建新链接",
  close: "关闭",
  sent: "照片已送达",
});
