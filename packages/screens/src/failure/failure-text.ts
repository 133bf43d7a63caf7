import type { Failure } from "@broker/hooks";
import { type ClientOperation, parseProviderDate } from "@broker/sdk";
import type { Translate } from "../i18n/translation.tsx";
import type { failureMessages } from "./failure.messages.ts";

type Sentence = keyof (typeof failureMessages)["messages"];

/** The sentences for a refusal without the provider's message, and for a call that failed. */
interface Fallback {
  readonly refused: Sentence;
  readonly broken: Sentence;
  /** The sentence for a network failure, where it differs. */
  readonly lost?: Sentence;
}

/** A list shows that it could not be loaded, whatever the cause. */
const list: Fallback = { refused: "notLoaded", broken: "notLoaded" };
const read: Fallback = { ...list, lost: "unknown" };
const transfer: Fallback = { refused: "transfer", broken: "transferException" };
const login: Fallback = { refused: "login", broken: "loginException" };
const deposit: Fallback = { refused: "deposit", broken: "deposit" };

/** The writes without a sentence of their own. Their names are in a type alone, which adds no bytes to the bundle. */
type Unnamed =
  | "SaveTransactionNote"
  | "BeginKycCapture"
  | "OpenKycCapture"
  | "SendKycCapture"
  | "CancelDeposit"
  | "CancelWithdrawal"
  | "CancelTransfer"
  | "MarkRead"
  | "UpdatePreferences"
  | "RequestStatement"
  | "DownloadStatement"
  | "EndSession"
  | "EndOtherSessions"
  | "BeginAuthenticator"
  | "ConfirmAuthenticator"
  | "RemoveAuthenticator"
  | "CreateRecoveryCodes"
  | "KeepSecondFactor"
  | "BeginPasskeyRegistration"
  | "CompletePasskeyRegistration"
  | "RemovePasskey"
  | "BeginPasskeyStepUp"
  | "CompletePasskeyStepUp"
  | "AddPayee"
  | "RemovePayee"
  | "SendMessage"
  | "MarkThreadRead"
  | "RequestDataExport"
  | "DownloadDataExport"
  | "RequestDeletion"
  | "CancelDeletion"
  | "UpdateLetterPhrase"
  | "ReportSignIn"
  | "CompleteStepUp"
  | "RequestFactorRemoval"
  | "UserLogout"
  | "VoidIntent"
  | "UpdateLetterLanguage";

/** The operations that read. Without an entry in the catalogue they have the sentences of {@link read}. */
type Read = Extract<ClientOperation, `Get${string}`>;

/** The error catalogue of spec 8. An operation that is neither here, nor {@link Read}, nor {@link Unnamed} does not compile. */
const catalogue: Record<Exclude<ClientOperation, Unnamed | Read>, Fallback> &
  Partial<Record<Read, Fallback>> = {
  GetDepositTransactionsByUser: list,
  GetWithdrawalTransactionsByUser: list,
  GetInternalTransactionsByUser: list,
  GetCompoundSchemeLogByUserId: list,
  GetReferralHierarchy: list,
  GetSessions: list,
  GetSignInHistory: list,
  GetStatements: list,
  Stream: list,
  GetInbox: list,
  GetPreferences: list,
  GetPasskeys: list,
  BeginPasskeyLogin: login,
  CompletePasskeyLogin: login,
  GetTransactionNotes: list,
  GetPayees: list,
  GetThreads: list,
  GetThread: list,
  GetDataRequests: list,
  CompleteLogin: login,
  UserLogin: login,
  ResetUserPassword: { refused: "reset", broken: "resetException" },
  CompletePasswordReset: { refused: "newPassword", broken: "newPassword" },
  CreateUser: { refused: "registration", broken: "unexpected" },
  VerifyEmail: { refused: "emailVerification", broken: "emailVerification" },
  ResendVerificationEmail: { refused: "resendEmail", broken: "resendEmailException" },
  KycVerification: { refused: "kyc", broken: "kycException" },
  ResubmitKyc: { refused: "kyc", broken: "kycException" },
  UpdateUserInfo: { refused: "profile", broken: "profileException" },
  UpdateUserPassword: { refused: "password", broken: "passwordException" },
  UpdateUserWithdrawalInfo: { refused: "withdrawalSettings", broken: "withdrawalSettingsException" },
  DepositRequest: deposit,
  GenerateDepositUrlEss: deposit,
  GenerateDepositUrlSmilePayz: deposit,
  GenerateDepositUrlOnePay: deposit,
  SubmitDeposit: { refused: "paymentProof", broken: "paymentProof" },
  RequestOtpWithdrawal: { refused: "unexpected", broken: "oneTimeCode" },
  WithdrawalRequest: { refused: "withdrawal", broken: "withdrawalException" },
  CTraderTransferRequest: transfer,
  EWalletTransferRequest: transfer,
  CTraderInternalTransferUserToUser: { refused: "fundsTransfer", broken: "fundsTransfer" },
};

const sentences: Partial<Record<ClientOperation, Fallback>> = catalogue;
const unnamed: Fallback = { refused: "unknown", broken: "unknown" };

/**
 * Returns the sentence of a failure. A freeze of withdrawals has its end in the sentence. Another refusal has the sentence of
 * its code in the user's language, or else the provider's message. Every other failure has the sentence of the catalogue.
 */
export function toFailureText(t: Translate<typeof failureMessages>, failure: Failure): string {
  const { frozenUntil, usableFrom = frozenUntil } = failure;
  const time = usableFrom && parseProviderDate(usableFrom);
  if (time) {
    const times = new Intl.DateTimeFormat(t.language.locale, { dateStyle: "medium", timeStyle: "short" });
    return t(usableFrom === frozenUntil ? "frozen" : "accountWaits", { date: times.format(time) });
  }
  const own = t.language.refusals[failure.code ?? 0];
  if (own) return own;
  if (failure.message) return failure.message;
  if (failure.kind === "unsupported") return t(failure.kind);
  if (failure.reason) return t(failure.reason);
  const { operation } = failure;
  const fallback = sentences[operation] ?? (operation.startsWith("Get") ? read : unnamed);
  const { refused, broken, lost = broken } = fallback;
  const isLost = failure.kind === "offline" || failure.kind === "timeout";
  return t(failure.kind === "refused" ? refused : isLost ? lost : broken);
}
