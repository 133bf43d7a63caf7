import type { SessionIds } from "@broker/sdk";
import {
  createSessionStorage,
  type SessionUser,
  type SignedInUser,
  type StorageLike,
  userOf,
} from "./session-storage.ts";
import {
  judgeSession,
  type SessionJudgement,
  type SessionLimit,
  type SessionLimits,
} from "./session.rules.ts";

export type { SessionUser, StorageLike } from "./session-storage.ts";

/** Why a session changed under a page: ended in another tab, or taken over by another user. */
type SessionInterruption = "signedOutElsewhere" | "otherUser";

/** Why a session expired: by one of its limits, or because the provider knows it no longer (401). */
export type SessionExpiry = SessionLimit | "unauthenticated";

/** Why a session ended without the user's own sign-out on this page. */
export type SessionEnd = SessionExpiry | SessionInterruption;

/** Nobody is signed in. `end` says why the session of this page is over, unless the user signed out here or none began. */
interface SignedOut {
  readonly status: "signedOut";
  readonly end?: SessionEnd;
}

/** Who is signed in, and since when (ms). The e-mail lives in memory only, and is absent after a reload until user info came. */
export type Session =
  | SignedOut
  | {
      readonly status: "signedIn";
      readonly user: SessionUser;
      readonly signedInAt: number;
      readonly email?: string;
    };

/** What user info says of the user that a session keeps. */
interface KnownUser {
  readonly staffUserId: number;
  readonly email: string;
  readonly kycStatus?: number | null | undefined;
  readonly verified?: boolean | undefined;
}

/** Who can go on by entering their password. */
export interface Renewable {
  readonly username: string;
  readonly email: string;
}

/** What a check of the session found. */
export type SessionStanding = SignedOut | Exclude<SessionJudgement, { status: "over" }>;

/** Keeps the session in the browser's storage, in step with other tabs, and tells who listens. */
export interface SessionStore {
  /** When a session ends by itself: as the deployment says, until the provider has said it. */
  readonly limits: SessionLimits;
  /** Takes over when the provider ends a session; one that is running is kept with it, and judged by it from now on. */
  adoptLimits(limits: Pick<SessionLimits, "sessionMinutes" | "inactivityMinutes">): void;
  /** Whose session can go on by their password: the user who is signed in, or whose 30 minutes were over on this page. */
  renewable(): Renewable | null;
  get(): Session;
  ids(): SessionIds | null;
  subscribe(listener: () => void): () => void;
  signIn(user: SignedInUser, email: string): void;
  /** Takes over what came with the user's info: the e-mail, for this page only, and a KYC status that has changed. */
  remember(info: KnownUser): void;
  /**
   * Notes a sign of life of the user, at most every five seconds; true when it was noted. It revives nothing that is
   * over, but puts off the end by inactivity of a page that waits for the password.
   */
  touch(): boolean;
  /**
   * Takes over what other tabs did, judges the session by the wall clock, and ends it here when it is over.
   * Ask it on load, on navigation, on wake and before every call.
   */
  check(): SessionStanding;
  /** Forgets the user and their drafts. */
  signOut(): void;
  /** Forgets the user; drafts stay for the next sign-in of the same user. Nothing happens when nobody is signed in. */
  expire(end: SessionExpiry): void;
}

const TOUCH_MS = 5000;

/** Makes the session store. */
export function createSessionStore(options: {
  local: StorageLike;
  session: StorageLike;
  clock: () => number;
  limits: SessionLimits;
}): SessionStore {
  const { clock } = options;
  const storage = createSessionStorage(options.local, options.session);
  const listeners = new Set<() => void>();
  let current: Session = { status: "signedOut" };
  let { limits } = options;
  /** In memory only, and until the sign-out. */
  let renewable: Renewable | null = null;
  let activeAt = 0;
  // False where storage took nothing: then its emptiness says nothing about other tabs.
  let isKept = false;
  /** Whose drafts a sign-out removes: those of the last user of this page, whose session may be over by then. */
  let owner: number | null = null;
  // For one session time only goes on, whatever is done to the clock.
  let latest = clock();
  const now = () => (latest = Math.max(latest, clock()));

  const set = (next: Session) => {
    current = next;
    if (next.status === "signedIn")
      renewable = next.email ? { username: next.user.username, email: next.email } : null;
    else if (next.end !== "timeLimit") renewable = null;
    for (const listener of listeners) listener();
  };
  const judge = (signedInAt: number) => judgeSession({ signedInAt, activeAt }, now(), limits);
  /** Of the two limits the one that is told: after an hour without input it is that, whatever came before. */
  const toldLimit = (limit: SessionLimit): SessionLimit =>
    now() - activeAt > limits.inactivityMinutes * 60_000 ? "inactivity" : limit;

  /** Takes over what another tab wrote. */
  const sync = () => {
    if (current.status === "signedOut") return;
    const stored = storage.load();
    if (stored === null) {
      // One that is over by now was ended by its limit, whichever tab was the first to see it.
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
    // Whoever comes back is told why they have to sign in.
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
      // Whoever else the browser keeps by now signed in in another tab.
      if (current.status === "signedOut" && storage.load() !== null) return;
      storage.forgetUser();
      storage.forgetCatalogue();
      storage.forgetDrafts(owner);
      set({ status: "signedOut" });
    },
    expire,
  };
}
