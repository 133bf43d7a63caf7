import { type SessionEnd, useSession, useSignOut } from "@broker/hooks";
import {
  AccountFrame,
  forgetUnsavedEdits,
  hasUnsavedEdits,
  LeaveDialog,
  LoadingScreen,
  SessionGuardScreen,
} from "@broker/screens";
import { useEffect, useState } from "react";
import { Outlet, redirect, useBlocker, useLocation, useNavigation } from "react-router-dom";
import { broker } from "../../broker.ts";
import { LoadOnIntent, openingPage } from "../../intent.tsx";
import { Providers } from "../../providers.tsx";

/** Lets nobody in without a session that still runs, and remembers where they wanted to go, and why not. */
export function clientLoader({ request }: { request: Request }) {
  const standing = broker.session.check();
  if (standing.status !== "signedOut") return null;
  const { pathname, search } = new URL(request.url);
  const query = new URLSearchParams({
    from: pathname + search,
    ...(standing.end && { ended: standing.end }),
  });
  return redirect(`/login?${query}`);
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

/** Away from a session that is over: full page loads, so that nothing of its user stays in memory. */
function leave(end: SessionEnd, returnTo: string) {
  // They go with the session: a question whether to stay would only keep its pages in sight.
  forgetUnsavedEdits();
  if (end === "otherUser") return window.location.replace("/dashboard");
  // Inactivity was read and confirmed already.
  const query = new URLSearchParams({ from: returnTo, ...(end !== "inactivity" && { ended: end }) });
  return window.location.replace(`/login?${query}`);
}

function Frame() {
  const location = useLocation();
  const { pathname, search } = location;
  const navigation = useNavigation();
  // A page that is on its way may be the one whose call finds the session over.
  const wanted = navigation.location ?? { pathname, search };
  const session = useSession();
  const signOut = useSignOut({
    onSignedOut: ({ isProviderTold }) =>
      window.location.replace(isProviderTold ? "/login" : "/login?ended=providerNotTold"),
  });
  const [isAskedToLeave, askToLeave] = useState(false);
  const logOut = () => {
    askToLeave(false);
    if (signOut.step === "ready") signOut.signOut();
  };
  // While hydrating, the hook says that nobody is signed in.
  const isOpen = session.status === "signedIn" || broker.session.get().status === "signedIn";
  // After a sign-out of one's own; of every other end the guard says why.
  const isLeaving = session.status === "signedOut" && session.end === undefined && !isOpen;
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsavedEdits() && from.pathname + from.search !== to.pathname + to.search,
  );

  useEffect(() => {
    // By the back button, from a page that the browser kept: nobody is signed in any more.
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted && broker.session.check().status === "signedOut") window.location.replace("/login");
    };
    window.addEventListener("pageshow", returned);
    return () => window.removeEventListener("pageshow", returned);
  }, []);

  return (
    <>
      {isLeaving && <LoadingScreen />}
      {isOpen && (
        <AccountFrame path={pathname} onSignOut={() => (hasUnsavedEdits() ? askToLeave(true) : logOut())}>
          <Outlet />
        </AccountFrame>
      )}
      <LeaveDialog
        isOpen={blocker.state === "blocked" || isAskedToLeave}
        onStay={() => {
          askToLeave(false);
          blocker.reset?.();
        }}
        onLeave={() => (isAskedToLeave ? logOut() : blocker.proceed?.())}
      />
      <SessionGuardScreen
        location={wanted.pathname + wanted.search}
        onLeave={(end, returnTo) => leave(end, openingPage(location) ?? returnTo)}
      />
    </>
  );
}

export default function AccountLayout() {
  return (
    <Providers>
      <Frame />
      <LoadOnIntent />
    </Providers>
  );
}
