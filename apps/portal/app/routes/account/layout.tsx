import { type SessionEnd, useSession, useSignOut } from "@broker/hooks";
import {
  AccountFrame,
  ErrorScreen,
  forgetUnsavedEdits,
  hasUnsavedEdits,
  LeaveDialog,
  LoadingScreen,
  SessionGuardScreen,
} from "@broker/screens";
import { late, type MissingCode } from "@broker/ui";
import { useEffect, useState } from "react";
import { Outlet, redirect, useBlocker, useLocation } from "react-router-dom";
import { screenAt } from "../../area.ts";
import { areaPathAt } from "../../area-path.ts";
import { broker } from "../../broker.ts";
import { pathSpoken } from "../../language/spoken.ts";
import { getOpened, noteOpened } from "../../opened-page.ts";
import { paths } from "../../paths.ts";
import { RoutedProviders } from "../../routed-providers.tsx";

/** Redirects to the sign-in without a valid session, with the requested page and the reason. */
export function clientLoader({ request }: { request: Request }) {
  noteOpened(new URL(request.url));
  const standing = broker.session.check();
  if (standing.status !== "signedOut") return null;
  const query = new URLSearchParams({ from: getOpened(), ...(standing.end && { ended: standing.end }) });
  return redirect(`${pathSpoken(paths.login)}?${query}`);
}
// Otherwise the first page load would render the client area before the guard has run.
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <RoutedProviders>
      <LoadingScreen />
    </RoutedProviders>
  );
}

/** Preloads the code of a page when the pointer is on its link. */
const preloadCode = ({ pathname, searchParams }: URL) => void screenAt(pathname)?.preloadCode(searchParams);

/** Leaves the client area by a full page load, so that no data of the user stays in memory. */
function leave(end: SessionEnd, returnTo: string) {
  // Unsaved edits end with the session: a prompt to stay would only keep personal data visible.
  forgetUnsavedEdits();
  if (end === "otherUser") return window.location.replace(paths.dashboard);
  // The user has confirmed the message about inactivity already.
  const query = new URLSearchParams({ from: returnTo, ...(end !== "inactivity" && { ended: end }) });
  return window.location.replace(`${pathSpoken(paths.login)}?${query}`);
}

const NotFoundMissing = ({ error }: MissingCode) => <ErrorScreen message={String(error)} isCodeMissing />;
/** The page for an address that the router matches but no screen does, such as an address with letters encoded as `%64`. */
const NotFound = late(async () => (await import("../not-found.tsx")).default, {
  while: LoadingScreen,
  whenMissing: NotFoundMissing,
});

function Frame({ path }: { path: string }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const signOut = useSignOut({
    onSignedOut: ({ isProviderTold }) =>
      window.location.replace(pathSpoken(paths.login) + (isProviderTold ? "" : "?ended=providerNotTold")),
  });
  const [isAskedToLeave, askToLeave] = useState(false);
  const logOut = () => {
    askToLeave(false);
    if (signOut.step === "ready") signOut.signOut();
  };
  // While hydrating, the hook reports that no user is signed in.
  const isOpen = session.status === "signedIn" || broker.session.get().status === "signedIn";
  // After the user's own sign-out; for every other end of the session the guard shows the reason.
  const isLeaving = session.status === "signedOut" && session.end === undefined && !isOpen;
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      hasUnsavedEdits() && from.pathname + from.search !== to.pathname + to.search,
  );

  useEffect(() => {
    // The browser restored the page by the Back button after the session had ended.
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted && broker.session.check().status === "signedOut")
        window.location.replace(pathSpoken(paths.login));
    };
    window.addEventListener("pageshow", returned);
    return () => window.removeEventListener("pageshow", returned);
  }, []);

  return (
    <>
      {isLeaving && <LoadingScreen />}
      {isOpen && (
        <AccountFrame
          path={path}
          onSignOut={() => (hasUnsavedEdits() ? askToLeave(true) : logOut())}
          onIntent={preloadCode}
        >
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
      <SessionGuardScreen location={pathname + search} onLeave={(end) => leave(end, getOpened())} />
    </>
  );
}

export default function AccountLayout() {
  const path = areaPathAt(useLocation().pathname);
  return <RoutedProviders>{path === null ? <NotFound /> : <Frame path={path} />}</RoutedProviders>;
}
