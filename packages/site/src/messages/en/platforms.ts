type Pairs = readonly (readonly [string, string])[];

/** The platforms. */
export const platforms = {
  title: "Platforms",
  description:
    "cTrader in a browser, on a desk and on a phone: what each is for, which orders it takes, and how your account is connected.",
  headline: "cTrader, wherever the market finds you",
  lead: "One platform in three sizes. Orders, charts and positions are the same in all of them, because they live on the server and not on your device.",
  usesTitle: "What each is for",
  names: { web: "Web", desktop: "Desktop", mobile: "Phone and tablet" },
  for: {
    web: "Nothing to install. Good on a machine that is not yours, and for a first look.",
    desktop:
      "Several charts and screens at once, detached windows, robots and indicators of your own. For a day at the desk.",
    mobile: "Watch, close and protect positions away from the desk, with alerts when a price is reached.",
  },
  drawing: "A price chart with an order beside it",
  order: { stopLoss: "Stop loss", takeProfit: "Take profit", place: "Place order" },
  orders: {
    title: "Orders it takes",
    lead: "A stop limits a loss in most conditions. It does not guarantee the price.",
    types: [
      ["Market", "At the best price there is now, whatever it is."],
      ["Limit", "At this price or a better one. It may not be filled at all."],
      ["Stop", "Becomes a market order when the price is reached."],
      ["Stop limit", "Becomes a limit order when the price is reached."],
      ["Stop loss and take profit", "Close a position by themselves, on either side."],
      ["Trailing stop", "Follows the price at a distance, and never goes back."],
    ] satisfies Pairs,
  },
  connect: {
    title: "How your account is connected",
    steps: [
      ["Open an account", "It has a trading account with it, and you find its number on the dashboard."],
      [
        "Add money",
        "Deposit to the e-wallet, and move what you want to trade with to cTrader. It is there at once.",
      ],
      ["Sign in to cTrader", "From the menu of the client area, with the e-mail address of your account."],
    ] satisfies Pairs,
  },
};
