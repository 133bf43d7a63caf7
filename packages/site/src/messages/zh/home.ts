import type { SiteMessages } from "../site-messages.ts";

export const home: SiteMessages["home"] = {
  title: (company) => `${company}：一个账户，交易外汇、股票、大宗商品、指数和加密货币`,
  description:
    "在 cTrader 上用一个账户交易五大市场。每项汇率、费用和限额都在您确认之前列明。出金零手续费，提供负余额保护。",
  headline: "全球市场，从容把握",
  lead: "外汇、股票、大宗商品、指数和加密货币，尽在一个 cTrader 账户。每项汇率、费用和限额，都在您确认之前列明。",
  picture: "客户专区的总览页：余额、账户和最近的资金记录",
  strip: "八个品种的价格",
  figuresTitle: "数字一览",
  figures: {
    traders: "交易者已开户",
    instruments: "五大市场的品种",
    leverage: "最高杠杆",
    withdrawalFee: "出金手续费",
  },
  way: {
    title: "每个数字，事先说清",
    lead: "从您的银行到市场只需三步。每一步您都能在确认之前看到转出多少、到账多少、按什么汇率。",
    steps: [
      {
        title: "入金",
        text: (methods) => `${methods} 种入金方式：银行、USDT、支付通道。每种方式都列明限额和到账速度。`,
        picture: "选择付款方式：各银行及其币种、限额和到账速度",
      },
      {
        title: "兑换",
        text: () => "输入您汇出的金额，即可看到到账金额。屏幕上的汇率就是您申请的汇率。",
        picture: "林吉特金额与到账美元并列，中间是兑换汇率",
      },
      {
        title: "交易",
        text: () => "资金从电子钱包即时转入 cTrader，也可即时转回。双向均不收费。",
        picture: "账户及其余额，以及前往交易平台的入口",
      },
    ],
  },
  markets: {
    title: "五大市场，一个保证金账户",
    all: (count) => `查看全部 ${count} 个品种页面`,
    groups: {
      forex: (count) => `${count} 个货币对：主要货币对、交叉盘和亚洲货币，每周五天不间断。`,
      stocks: (count) => `${count} 家纽约、伦敦和法兰克福的公司，一股起交易。`,
      commodities: (count) => `${count} 种金属、能源和农产品，以美元计价。`,
      indices: (count) => `${count} 个经济体，各由一个价格代表，从华尔街到东京。`,
      crypto: (count) => `${count} 种加密货币兑美元，全周每小时可交易。`,
    },
  },
  accounts: {
    title: "三种账户，只差付费方式",
    lead: "三种账户的价格、平台和保障完全相同。您通过点差付费，或通过佣金付费。",
    more: "比较全部条件",
  },
  platforms: {
    title: "一个 cTrader，随处可用",
    lead: "浏览器、电脑和手机上是同样的订单、图表和持仓。在一处开始，在另一处完成。",
    more: "了解各平台的用途",
  },
  safety: {
    title: "您的，始终是您的",
    source: (document, clause) => `${document}，第 ${clause} 条`,
    items: [
      {
        title: "您不会欠我们钱",
        text: "如果价格跳空使您的交易账户余额低于零，我们会自担费用将其恢复为零。",
        document: "risk-disclosure",
        clause: 3,
      },
      {
        title: "资金隔离存放",
        text: "客户资金存放在隔离账户中，每个工作日对账，既不出借也不抵押。",
        document: "customer-agreement-policy",
        clause: 7,
      },
      {
        title: "每次出金都需验证码",
        text: "验证码五分钟内有效，仅限一笔金额和一个收款目的地。",
        document: "terms-of-business",
        clause: 4,
      },
      {
        title: "投诉有期限",
        text: "两个工作日内确认收到，15 个工作日内答复，由未曾参与此事的人员处理。",
        document: "terms-of-business",
        clause: 12,
      },
    ],
    neverTitle: "这里没有人会向您索要",
    never: ["您的密码", "验证码", "您电脑的访问权限", "向个人付款"],
  },
  questions: {
    title: "首次入金前常问",
    more: "问我们其他问题",
    entries: [
      {
        question: "费用是多少？",
        answer: () =>
          "点差；Raw 和 Premier 账户另收佣金；隔夜持仓收取隔夜利息。入金、出金和账户本身均不收费。",
      },
      {
        question: "最少需要多少资金？",
        answer: (minimum) => `Standard 账户需 ${minimum}。请从您能承受损失的金额和小仓位开始。`,
      },
      {
        question: "亏损会超过入金金额吗？",
        answer: () =>
          "不会。低于零的余额会恢复为零。您可能损失所入金的全部资金，而在杠杆之下这可能很快发生。",
      },
      {
        question: "如何取出我的资金？",
        answer: () =>
          "在客户专区提交出金申请，用验证码确认，并跟踪其状态。申请在一个工作日内审核。在此之前，您的电子邮箱和身份须各验证一次。",
      },
      {
        question: "需要哪些证件？",
        answer: () => "护照、身份证或驾驶证，在光线良好处拍摄。对大多数客户无需其他文件。",
      },
      {
        question: "我的交易对手是谁？",
        answer: () =>
          "是我们。差价合约是与我们交易，而不是在交易所交易。价格来自多家银行和交易场所，《订单执行政策》说明了价格如何形成。",
      },
    ],
  },
  last: {
    title: "先看清楚，再开户。",
    text: (minimum) => `大约需要两分钟，${minimum} 即可开始。`,
  },
};
