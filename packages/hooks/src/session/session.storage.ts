import { either, isAbsent, isNumber, isText, oneOf, parsed, recordOf } from "../kept-value.ts";
import { draftKey } from "./draft-key.ts";
import type { SessionLimit, SessionLimits, SessionStamps } from "./session.rules.ts";

/** The KYC code that counts where the provider has none (spec 4.2). */
const UNKNOWN_KYC = 400;

/** The signed-in user as the browser stores them: ids, name, currency and KYC status. */
export interface SessionUser {
  readonly staffUserId: number;
  readonly companyId: number;
  readonly username: string;
  readonly currencyCode: string;
  readonly cTraderLogin: string;
  readonly kycStatus: number;
}
/** The user of a sign-in answer, which may lack a KYC status. */
export type SignedInUser = Omit<SessionUser, "kycStatus"> & {
  readonly kycStatus?: number | null | undefined;
};

/** Returns the user to store. A missing KYC status counts as 400 (spec 4.2) and does not prevent the sign-in. */
export const userOf = (user: SignedInUser): SessionUser => {
  const { staffUserId, companyId, username, currencyCode, cTraderLogin, kycStatus } = user;
  return {
    staffUserId,
    companyId,
    username,
    currencyCode,
    cTraderLogin,
    kycStatus: kycStatus ?? UNKNOWN_KYC,
  };
};

/**
 * The provider's limits of a session. They are stored with it, because a page checks its session before it can ask the
 * provider.
 */
type StoredLimits = Pick<SessionLimits, "sessionMinutes" | "inactivityMinutes">;

const version = oneOf(1);
const isUserRecord = recordOf({
  version,
  userData: recordOf({
    staffUserId: isNumber,
    companyId: isNumber,
    username: isText,
    currencyCode: isText,
    cTraderLogin: isText,
    kycStatus: either(isNumber, isAbsent),
  }),
  signedInAt: isNumber,
  limits: either(recordOf({ sessionMinutes: isNumber, inactivityMinutes: isNumber }), isAbsent),
});
const isActivityRecord = recordOf({ version, activeAt: isNumber });

/** A draft with personal data: its user, and when it expires (ms). */
const isPersonalDraft = recordOf({ staffUserId: isNumber, expiresAt: isNumber });

/** The storage of a browser. It may throw, be full, or be disabled. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The stored session of the browser, shared by all tabs. */
interface KeptSession extends SessionStamps {
  readonly user: SessionUser;
  readonly limits: StoredLimits | null | undefined;
}

/** The storage key of the browser's user. */
export const USER = "userStore";
/** The storage key of the user's last activity. */
export const ACTIVITY = "lastActivity";
/** The storage key of the note that the browser's user was verified once (spec 3.1). */
const VERIFIED = "hasVerifiedOnce";
/** The storage key of the limit that ended the last session, which the sign-in page shows; removed by the next sign-in. */
const END = "sessionEnd";
const OF_USER = [USER, ACTIVITY, VERIFIED, END];
/** The storage key of the catalogue's lists. They are the same for all users, and are removed by a sign-out (spec 4.1). */
const CATALOGUE = "cacheStore";
const isEndRecord = recordOf({ version, end: oneOf("timeLimit", "inactivity") });
const OF_TAB = ["authStore", "loginTime"];
/** The names of the drafts that all tabs share, with one record for each user. */
const DRAFTS = ["depositDraft", "withdrawalDraft", "transferDraft"];
/** The names of the drafts with personal data, which are stored for one tab until its session ends. */
const PERSONAL_DRAFTS = ["kycDraft", "depositProof"];

/** Returns whether the key of a storage event belongs to the session; null means that the storage was cleared. */
export const isSessionKey = (key: string | null): boolean => key === null || key === USER || key === ACTIVITY;

const read = (storage: StorageLike, key: string): unknown => parsed(() => storage.getItem(key));

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

const write = (storage: StorageLike, key: string, value: object): void =>
  attempt(() => storage.setItem(key, JSON.stringify({ version: 1, ...value })));

/** Creates the functions that read and write a session in the browser's storage. Names and places of the keys are those of the specification (3.1). */
export function createSessionStorage(local: StorageLike, tab: StorageLike) {
  const writeUser = (
    userData: SessionUser,
    signedInAt: number,
    { sessionMinutes, inactivityMinutes }: StoredLimits,
  ) => write(local, USER, { userData, signedInAt, limits: { sessionMinutes, inactivityMinutes } });
  return {
    /** Returns the browser's session; null where there is none, or its record is invalid. */
    load(): KeptSession | null {
      const record = read(local, USER);
      if (!isUserRecord(record)) return null;
      const { userData, signedInAt, limits } = record;
      const activity = read(local, ACTIVITY);
      const activeAt = isActivityRecord(activity) ? Math.max(activity.activeAt, signedInAt) : signedInAt;
      return { user: userOf(userData), signedInAt, activeAt, limits };
    },
    /** Begins a session for all tabs; only the fields of {@link SessionUser} are stored. */
    save(user: SignedInUser, signedInAt: number, limits: StoredLimits): SessionUser {
      const userData = userOf(user);
      remove(local, [ACTIVITY, END]);
      writeUser(userData, signedInAt, limits);
      return userData;
    },
    /** Updates the record of this session; the record of another session is not overwritten. */
    update(user: SessionUser, signedInAt: number, limits: StoredLimits): void {
      const kept = this.load();
      if (kept?.user.staffUserId === user.staffUserId && kept.signedInAt === signedInAt)
        writeUser(user, signedInAt, limits);
    },
    /** Returns the limit that ended the browser's last session; null where it ended otherwise. */
    lastEnd(): SessionLimit | null {
      const record = read(local, END);
      return isEndRecord(record) ? record.end : null;
    },
    saveEnd: (end: SessionLimit) => write(local, END, { end }),
    saveActivity: (activeAt: number) => write(local, ACTIVITY, { activeAt }),
    markTab(signedInAt: number): void {
      write(tab, "authStore", { isAuthenticated: true });
      attempt(() => tab.setItem("loginTime", String(signedInAt)));
    },
    forgetTab: () => remove(tab, [...OF_TAB, ...PERSONAL_DRAFTS]),
    saveVerified: () => attempt(() => local.setItem(VERIFIED, "true")),
    forgetCatalogue: () => remove(local, [CATALOGUE]),
    forgetUser(): void {
      remove(local, OF_USER);
      this.forgetTab();
    },
    /** Removes the drafts of the user who signs out; other users' drafts in the same browser stay. */
    forgetDrafts(owner: number | null): void {
      if (owner === null) return;
      remove(
        local,
        DRAFTS.map((name) => draftKey(name, owner)),
      );
    },
    /** Removes drafts with personal data that have expired, or that belong to another user than the one who signs in. */
    tidyDrafts(now: number, owner?: number): void {
      const isStale = (key: string) => {
        const draft = read(tab, key);
        if (!isPersonalDraft(draft)) return false;
        const { staffUserId, expiresAt } = draft;
        return expiresAt < now || (owner !== undefined && staffUserId !== owner);
      };
      remove(tab, PERSONAL_DRAFTS.filter(isStale));
    },
  };
}
