import { english } from "@broker/screens";
import { compileMessages, defineLanguage } from "@broker/screens/messages";
import { createBrand, createThemeStyleSheet, Building2 } from "@broker/ui";

const font = { sans: "Georgia, serif", mono: "ui-monospace, monospace" };
const paint = { accent: "#b4531f", neutral: "#857d6d", radius: 0 };

/** The style sheet of the brand. */
export const brand = createThemeStyleSheet(
  createBrand({ name: "tidewell", logo: "/mark.svg", ...paint, font }),
);

/** English with the house's own words in place of some messages. */
export const language = defineLanguage(
  english,
  compileMessages({
    session: { submit: "Open my account", headline: "Every tide has its hour" },
    frame: { dashboard: "Harbour", depositWithdraw: "Pay in & out", transactions: "Logbook" },
    dashboard: { title: "Harbour" },
    "deposit-withdrawal": { title: "Pay in & out" },
    transaction: { title: "Logbook" },
  }),
);

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
