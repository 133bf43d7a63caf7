import { attempt, readRecord, removeRecords, type StorageLike, writeRecord } from "../kept-record.ts";
import { unionOf, isAbsent, isNumber, isText, oneOf, recordOf } from "../kept-value.ts";
import { draftKey } from "./draft-key.ts";
import type { SessionLimit, SessionLimits, SessionStamps } from "./session.rules.ts";

/** The KYC code for a provider that sends none (spec 4.2). */
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
    kycStatus: unionOf(isNumber, isAbsent),
  }),
  signedInAt: isNumber,
  limits: unionOf(recordOf({ sessionMinutes: isNumber, inactivityMinutes: isNumber }), isAbsent),
});
const isActivityRecord = recordOf({ version, activeAt: isNumber });

/** A draft with personal data: its user, and when it expires (ms). */
const isPersonalDraft = recordOf({ staffUserId: isNumber, expiresAt: isNumber });

/** The stored session of the browser, shared by all tabs. */
interface KeptSession extends SessionStamps {
  readonly user: SessionUser;
  readonly limits: StoredLimits | null | undefined;
}

/** The storage key of the browser's user. The specification (3.1) defines the names and places of the keys. */
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
const PERSONAL_DRAFTS = ["kycDraft", "depositProof", "messageDraft"];

/** Returns whether the key of a storage event belongs to the session; null means that the storage was cleared. */
export const isSessionKey = (key: string | null): boolean => key === null || key === USER || key === ACTIVITY;

const writeUser = (
  local: StorageLike,
  userData: SessionUser,
  signedInAt: number,
  { sessionMinutes, inactivityMinutes }: StoredLimits,
): void => writeRecord(local, USER, { userData, signedInAt, limits: { sessionMinutes, inactivityMinutes } });

/** Returns the browser's session; null if no session is stored, or its record is invalid. */
export function loadSession(local: StorageLike): KeptSession | null {
  const record = readRecord(local, USER);
  if (!isUserRecord(record)) return null;
  const { userData, signedInAt, limits } = record;
  const activity = readRecord(local, ACTIVITY);
  const activeAt = isActivityRecord(activity) ? Math.max(activity.activeAt, signedInAt) : signedInAt;
  return { user: userOf(userData), signedInAt, activeAt, limits };
}

/** Begins a session for all tabs; only the fields of {@link SessionUser} are stored. */
export function saveSession(
  local: StorageLike,
  user: SignedInUser,
  signedInAt: number,
  limits: StoredLimits,
): SessionUser {
  const userData = userOf(user);
  removeRecords(local, [ACTIVITY, END]);
  writeUser(local, userData, signedInAt, limits);
  return userData;
}

/** Updates the record of this session; the record of another session is not overwritten. */
export function updateSession(
  local: StorageLike,
  user: SessionUser,
  signedInAt: number,
  limits: StoredLimits,
): void {
  const kept = loadSession(local);
  if (kept?.user.staffUserId === user.staffUserId && kept.signedInAt === signedInAt)
    writeUser(local, user, signedInAt, limits);
}

/** Returns the limit that ended the browser's last session; null where it ended otherwise. */
export function readEnd(local: StorageLike): SessionLimit | null {
  const record = readRecord(local, END);
  return isEndRecord(record) ? record.end : null;
}

/** Stores the limit that ended the session, for the sign-in page. */
export const saveEnd = (local: StorageLike, end: SessionLimit): void => writeRecord(local, END, { end });

/** Stores the time of the user's last activity. */
export const saveActivity = (local: StorageLike, activeAt: number): void =>
  writeRecord(local, ACTIVITY, { activeAt });

/** Stores that the browser's user was verified once. */
export const saveVerified = (local: StorageLike): void => attempt(() => local.setItem(VERIFIED, "true"));

/** Marks a tab as signed in. */
export function markTab(tab: StorageLike, signedInAt: number): void {
  writeRecord(tab, "authStore", { isAuthenticated: true });
  attempt(() => tab.setItem("loginTime", String(signedInAt)));
}

/** Removes the data of a session that one tab stores, with the drafts of personal data. */
export const forgetTab = (tab: StorageLike): void => removeRecords(tab, [...OF_TAB, ...PERSONAL_DRAFTS]);

/** Removes the user for all tabs. */
export function forgetUser(local: StorageLike, tab: StorageLike): void {
  removeRecords(local, OF_USER);
  forgetTab(tab);
}

/** Removes the lists of the catalogue. */
export const forgetCatalogue = (local: StorageLike): void => removeRecords(local, [CATALOGUE]);

/** Removes the drafts of the user who signs out; other users' drafts in the same browser stay. */
export function forgetDrafts(local: StorageLike, owner: number | null): void {
  if (owner === null) return;
  removeRecords(
    local,
    DRAFTS.map((name) => draftKey(name, owner)),
  );
}

/** Removes drafts with personal data that have expired, or that belong to another user than the one who signs in. */
export function tidyDrafts(tab: StorageLike, now: number, owner?: number): void {
  const isStale = (key: string) => {
    const draft = readRecord(tab, key);
    if (!isPersonalDraft(draft)) return false;
    const { staffUserId, expiresAt } = draft;
    return expiresAt < now || (owner !== undefined && staffUserId !== owner);
  };
  removeRecords(tab, PERSONAL_DRAFTS.filter(isStale));
}
