import { type Broker, catalogueQueries, depositQueries } from "@broker/hooks";
import { isSignedIn } from "../frame/is-signed-in.ts";
import type { DepositScreenProps } from "../deposit/deposit.screen.tsx";
import { latePanel } from "../frame/late-panel.tsx";

/**
 * The deposit wizard. It navigates to the deposits once the user has confirmed the result.
 *
 * @example
 * <DepositScreen />
 */
export const DepositScreen = latePanel<DepositScreenProps>(
  async () => (await import("../deposit/deposit.screen.tsx")).DepositScreen,
);

/** Preloads the screen's code. Resolves when it has loaded or failed. */
export const preloadCode = (): Promise<void> => DepositScreen.load();

/** Preloads the screen's code and, for a signed-in user, its first data. */
export function preload(broker: Broker): void {
  void preloadCode();
  if (!isSignedIn(broker)) return;
  void broker.queryClient.prefetchQuery(catalogueQueries.currencies(broker));
  void broker.queryClient.prefetchQuery(depositQueries.platforms(broker));
}
