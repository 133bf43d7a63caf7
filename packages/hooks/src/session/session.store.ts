import type { SessionIds } from "@broker/sdk";
import * as v from "valibot";
import { isSessionLive, type SessionLimits } from "./session.rules.ts";

/** What is kept of the user between reloads: ids, name, currency and KYC status; nothing else. */
const StoredUser = v.object({
  staffUserId: v.number(),
  companyId: v.number(),
  username: v.string(),
  currencyCode: v.string(),
  cTraderLogin: v.string(),
  kycStatus: v.number(),
});
const UserRecord = v.object({ version: v.literal(1), userData: StoredUser, signedInAt: v.number() });

/** The signed-in user, as far as the browser keeps it. */
export type SessionUser = v.InferOutput<typeof StoredUser>;

/** Who is signed in, and since when (ms). The e-mail lives in memory only, and is absent after a reload until user info came. */
export type Session =
  | { readonly status: "signedOut" }
  | {
      readonly status: "signedIn";
      readonly user: SessionUser;
      readonly signedInAt: number;
      readonly email?: string;
    };

/** Why a session changed under a page: ended in another tab, or taken over by another user. */
export type SessionInterruption = "signedOutElsewhere" | "otherUser";

/** Storage as a browser gives it. It may throw, be full, or be switched off. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps the session in the browser's storage and tells who listens. */
export interface SessionStore {
  get(): Session;
  ids(): SessionIds | null;
  subscribe(listener: () => void): () => void;
  signIn(user: SessionUser, email: string): void;
  /** Adds what came with user info and is not kept in storage. */
  remember(email: string): void;
  /** Forgets the user and their drafts. */
  signOut(): void;
  /** Forgets the user; drafts stay for the next sign-in of the same user. */
  expire(): void;
  /** Reads storage again, after another tab wrote it; tells what this means for this page. */
  sync(): SessionInterruption | null;
}

const KEYS = {
  user: "userStore",
  cache: "cacheStore",
  auth: "authStore",
  loginTime: "loginTime",
  verified: "hasVerifiedOnce",
  deposit: "depositDraft",
};

function read(storage: StorageLike, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // A full or forbidden storage must not end the session: it then lives in memory only.
  }
}

/** Makes the session store. Names and places of the keys are those of the specification (3.1). */
export function createSessionStore(options: {
  local: StorageLike;
  session: StorageLike;
  clock: () => number;
  limits: SessionLimits;
}): SessionStore {
  const { local, session, clock, limits } = options;
  const listeners = new Set<() => void>();
  const signedOut: Session = { status: "signedOut" };

  const load = (): Session => {
    const stored = v.safeParse(UserRecord, read(local, KEYS.user));
    if (!stored.success || !isSessionLive(stored.output.signedInAt, clock(), limits)) return signedOut;
    return { status: "signedIn", user: stored.output.userData, signedInAt: stored.output.signedInAt };
  };
  const markTab = (signedInAt: number) => {
    attempt(() => session.setItem(KEYS.auth, JSON.stringify({ version: 1, isAuthenticated: true })));
    attempt(() => session.setItem(KEYS.loginTime, String(signedInAt)));
  };
  const forgetUser = () => {
    for (const key of [KEYS.user, KEYS.cache, KEYS.verified]) attempt(() => local.removeItem(key));
    for (const key of [KEYS.auth, KEYS.loginTime]) attempt(() => session.removeItem(key));
  };
  const set = (next: Session) => {
    current = next;
    for (const listener of listeners) listener();
  };

  let current = load();
  // False where storage took nothing: then its emptiness says nothing about other tabs.
  let isKept = current.status === "signedIn";
  if (current.status === "signedIn") markTab(current.signedInAt);
  else forgetUser();

  return {
    get: () => current,
    ids: () => (current.status === "signedIn" ? { ...current.user, email: current.email ?? "" } : null),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn(user, email) {
      const signedInAt = clock();
      const userData = v.parse(StoredUser, user);
      attempt(() => local.setItem(KEYS.user, JSON.stringify({ version: 1, userData, signedInAt })));
      markTab(signedInAt);
      isKept = load().status === "signedIn";
      set({ status: "signedIn", user: userData, signedInAt, email });
    },
    remember(email) {
      if (current.status === "signedIn" && current.email !== email) set({ ...current, email });
    },
    signOut() {
      forgetUser();
      attempt(() => local.removeItem(KEYS.deposit));
      set(signedOut);
    },
    expire() {
      forgetUser();
      set(signedOut);
    },
    sync() {
      if (current.status === "signedOut") return null;
      const stored = load();
      if (stored.status === "signedOut") {
        const isOver = isKept || !isSessionLive(current.signedInAt, clock(), limits);
        return isOver ? "signedOutElsewhere" : null;
      }
      return stored.user.staffUserId === current.user.staffUserId ? null : "otherUser";
    },
  };
}
