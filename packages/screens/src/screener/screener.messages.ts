import { defineMessages } from "../i18n/define-messages.ts";

export const screenerMessages = defineMessages("screener", {
  title: "Market trackers",
  markets: "Market",
  stocks: "Track Stock Information",
  crypto: "Track Cryptocurrency Information",
  tabs: "List",
  allStocks: "All Stocks",
  allCrypto: "All Cryptocurrencies",
  gainers: "Top Gainers",
  losers: "Top Losers",
  frame: "{list}, by a market data service",
  loading: "Loading market data",
  failed: "Market data could not be loaded",
  failedText:
    "It comes from another service, which did not answer or is blocked in this browser. Your account is not affected.",
  offline: "You are offline",
  offlineText: "Market data is shown when you are connected again.",
  retry: "Retry",
});
