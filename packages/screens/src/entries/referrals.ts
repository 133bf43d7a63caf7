import { type Broker, profileQueries, referralQueries } from "@broker/hooks";
import { isSignedIn } from "../frame/is-signed-in.ts";
import { lateScreen } from "../frame/late-screen.tsx";
import type { Search } from "../places/places.ts";

/**
 * Referrals, with a tab by `?tab=`: the link to invite a friend, and the history of referrals.
 *
 * @example
 * <ReferralsScreen search={searchParams} />
 */
export const ReferralsScreen = lateScreen<{ search: Search }>(
  async () => (await import("../referral/referrals.screen.tsx")).ReferralsScreen,
);

/** Preloads the screen's code. Resolves when it has loaded or failed. */
export const preloadCode = (): Promise<void> => ReferralsScreen.load();

/** Preloads the screen's code and, for a signed-in user, its first data. */
export function preload(broker: Broker): void {
  void preloadCode();
  if (!isSignedIn(broker)) return;
  void broker.queryClient.prefetchQuery(profileQueries.userInfo(broker));
  void broker.queryClient.prefetchQuery(referralQueries.hierarchy(broker));
}
