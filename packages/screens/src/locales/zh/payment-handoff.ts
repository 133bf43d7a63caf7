import type { paymentHandoffMessages } from "../../deposit/payment-handoff.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const paymentHandoff: Translation<typeof paymentHandoffMessages> = defineTranslation({
  leaving: "正在前往支付页面",
  leavingHint: "您将在此窗口前往支付服务商的页面继续付款。",
  returned: "您已从支付页面返回",
  returnedHint: "您的入金申请仍然保留。您可以重新打开支付页面，也可以关闭此窗口并查看入金。",
  failed: "无法在此打开支付页面",
  failedHint: "未产生任何扣款。请返回入金页面继续。",
  over: "您可以关闭此窗口",
  overHint: "支付页面已结束。请回到发起入金的页面查看结果。",
  back: "返回入金",
  again: "重新打开支付页面",
  loading: "正在加载…",
});
