import type { Broker } from "@broker/hooks";
import type { Search } from "@broker/screens";
import * as accountVerification from "@broker/screens/account-verification";
import * as dashboard from "@broker/screens/dashboard";
import * as depositWithdrawal from "@broker/screens/deposit-withdrawal";
import * as profile from "@broker/screens/profile";
import * as referrals from "@broker/screens/referrals";
import * as transactions from "@broker/screens/transactions";
import type { ComponentType } from "react";
import { areaPathAt } from "./area-path.ts";
import { type areaPaths, paths } from "./paths.ts";

/** A screen of the client area, with functions that preload its code, or its code and data. */
interface AreaScreen {
  readonly Screen: ComponentType<{ search: Search }>;
  readonly preloadCode: (search: Search) => Promise<void>;
  readonly preload: (broker: Broker, search: Search) => void;
}

/** The screens of the client area, by path. */
const area: Readonly<Record<(typeof areaPaths)[number], AreaScreen>> = {
  [paths.dashboard]: { ...dashboard, Screen: dashboard.DashboardScreen },
  [paths.accountVerification]: {
    ...accountVerification,
    Screen: accountVerification.AccountVerificationScreen,
  },
  [paths.profile]: { ...profile, Screen: profile.ProfileScreen },
  [paths.depositWithdrawal]: { ...depositWithdrawal, Screen: depositWithdrawal.DepositWithdrawalScreen },
  [paths.transactions]: { ...transactions, Screen: transactions.TransactionsScreen },
  [paths.referrals]: { ...referrals, Screen: referrals.ReferralsScreen },
};

/** Returns the screen at a path; null outside of the client area. */
export function screenAt(pathname: string): AreaScreen | null {
  const path = areaPathAt(pathname);
  return path && area[path];
}
