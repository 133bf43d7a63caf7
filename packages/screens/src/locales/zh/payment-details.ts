import type { paymentDetailsMessages } from "../../deposit/payment-details.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const paymentDetails: Translation<typeof paymentDetailsMessages> = defineTranslation({
  payBank: "请向以下账户转入所示金额（须完全一致），并注明参考编号，然后上传付款凭证。",
  payCrypto: "请向以下地址转入所示金额（须完全一致），然后上传转账截图。",
  onlyNetwork: "请仅使用 {network} 网络转账。通过其他网络转出的资产将无法找回。",
  bankName: "银行",
  accountName: "户名",
  accountNumber: "账号",
  swiftCode: "银行 SWIFT 代码",
  walletAddress: "钱包地址",
  walletQr: "钱包地址二维码",
  copy: "复制{what}",
  copied: "已复制",
  copyFailed: "复制失败",
  toPay: "应付金额",
});
