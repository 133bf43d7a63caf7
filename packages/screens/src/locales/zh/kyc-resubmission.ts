import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";
import type { kycResubmissionMessages } from "../../kyc/kyc-resubmission.messages.ts";

export const kycResubmission: Translation<typeof kycResubmissionMessages> = defineTranslation({
  heading: "{count, plural, other {请重新提交 # 份证件照片}}",
  intro: "身份验证的其余内容保持您提交时的样子。",
  accepted: "已接受，无需重新提交。",
  blurred: "照片不够清晰。",
  dark: "照片太暗。",
  glare: "反光遮住了证件的一部分。",
  cutOff: "证件有一部分在照片之外。",
  wrongDocument: "这是另一份证件，或证件的另一面。",
  expired: "证件已过期。请提交新证件。",
  copy: "这是复印件或屏幕的照片。请直接拍摄证件本身。",
  notAccepted: "{side}：未被接受",
  submit: "重新提交",
  submitting: "正在提交...",
});
