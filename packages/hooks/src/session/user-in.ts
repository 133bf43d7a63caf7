import type { Broker } from "../broker.ts";

/** The id of the user of this moment; `useSession` says nobody while a page hydrates, which would lose a draft. */
export function userIn({ session }: Broker): number | null {
  const now = session.get();
  return now.status === "signedIn" ? now.user.staffUserId : null;
}

/**
 * Judges the session, and says whether it is still this user's. What happens after it must not write over a draft, nor
 * leave one behind; and what is refused because it is over must not look as if it had been sent.
 */
export function isStillIn(broker: Broker, owner: number): boolean {
  return broker.session.check().status !== "signedOut" && userIn(broker) === owner;
}
