import { useSessionGuard, useSessionRenewal } from "@broker/hooks";
import type { SessionGuardScreenProps } from "./session-guard.screen.tsx";
import { SessionGuardView } from "./session-guard.view.tsx";

/** The guard itself, with its machine; {@link SessionGuardScreen} loads it. */
export function SessionWatch({ location, onLeave }: SessionGuardScreenProps) {
  const guard = useSessionGuard({
    location,
    onEnded: (end, returnTo) => {
      if (end !== "inactivity") onLeave(end, returnTo);
    },
  });
  return <SessionGuardView guard={guard} renewal={useSessionRenewal()} onLeave={onLeave} />;
}
