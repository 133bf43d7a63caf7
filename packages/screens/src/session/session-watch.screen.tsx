import { useCapability, useSessionGuard } from "@broker/hooks";
import { late } from "@broker/ui";
import { PlainWatch, type SessionGuardScreenProps } from "./plain-watch.screen.tsx";

// Late code, loaded shortly before the end of a session.
const SessionNotices = late(async () => (await import("./session-notices.screen.tsx")).SessionNotices, {
  while: null,
  whenMissing: PlainWatch,
});

// Late code, loaded once the first screen is shown. Without it the hooks poll.
const Events = late(async () => (await import("../event/event.screen.tsx")).EventScreen, {
  while: null,
  whenMissing: () => null,
  retry: "return",
});

/**
 * The session guard with its machine, and the part that follows the provider's events; {@link SessionGuardScreen} loads it
 * late.
 */
export function SessionWatch(props: SessionGuardScreenProps) {
  const { location, onLeave } = props;
  const guard = useSessionGuard({
    location,
    onEnded: (end, returnTo) => {
      if (end !== "inactivity") onLeave(end, returnTo);
    },
  });
  const hasEvents = useCapability("events");
  if (guard.step === "signedOut") return null;
  return (
    <>
      {hasEvents && <Events />}
      {guard.step !== "active" && <SessionNotices guard={guard} {...props} />}
    </>
  );
}
