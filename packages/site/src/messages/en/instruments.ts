const names: Readonly<Record<string, string>> = {};

/** The messages of the instruments' pages: the overview, the groups, each instrument. */
export const instruments = {
  title: "Trading instruments",
  description:
    "Every instrument with its spread, leverage, contract, hours and financing: forex, stocks, commodities, indices and crypto.",
  headline: "What you can trade, and what it takes",
  lead: (count: string) =>
    `${count} instruments with everything that decides about a trade: spread, leverage, the size of a lot, hours and financing.`,
  search: "Search by symbol or name",
  searchHint: "EURUSD, gold, Apple",
  group: "Group",
  all: "All",
  found: (count: string) => `${count} instruments`,
  order: "Order",
  orders: {
    "by-move": "Largest moves of the day",
    "by-spread": "Narrowest spreads",
    "by-symbol": "By symbol",
  },
  ordered: {
    title: (order: string) => `All instruments: ${order}`,
    description: (order: string) =>
      `Every instrument in one list with bid, ask, day's change, spread and leverage. Order: ${order}.`,
  },
  nothing: "No instrument has this in its symbol or name.",
  more: (count: string) => `All ${count} in this group`,
  table: (group: string) => `${group}: prices and conditions`,
  groupTitle: {
    forex: "Forex",
    stocks: "Stocks",
    commodities: "Commodities",
    indices: "Indices",
    crypto: "Crypto",
  },
  groupHeadline: {
    forex: "Currencies, from Sunday night to Friday night",
    stocks: "Companies, from a single share",
    commodities: "Metals, energy and harvests",
    indices: "Whole economies in one price",
    crypto: "Coins against the dollar, at every hour",
  },
  groupDescription: {
    forex:
      "Currency pairs with their spreads in pips, leverage, margin, financing and hours, and an example trade with its loss as well as its gain.",
    stocks:
      "Shares from New York, London and Frankfurt with their spreads, leverage, margin and hours, and an example trade.",
    commodities:
      "Gold, silver, oil, gas, copper and harvests with their spreads, contract sizes, margin and hours, and an example trade.",
    indices:
      "Stock indices from Wall Street to Tokyo with their spreads, leverage, margin and hours, and an example trade.",
    crypto:
      "Bitcoin, Ethereum and others against the dollar with their spreads, leverage, margin and financing, and an example trade.",
  },
  movesTitle: "What moves this market",
  moves: {
    forex: [
      "A currency follows the interest that it pays, and more than that, the interest that it is expected to pay.",
      "Central banks decide about it on days that are known beforehand; the economic calendar has them.",
      "Prices of goods, jobs and trade tell what a central bank will have to do next.",
      "In trouble, money goes to the dollar, the yen and the franc, whatever they pay.",
      "Spreads are narrowest while London and New York are both awake, and widest at the turn of the day.",
    ],
    stocks: [
      "A share is worth what a company is expected to earn, so results against expectations move it most.",
      "Results come four times a year, mostly outside of trading hours, and open the next day with a gap.",
      "Interest matters: the higher it is, the less are earnings of later years worth today.",
      "A dividend lowers the price on its day by as much as is paid; positions are adjusted for it.",
      "A single company can lose half its value in a morning. An index cannot.",
    ],
    commodities: [
      "Somebody has to dig, pump or grow it, store it and ship it, and each of these can fail.",
      "Stocks in store are counted every week; a surprise in them moves oil and gas within seconds.",
      "Gold pays nothing, so it rises when interest after inflation falls.",
      "Nearly all of it is priced in dollars: a stronger dollar makes it dearer for everybody else.",
      "Weather decides about harvests and heating, and no forecast of it is good for longer than ten days.",
    ],
    indices: [
      "An index adds up the shares of a country or an industry, the largest companies weighing most.",
      "So a handful of companies often decides what an index of five hundred does.",
      "Interest, growth and the results season move all of them on the same day.",
      "They trade long after their exchange has closed; prices are then thinner and gaps larger.",
      "A strong currency lowers an index whose companies sell abroad.",
    ],
    crypto: [
      "There is no income to value a coin by; its price is what the next buyer pays.",
      "Money that flows into funds, decisions of regulators and failures of exchanges move it most.",
      "The smaller coins follow Bitcoin, up and down, with larger steps.",
      "It trades through nights and weekends, when few people watch and spreads widen.",
      "A move of a tenth within a day is common. Leverage multiplies it.",
    ],
  },
  costsTitle: "What it costs",
  example: {
    title: "An example trade, both ways",
    lead: (lots: string, name: string, price: string) => `You buy ${lots} of ${name} at ${price}.`,
    lot: (count: string) => `${count} lot`,
    position: "Size of the position",
    margin: "Margin it takes",
    cost: "Spread, paid at once",
    gain: (percent: string) => `It rises by ${percent}`,
    loss: (percent: string) => `It falls by ${percent}`,
    ofMargin: (percent: string) => `${percent} of the margin`,
    note: "The price moves by the same amount both ways. What leverage adds, it adds to the loss as well.",
  },
  hoursTitle: "When it trades",
  hoursBand: "Hours of a day in UTC; the markets of this group are open where the band is filled.",
  week: {
    always: "Every hour of the week",
    days: (first: string, last: string) => `${first} to ${last}`,
    local: (from: string, to: string, zone: string) => `${from} to ${to}, ${zone} time`,
    through: (first: string, from: string, last: string, to: string, zone: string) =>
      `${first} ${from} to ${last} ${to}, ${zone} time`,
  },
  zones: {
    "America/New_York": "New York",
    "Europe/London": "London",
    "Europe/Berlin": "Frankfurt",
    "Asia/Tokyo": "Tokyo",
    "Asia/Hong_Kong": "Hong Kong",
    "Asia/Singapore": "Singapore",
    "Australia/Sydney": "Sydney",
    UTC: "UTC",
  },
  units: {
    share: "share",
    "index point": "index point",
    "troy ounce": "troy ounce",
    barrel: "barrel",
    MMBtu: "MMBtu",
    pound: "pound",
    bushel: "bushel",
  },
  /** The names of commodities and indices by symbol, which replace those of the content. */
  names,
  one: {
    title: (symbol: string, name: string) => `${symbol}: ${name}`,
    description: (symbol: string, name: string, leverage: string) =>
      `${name} (${symbol}): spread, margin at ${leverage}, size of a lot, trading hours and financing, with an example.`,
    contract: "Contract",
    rows: {
      lot: "One lot",
      spread: "Typical spread",
      leverage: "Highest leverage",
      margin: "Margin of one lot",
      hours: "Hours",
      swapLong: "Financing, bought",
      swapShort: "Financing, sold",
      digits: "Smallest step",
      quote: "Quoted in",
    },
    perYear: (percent: string) => `${percent} a year`,
    curve: (symbol: string) => `${symbol} over the last week of trading`,
    range: "Day's range",
    related: (group: string) => `More in ${group}`,
    call: (symbol: string) => `Trade ${symbol}`,
  },
};
