import type { cancelMessages } from "../../cancel/cancel.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const cancel: Translation<typeof cancelMessages> = defineTranslation({
  deposit: "取消入金",
  withdrawal: "取消出金",
  transfer: "取消转账",
  depositTitle: "取消这笔入金？",
  withdrawalTitle: "取消这笔出金？",
  transferTitle: "取消这笔转账？",
  depositText: "取消后请不要再付款：之后到账的付款需要我们人工核对。",
  withdrawalText: "{amount} 将立即退回您的电子钱包。",
  transferText: "{amount} 将立即退回您的交易账户。",
  keep: "保留",
  cancelling: "正在取消...",
  done: "已取消。",
  byYou: "您已取消",
  depositDone: "电子钱包未增加任何款项。如果您已付款，请联系我们。",
  withdrawalDone: "款项已退回您的电子钱包。",
  transferDone: "款项已退回您的交易账户。",
  expired: "未按时收到付款",
  expiredText: "这笔入金已自动取消。如果您已付款，请联系我们。",
});
