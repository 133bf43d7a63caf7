/** The words of the landing page; the claims are those of the specification. */
export const homeContent = {
  title: "Trade forex, stocks, commodities, crypto and indices",
  description:
    "One account for over 10,000 instruments on cTrader. Minimum deposit $100, zero-fee withdrawals, negative balance protection.",
  eyebrow: "Multi-asset trading on cTrader",
  headline: "Navigate global markets with confidence",
  lead: "One account for forex, stocks, commodities, crypto and indices. Fund it your way, follow every dollar, and withdraw without fees.",
  openAccount: "Open an account",
  signIn: "Sign in",
  claimsTitle: "What you get",
  claims: [
    { figure: "500,000+", text: "traders" },
    { figure: "10,000+", text: "instruments" },
    { figure: "20+", text: "deposit methods" },
    { figure: "$100", text: "minimum deposit" },
    { figure: "1:500", text: "maximum leverage" },
    { figure: "24/5", text: "support" },
    { figure: "$0", text: "withdrawal fees" },
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
