import type { SessionIds } from "@broker/sdk";
import {
  createSessionStorage,
  type SessionUser,
  type SignedInUser,
  type StorageLike,
  userOf,
} from "./session.storage.ts";
import {
  judgeSession,
  type SessionJudgement,
  type SessionLimit,
  type SessionLimits,
} from "./session.rules.ts";

export type { SessionUser, StorageLike } from "./session.storage.ts";

/** Why a session changed under a page: it was ended in another tab, or another user signed in. */
type SessionInterruption = "signedOutElsewhere" | "otherUser";

/** Why a session expired: by one of its limits, or because the provider no longer accepts it (401). */
export type SessionExpiry = SessionLimit | "unauthenticated";

/** Why a session ended other than by the user's sign-out on this page. */
export type SessionEnd = SessionExpiry | SessionInterruption;

/** The state without a user. `end` says why the session of this page is over; it is absent after a sign-out here, and where no session began. */
interface SignedOut {
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
interface KnownUser {
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
export type SessionStanding = SignedOut | Exclude<SessionJudgement, { status: "over" }>;

/** Stores the session in the browser, synchronises it between tabs, and notifies listeners. */
export interface Session {
  /** The limits of a session: the deployment's, until the provider has sent its own. */
  readonly limits: SessionLimits;
  /** Sets the provider's limits. A running session stores them and is checked by them from now on. */
  adoptLimits(limits: Pick<SessionLimits, "sessionMinutes" | "inactivityMinutes">): void;
  /** The user who can renew the session by a password: the one who is signed in, or whose limit from login ended on this page. */
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

const TOUCH_MS = 5000;

/** Creates the session of a page, from the browser's storage. */
export function createSession(options: {
  local: StorageLike;
  session: StorageLike;
  clock: () => number;
  limits: SessionLimits;
}): Session {
  const { clock } = options;
  const storage = createSessionStorage(options.local, options.session);
  const listeners = new Set<() => void>();
  let current: SessionState = { status: "signedOut" };
  let { limits } = options;
  /** In memory only, until the sign-out. */
  let renewable: RenewableUser | null = null;
  let activeAt = 0;
  // False if the storage could not be written; an empty storage then has no meaning for other tabs.
  let isKept = false;
  /** The user whose drafts a sign-out removes: the last user of this page, whose session may be over by then. */
  let owner: number | null = null;
  // Within a session, time never decreases, even if the clock is changed.
  let latest = clock();
  const now = () => (latest = Math.max(latest, clock()));

  const set = (next: SessionState) => {
    current = next;
    if (next.status === "signedIn")
      renewable = next.email ? { username: next.user.username, email: next.email } : null;
    else if (next.end !== "timeLimit") renewable = null;
    for (const listener of listeners) listener();
  };
  const judge = (signedInAt: number) => judgeSession({ signedInAt, activeAt }, now(), limits);
  /** Returns the limit that the user reads: after the time of inactivity it is that one, whichever came first. */
  const toldLimit = (limit: SessionLimit): SessionLimit =>
    now() - activeAt > limits.inactivityMinutes * 60_000 ? "inactivity" : limit;

  /** Applies what another tab stored. */
  const sync = () => {
    if (current.status === "signedOut") return;
    const stored = storage.load();
    if (stored === null) {
      // A session that is over by now was ended by its limit, even if another tab noticed it first.
      if (!isKept || judge(current.signedInAt).status === "over") return;
      storage.forgetTab();
      set({ status: "signedOut", end: "signedOutElsewhere" });
    } else if (stored.user.staffUserId !== current.user.staffUserId) {
      storage.forgetTab();
      set({ status: "signedOut", end: "otherUser" });
    } else {
      activeAt = Math.max(activeAt, stored.activeAt);
      if (stored.signedInAt > current.signedInAt) {
        storage.markTab(stored.signedInAt);
        set({ ...current, signedInAt: stored.signedInAt });
      }
    }
  };
  const expire = (end: SessionExpiry) => {
    sync();
    if (current.status === "signedOut") return;
    storage.forgetUser();
    if (end !== "unauthenticated") storage.saveEnd(end);
    set({ status: "signedOut", end });
  };
  const check = (): SessionStanding => {
    sync();
    if (current.status === "signedOut") {
      if (current.end === "timeLimit" && owner !== null && toldLimit("timeLimit") === "inactivity") {
        storage.saveEnd("inactivity");
        set({ status: "signedOut", end: "inactivity" });
      }
      return current;
    }
    const judgement = judge(current.signedInAt);
    if (judgement.status !== "over") return judgement;
    const end = toldLimit(judgement.limit);
    expire(end);
    return { status: "signedOut", end };
  };

  storage.tidyDrafts(latest);
  const stored = storage.load();
  activeAt = stored?.activeAt ?? 0;
  limits = { ...limits, ...stored?.limits };
  const found = stored && judge(stored.signedInAt);
  if (stored && found?.status !== "over") {
    current = { status: "signedIn", user: stored.user, signedInAt: stored.signedInAt };
    isKept = true;
    owner = stored.user.staffUserId;
    storage.markTab(stored.signedInAt);
  } else {
    // The sign-in page says why the last session ended.
    const end = found?.status === "over" ? toldLimit(found.limit) : storage.lastEnd();
    storage.forgetUser();
    if (end) {
      storage.saveEnd(end);
      current = { status: "signedOut", end };
    }
  }

  return {
    get limits() {
      return limits;
    },
    adoptLimits({ sessionMinutes, inactivityMinutes }) {
      if (limits.sessionMinutes === sessionMinutes && limits.inactivityMinutes === inactivityMinutes) return;
      limits = { ...limits, sessionMinutes, inactivityMinutes };
      if (current.status === "signedOut") return;
      storage.update(current.user, current.signedInAt, limits);
      set({ ...current });
    },
    renewable: () => renewable,
    get: () => current,
    ids: () => (current.status === "signedIn" ? { ...current.user, email: current.email ?? "" } : null),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn(user, email) {
      latest = activeAt = clock();
      const userData = storage.save(user, latest, limits);
      storage.tidyDrafts(latest, userData.staffUserId);
      storage.markTab(latest);
      isKept = storage.load() !== null;
      owner = userData.staffUserId;
      set({ status: "signedIn", user: userData, signedInAt: latest, email });
    },
    remember({ staffUserId, email, kycStatus, verified }) {
      if (current.status === "signedOut" || current.user.staffUserId !== staffUserId) return;
      if (verified === true) storage.saveVerified();
      const known = userOf({ ...current.user, kycStatus });
      const isSame = known.kycStatus === current.user.kycStatus;
      if (isSame && current.email === email) return;
      if (!isSame) storage.update(known, current.signedInAt, limits);
      set({ ...current, user: isSame ? current.user : known, email });
    },
    touch() {
      if (now() - activeAt < TOUCH_MS) return false;
      const isWaiting = current.status === "signedOut" && current.end === "timeLimit";
      const standing = check();
      if (standing.status === "signedOut") {
        if (isWaiting && standing.end === "timeLimit") activeAt = now();
        return false;
      }
      activeAt = now();
      storage.saveActivity(activeAt);
      return true;
    },
    check,
    signOut() {
      sync();
      renewable = null;
      // A user whom the browser stores by now has signed in in another tab.
      if (current.status === "signedOut" && storage.load() !== null) return;
      storage.forgetUser();
      storage.forgetCatalogue();
      storage.forgetDrafts(owner);
      set({ status: "signedOut" });
    },
    expire,
  };
}
