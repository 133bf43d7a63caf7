import type { SiteMessages } from "../site-messages.ts";

export const accounts: SiteMessages["accounts"] = {
  title: "账户类型",
  description:
    "Standard、Raw、Premier 三种账户对照：最低入金、点差、佣金、杠杆、追加保证金和强制平仓水平，并以一手 EURUSD 算出实际成本。",
  headline: "三种账户，只差付费方式",
  lead: "三种账户的价格、平台和保障完全相同。您通过点差付费，或通过佣金付费。以一手 EURUSD 为例，差别一目了然。",
  table: "账户类型对照",
  bestFor: {
    standard: "费用全部含在点差内",
    raw: "市场点差加佣金",
    premier: "成本最低，资金较大",
  },
  rows: {
    minimumDeposit: "最低入金",
    spreadFrom: "点差起点",
    typicalSpread: "EURUSD 典型点差",
    commission: "每手单边佣金",
    oneLot: "一手 EURUSD 开仓加平仓",
    leverage: "最高杠杆",
    marginCall: "追加保证金通知",
    stopOut: "强制平仓",
    swapFree: "可申请免隔夜利息",
    platforms: "平台",
    protection: "负余额保护",
  },
  pips: (value) => `${value} 点`,
  platforms: "cTrader",
  none: "无",
  yes: "是",
  no: "否",
  cost: {
    title: "一手 EURUSD 的成本怎么算",
    lead: "一手为 100,000 欧元，每点价值 $10。以下是按典型点差开仓和平仓的费用。",
    spread: "点差",
    commission: "佣金",
    total: "合计",
    formula: (pips, commission) => `${pips} 点 × $10 + 2 × ${commission}`,
  },
  chooser: {
    title: "哪一种适合您？",
    questions: [
      { text: "您打算以多少资金开始？", answers: ["少于 $500", "$500 至 $25,000", "超过 $25,000"] },
      { text: "您打算多久交易一次？", answers: ["偶尔", "几乎每天"] },
    ],
    result: (name) => `建议先了解 ${name} 账户。`,
  },
  bonus: {
    title: "迎新赠金",
    text: "首次入金附带一笔赠金。赠金在总览页列于余额旁，可作保证金使用，但本身不可出金；用它获得的盈利可以出金。如该笔入金被退回，赠金随之取消。",
    terms: "退款政策，第 8 条",
  },
};
