import type { Failure } from "@broker/hooks";
import type { ClientOperation } from "@broker/sdk";
import type { Translate } from "../i18n/translation.tsx";
import type { failureMessages } from "./failure.messages.ts";

type Sentence = keyof (typeof failureMessages)["messages"];

/** What to say when a call is refused without a sentence of the provider's, and when it breaks down. */
interface Fallback {
  readonly refused: Sentence;
  readonly broken: Sentence;
  /** When the network broke, where that has a sentence of its own. */
  readonly lost?: Sentence;
}

/** A list says that it could not be loaded, whatever broke. */
const list: Fallback = { refused: "notLoaded", broken: "notLoaded" };
const read: Fallback = { ...list, lost: "unknown" };
const transfer: Fallback = { refused: "transfer", broken: "transferException" };
const deposit: Fallback = { refused: "deposit", broken: "deposit" };

/** The error catalogue of spec 8. A call that is not in it does not compile. */
const catalogue: Record<ClientOperation, Fallback> = {
  GetCompanies: read,
  GetCountries: read,
  GetCurrencies: read,
  GetStatuses: read,
  GetExternalPaymentTypes: read,
  GetCapabilities: read,
  GetPaymentPlatforms: read,
  GetSmilePayzPaymentMethod: read,
  GetOnePayPaymentMethod: read,
  GetSmilePayzDepositMethod: read,
  GetOnePayDepositMethod: read,
  GetWithdrawalMethod: read,
  GetDepositTransactionsByUser: list,
  GetWithdrawalTransactionsByUser: list,
  GetInternalTransactionsByUser: list,
  GetCompoundSchemeLogByUserId: list,
  GetUserInfo: read,
  GetReferralHierarchy: list,
  GetEmailAndLoginForCTrader: read,
  UserLogin: { refused: "login", broken: "loginException" },
  UserLogout: { refused: "unknown", broken: "unknown" },
  VoidIntent: { refused: "unknown", broken: "unknown" },
  ResetUserPassword: { refused: "reset", broken: "resetException" },
  CompletePasswordReset: { refused: "newPassword", broken: "newPassword" },
  CreateUser: { refused: "registration", broken: "unexpected" },
  VerifyEmail: { refused: "emailVerification", broken: "emailVerification" },
  ResendVerificationEmail: { refused: "resendEmail", broken: "resendEmailException" },
  KycVerification: { refused: "kyc", broken: "kycException" },
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

/** The sentence for a failure: the provider's own where it refused with one, else that of the catalogue. */
export function failureText(t: Translate<typeof failureMessages>, failure: Failure): string {
  if (failure.message) return failure.message;
  if (failure.reason) return t(failure.reason);
  const { refused, broken, lost = broken } = catalogue[failure.operation];
  const isLost = failure.kind === "offline" || failure.kind === "timeout";
  return t(failure.kind === "refused" ? refused : isLost ? lost : broken);
}
