import type { Broker } from "../broker.ts";

/** Returns the id of the signed-in user. `useSession` has no user while a page hydrates, which would lose a draft. */
export function userIdOf({ session }: Broker): number | null {
  const now = session.get();
  return now.status === "signedIn" ? now.user.staffUserId : null;
}

/**
 * Checks the session, and returns whether it is still this user's. After its end no draft may be written or left
 * behind, and a request that was refused because of the end must not look as if it had been sent.
 */
export function isStillSignedIn(broker: Broker, owner: number): boolean {
  return broker.session.check().status !== "signedOut" && userIdOf(broker) === owner;
}
