import type { SiteMessages } from "../site-messages.ts";

export const notFound: SiteMessages["notFound"] = {
  title: "找不到页面",
  text: "此地址没有任何内容。页面可能已移动，或地址输入有误。",
  dashboard: "返回总览",
  home: "网站首页",
  pages: "或前往以下页面",
  client: { depositWithdraw: "出入金", transactions: "资金记录", profile: "个人资料" },
};
