import { type Broker, catalogueQueries, profileQueries, withdrawalQueries } from "@broker/hooks";
import { isSignedIn } from "../frame/is-signed-in.ts";
import { latePanel } from "../frame/late-panel.tsx";
import type { WithdrawalScreenProps } from "../withdrawal/withdrawal.screen.tsx";

/**
 * The withdrawal wizard: account, amount and one-time code, review. It navigates to the withdrawals once the user has
 * confirmed the result.
 *
 * @example
 * <WithdrawalScreen />
 */
export const WithdrawalScreen = latePanel<WithdrawalScreenProps>(
  async () => (await import("../withdrawal/withdrawal.screen.tsx")).WithdrawalScreen,
);

/** Preloads the screen's code. Resolves when it has loaded or failed. */
export const preloadCode = (): Promise<void> => WithdrawalScreen.load();

/** Preloads the screen's code and, for a signed-in user, its first data. */
export function preload(broker: Broker): void {
  void preloadCode();
  if (!isSignedIn(broker)) return;
  void broker.queryClient.prefetchQuery(catalogueQueries.currencies(broker));
  void broker.queryClient.prefetchQuery(withdrawalQueries.platforms(broker));
  void broker.queryClient.prefetchQuery(profileQueries.userInfo(broker));
}
