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
  // A picture that needs no server.
  mark: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1d4ed8"/></svg>')}`,
  screener: "/embed/screener.html",
  content: "/content",
};

/** Creates the query of a page. */
export const searchOf = (query: Readonly<Record<string, string>>): Search => new URLSearchParams(query);
