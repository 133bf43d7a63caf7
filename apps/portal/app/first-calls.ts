import {
  catalogueQueries,
  depositQueries,
  profileQueries,
  referralQueries,
  transactionQueries,
  withdrawalQueries,
} from "@broker/hooks";
import { depositWithdrawalTab, transactionTab } from "@broker/screens";
import { broker } from "./broker.ts";

const { queryClient } = broker;
const userInfo = () => void queryClient.prefetchQuery(profileQueries.userInfo(broker));

const transactions = {
  deposit: () => void queryClient.prefetchQuery(transactionQueries.deposits(broker)),
  withdrawal: () => void queryClient.prefetchQuery(transactionQueries.withdrawals(broker)),
  "internal-transfer": () => void queryClient.prefetchQuery(transactionQueries.transfers(broker)),
  "compound-scheme": () => void queryClient.prefetchQuery(transactionQueries.compoundScheme(broker)),
};

const moving = {
  deposit: () => void queryClient.prefetchQuery(depositQueries.platforms(broker)),
  withdrawal: () => {
    void queryClient.prefetchQuery(withdrawalQueries.platforms(broker));
    userInfo();
  },
};

const callsOf: Readonly<Record<string, (tab: string | null) => void>> = {
  "/dashboard": userInfo,
  "/my-account": userInfo,
  "/profile": userInfo,
  "/deposit-withdraw": (tab) => {
    void queryClient.prefetchQuery(catalogueQueries.currencies(broker));
    moving[depositWithdrawalTab(tab)]();
  },
  "/transactions": (tab) => transactions[transactionTab(tab)](),
  "/referrals": () => {
    userInfo();
    void queryClient.prefetchQuery(referralQueries.hierarchy(broker));
  },
};

/**
 * Asks for what a screen of the client area shows first, ahead of its code; for nothing when nobody is signed in. The
 * screen finds the same answers in the cache.
 */
export function makeFirstCalls(address: string): void {
  const { pathname, searchParams } = new URL(address);
  if (broker.session.get().status === "signedIn") callsOf[pathname]?.(searchParams.get("tab"));
}
