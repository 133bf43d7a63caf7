import type { SomeLetters } from "../words.ts";

/** The e-mails about deposits, withdrawals and transfers. */
export const moneyLetters = {
  withdrawalCode: {
    subject: "您的出金验证码",
    paragraphs: [
      "此验证码用于确认向{destination}出金 {amount}。仅可使用一次，{minutes} 分钟内有效。",
      "输入前请核对金额和账户。如果不是您本人请求，请立即修改密码：这说明有他人登录了您的账户。",
    ],
  },
  withdrawalCodeForAnyAmount: {
    subject: "您的出金验证码",
    paragraphs: [
      "此验证码用于确认向{destination}的一笔出金。仅可使用一次，{minutes} 分钟内有效。",
      "输入前请核对账户。如果不是您本人请求，请立即修改密码：这说明有他人登录了您的账户。",
    ],
  },
  depositProcessing: {
    subject: "我们正在审核您的入金",
    paragraphs: ["我们正在审核您的入金 {amount}，有结果后会立即通知您。参考号：{reference}。"],
    action: "查看您的入金",
  },
  depositCompleted: {
    subject: "您的入金已到账",
    paragraphs: ["您的入金 {amount} 已存入电子钱包。参考号：{reference}。"],
    action: "查看您的入金",
  },
  depositCancelled: {
    subject: "您的入金已取消",
    paragraphs: [
      "您的入金 {amount} 已取消，电子钱包未增加任何款项。如果您已付款，请告知我们。参考号：{reference}。",
    ],
    action: "查看您的入金",
  },
  depositCancelledByClient: {
    subject: "您已取消入金",
    paragraphs: [
      "您已取消入金 {amount}，电子钱包未增加任何款项。如果您已付款，请告知我们。参考号：{reference}。",
      "如果不是您本人操作，请立即更改密码并告知我们。",
    ],
    action: "查看您的入金",
  },
  depositExpired: {
    subject: "您的入金已过期",
    paragraphs: [
      "我们未收到您入金 {amount} 的付款，因此该入金已取消。如果您已付款，请告知我们。参考号：{reference}。",
    ],
    action: "查看您的入金",
  },
  paymentCredited: {
    subject: "您的付款已入账",
    paragraphs: [
      "我们通过 {gateway} 收到一笔付款，与您的入金 {request} 不符。其中 {amount} 已存入您的电子钱包，入金参考号：{reference}。",
      "原因：{reason}",
    ],
    action: "查看您的入金",
  },
  paymentReturned: {
    subject: "您的付款正在退回",
    paragraphs: [
      "我们通过 {gateway} 收到一笔付款，与您的入金 {request} 不符。其中 {amount} 正在退回给您。",
      "原因：{reason}",
    ],
    action: "查看您的入金",
  },
  withdrawalProcessing: {
    subject: "我们正在审核您的出金",
    paragraphs: ["我们正在审核您的出金 {amount}，有结果后会立即通知您。参考号：{reference}。"],
    action: "查看您的出金",
  },
  withdrawalCompleted: {
    subject: "您的出金已获批准",
    paragraphs: [
      "您的出金 {amount} 已获批准，款项正在汇出。参考号：{reference}。如果不是您本人请求，请立即告知我们。",
    ],
    action: "查看您的出金",
  },
  withdrawalCancelled: {
    subject: "您的出金已取消",
    paragraphs: ["您的出金 {amount} 已取消，款项已退回电子钱包。参考号：{reference}。"],
    action: "查看您的出金",
  },
  withdrawalCancelledByClient: {
    subject: "您已取消出金",
    paragraphs: [
      "您已取消出金 {amount}，款项已退回电子钱包。参考号：{reference}。",
      "如果不是您本人操作，请立即更改密码并告知我们。",
    ],
    action: "查看您的出金",
  },
  transferCompleted: {
    subject: "您的转账已获批准",
    paragraphs: [
      "您的转账 {amount} 已获批准并完成。参考号：{reference}。如果不是您本人请求，请立即告知我们。",
    ],
    action: "查看您的转账",
  },
  transferCancelled: {
    subject: "您的转账已取消",
    paragraphs: ["您的转账 {amount} 已取消，款项已退回交易账户。参考号：{reference}。"],
    action: "查看您的转账",
  },
  transferCancelledByClient: {
    subject: "您已取消转账",
    paragraphs: [
      "您已取消转账 {amount}，款项已退回交易账户。参考号：{reference}。",
      "如果不是您本人操作，请立即更改密码并告知我们。",
    ],
    action: "查看您的转账",
  },
  transferReceived: {
    subject: "您收到一笔转账",
    paragraphs: ["另一位客户向您转账 {amount}，款项已存入您的交易账户。参考号：{reference}。"],
    action: "查看您的转账",
  },
} satisfies SomeLetters;
