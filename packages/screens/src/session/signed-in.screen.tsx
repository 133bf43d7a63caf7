import { useSession } from "@broker/hooks";
import { late } from "@broker/ui";
import type { SignedInScreenProps } from "./signed-in-notice.screen.tsx";

const SignedInNotice = late(async () => (await import("./signed-in-notice.screen.tsx")).SignedInNotice, {
  while: null,
  whenMissing: () => null,
});

/**
 * Shows the signed-in user on a page for visitors, so that another person does not use the account by mistake, and
 * offers to sign out; empty without a session.
 *
 * @example
 * <SignedInScreen onSignedOut={({ isProviderTold }) => isProviderTold || signInAgain("providerNotTold")} />
 */
export function SignedInScreen(props: SignedInScreenProps) {
  return useSession().status === "signedIn" && <SignedInNotice {...props} />;
}
