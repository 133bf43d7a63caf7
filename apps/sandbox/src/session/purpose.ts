import type { Operation } from "../contract/validation.ts";
import type { embedPurposes } from "../db/names.ts";
import { Problem } from "../http/problem.ts";
import type { Caller } from "./session.store.ts";
import type { Area } from "./staff-rights.ts";

/** The purpose of a token, and of the session that it opens. */
export type EmbedPurpose = (typeof embedPurposes)[number];

/** The writes that each purpose needs. A session of a frame makes no others, whatever page has its token. */
const writesOf: Readonly<Record<EmbedPurpose, readonly Operation[]>> = {
  deposit: [
    "DepositRequest",
    "GenerateDepositUrlEss",
    "GenerateDepositUrlOnePay",
    "GenerateDepositUrlSmilePayz",
    "SubmitDeposit",
    "VoidIntent",
  ],
  withdrawal: [
    "CompleteStepUp",
    "RequestOtpWithdrawal",
    "ResendVerificationEmail",
    "VoidIntent",
    "WithdrawalRequest",
  ],
  verification: ["BeginKycCapture", "KycVerification", "ResendVerificationEmail", "ResubmitKyc"],
};

/** Reads that no frame needs: sessions and sign-ins, statements, pages of lists, messages, notes, the phrase in e-mails, the inbox, and copies of all data. */
const otherReads: ReadonlySet<Operation> = new Set([
  "DownloadDataExport",
  "DownloadStatement",
  "GetCompoundSchemePage",
  "GetDataRequests",
  "GetDepositPage",
  "GetInbox",
  "GetLetterPhrase",
  "GetPasskeys",
  "GetPreferences",
  "GetSessions",
  "GetSignInHistory",
  "GetStatements",
  "GetThread",
  "GetThreads",
  "GetTransactionNotes",
  "GetTransferPage",
  "GetWithdrawalPage",
]);

/** The read operations that only one purpose needs; the session of a frame with another purpose is refused. */
const readsOf: Partial<Readonly<Record<Operation, EmbedPurpose>>> = {
  GetKycCapture: "verification",
  GetPayees: "withdrawal",
};

/** The areas of files that each purpose shows. */
const filesOf: Readonly<Record<EmbedPurpose, readonly Area[]>> = {
  deposit: ["deposits"],
  withdrawal: [],
  verification: ["kyc"],
};

const refusal = () => new Problem(403, "forbidden", "The session of a frame cannot make this call.");

/** Throws a refusal for a file that the purpose of a frame's session does not need. */
export function requireFilePurpose(area: Area, { purpose }: Pick<Caller, "purpose">): void {
  if (purpose !== null && !filesOf[purpose].includes(area)) throw refusal();
}

/** Throws a refusal for a call that the purpose of a frame's session does not need. */
export function requirePurpose(name: Operation, isWrite: boolean, caller: Caller | null): void {
  const purpose = caller?.purpose ?? null;
  if (purpose === null || name === "UserLogout") return;
  const canRead = !otherReads.has(name) && (readsOf[name] ?? purpose) === purpose;
  if (isWrite ? writesOf[purpose].includes(name) : canRead) return;
  throw refusal();
}
