import { type Broker, profileQueries } from "@broker/hooks";
import { isSignedIn } from "../frame/is-signed-in.ts";
import { lateScreen } from "../frame/late-screen.tsx";
import type { Search } from "../places/places.ts";

/**
 * The profile, with a tab by `?tab=`: personal details, withdrawal settings, security, legal documents.
 *
 * @example
 * <ProfileScreen search={searchParams} />
 */
export const ProfileScreen = lateScreen<{ search: Search }>(
  async () => (await import("../profile/profile.screen.tsx")).ProfileScreen,
);

/** Preloads the screen's code. Resolves when it has loaded or failed. */
export const preloadCode = (): Promise<void> => ProfileScreen.load();

/** Preloads the screen's code and, for a signed-in user, its first data. */
export function preload(broker: Broker): void {
  void preloadCode();
  if (isSignedIn(broker)) void broker.queryClient.prefetchQuery(profileQueries.userInfo(broker));
}
