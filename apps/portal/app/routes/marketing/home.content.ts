import { config } from "../../config.ts";

const { figures } = config;
const dollars = (amount: number) => `$${amount}`;

/** The words of the landing page; the claims are those of the specification. */
export const homeContent = {
  title: "Trade forex, stocks, commodities, crypto and indices",
  description: `One account for ${figures.instruments} instruments on cTrader. Zero-fee withdrawals, negative balance protection.`,
  eyebrow: "Multi-asset trading on cTrader",
  headline: "Navigate global markets with confidence",
  lead: "One account for forex, stocks, commodities, crypto and indices. Fund it your way, follow every dollar, and withdraw without fees.",
  openAccount: "Open an account",
  home: "Home",
  signIn: "Sign in",
  claimsTitle: "What you get",
  claims: [
    { figure: figures.traders, text: "traders" },
    { figure: figures.instruments, text: "instruments" },
    { figure: figures.depositMethods, text: "deposit methods" },
    { figure: dollars(figures.minimumDepositUsd), text: "minimum deposit", isMinimumDeposit: true },
    { figure: figures.leverage, text: "maximum leverage" },
    { figure: figures.support, text: "support" },
    { figure: dollars(figures.withdrawalFeeUsd), text: "withdrawal fees" },
  ],
  promisesTitle: "Built around your money",
  promises: [
    {
      title: "Negative balance protection",
      text: "You cannot lose more than you deposited. A balance below zero is set back to zero.",
    },
    {
      title: "Global regulation",
      text: "Client funds are kept apart from company funds, under the supervision of our regulators.",
    },
    {
      title: "Welcome bonus",
      text: "Your first deposit comes with a bonus that you can see on your dashboard.",
    },
  ],
  stepsTitle: "Start in three steps",
  steps: [
    { title: "Register", text: "Open your account and verify your email. It takes about two minutes." },
    {
      title: "Fund",
      text: "Deposit by bank transfer and upload your receipt. You see the rate before you pay.",
    },
    { title: "Trade", text: "Open cTrader and trade on the web, on a desktop or on a phone." },
  ],
  riskTitle: "Risk warning",
  risk: "Trading involves significant risk. Leverage can work against you, and you may lose all of the money that you deposit. Trade only with money that you can afford to lose.",
} as const;
