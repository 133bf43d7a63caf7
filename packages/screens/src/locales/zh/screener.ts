import type { screenerMessages } from "../../screener/screener.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const screener: Translation<typeof screenerMessages> = defineTranslation({
  title: "市场行情",
  markets: "市场",
  stocks: "股票行情",
  crypto: "加密货币行情",
  tabs: "列表",
  allStocks: "全部股票",
  allCrypto: "全部加密货币",
  gainers: "涨幅榜",
  losers: "跌幅榜",
  frame: "{list}，由行情数据服务提供",
  loading: "正在加载行情数据",
  failed: "行情数据未能加载",
  failedText: "行情数据来自第三方服务，该服务没有响应或被此浏览器拦截。您的账户不受影响。",
  offline: "网络连接已断开",
  offlineText: "恢复连接后将显示行情数据。",
  retry: "重试",
});
