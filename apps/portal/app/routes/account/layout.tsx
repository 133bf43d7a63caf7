import { useSignOut } from "@broker/hooks";
import { AccountFrame, LoadingScreen } from "@broker/screens";
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
  const { pathname } = useLocation();
  // A full page load, so that nothing of the user stays in memory.
  const signOut = useSignOut({ onSignedOut: () => window.location.assign("/login") });
  return (
    <AccountFrame path={pathname} onSignOut={() => signOut.step === "ready" && signOut.signOut()}>
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
