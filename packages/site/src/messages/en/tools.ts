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
      time: "Time",
      event: "Event",
      importance: "Importance",
      previous: "Previous",
      forecast: "Forecast",
      actual: "Actual",
    },
    importance: { high: "High", medium: "Medium", low: "Low" },
    toCome: "to come",
    weeks: "Weeks",
    filters: "Filters",
    week: {
      title: (from: string, to: string) => `Economic calendar, ${from} to ${to}`,
      description: (from: string, to: string) =>
        `Publications from ${from} to ${to} that move markets: time, country, importance, forecast, previous and actual figures.`,
    },
    weight: { high: "High importance", medium: "Medium importance", low: "Low importance" },
    only: {
      title: (what: string) => `Economic calendar: ${what}`,
      description: (what: string) =>
        `Only these publications of the economic calendar: ${what}. With forecast, previous and actual figures, week by week.`,
      lead: (from: string, to: string) => `Everything of this kind from ${from} to ${to}.`,
    },
    zone: (zone: string) => `Times in ${zone}`,
    subscribe: "For your own calendar (.ics)",
    one: {
      title: (name: string, country: string, date: string) => `${name}, ${country}, ${date}`,
      description: (name: string, country: string, date: string) =>
        `${name}, ${country}, ${date}: when it is published, what is expected, what it was before, and which instruments it moves.`,
      what: "What it is",
      figures: "Figures",
      moves: "What it moves",
    },
    coming: "What is published next",
    why: {
      prices:
        "Inflation decides about interest rates: the faster prices rise, the less room a central bank has to cut.",
      jobs: "Jobs show how much households can spend, and how high a rate the economy can bear.",
      growth: "Growth looks back at a quarter, and still moves a currency when forecasts were wrong.",
      rate: "Interest is what a currency pays. What is said about the next decision often moves more than this one.",
      sentiment: "Companies see orders early. The higher the figure, the more of them report growth.",
      sales: "Consumer spending is the larger part of most economies, and each month brings a surprise.",
      stocks: "A larger stock than expected lowers the price, and a smaller one raises it.",
      minutes: "The minutes show who argued for what, three weeks after the decision.",
    },
    readTitle: "How to read it",
    read: [
      ["Forecast", "The middle of what economists forecast. Prices have it in them already."],
      ["Actual", "The figure itself. The further it is from the forecast, the larger the move."],
      [
        "Importance",
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
    topics: "Topics",
    economy: "Economy",
    latest: "Latest",
    days: "By day",
    feed: "Atom feed",
    about: "About this publication",
    written: "What was written",
    day: {
      title: (date: string) => `Market news of ${date}`,
      description: (date: string) =>
        `What moved on ${date}, and why: figures that were published and how markets ended the day, in short pieces.`,
    },
    topic: {
      title: (topic: string) => `Market news: ${topic}`,
      description: (topic: string) =>
        `Short pieces of our own writing about this topic: ${topic}. What was published, what moved, and by how much.`,
    },
  },
};
