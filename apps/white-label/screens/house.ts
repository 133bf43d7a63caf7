import { english } from "@broker/screens";
import { createBrand, createThemeStyleSheet, Building2 } from "@broker/ui";

const font = { sans: "Georgia, serif", mono: "ui-monospace, monospace" };
const paint = { accent: "#b4531f", neutral: "#857d6d", radius: 0 };

/** The style sheet of the brand. */
export const brand = createThemeStyleSheet(
  createBrand({ name: "tidewell", logo: "/mark.svg", ...paint, font }),
);

const words: Readonly<Record<string, string>> = {
  "Sign Me In": "Open my account",
  "Navigate global markets with confidence": "Every tide has its hour",
  Dashboard: "Harbour",
  "Deposit & Withdraw": "Pay in & out",
  "Deposit & Withdrawal": "Pay in & out",
  Transactions: "Logbook",
};

/** English with the house's own words in place of the sentences that it has. */
export const language: typeof english = {
  ...english,
  translate(source, key) {
    const message = english.translate(source, key);
    return typeof message === "string" ? (words[message] ?? message) : message;
  },
};

export const menu = [
  "dashboard",
  "depositWithdrawal",
  "transactions",
  "profile",
  { href: "/", label: "The other floor", icon: Building2, isExternal: true },
] as const;

export const places = {
  login: "/sign-in",
  signUp: "/join",
  dashboard: "/harbour",
  accountVerification: "/papers",
  profile: "/cabin",
  depositWithdrawal: "/purse",
  transactions: "/logbook",
  referrals: "/crew",
  legalDocument: (name: string) => `/documents/${name}.pdf`,
  mark: "/mark.svg",
};
