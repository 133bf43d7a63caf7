type Pieces = readonly {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly body: readonly string[];
  readonly symbols: readonly string[];
}[];

/** Economic calendar and market news. */
export const tools = {
  demonstration: "Demonstration: these figures and events are made up.",
  calendar: {
    title: "Economic calendar",
    description:
      "Publications of the week that move markets: time, country, importance, forecast, previous and actual figures.",
    headline: "What is published when",
    lead: (from: string, to: string) =>
      `The week of ${from} to ${to}. A publication moves a market when it differs from what was expected.`,
    action: "Which instruments move",
    head: {
      time: "UTC",
      event: "Publication",
      importance: "Weight",
      previous: "Before",
      forecast: "Expected",
      actual: "Published",
    },
    importance: { high: "High", medium: "Medium", low: "Low" },
    toCome: "to come",
    countries: {
      US: "United States",
      EU: "Euro area",
      GB: "United Kingdom",
      JP: "Japan",
      CN: "China",
      AU: "Australia",
    },
    events: {
      empire: "Empire State manufacturing index",
      japanGrowth: "Gross domestic product, quarter",
      australiaWages: "Wage price index, year",
      industrial: "Industrial production, month",
      ukPrices: "Consumer prices, year",
      euroPrices: "Consumer prices, final, year",
      minutes: "Minutes of the central bank",
      chinaRate: "Loan prime rate, one year",
      payrolls: "Employment outside of farms",
      claims: "First claims for unemployment benefit",
      homes: "Existing home sales",
      ukRetail: "Retail sales, month",
      euroManagers: "Purchasing managers, industry",
      usManagers: "Purchasing managers, services",
    },
    readTitle: "How to read it",
    read: [
      ["Expected", "The middle of what economists forecast. Prices have it in them already."],
      ["Published", "The figure itself. The further it is from what was expected, the larger the move."],
      [
        "Weight",
        "How far this publication has moved prices before. High means that spreads widen for minutes.",
      ],
    ] satisfies readonly (readonly [string, string])[],
  },
  news: {
    title: "Market news",
    description: "What moved currencies, shares, commodities, indices and crypto, and why, in short pieces.",
    headline: "What moved, and why",
    lead: "Short pieces of our own writing. They say what happened; what to do about it is yours to decide.",
    action: "Economic calendar",
    related: "Instruments",
    pieces: [
      {
        id: "payrolls",
        title: "A strong labour market keeps the dollar firm",
        lead: "Employers added more people than expected, and the market takes back part of the cuts that it had priced.",
        body: [
          "The figure came three quarters above the forecast, while the rate of unemployment rose by a tenth, since more people looked for work. Both readings found their buyers: the dollar rose at first, and gave back half of it within the hour.",
          "Yields of two years ended four hundredths higher. A cut in December, which was a certainty a month ago, is now less likely than not.",
        ],
        symbols: ["EURUSD", "USDJPY"],
      },
      {
        id: "gold",
        title: "Gold holds above 4,000 dollars",
        lead: "Buyers come in at the round number each time, though higher yields speak against metal that pays nothing.",
        body: [
          "The price has met the mark four times this month and closed above it each time. Central banks bought in October as they did all year.",
          "Silver moved twice as far in both directions, as it often does, and ended the day lower.",
        ],
        symbols: ["XAUUSD", "XAGUSD"],
      },
      {
        id: "results",
        title: "Results beat forecasts, and the shares fall",
        lead: "A record quarter was not enough for a price that had assumed one.",
        body: [
          "Income rose by three fifths on the year and the outlook was raised. The shares opened five per cent higher and closed three per cent lower.",
          "Indices in which technology weighs most followed. Companies that pay dividends hardly moved.",
        ],
        symbols: ["NVDA", "NAS100"],
      },
      {
        id: "oil",
        title: "Oil slips as stocks build for the third week",
        lead: "More crude lies in store than was forecast, and refineries buy less in the weeks of maintenance.",
        body: [
          "Stocks rose by several million barrels. The distance between the nearest contract and the next has narrowed to a few cents, a sign that nobody is in a hurry.",
        ],
        symbols: ["USOIL", "UKOIL"],
      },
      {
        id: "yen",
        title: "The yen weakens past 154, and officials speak up",
        lead: "Words from the ministry of finance slowed the fall for an hour.",
        body: [
          "The gap between interest in the two countries has not changed, and neither has the trade that lives on it. In earlier years, words came before deeds.",
        ],
        symbols: ["USDJPY", "EURJPY"],
      },
    ] satisfies Pieces,
  },
};
