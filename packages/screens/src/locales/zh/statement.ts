import type { statementMessages } from "../../statement/statement.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const statement: Translation<typeof statementMessages> = defineTranslation({
  title: "结单",
  back: "返回交易记录",
  intro:
    "您的身份通过验证后，每月结束后会自动生成结单。每份文件都载有您经过验证的姓名和核验码，持有文件的任何人都可以核验。",
  requestHeading: "申请文件",
  period: "文件",
  choose: "选择月份或年份",
  month: "{month}结单",
  year: "{year} 年度汇总",
  transaction: "{id} 的确认书",
  request: "申请",
  requesting: "正在申请...",
  requested: "已申请。文件稍后即可下载。",
  nothingToRequest: "您已拥有所有过往月份和年份的文件。",
  heading: "您的文件",
  madeOn: "出具于 {date}",
  making: "正在生成...",
  downloadNamed: "下载{name}（{format}）",
  downloaded: "已下载 {name}。",
  none: "还没有文件。",
  noneText: "身份通过验证后，您的第一份结单将在本月结束后生成。",
});
