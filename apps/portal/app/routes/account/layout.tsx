import { useSession, useSignOut } from "@broker/hooks";
import { AccountFrame, LoadingScreen } from "@broker/screens";
import { useEffect, useState } from "react";
import { Outlet, redirect, useLocation } from "react-router-dom";
import { broker } from "../../broker.ts";
import { Providers } from "../../providers.tsx";

/** Lets nobody in without a session, and remembers where they wanted to go. */
export function clientLoader({ request }: { request: Request }) {
  if (broker.session.get().status === "signedIn") return null;
  const { pathname, search } = new URL(request.url);
  return redirect(`/login?from=${encodeURIComponent(pathname + search)}`);
}
// Without this, the first page load would render the area before the guard has spoken.
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <Providers>
      <LoadingScreen />
    </Providers>
  );
}

function Frame() {
  const { pathname, search } = useLocation();
  const session = useSession();
  const [isLeaving, setLeaving] = useState(false);
  // Full page loads, so that nothing of the user stays in memory.
  const signOut = useSignOut({ onSignedOut: () => window.location.assign("/login") });
  useEffect(() => {
    // The provider ended the session: back to the sign-in, and from there to this place.
    const isSignedIn = session.status === "signedIn" || broker.session.get().status === "signedIn";
    if (isLeaving || isSignedIn) return;
    window.location.replace(`/login?from=${encodeURIComponent(pathname + search)}`);
  }, [session.status, isLeaving, pathname, search]);
  useEffect(() => {
    // In braces: newer browsers give a promise back, and an effect may only give a clean-up.
    if (pathname) window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <AccountFrame
      path={pathname}
      onSignOut={() => {
        setLeaving(true);
        if (signOut.step === "ready") signOut.signOut();
      }}
    >
      <Outlet />
    </AccountFrame>
  );
}

export default function AccountLayout() {
  return (
    <Providers>
      <Frame />
    </Providers>
  );
}
