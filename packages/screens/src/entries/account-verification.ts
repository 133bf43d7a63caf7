import { type Broker, profileQueries } from "@broker/hooks";
import { isSignedIn } from "../frame/is-signed-in.ts";
import { lateScreen } from "../frame/late-screen.tsx";
import type { AccountVerificationScreenProps } from "../kyc/kyc.screen.tsx";

/**
 * Account verification with callbacks, for a page that is nothing else.
 *
 * @example
 * <VerificationJourneyScreen onSubmitted={() => tellHost("completed")} onDone={() => tellHost("closed")} />
 */
export const VerificationJourneyScreen = lateScreen<AccountVerificationScreenProps>(
  async () => (await import("../kyc/kyc.screen.tsx")).AccountVerificationScreen,
);

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
