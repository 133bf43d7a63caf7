import type { Places, Search } from "../places/places.ts";

/** The places of an app, for stories and tests. */
export const places: Places = {
  login: "/login",
  signUp: "/sign-up?referralCode=NORTHGALE",
  dashboard: "/dashboard",
  accountVerification: "/my-account",
  profile: "/profile",
  depositWithdrawal: "/deposit-withdraw",
  transactions: "/transactions",
  referrals: "/referrals",
  legalDocument: (name) => `/docs/${name}.pdf`,
  screener: "/embed/screener.html",
  content: "/content",
};

/** Creates the query of a page. */
export const searchOf = (query: Readonly<Record<string, string>>): Search => new URLSearchParams(query);
