import type { Broker } from "@broker/hooks";
import { parseDepositWithdrawalTab } from "../deposit-withdrawal/deposit-withdrawal-tabs.ts";
import { lateScreen } from "../frame/late-screen.tsx";
import type { Search } from "../places/places.ts";
import { preload as preloadDeposit, preloadCode as preloadDepositCode } from "./deposit.ts";
import { preload as preloadWithdrawal, preloadCode as preloadWithdrawalCode } from "./withdrawal.ts";

/**
 * The page of deposits and withdrawals, with a tab by `?tab=`.
 *
 * @example
 * <DepositWithdrawalScreen search={searchParams} />
 */
export const DepositWithdrawalScreen = lateScreen<{ search: Search }>(
  async () => (await import("../deposit-withdrawal/deposit-withdrawal.screen.tsx")).DepositWithdrawalScreen,
);

// By name: a namespace would keep the other parts of these entries in the bundle of a page that preloads its tabs.
const tabs = {
  deposit: { preload: preloadDeposit, preloadCode: preloadDepositCode },
  withdrawal: { preload: preloadWithdrawal, preloadCode: preloadWithdrawalCode },
};
const tabOf = (search: Search) => tabs[parseDepositWithdrawalTab(search.get("tab"))];

/** Preloads the code of the screen and of its open tab. Resolves when it has loaded or failed. */
export async function preloadCode(search: Search): Promise<void> {
  await Promise.all([DepositWithdrawalScreen.load(), tabOf(search).preloadCode()]);
}

/** Preloads the code of the screen and of its open tab and, for a signed-in user, the first data of the tab. */
export function preload(broker: Broker, search: Search): void {
  void DepositWithdrawalScreen.load();
  tabOf(search).preload(broker);
}
