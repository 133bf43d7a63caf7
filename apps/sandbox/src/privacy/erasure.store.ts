import { eq, getTableName, type SQL, sql as raw } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Sql } from "../db/database.ts";
import { embedTokens } from "../db/schema/embed.ts";
import { idempotencyKeys } from "../db/schema/idempotency.ts";
import { inboxEntries, mutedChannels } from "../db/schema/inbox.ts";
import { kycCaptures } from "../db/schema/kyc.ts";
import { mails } from "../db/schema/mailbox.ts";
import { oneTimeCodes } from "../db/schema/one-time-code.ts";
import { passkeys } from "../db/schema/passkey.ts";
import { transactionNotes } from "../db/schema/note.ts";
import { payees } from "../db/schema/payee.ts";
import { dataExports } from "../db/schema/privacy.ts";
import { emailTokens } from "../db/schema/registration.ts";
import {
  authenticators,
  factorRemovals,
  recoveryCodes,
  signInChallenges,
  stepUpProofs,
} from "../db/schema/second-factor.ts";
import { sessions } from "../db/schema/session.ts";
import { devices, signIns } from "../db/schema/sign-in.ts";
import { statements } from "../db/schema/statement.ts";
import { messageFiles } from "../db/schema/thread.ts";
import { uploads } from "../db/schema/upload.ts";
import { userEvents } from "../db/schema/user-event.ts";
import { users } from "../db/schema/user.ts";
import type { UserRow } from "../session/session.store.ts";

/** The tables whose rows of a client are deleted, in an order that no reference prevents. */
const deleted: readonly (PgTable & { readonly userId: PgColumn })[] = [
  stepUpProofs,
  embedTokens,
  // Sessions are deleted first, because the end of a session locks its links.
  sessions,
  kycCaptures,
  signInChallenges,
  devices,
  signIns,
  authenticators,
  passkeys,
  recoveryCodes,
  factorRemovals,
  oneTimeCodes,
  emailTokens,
  payees,
  transactionNotes,
  mutedChannels,
  inboxEntries,
  userEvents,
  idempotencyKeys,
  mails,
  messageFiles,
  statements,
  dataExports,
];

const LAW = "The law wants it for some years, and it names nobody by itself.";
const NOBODY = "It is about no client.";

/** The tables whose rows stay after a deletion, each with the reason. */
export const keptTables: Readonly<Record<string, string>> = {
  account: LAW,
  passkey_challenge: "It is deleted with its session, or after a day, and names no client.",
  posting: LAW,
  ledger_transaction: LAW,
  deposit: LAW,
  withdrawal: "The law wants payments with the account that they went to, for some years.",
  transfer: LAW,
  compound_subscription: LAW,
  gateway_payment: LAW,
  unmatched_payment: LAW,
  unmatched_decision: LAW,
  kyc_case: "The law wants the identity of clients for some years.",
  support_message: "They are stored until five years after they were closed.",
  message_thread: "Conversations are stored until five years after the last message.",
  thread_message: "Conversations are stored until five years after the last message.",
  approval: "It has the records and amounts that staff approved, and names no client.",
  event: "The audit is stored for ten years.",
  deletion_request: "It proves that the client wanted the deletion, and who decided.",
  job: "It has ids only, and is deleted after 7 days.",
  rate_limit: "They end within a day.",
  sign_in_failure: "They end within hours.",
  company: NOBODY,
  currency: NOBODY,
  country: NOBODY,
  payment_platform: NOBODY,
  bank: NOBODY,
  gateway_method: NOBODY,
  gateway_secret: NOBODY,
  setting: NOBODY,
};

/** Lists the names of the tables whose rows are deleted, or lose what names a client. */
export const listErasedTables = (): readonly string[] =>
  [...deleted, users, uploads].map((table) => getTableName(table));

/** A hash that no password has. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * The values that replace the personal fields of an account. Its login stays, because the trading platform identifies the
 * account by it.
 */
const nobody = (userId: number, erasedAt: Date) =>
  ({
    username: `deleted-${userId}`,
    // No user can enter it as an address.
    email: `deleted-${userId}`,
    fullName: "Deleted client",
    approvedName: null,
    contactNumber: "",
    passwordHash: NO_PASSWORD,
    credentialsChangedAt: null,
    letterPhrase: null,
    signInReportedAt: null,
    emailVerifiedAt: null,
    dateOfBirth: null,
    referralCode: `DELETED${userId}`,
    withdrawalBank: null,
    withdrawalBankAccountName: null,
    withdrawalBankAccountNumber: null,
    withdrawalUsableFrom: null,
    city: null,
    nationality: null,
    signedInAt: null,
    previousSignInAt: null,
    erasedAt,
  }) satisfies Partial<UserRow>;

/** The files that belong to what stays: proofs of payments, and documents of the identity check. */
const isKeptFile = (userId: number): SQL => raw`${uploads.uploadId} in (
  select receipt_id from deposit where user_id = ${userId}::int and receipt_id is not null
  union all select reference_id from transfer where user_id = ${userId}::int and reference_id is not null
  union all select front_id from kyc_case where user_id = ${userId}::int
  union all select back_id from kyc_case where user_id = ${userId}::int and back_id is not null)`;

/**
 * Erases the data about a client that no law wants stored: rows are deleted, and the fields of the account that name the client
 * are replaced. Movements of money stay unchanged. The files of deleted rows are deleted by the purge.
 */
export async function removePersonalData(sql: Sql, userId: number, at: Date): Promise<void> {
  for (const table of deleted) await sql.delete(table).where(eq(table.userId, userId));
  const isOwn = eq(uploads.userId, userId);
  await sql.delete(uploads).where(raw`${isOwn} and not ${isKeptFile(userId)}`);
  await sql.update(uploads).set({ fileName: "file" }).where(isOwn);
  // A pending check is cancelled, so that it leaves the queue of staff.
  const kycStatus = raw<number>`case when ${users.kycStatus} = 1 then 4 else ${users.kycStatus} end`;
  await sql
    .update(users)
    .set({ ...nobody(userId, at), kycStatus })
    .where(eq(users.userId, userId));
}
