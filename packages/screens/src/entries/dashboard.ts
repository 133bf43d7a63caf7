import { type Broker, profileQueries } from "@broker/hooks";
import { isSignedIn } from "../frame/is-signed-in.ts";
import { lateScreen } from "../frame/late-screen.tsx";

/**
 * The dashboard: balances, next steps, recent activity, market trackers. After a transfer it navigates to the internal
 * transfers.
 *
 * @example
 * <DashboardScreen />
 */
export const DashboardScreen = lateScreen<object>(
  async () => (await import("../dashboard/dashboard.screen.tsx")).DashboardScreen,
);

/** Preloads the screen's code. Resolves when it has loaded or failed. */
export const preloadCode = (): Promise<void> => DashboardScreen.load();

/** Preloads the screen's code and, for a signed-in user, its first data. */
export function preload(broker: Broker): void {
  void preloadCode();
  if (isSignedIn(broker)) void broker.queryClient.prefetchQuery(profileQueries.userInfo(broker));
}
