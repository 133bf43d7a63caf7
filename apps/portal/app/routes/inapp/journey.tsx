import "./inapp.css";
import { type Journey, journeyPaths, type SignInReason } from "@broker/embed/protocol";
import { useSession } from "@broker/hooks";
import { LoadingScreen, SessionGuardScreen, SignInNeededScreen } from "@broker/screens";
import * as verification from "@broker/screens/account-verification";
import { MoneyJourneyScreen, preload } from "@broker/screens/money-journey";
import { useEffect, useRef, useState } from "react";
import { useLoaderData, useLocation } from "react-router-dom";
import { broker } from "../../broker.ts";
import { hostLink } from "../../inapp/host-link.ts";
import { openSession } from "../../inapp/open-session.ts";
import { openWindow } from "../../inapp/open-payment.ts";
import { useFrameHeight } from "../../inapp/use-frame-height.ts";
import { isOffered } from "../../language/offered.ts";
import { speak } from "../../language/spoken.ts";
import { paths } from "../../paths.ts";
import { RoutedProviders } from "../../routed-providers.tsx";

const journeys: readonly Journey[] = ["deposit", "withdrawal", "verification"];
const journeyAt = (pathname: string): Journey =>
  journeys.find((journey) => pathname.startsWith(journeyPaths[journey])) ?? "deposit";

/** Opens the session of the frame by the token of its address, and preloads the journey. */
export async function clientLoader({ request }: { request: Request }) {
  const { pathname, searchParams } = new URL(request.url);
  const journey = journeyAt(pathname);
  const reason = await openSession(journey, searchParams.get("account"));
  if (reason === null) {
    if (journey === "verification") verification.preload(broker);
    else preload(broker, journey);
  }
  return { journey, reason };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <RoutedProviders choice={null}>
      <LoadingScreen />
    </RoutedProviders>
  );
}

/** Applies the language and the appearance that the host changes. */
function useHostSettings(): void {
  useEffect(
    () =>
      hostLink().listen((message) => {
        if (message.type !== "settings") return;
        const { lang, theme } = message;
        if (theme === "system") delete document.documentElement.dataset["colorScheme"];
        else document.documentElement.dataset["colorScheme"] = theme;
        const [locale = ""] = lang.split("-");
        if (isOffered(locale)) void speak(locale);
      }),
    [],
  );
}

const askForToken = (reason: SignInReason) => hostLink().post({ type: "needs-sign-in", reason });
const closed = () => hostLink().post({ type: "closed" });
/** The user asks for a session: of the host, or where no host has the page in a frame, of the portal itself. */
const askAgain = () => (hostLink().isHosted ? askForToken("noToken") : window.location.assign(paths.login));

interface FrameProps {
  journey: Journey;
  /** Why there is no session; null with one. */
  reason: SignInReason | null;
}

/** The journey of the frame while its session is open; afterwards the guard says why it ended. */
function Frame({ journey, reason }: FrameProps) {
  const { pathname } = useLocation();
  const session = useSession();
  // While hydrating, the hook reports that no user is signed in.
  const isOpen = session.status === "signedIn" || broker.session.get().status === "signedIn";
  const content = useRef<HTMLElement>(null);
  useHostSettings();
  useFrameHeight(content);
  useEffect(() => {
    hostLink().post({ type: "ready" });
    if (reason !== null) askForToken(reason);
  }, [reason]);
  const completed = (reference: string | null) => hostLink().post({ type: "completed", reference });
  return (
    <>
      {(isOpen || reason !== null) && (
        <main id="content" tabIndex={-1} ref={content} className="inapp">
          {reason !== null && <SignInNeededScreen onSignIn={askAgain} />}
          {reason === null && journey === "verification" && (
            <verification.VerificationJourneyScreen onSubmitted={() => completed(null)} onDone={closed} />
          )}
          {reason === null && journey !== "verification" && (
            <MoneyJourneyScreen journey={journey} onSettled={completed} />
          )}
        </main>
      )}
      <SessionGuardScreen
        location={pathname}
        onLeave={() => askForToken("sessionEnded")}
        isRenewable={false}
      />
    </>
  );
}

/** A journey without menu, header and footer, in a frame of a configured host. */
export default function InappJourney() {
  const { journey, reason } = useLoaderData<typeof clientLoader>();
  const [round, setRound] = useState(0);
  // The journey is over, or its user asks for another page of the portal, which no other site may frame.
  const leave = (to: string) => {
    if (to !== `${paths.transactions}?tab=${journey}`) return void openWindow(to);
    closed();
    setRound(round + 1);
  };
  return (
    <RoutedProviders choice={null} navigate={leave}>
      <Frame key={round} journey={journey} reason={reason} />
    </RoutedProviders>
  );
}
