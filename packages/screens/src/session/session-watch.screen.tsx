import { useSessionGuard } from "@broker/hooks";
import { late } from "@broker/ui";
import { PlainWatch, type SessionGuardScreenProps } from "./plain-watch.screen.tsx";

// Late code, loaded shortly before the end of a session.
const SessionNotices = late(async () => (await import("./session-notices.screen.tsx")).SessionNotices, {
  while: null,
  whenMissing: PlainWatch,
});

/** The session guard with its machine; {@link SessionGuardScreen} loads it late. */
export function SessionWatch(props: SessionGuardScreenProps) {
  const { location, onLeave } = props;
  const guard = useSessionGuard({
    location,
    onEnded: (end, returnTo) => {
      if (end !== "inactivity") onLeave(end, returnTo);
    },
  });
  if (guard.step === "signedOut" || guard.step === "active") return null;
  return <SessionNotices guard={guard} {...props} />;
}
