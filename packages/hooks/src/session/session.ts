import type { StorageLike } from "../kept-record.ts";
import {
  forgetCatalogue,
  forgetDrafts,
  forgetTab,
  forgetUser,
  readEnd,
  loadSession,
  markTab,
  saveActivity,
  saveEnd,
  saveSession,
  saveVerified,
  tidyDrafts,
  updateSession,
  type SignedInUser,
  userOf,
} from "./session.storage.ts";
import {
  checkSession,
  type SessionCheck,
  type SessionLimit,
  type SessionLimits,
  type SessionStamps,
} from "./session.rules.ts";
import type {
  KnownUser,
  RenewableUser,
  Session,
  SessionEnd,
  SessionExpiry,
  SessionStanding,
  SessionState,
  SignedOut,
} from "./session-state.ts";

export type { StorageLike } from "../kept-record.ts";
export type { SessionUser } from "./session.storage.ts";
export type {
  RenewableUser,
  Session,
  SessionEnd,
  SessionExpiry,
  SessionStanding,
  SessionState,
} from "./session-state.ts";

/** The parts from which the session of a page is created. */
interface SessionOptions {
  readonly local: StorageLike;
  readonly session: StorageLike;
  readonly clock: () => number;
  readonly limits: SessionLimits;
}

const TOUCH_MS = 5000;

/** The session as one page has it in memory, over the storage that all tabs share. */
export class PageSession implements Session {
  readonly #local: StorageLike;
  readonly #tab: StorageLike;
  readonly #clock: () => number;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { status: "signedOut" };
  #limits: SessionLimits;
  /** The user who can renew the session; in memory only, until the sign-out. */
  #renewable: RenewableUser | null = null;
  #activeAt = 0;
  /** False if the storage could not be written; an empty storage then has no meaning for other tabs. */
  #isKept = false;
  /** The user whose drafts a sign-out removes: the last user of this page, whose session may be over by then. */
  #owner: number | null = null;
  /** The latest time that was read. */
  #latest: number;

  constructor({ local, session, clock, limits }: SessionOptions) {
    this.#local = local;
    this.#tab = session;
    this.#clock = clock;
    this.#limits = limits;
    this.#latest = clock();
    this.#restore();
  }

  /** Returns the time. Within a session it never decreases, even if the clock is changed. */
  #now(): number {
    return (this.#latest = Math.max(this.#latest, this.#clock()));
  }

  #set(next: SessionState): void {
    this.#state = next;
    if (next.status === "signedIn") {
      const { user, email } = next;
      this.#renewable = email ? { username: user.username, email } : null;
    } else if (next.end !== "timeLimit") this.#renewable = null;
    for (const listener of this.#listeners) listener();
  }

  #check({ signedInAt }: Pick<SessionStamps, "signedInAt">): SessionCheck {
    return checkSession({ signedInAt, activeAt: this.#activeAt }, this.#now(), this.#limits);
  }

  /** Returns the limit to show as the reason; the limit of inactivity if both limits have passed. */
  #toldLimit(limit: SessionLimit): SessionLimit {
    return this.#now() - this.#activeAt > this.#limits.inactivityMinutes * 60_000 ? "inactivity" : limit;
  }

  /** Reads the stored session when the page is loaded, and the limit that ended the last session. */
  #restore(): void {
    tidyDrafts(this.#tab, this.#latest);
    const stored = loadSession(this.#local);
    this.#activeAt = stored?.activeAt ?? 0;
    this.#limits = { ...this.#limits, ...stored?.limits };
    const found = stored && this.#check(stored);
    if (stored && found?.status !== "over") {
      this.#state = { status: "signedIn", user: stored.user, signedInAt: stored.signedInAt };
      this.#isKept = true;
      this.#owner = stored.user.staffUserId;
      markTab(this.#tab, stored.signedInAt);
      return;
    }
    // The sign-in page says why the last session ended.
    const end = found?.status === "over" ? this.#toldLimit(found.limit) : readEnd(this.#local);
    forgetUser(this.#local, this.#tab);
    if (!end) return;
    saveEnd(this.#local, end);
    this.#state = { status: "signedOut", end };
  }

  #end(end: SessionEnd): SignedOut {
    const state = { status: "signedOut", end } as const;
    this.#set(state);
    return state;
  }

  #expire(end: SessionExpiry): SignedOut {
    forgetUser(this.#local, this.#tab);
    if (end !== "unauthenticated") saveEnd(this.#local, end);
    return this.#end(end);
  }

  /** Applies what another tab stored. */
  #sync(): void {
    const state = this.#state;
    if (state.status === "signedOut") return;
    const stored = loadSession(this.#local);
    if (stored === null) {
      // A session that is over by now was ended by its limit, even if another tab noticed it first.
      if (!this.#isKept || this.#check(state).status === "over") return;
      forgetTab(this.#tab);
      this.#end("signedOutElsewhere");
    } else if (stored.user.staffUserId !== state.user.staffUserId) {
      forgetTab(this.#tab);
      this.#end("otherUser");
    } else {
      this.#activeAt = Math.max(this.#activeAt, stored.activeAt);
      if (stored.signedInAt > state.signedInAt) {
        markTab(this.#tab, stored.signedInAt);
        this.#set({ ...state, signedInAt: stored.signedInAt });
      }
    }
  }

  expire = (end: SessionExpiry): void => {
    this.#sync();
    if (this.#state.status === "signedIn") this.#expire(end);
  };

  check = (): SessionStanding => {
    this.#sync();
    const state = this.#state;
    if (state.status === "signedIn") {
      const result = this.#check(state);
      return result.status === "over" ? this.#expire(this.#toldLimit(result.limit)) : result;
    }
    const isTimedOut = state.end === "timeLimit" && this.#owner !== null;
    if (!isTimedOut || this.#toldLimit("timeLimit") === "timeLimit") return state;
    saveEnd(this.#local, "inactivity");
    return this.#end("inactivity");
  };

  adoptLimits = ({ sessionMinutes, inactivityMinutes }: Parameters<Session["adoptLimits"]>[0]): void => {
    const limits = this.#limits;
    const state = this.#state;
    if (limits.sessionMinutes === sessionMinutes && limits.inactivityMinutes === inactivityMinutes) return;
    this.#limits = { ...limits, sessionMinutes, inactivityMinutes };
    if (state.status === "signedOut") return;
    updateSession(this.#local, state.user, state.signedInAt, this.#limits);
    this.#set({ ...state });
  };

  signIn = (signedIn: SignedInUser, email: string): void => {
    const signedInAt = this.#clock();
    this.#latest = this.#activeAt = signedInAt;
    const user = saveSession(this.#local, signedIn, signedInAt, this.#limits);
    tidyDrafts(this.#tab, signedInAt, user.staffUserId);
    markTab(this.#tab, signedInAt);
    this.#isKept = loadSession(this.#local) !== null;
    this.#owner = user.staffUserId;
    this.#set({ status: "signedIn", user, signedInAt, email });
  };

  remember = ({ staffUserId, email, kycStatus, verified }: KnownUser): void => {
    const state = this.#state;
    if (state.status === "signedOut" || state.user.staffUserId !== staffUserId) return;
    if (verified === true) saveVerified(this.#local);
    const known = userOf({ ...state.user, kycStatus });
    const isSame = known.kycStatus === state.user.kycStatus;
    if (isSame && state.email === email) return;
    if (!isSame) updateSession(this.#local, known, state.signedInAt, this.#limits);
    this.#set({ ...state, user: isSame ? state.user : known, email });
  };

  touch = (): boolean => {
    if (this.#now() - this.#activeAt < TOUCH_MS) return false;
    const isWaiting = this.#state.status === "signedOut" && this.#state.end === "timeLimit";
    const standing = this.check();
    if (standing.status === "signedOut") {
      if (isWaiting && standing.end === "timeLimit") this.#activeAt = this.#now();
      return false;
    }
    this.#activeAt = this.#now();
    saveActivity(this.#local, this.#activeAt);
    return true;
  };

  signOut = (): void => {
    this.#sync();
    this.#renewable = null;
    // A user whom the browser stores by now has signed in in another tab.
    if (this.#state.status === "signedOut" && loadSession(this.#local) !== null) return;
    forgetUser(this.#local, this.#tab);
    forgetCatalogue(this.#local);
    forgetDrafts(this.#local, this.#owner);
    this.#set({ status: "signedOut" });
  };

  get limits(): SessionLimits {
    return this.#limits;
  }
  renewable = () => this.#renewable;
  get = () => this.#state;
  ids = () =>
    this.#state.status === "signedIn" ? { ...this.#state.user, email: this.#state.email ?? "" } : null;
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
