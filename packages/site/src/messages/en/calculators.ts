/** The calculators. */
export const calculators = {
  title: "Calculators",
  description:
    "Margin, value of a pip, profit and loss, and currencies at our own rates: each with its formula in words and a link that keeps what you filled in.",
  headline: "Work it out before you trade",
  lead: "Four sums with our instruments and rates, each with its formula. The address of this page keeps what you fill in, so that you can pass it on.",
  action: "Work out a margin",
  withoutScripts:
    "The figures are those of an example: without scripts this page cannot work out others. The formulas hold for any.",
  symbol: "Instrument",
  lots: "Lots",
  price: "Price",
  leverage: "Leverage, 1 to",
  side: "You",
  sides: { buy: "buy", sell: "sell" },
  open: "Opened at",
  close: "Closed at",
  direction: "You",
  directions: { in: "pay in", out: "withdraw US dollars" },
  amount: "Amount",
  currency: "Currency",
  wrong: "Please write a number such as 1.5, with a point and without spaces.",
  result: "Result",
  none: "There is no rate for this at the moment, so there is no result.",
  submit: "Work it out",
  dollars: (amount: string) => `${amount} in US dollars`,
  asOf: (time: string) =>
    `Prices and rates of ${time}, until newer ones have been read. Demonstration prices.`,
  kinds: {
    margin: {
      title: "Margin",
      formula: "Lots × units of one lot × price ÷ leverage",
      text: "What is set aside while the position is open. No more leverage counts than the instrument has.",
    },
    pip: {
      title: "Value of a pip",
      formula: "Lots × units of one lot × size of a pip",
      text: "What the position gains or loses with each pip. Where there are no pips, with the smallest step of the price.",
    },
    profit: {
      title: "Profit and loss",
      formula: "Difference of the prices × lots × units of one lot",
      text: "Before commission and overnight financing. A loss has a minus.",
    },
    convert: {
      title: "Currencies",
      formula: "Pay in: amount ÷ our rate. Withdraw: dollars × our rate",
      text: "At the rates at which we convert deposits and withdrawals, rounded to cents.",
    },
  },
};
