import type { SessionIds } from "@broker/sdk";
import type { SessionCheck, SessionLimit, SessionLimits } from "./session.rules.ts";
import type { SessionUser, SignedInUser } from "./session.storage.ts";

/** Why a session changed under a page: it was ended in another tab, or another user signed in. */
type SessionInterruption = "signedOutElsewhere" | "otherUser";

/** Why a session expired: by one of its limits, or because the provider no longer accepts it (401). */
export type SessionExpiry = SessionLimit | "unauthenticated";

/** Why a session ended other than by the user's sign-out on this page. */
export type SessionEnd = SessionExpiry | SessionInterruption;

/** The state without a user. `end` says why the session of this page is over; it is absent after a sign-out here, and where no session began. */
export interface SignedOut {
  readonly status: "signedOut";
  readonly end?: SessionEnd;
}

/** The state with a user, since a time (ms). The e-mail is kept in memory only, and is absent after a reload until user info is loaded. */
export type SessionState =
  | SignedOut
  | {
      readonly status: "signedIn";
      readonly user: SessionUser;
      readonly signedInAt: number;
      readonly email?: string;
    };

/** The fields of user info that a session stores. */
export interface KnownUser {
  readonly staffUserId: number;
  readonly email: string;
  readonly kycStatus?: number | null | undefined;
  readonly verified?: boolean | undefined;
}

/** The user who can renew the session by a password. */
export interface RenewableUser {
  readonly username: string;
  readonly email: string;
}

/** The result of a check of the session. */
export type SessionStanding = SignedOut | Exclude<SessionCheck, { status: "over" }>;

/** Stores the session in the browser, synchronises it between tabs, and notifies listeners. */
export interface Session {
  /** The limits of a session: the deployment's, until the provider has sent its own. */
  readonly limits: SessionLimits;
  /** Sets the provider's limits. A running session stores them and is checked by them from now on. */
  adoptLimits(limits: Pick<SessionLimits, "sessionMinutes" | "inactivityMinutes">): void;
  /**
   * The user who can renew the session by a password: the signed-in user, or the user whose limit from login ended on this
   * page.
   */
  renewable(): RenewableUser | null;
  get(): SessionState;
  ids(): SessionIds | null;
  subscribe(listener: () => void): () => void;
  signIn(user: SignedInUser, email: string): void;
  /** Copies from user info: the e-mail, for this page only, and a changed KYC status. */
  remember(info: KnownUser): void;
  /**
   * Records activity, at most every five seconds; true when it was recorded. It does not revive an ended session, but
   * extends the inactivity limit of a page that waits for the password.
   */
  touch(): boolean;
  /**
   * Reads what other tabs stored, checks the session by the wall clock, and ends it when it is over. Call it on load,
   * on navigation, on wake-up and before every call.
   */
  check(): SessionStanding;
  /** Removes the user and their drafts. */
  signOut(): void;
  /** Removes the user and keeps the drafts for the same user's next sign-in. Does nothing when no user is signed in. */
  expire(end: SessionExpiry): void;
}
