import type { DocumentName } from "../../content/document-names.ts";

/** The front page. */
export const home = {
  title: (company: string) => `${company}: forex, stocks, commodities, indices and crypto in one account`,
  description:
    "One account for five markets on cTrader. Every rate, fee and limit is shown before you confirm. Zero-fee withdrawals and negative balance protection.",
  headline: "Navigate global markets with confidence",
  lead: "Forex, stocks, commodities, indices and crypto in one account on cTrader. Every rate, fee and limit is shown before you confirm.",
  picture: "The dashboard of the client area: balances, the account, and the latest payments",
  strip: "Prices of eight instruments",
  figuresTitle: "In figures",
  figures: {
    traders: "traders have an account",
    instruments: "instruments in five markets",
    leverage: "highest leverage",
    withdrawalFee: "fee for a withdrawal",
  },
  way: {
    title: "No figure is kept for later",
    lead: "From your bank to the market in three steps. At each one you see what leaves, what arrives and at which rate, before you confirm.",
    steps: [
      {
        title: "Add",
        text: (methods: string) =>
          `${methods} ways to pay in: banks, USDT, payment gateways. Each shows its limits and its speed.`,
        picture: "Choosing how to pay: banks with their currency, limits and speed",
      },
      {
        title: "Convert",
        text: () =>
          "Type what you send, read what arrives. The rate on the screen is the rate of your request.",
        picture: "An amount in ringgit beside the dollars that arrive, with the rate between them",
      },
      {
        title: "Trade",
        text: () =>
          "Move money from the e-wallet to cTrader at once, and back again. Neither way costs anything.",
        picture: "The account with its balance, and the way to the trading platform",
      },
    ],
  },
  markets: {
    title: "Five markets, one margin account",
    all: (count: string) => `All ${count} instruments with a page`,
    groups: {
      forex: (count: string) =>
        `${count} currency pairs: majors, crosses and the currencies of Asia, five days a week without a pause.`,
      stocks: (count: string) =>
        `${count} companies from New York, London and Frankfurt, from a single share.`,
      commodities: (count: string) => `${count} metals, fuels and harvests, priced in US dollars.`,
      indices: (count: string) => `${count} economies in one price each, from Wall Street to Tokyo.`,
      crypto: (count: string) => `${count} coins against the dollar, every hour of the week.`,
    },
  },
  accounts: {
    title: "Three accounts, one difference: how you pay",
    lead: "Prices, platform and protection are the same in all three. You pay in the spread, or by a commission.",
    more: "Compare all conditions",
  },
  platforms: {
    title: "cTrader, wherever the market finds you",
    lead: "The same orders, charts and positions in a browser, on a desk and on a phone. What you begin on one, you end on another.",
    more: "What each platform is for",
  },
  safety: {
    title: "What is yours stays yours",
    source: (document: string, clause: number) => `${document}, clause ${clause}`,
    items: [
      {
        title: "You cannot owe us",
        text: "If a gap takes your trading account below zero, we set it back to zero at our own cost.",
        document: "risk-disclosure",
        clause: 3,
      },
      {
        title: "Kept apart",
        text: "Client money lies in segregated accounts, is reconciled every working day, and is neither lent nor pledged.",
        document: "customer-agreement-policy",
        clause: 7,
      },
      {
        title: "An OTP for each withdrawal",
        text: "It is valid for five minutes, and for one amount to one destination.",
        document: "terms-of-business",
        clause: 4,
      },
      {
        title: "Complaints have a deadline",
        text: "Acknowledged within two working days, answered within 15, by somebody who was not involved.",
        document: "terms-of-business",
        clause: 12,
      },
    ] satisfies readonly { title: string; text: string; document: DocumentName; clause: number }[],
    neverTitle: "What nobody here will ever ask you for",
    never: ["Your password", "A one-time code", "Access to your computer", "A payment to a person"],
  },
  questions: {
    title: "Asked before the first deposit",
    more: "Ask us something else",
    entries: [
      {
        question: "What does it cost?",
        answer: () =>
          "The spread, a commission in Raw and Premier accounts, and financing for positions that stay open overnight. Deposits, withdrawals and the account itself cost nothing.",
      },
      {
        question: "How much do I need to begin?",
        answer: (minimum: string) =>
          `${minimum} in a Standard account. Begin with what you can afford to lose, and with small positions.`,
      },
      {
        question: "Can I lose more than I pay in?",
        answer: () =>
          "No. A balance below zero is set back to zero. You can lose all that you have paid in, and with leverage that can happen quickly.",
      },
      {
        question: "How do I get my money out?",
        answer: () =>
          "Ask for a withdrawal in the client area, confirm it with the OTP (one-time password) that we e-mail to you, and follow its state. Requests are reviewed within one working day. Your e-mail address and your identity must be verified once before.",
      },
      {
        question: "Which documents do you need?",
        answer: () =>
          "A passport, national identity card or driving licence, photographed in good light. Nothing else for most clients.",
      },
      {
        question: "Who is on the other side of my trade?",
        answer: () =>
          "We are. Contracts for difference are traded with us and not on an exchange. Prices come from several banks and venues, and the Order Execution Policy says how they are formed.",
      },
    ],
  },
  last: {
    title: "Look around first. Then open an account.",
    text: (minimum: string) => `It takes about two minutes, and ${minimum} to begin.`,
  },
};
