// Made by `pnpm generate` from the YAML files. Do not edit.
import type { Capability, operations, SessionField } from "./operations.js";

/**
 * The compact schema of a JSON value. A scalar is a suffix: none for a string, `.` for a number, `#` for an integer,
 * `!` for a boolean, and a further `?` for nullable. An object of scalars is a list of its field names with their
 * suffixes, `id# note?`; an array is `[item]`. An object with nested schemas maps each nested field to its schema,
 * the empty name to its scalar fields, and `*` to the schema of any other field.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

/** The request of an operation, sent to `/api/<area>/<operation id>`. */
export interface ClientOperation {
  readonly area: string;
  /** Where the inputs of a POST are sent; undefined for a GET, whose inputs are in its query. */
  readonly send?: "query" | "json" | "form" | "none";
  /** Whether it accepts an `Idempotency-Key`. */
  readonly idempotent?: true;
  /** True for an operation that needs no session. */
  readonly isPublic?: true;
  /** The capability that it belongs to; undefined for an operation that every provider has. */
  readonly capability?: Capability;
  /** The inputs that must equal a field of the caller's session, separated by spaces; see {@link sessionInputs}. */
  readonly session?: string;
  /** The inputs with a constant value. */
  readonly constants?: Readonly<Record<string, number>>;
  /** The shape of the answer's data; undefined where it has none. */
  readonly answer?: Shape;
}

/** The name of an operation that client programs call: none of staff, and none of public sites. */
export type ClientOperationId = {
  [Call in keyof typeof operations]: (typeof operations)[Call] extends
    | { readonly audience: "staff" }
    | { readonly isOfSites: true }
    ? never
    : Call;
}[keyof typeof operations];

/** The name of an operation whose row is in `late-operations.js`. */
export type LateOperationId = "GetCompoundSchemeLogByUserId" | "UpdateUserPassword" | "GetEmailAndLoginForCTrader";

/** The name of an operation whose row is in `capability-operations.js`. */
export type CapabilityOperationId = "CancelDeposit" | "GetDepositPage" | "CancelWithdrawal" | "GetLimits" | "GetFreeze" | "GetPayees" | "AddPayee" | "RemovePayee" | "GetWithdrawalPage" | "CancelTransfer" | "GetTransferPage" | "GetCompoundSchemePage" | "CompletePasswordReset" | "GetKycReview" | "ResubmitKyc" | "BeginKycCapture" | "GetKycCapture" | "OpenKycCapture" | "SendKycCapture" | "GetDataRequests" | "RequestDataExport" | "DownloadDataExport" | "RequestDeletion" | "CancelDeletion" | "UpdateLetterLanguage" | "GetTransactionNotes" | "SaveTransactionNote" | "GetSessions" | "EndSession" | "EndOtherSessions" | "GetSignInHistory" | "GetStatements" | "RequestStatement" | "DownloadStatement" | "Stream" | "GetInbox" | "MarkRead" | "GetPreferences" | "UpdatePreferences" | "GetThreads" | "GetThread" | "SendMessage" | "MarkThreadRead" | "GetSecondFactor" | "BeginAuthenticator" | "ConfirmAuthenticator" | "RemoveAuthenticator" | "KeepSecondFactor" | "CreateRecoveryCodes" | "GetPasskeys" | "BeginPasskeyRegistration" | "CompletePasskeyRegistration" | "RemovePasskey" | "BeginPasskeyStepUp" | "CompletePasskeyStepUp" | "CompleteStepUp" | "ReportSignIn" | "GetLetterPhrase" | "UpdateLetterPhrase" | "CompleteLogin" | "RequestFactorRemoval" | "BeginPasskeyLogin" | "CompletePasskeyLogin";

/**
 * How a client calls each operation, by name; null for one whose row is in `late-operations.js`. Those of extensions
 * that few pages need are in `capability-operations.js` alone.
 */
export declare const clientOperations: Readonly<
  Record<Exclude<ClientOperationId, LateOperationId | CapabilityOperationId>, ClientOperation> &
    Record<LateOperationId, null>
>;

/** The session field that fills an input, by the input's name; for public operations the company comes from configuration. */
export declare const sessionInputs: Readonly<Record<string, SessionField>>;
