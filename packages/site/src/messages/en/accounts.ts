/** Conditions of the account types, and their page. */
export const accounts = {
  title: "Account types",
  description:
    "Standard, Raw and Premier side by side: minimum deposit, spread, commission, leverage, margin call and stop out, with one lot of EURUSD worked out.",
  headline: "Three accounts, one difference: how you pay",
  lead: "Prices, platform and protection are the same in all three. You pay in the spread, or by a commission. One lot of EURUSD shows what that means.",
  table: "Account types compared",
  bestFor: {
    standard: "Everything in the spread",
    raw: "Market spread and a commission",
    premier: "Lowest cost, large balance",
  },
  rows: {
    minimumDeposit: "Minimum deposit",
    spreadFrom: "Spread from",
    typicalSpread: "Typical spread, EURUSD",
    commission: "Commission, one lot and side",
    oneLot: "One lot of EURUSD, in and out",
    leverage: "Highest leverage",
    marginCall: "Margin call",
    stopOut: "Stop out",
    swapFree: "Swap-free on request",
    platforms: "Platforms",
    protection: "Negative balance protection",
  },
  pips: (value: string) => `${value} pips`,
  platforms: "cTrader",
  none: "None",
  yes: "Yes",
  no: "No",
  cost: {
    title: "One lot of EURUSD, worked out",
    lead: "One lot is 100,000 euros, and a pip of it is $10. This is what opening and closing it costs at the typical spread.",
    spread: "Spread",
    commission: "Commission",
    total: "Together",
    formula: (pips: string, commission: string) => `${pips} pips × $10 + 2 × ${commission}`,
  },
  chooser: {
    title: "Which one fits?",
    questions: [
      {
        text: "How much will you begin with?",
        answers: ["Less than $500", "$500 to $25,000", "More than $25,000"],
      },
      { text: "How often will you trade?", answers: ["Now and then", "Most days"] },
    ],
    result: (name: string) => `${name} is the account to look at first.`,
  },
  bonus: {
    title: "Welcome bonus",
    text: "Your first deposit comes with a bonus. It stands beside your balance on the dashboard, serves as margin, and cannot be withdrawn itself; what you gain with it can. If the deposit is returned, the bonus is removed with it.",
    terms: "Return & Refund Policy, clause 8",
  },
};
