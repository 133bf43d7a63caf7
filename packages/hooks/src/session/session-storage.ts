import { either, isAbsent, isNumber, isText, oneOf, parsed, recordOf } from "../kept-value.ts";
import { draftKey } from "../once/draft-key.ts";
import type { SessionLimit, SessionLimits, SessionStamps } from "./session.rules.ts";

/** The code of a KYC status that the provider did not name (spec 4.2). */
const UNKNOWN_KYC = 400;

/** The signed-in user, as far as the browser keeps it: ids, name, currency and KYC status; nothing else. */
export interface SessionUser {
  readonly staffUserId: number;
  readonly companyId: number;
  readonly username: string;
  readonly currencyCode: string;
  readonly cTraderLogin: string;
  readonly kycStatus: number;
}
/** A user as the provider tells at sign-in, perhaps without a KYC status. */
export type SignedInUser = Omit<SessionUser, "kycStatus"> & {
  readonly kycStatus?: number | null | undefined;
};

/** What a session keeps of a user. A missing KYC status counts as 400 (spec 4.2), and must cost nobody their sign-in. */
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

/** When the session ends, as its provider said; kept with it, since a page is judged before it has asked. */
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

/** A draft with personal data: whose it is, and until when (ms) it may lie about. */
const isPersonalDraft = recordOf({ staffUserId: isNumber, expiresAt: isNumber });

/** Storage as a browser gives it. It may throw, be full, or be switched off. */
export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser's user, whichever tab signed them in. */
interface KeptSession extends SessionStamps {
  readonly user: SessionUser;
  readonly limits: StoredLimits | null | undefined;
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
const isEndRecord = recordOf({ version, end: oneOf("timeLimit", "inactivity") });
const OF_TAB = ["authStore", "loginTime"];
/** What a user has begun or has open, for all tabs: a record for each user. */
const DRAFTS = ["depositDraft", "withdrawalDraft", "transferDraft"];
/** Drafts with personal data: in the tab where they were begun, until its session ends. */
const PERSONAL_DRAFTS = ["kycDraft", "depositProof"];

/** True for the key of a storage event that says something about the session; null when storage was cleared. */
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

/** Reads and writes what the browser keeps of a session. Names and places of the keys are those of the specification (3.1). */
export function createSessionStorage(local: StorageLike, tab: StorageLike) {
  const writeUser = (
    userData: SessionUser,
    signedInAt: number,
    { sessionMinutes, inactivityMinutes }: StoredLimits,
  ) => write(local, USER, { userData, signedInAt, limits: { sessionMinutes, inactivityMinutes } });
  return {
    /** The browser's user; null when there is none, or their record is broken or foreign. */
    load(): KeptSession | null {
      const record = read(local, USER);
      if (!isUserRecord(record)) return null;
      const { userData, signedInAt, limits } = record;
      const activity = read(local, ACTIVITY);
      const activeAt = isActivityRecord(activity) ? Math.max(activity.activeAt, signedInAt) : signedInAt;
      return { user: userOf(userData), signedInAt, activeAt, limits };
    },
    /** Begins a session for all tabs; only the fields of {@link SessionUser} are written. */
    save(user: SignedInUser, signedInAt: number, limits: StoredLimits): SessionUser {
      const userData = userOf(user);
      remove(local, [ACTIVITY, END]);
      writeUser(userData, signedInAt, limits);
      return userData;
    },
    /** Writes what has changed over the same session's record, and over no other's. */
    update(user: SessionUser, signedInAt: number, limits: StoredLimits): void {
      const kept = this.load();
      if (kept?.user.staffUserId === user.staffUserId && kept.signedInAt === signedInAt)
        writeUser(user, signedInAt, limits);
    },
    /** The limit that ended the browser's last session; null where it ended otherwise. */
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
    /** Removes the drafts of a user who leaves; what another one has open in the same browser is theirs. */
    forgetDrafts(owner: number | null): void {
      if (owner === null) return;
      remove(
        local,
        DRAFTS.map((name) => draftKey(name, owner)),
      );
    },
    /** Removes personal data of drafts whose time is up, or that are not the user's who signs in. */
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
