import { type SessionGuard, useSessionRenewal } from "@broker/hooks";
import type { SessionGuardScreenProps } from "./plain-watch.screen.tsx";
import { SessionGuardView } from "./session-guard.view.tsx";

/** What is told of a session that ends or has ended, with the way on; `SessionWatch` loads it when there is any of it. */
export function SessionNotices({ guard, onLeave }: SessionGuardScreenProps & { guard: SessionGuard }) {
  return <SessionGuardView guard={guard} renewal={useSessionRenewal()} onLeave={onLeave} />;
}
