import { type SignedOutHere, useSession } from "@broker/hooks";
import { Suspense } from "react";
import { lazyOr } from "../frame/lazy-part.tsx";

export interface SignedInScreenProps {
  /** Called when they have logged out here, and nobody is signed in any more. */
  onSignedOut: (result: SignedOutHere) => void;
}

const SignedInNotice = lazyOr(
  async () => (await import("./signed-in-notice.screen.tsx")).SignedInNotice,
  () => null,
);

/**
 * Says beside a page for visitors who is signed in in this browser, so that nobody goes on into another's account
 * unawares, and offers to log out; nothing while nobody is.
 *
 * @example
 * <SignedInScreen onSignedOut={({ isProviderTold }) => isProviderTold || location.replace("/login?ended=providerNotTold")} />
 */
export function SignedInScreen(props: SignedInScreenProps) {
  return (
    useSession().status === "signedIn" && (
      <Suspense fallback={null}>
        <SignedInNotice {...props} />
      </Suspense>
    )
  );
}
