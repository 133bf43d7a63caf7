import { and, eq, getTableName, type SQL, sql as raw } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { subscriptions } from "../db/schema/compound-scheme.ts";
import { deposits } from "../db/schema/deposit.ts";
import { events } from "../db/schema/event.ts";
import { gatewayPayments } from "../db/schema/gateway.ts";
import { inboxEntries, mutedChannels } from "../db/schema/inbox.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { accounts, ledgerTransactions, postings } from "../db/schema/ledger.ts";
import { mails } from "../db/schema/mailbox.ts";
import { oneTimeCodes } from "../db/schema/one-time-code.ts";
import { transactionNotes } from "../db/schema/note.ts";
import { payees } from "../db/schema/payee.ts";
import { dataExports, deletionRequests } from "../db/schema/privacy.ts";
import { emailTokens } from "../db/schema/registration.ts";
import { passkeys } from "../db/schema/passkey.ts";
import { authenticators, factorRemovals, recoveryCodes } from "../db/schema/second-factor.ts";
import { sessions } from "../db/schema/session.ts";
import { devices, signIns } from "../db/schema/sign-in.ts";
import { statements } from "../db/schema/statement.ts";
import { supportMessages } from "../db/schema/support.ts";
import { messageFiles, threadMessages, threads } from "../db/schema/thread.ts";
import { transfers } from "../db/schema/transfer.ts";
import { unmatchedDecisions, unmatchedPayments } from "../db/schema/unmatched.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";
import { withdrawals } from "../db/schema/withdrawal.ts";

/** The files of the archive, in the order of its index. */
export const dataFiles = [
  "profile",
  "identity",
  "accounts",
  "deposits",
  "withdrawals",
  "transfers",
  "subscriptions",
  "statements",
  "documents",
  "payees",
  "security",
  "sign-ins",
  "messages",
  "activity",
  "requests",
] as const;

/** The name of a file of the archive. */
export type DataFile = (typeof dataFiles)[number];

/** The rows of a table that are about a client, without the columns that are left out. */
export interface PersonalList {
  readonly file: DataFile;
  /** The name of the list in its file. */
  readonly list: string;
  readonly table: PgTable;
  readonly isOf: (userId: number) => SQL | undefined;
  /** The rows among which `isOf` is slow to find its own: they are all read, in pieces, so that no query takes long. */
  readonly among?: (userId: number) => SQL;
  /** The columns that are left out, each with the reason. */
  readonly without: Readonly<Record<string, string>>;
}

type Columns<Table extends PgTable> = keyof Table["_"]["columns"] & string;

const COMPLETED = 5;

const OPENS = "It opens something, or proves who somebody is.";
const OTHERS = "It is about other people.";
const DERIVED = "It is derived from another column.";

const listOf = <Table extends PgTable>(
  file: DataFile,
  list: string,
  table: Table,
  isOf: PersonalList["isOf"],
  without: Partial<Readonly<Record<Columns<Table>, string>>> = {},
  among?: PersonalList["among"],
): PersonalList => {
  const named: readonly (readonly [string, unknown])[] = Object.entries(without);
  const reasons = named.flatMap(([name, reason]) =>
    typeof reason === "string" ? [[name, reason] as const] : [],
  );
  return { file, list, table, isOf, ...(among && { among }), without: Object.fromEntries(reasons) };
};

const by = (column: PgColumn) => (userId: number) => eq(column, userId);

const ownAccounts = (userId: number) => raw`(select account_id from account where user_id = ${userId}::int)`;
const ownDeposits = (userId: number) =>
  raw`(select transaction_id from deposit where user_id = ${userId}::int)`;
const ownPayments = (userId: number) =>
  raw`(select unmatched_id from unmatched_payment where user_id = ${userId}::int)`;
const ownTransactions = (
  userId: number,
) => raw`(select transaction_id from deposit where user_id = ${userId}::int
  union all select transaction_id from withdrawal where user_id = ${userId}::int
  union all select transaction_id from transfer where user_id = ${userId}::int)`;

/** Everything that the provider has about a client. */
export const personalData: readonly PersonalList[] = [
  listOf("profile", "profile", users, by(users.userId), { passwordHash: OPENS, referrerId: OTHERS }),
  listOf("profile", "channelsSwitchedOff", mutedChannels, by(mutedChannels.userId)),
  listOf("profile", "notesOnTransactions", transactionNotes, by(transactionNotes.userId)),
  listOf("identity", "identityCheck", kycCases, by(kycCases.userId)),
  listOf("accounts", "accounts", accounts, by(accounts.userId)),
  listOf("accounts", "movements", ledgerTransactions, (userId) => {
    const own = raw`(select ledger_transaction_id from posting where account_id in ${ownAccounts(userId)})`;
    return raw`${ledgerTransactions.ledgerTransactionId} in ${own}`;
  }),
  listOf("accounts", "postings", postings, (userId) => raw`${postings.accountId} in ${ownAccounts(userId)}`),
  listOf("deposits", "deposits", deposits, by(deposits.userId)),
  listOf(
    "deposits",
    "reportsOfGateways",
    gatewayPayments,
    (userId) => raw`${gatewayPayments.transactionId} in ${ownDeposits(userId)}`,
  ),
  listOf("deposits", "unmatchedPayments", unmatchedPayments, by(unmatchedPayments.userId)),
  listOf(
    "deposits",
    "decisionsOnPayments",
    unmatchedDecisions,
    (userId) => raw`${unmatchedDecisions.unmatchedId} in ${ownPayments(userId)}`,
  ),
  listOf("withdrawals", "withdrawals", withdrawals, by(withdrawals.userId)),
  listOf("transfers", "sent", transfers, by(transfers.userId), { recipientId: OTHERS }),
  // As in the lists of the portal, a recipient learns nothing of a transfer that is not completed.
  listOf(
    "transfers",
    "received",
    transfers,
    (userId) => and(eq(transfers.recipientId, userId), eq(transfers.statusId, COMPLETED)),
    {
      userId: OTHERS,
      comment: OTHERS,
      referenceId: OTHERS,
    },
  ),
  listOf("subscriptions", "subscriptions", subscriptions, by(subscriptions.userId)),
  listOf("statements", "statements", statements, by(statements.userId), { codeHash: OPENS }),
  listOf("payees", "savedAccounts", payees, by(payees.userId), { nameKey: DERIVED, accountKey: DERIVED }),
  listOf("security", "authenticator", authenticators, by(authenticators.userId), {
    sealedSecret: OPENS,
    lastStep: OPENS,
  }),
  listOf("security", "passkeys", passkeys, by(passkeys.userId), { publicKey: OPENS, addedBy: OPENS }),
  listOf("security", "recoveryCodes", recoveryCodes, by(recoveryCodes.userId), { codeHash: OPENS }),
  listOf("security", "requestsToRemoveTheFactor", factorRemovals, by(factorRemovals.userId)),
  listOf("security", "oneTimeCodes", oneTimeCodes, by(oneTimeCodes.userId), {
    sessionHash: OPENS,
    codeHashes: OPENS,
    destinationHash: DERIVED,
  }),
  listOf("security", "linksInEmails", emailTokens, by(emailTokens.userId), { tokenHash: OPENS }),
  listOf("sign-ins", "sessions", sessions, by(sessions.userId), {
    tokenHash: OPENS,
    deviceHash: OPENS,
    parentHash: OPENS,
  }),
  listOf("sign-ins", "devices", devices, by(devices.userId), { tokenHash: OPENS, countedAs: OPENS }),
  listOf("sign-ins", "signIns", signIns, by(signIns.userId)),
  listOf("messages", "emails", mails, by(mails.userId), {
    text: OPENS,
    html: OPENS,
    link: OPENS,
    code: OPENS,
  }),
  listOf("messages", "inbox", inboxEntries, by(inboxEntries.userId)),
  listOf("messages", "toSupport", supportMessages, by(supportMessages.userId)),
  listOf("messages", "conversations", threads, by(threads.userId)),
  listOf("messages", "inConversations", threadMessages, by(threadMessages.userId), {
    staffId: OTHERS,
    key: "It names a repeated request.",
  }),
  listOf("messages", "filesInConversations", messageFiles, by(messageFiles.userId)),
  listOf("activity", "byYou", events, by(events.actorId)),
  listOf(
    "activity",
    "byStaffAboutYou",
    events,
    (
      userId,
    ) => raw`exists (select 1 from regexp_split_to_table(${events.changes}::text, '[^A-Za-z0-9-]+') as word
        where word = ${userId}::text or word in ${ownTransactions(userId)})`,
    { actorId: OTHERS, address: OTHERS, requestId: OTHERS, changes: "It can name other clients." },
    (userId) => raw`${events.actorId} in (select user_id from app_user where role = 'staff')
      and ${events.actorId} <> ${userId}::int`,
  ),
  listOf("requests", "deletions", deletionRequests, by(deletionRequests.userId)),
  listOf("requests", "copiesOfData", dataExports, by(dataExports.userId), { partIds: DERIVED }),
];

/** The files that the client sent, and the files that were made for the client, except copies of data. */
export const ownFiles = (userId: number): SQL | undefined =>
  raw`${uploads.userId} = ${userId}::int and not exists (select 1 from data_export
    where data_export.user_id = ${userId}::int and ${uploads.uploadId} = any(data_export.part_ids))`;

/** The tables that are not in the copy, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  company: "It is about no client.",
  currency: "It is about no client.",
  country: "It is about no client.",
  payment_platform: "It is about no client.",
  bank: "It is about no client.",
  gateway_method: "It is about no client.",
  gateway_secret: "It is about no client.",
  setting: "It is about no client.",
  kyc_capture:
    "A secret that works once, within minutes; its photo is among the documents until it is deleted.",
  embed_token: "Secrets that work once, within a minute.",
  passkey_challenge: "Secrets that work once, within minutes.",
  sign_in_challenge: "Secrets that work once, within minutes.",
  step_up_proof: "Proofs that are used within minutes.",
  idempotency_key:
    "Copies of answers for repeated requests, whose content is in the other files; deleted after 30 days.",
  approval: "Who of staff approved what, without a client.",
  job: "Names of tasks for rows that are in the other files; deleted after 7 days.",
  rate_limit: "Counters of attempts that end within a day.",
  sign_in_failure: "Counters of wrong passwords that end within hours.",
  user_event: "Copies of entries of the inbox; deleted after a day.",
};

/** Lists the names of the tables whose rows are in the copy. */
export const listExportedTables = (): ReadonlySet<string> =>
  new Set([...personalData.map(({ table }) => getTableName(table)), getTableName(uploads)]);
