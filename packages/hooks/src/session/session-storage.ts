import * as v from "valibot";
import { draftKey } from "../once/kept-drafts.ts";
import type { SessionLimit, SessionStamps } from "./session.rules.ts";

/** The code of a KYC status that the provider did not name (spec 4.2). */
const UNKNOWN_KYC = 400;

/** What is kept of the user between reloads: ids, name, currency and KYC status; nothing else. */
const StoredUser = v.object({
  staffUserId: v.number(),
  companyId: v.number(),
  username: v.string(),
  currencyCode: v.string(),
  cTraderLogin: v.string(),
  /** A missing code counts as 400 (spec 4.2), and must cost nobody their sign-in. */
  kycStatus: v.nullish(v.number(), UNKNOWN_KYC),
});
/** A user as the provider tells at sign-in, perhaps without a KYC status. */
export type SignedInUser = v.InferInput<typeof StoredUser>;

/** What a session keeps of a user. */
export const userOf = (user: SignedInUser): SessionUser => v.parse(StoredUser, user);

/** When the session ends, as its provider said; kept with it, since a page is judged before it has asked. */
const StoredLimits = v.object({ sessionMinutes: v.number(), inactivityMinutes: v.number() });
type StoredLimits = v.InferOutput<typeof StoredLimits>;

const UserRecord = v.object({
  version: v.literal(1),
  userData: StoredUser,
  signedInAt: v.number(),
  limits: v.optional(StoredLimits),
});
const ActivityRecord = v.object({ version: v.literal(1), activeAt: v.number() });

/** A draft with personal data: whose it is, and until when (ms) it may lie about. */
const PersonalDraft = v.object({ staffUserId: v.number(), expiresAt: v.number() });

/** The signed-in user, as far as the browser keeps it. */
export type SessionUser = v.InferOutput<typeof StoredUser>;

/** Storage as a browser gives it. It may throw, be full, or be switched off. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser's user, whichever tab signed them in. */
interface KeptSession extends SessionStamps {
  readonly user: SessionUser;
  readonly limits?: StoredLimits | undefined;
}

/** Under which key the browser's user is kept. */
export const USER = "userStore";
/** Under which key the user's last sign of life is kept. */
export const ACTIVITY = "lastActivity";
/** Under which key it is noted that the browser's user was verified once (spec 3.1). */
const VERIFIED = "hasVerifiedOnce";
/** Under which key stands by which limit the last session ended, for whoever comes back; gone with the next sign-in. */
const END = "sessionEnd";
const OF_USER = [USER, ACTIVITY, VERIFIED, END];
/** The lists of the catalogue: the same for everybody, and yet gone with a sign-out (spec 4.1). */
const CATALOGUE = "cacheStore";
const EndRecord = v.object({ version: v.literal(1), end: v.picklist(["timeLimit", "inactivity"]) });
const OF_TAB = ["authStore", "loginTime"];
/** What a user has begun or has open, for all tabs: a record for each user. */
const DRAFTS = ["depositDraft", "withdrawalDraft", "transferDraft"];
/** Drafts with personal data: in the tab where they were begun, until its session ends. */
const PERSONAL_DRAFTS = ["kycDraft"];

/** True for the key of a storage event that says something about the session; null when storage was cleared. */
export const isSessionKey = (key: string | null): boolean => key === null || key === USER || key === ACTIVITY;

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

function remove(storage: StorageLike, keys: readonly string[]): void {
  for (const key of keys) attempt(() => storage.removeItem(key));
}

/** Reads and writes what the browser keeps of a session. Names and places of the keys are those of the specification (3.1). */
export function createSessionStorage(local: StorageLike, tab: StorageLike) {
  return {
    /** The browser's user; null when there is none, or their record is broken or foreign. */
    load(): KeptSession | null {
      const record = v.safeParse(UserRecord, read(local, USER));
      if (!record.success) return null;
      const { userData: user, signedInAt, limits } = record.output;
      const activity = v.safeParse(ActivityRecord, read(local, ACTIVITY));
      const activeAt = activity.success ? Math.max(activity.output.activeAt, signedInAt) : signedInAt;
      return { user, signedInAt, activeAt, limits };
    },
    /** Begins a session for all tabs; only the fields of {@link SessionUser} are written. */
    save(
      user: SignedInUser,
      signedInAt: number,
      { sessionMinutes, inactivityMinutes }: StoredLimits,
    ): SessionUser {
      const userData = userOf(user);
      const limits = { sessionMinutes, inactivityMinutes };
      remove(local, [ACTIVITY, END]);
      attempt(() => local.setItem(USER, JSON.stringify({ version: 1, userData, signedInAt, limits })));
      return userData;
    },
    /** Writes what has changed over the same session's record, and over no other's. */
    update(user: SessionUser, signedInAt: number, { sessionMinutes, inactivityMinutes }: StoredLimits): void {
      const kept = this.load();
      if (kept?.user.staffUserId !== user.staffUserId || kept.signedInAt !== signedInAt) return;
      const limits = { sessionMinutes, inactivityMinutes };
      attempt(() => local.setItem(USER, JSON.stringify({ version: 1, userData: user, signedInAt, limits })));
    },
    /** The limit that ended the browser's last session; null where it ended otherwise. */
    lastEnd(): SessionLimit | null {
      const record = v.safeParse(EndRecord, read(local, END));
      return record.success ? record.output.end : null;
    },
    saveEnd: (end: SessionLimit) => attempt(() => local.setItem(END, JSON.stringify({ version: 1, end }))),
    saveActivity: (activeAt: number) =>
      attempt(() => local.setItem(ACTIVITY, JSON.stringify({ version: 1, activeAt }))),
    markTab(signedInAt: number): void {
      attempt(() => tab.setItem("authStore", JSON.stringify({ version: 1, isAuthenticated: true })));
      attempt(() => tab.setItem("loginTime", String(signedInAt)));
    },
    forgetTab(): void {
      remove(tab, [...OF_TAB, ...PERSONAL_DRAFTS]);
      // Earlier versions kept them there.
      remove(local, PERSONAL_DRAFTS);
    },
    saveVerified: () => attempt(() => local.setItem(VERIFIED, "true")),
    forgetCatalogue: () => remove(local, [CATALOGUE]),
    forgetUser(): void {
      remove(local, OF_USER);
      this.forgetTab();
    },
    /** Removes the drafts of a user who leaves; what another one has open in the same browser is theirs. */
    forgetDrafts(owner: number | null): void {
      remove(local, DRAFTS);
      if (owner === null) return;
      remove(
        local,
        DRAFTS.map((name) => draftKey(name, owner)),
      );
    },
    /** Removes personal data of drafts whose time is up, or that are not the user's who signs in. */
    tidyDrafts(now: number, owner?: number): void {
      const isStale = (key: string) => {
        const draft = v.safeParse(PersonalDraft, read(tab, key));
        if (!draft.success) return false;
        const { staffUserId, expiresAt } = draft.output;
        return expiresAt < now || (owner !== undefined && staffUserId !== owner);
      };
      remove(tab, PERSONAL_DRAFTS.filter(isStale));
      remove(local, PERSONAL_DRAFTS);
    },
  };
}
