import type { SiteMessages } from "../site-messages.ts";

export const calculators: SiteMessages["calculators"] = {
  title: "计算器",
  description:
    "计算保证金、点值、盈亏，以及按我们自己的汇率换算货币。每项都附有文字公式，链接会保留您填写的内容。",
  headline: "交易之前，先算清楚",
  lead: "用我们的交易品种和汇率做四项计算，每项都附公式。本页地址会保留您填写的内容，便于转发。",
  action: "计算保证金",
  withoutScripts: "以下数字为示例：没有脚本时，本页无法计算其他数字。公式始终适用。",
  symbol: "交易品种",
  lots: "手数",
  price: "价格",
  leverage: "杠杆，1 比",
  side: "您",
  sides: { buy: "买入", sell: "卖出" },
  open: "开仓价",
  close: "平仓价",
  direction: "您",
  directions: { in: "入金", out: "出金（美元）" },
  amount: "金额",
  currency: "货币",
  wrong: "请填写数字，例如 1.5，使用小数点，不含空格。",
  result: "结果",
  none: "目前没有这一项的汇率，因此没有结果。",
  submit: "计算",
  dollars: (amount) => `折合美元 ${amount}`,
  asOf: (time) => `价格和汇率截至 ${time}，读取到更新的数据后随即更新。价格为演示价格。`,
  kinds: {
    margin: {
      title: "保证金",
      formula: "手数 × 每手单位 × 价格 ÷ 杠杆",
      text: "持仓期间预留的金额。计算所用杠杆不超过该品种的最高杠杆。",
    },
    pip: {
      title: "点值",
      formula: "手数 × 每手单位 × 一点的大小",
      text: "每变动一点，持仓的盈利或亏损。没有点的品种按最小报价单位计算。",
    },
    profit: {
      title: "盈亏",
      formula: "价差 × 手数 × 每手单位",
      text: "未计佣金和隔夜利息。亏损带负号。",
    },
    convert: {
      title: "货币换算",
      formula: "入金：金额 ÷ 我们的汇率。出金：美元 × 我们的汇率",
      text: "按我们换算入金和出金的汇率，四舍五入到分。",
    },
  },
};
