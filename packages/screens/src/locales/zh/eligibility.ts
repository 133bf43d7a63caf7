import type { eligibilityMessages } from "../../eligibility/eligibility.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const eligibility: Translation<typeof eligibilityMessages> = defineTranslation({
  withdrawal: "出金前须满足以下条件",
  transfer: "转账前须满足以下条件",
  deposit: "付款前须知：日后将这笔资金出金需要满足的条件",
  depositText: "您现在即可入金和交易。完成以下事项后，方可出金或转账给他人：",
  depositUnknown:
    "暂时无法检查您的账户还缺少什么。出金和转账给他人需要已验证的邮箱、已验证的身份和银行账户。",
  email: "请验证您的邮箱地址。",
  emailText: "请打开我们所发邮件中的链接。如未收到，可以重新发送。",
  resend: "重新发送验证邮件",
  resending: "正在发送…",
  resent: "验证邮件已重新发送。",
  incomplete: "用户信息不完整。请确认用户 ID、公司 ID 和邮箱均已提供。",
  kyc: "请完成身份验证。",
  kycText: "只需几分钟：填写个人信息，并上传证件照片。",
  verify: "验证身份",
  kycPending: "您的身份验证正在审核中。",
  kycPendingText: "您无需再做任何操作，审核通过后我们会立即通知您。",
  kycCancelled: "您的验证已被取消，请联系客服。",
  kycCancelledText: "我们可以为您重新开放，之后您可再次提交。",
  seeStatus: "查看状态",
  bankSettings: "请完善出金银行设置。",
  bankSettingsText: "请填写银行、户名和账号，用于接收您的出金款项。",
  addBank: "添加银行账户",
  checkAgain: "重新检查",
});
