import { type SessionGuardState, useSessionRenewal } from "@broker/hooks";
import type { SessionGuardScreenProps } from "./plain-watch.screen.tsx";
import { SessionGuardView } from "./session-guard.view.tsx";

/** The notices of a session that ends or has ended; `SessionWatch` loads them on demand. */
export function SessionNotices({
  guard,
  onLeave,
  isRenewable = true,
}: SessionGuardScreenProps & { guard: SessionGuardState }) {
  const renewal = useSessionRenewal();
  return <SessionGuardView guard={guard} renewal={isRenewable ? renewal : null} onLeave={onLeave} />;
}
