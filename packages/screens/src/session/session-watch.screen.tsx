import { useSessionGuard } from "@broker/hooks";
import { Suspense } from "react";
import { lazyOr } from "../frame/lazy-part.tsx";
import { PlainWatch, type SessionGuardScreenProps } from "./plain-watch.screen.tsx";

// Needed shortly before the end of a session, and then.
const SessionNotices = lazyOr(
  async () => (await import("./session-notices.screen.tsx")).SessionNotices,
  PlainWatch,
);

/** The guard itself, with its machine; {@link SessionGuardScreen} loads it. */
export function SessionWatch({ location, onLeave }: SessionGuardScreenProps) {
  const guard = useSessionGuard({
    location,
    onEnded: (end, returnTo) => {
      if (end !== "inactivity") onLeave(end, returnTo);
    },
  });
  if (guard.step === "signedOut" || guard.step === "active") return null;
  return (
    <Suspense fallback={null}>
      <SessionNotices guard={guard} location={location} onLeave={onLeave} />
    </Suspense>
  );
}
