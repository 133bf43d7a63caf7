import { createBroker } from "@broker/hooks";
import type { Places } from "@broker/screens";

export const broker = createBroker({
  baseUrl: "/",
  companyId: 9,
  local: localStorage,
  session: sessionStorage,
});

/** The addresses of the pages; those that this example lacks are shown as not found. */
export const places = {
  login: "/login",
  signUp: "/sign-up",
  dashboard: "/dashboard",
  accountVerification: "/verification",
  profile: "/profile",
  depositWithdrawal: "/money",
  transactions: "/transactions",
  referrals: "/friends",
  legalDocument: (name) => `/docs/${name}.pdf`,
} as const satisfies Places;
