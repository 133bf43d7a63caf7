import { type Broker, profileQueries } from "@broker/hooks";
import { isSignedIn } from "../frame/is-signed-in.ts";
import { lateScreen } from "../frame/late-screen.tsx";

/**
 * Account verification: the identity form, or its status.
 *
 * @example
 * <AccountVerificationScreen />
 */
export const AccountVerificationScreen = lateScreen<object>(
  async () => (await import("../kyc/kyc.screen.tsx")).AccountVerificationScreen,
);

/** Preloads the screen's code. Resolves when it has loaded or failed. */
export const preloadCode = (): Promise<void> => AccountVerificationScreen.load();

/** Preloads the screen's code and, for a signed-in user, its first data. */
export function preload(broker: Broker): void {
  void preloadCode();
  if (isSignedIn(broker)) void broker.queryClient.prefetchQuery(profileQueries.userInfo(broker));
}
