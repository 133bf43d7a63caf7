export type { ApiErrorKind, Capability } from "@broker/sdk";
export { type Broker, type BrokerOptions, createBroker, type Payments } from "./broker.ts";
export { capabilityQueries } from "./capability/capability.queries.ts";
export type {
  ConfiguredSettings,
  ProviderContact,
  ProviderProfile,
  ProviderSettings,
} from "./capability/capability.rules.ts";
export { useCapability } from "./capability/use-capability.ts";
export { useProviderSettings } from "./capability/use-provider-settings.ts";
export { type Company, useCompany } from "./catalogue/use-company.ts";
export { catalogueQueries } from "./catalogue/catalogue.queries.ts";
export { type Failure, toFailure } from "./failure.ts";
export type { Issue, Issues } from "./form/issue.ts";
export type { Form } from "./form/use-form.ts";
export { profileQueries } from "./profile/profile.queries.ts";
export { type AccountHolder, useAccountHolder } from "./profile/use-account-holder.ts";
export { type UserInfo, useUserInfo } from "./profile/use-user-info.ts";
export { BrokerProvider, useBroker } from "./provider.tsx";
export {
  createEmailVerificationMachine,
  type EmailVerificationPorts,
} from "./registration/email-verification.machine.ts";
export type { RegistrationCode, RegistrationValues } from "./registration/registration.rules.ts";
export { type EmailVerification, useEmailVerification } from "./registration/use-email-verification.ts";
export { type RegistrationState, useRegistration } from "./registration/use-registration.ts";
export { keptCompanyCode } from "./catalogue/kept-company.ts";
export { runningSessionCode } from "./session/running-session.ts";
export { createSessionMachine, type SessionPorts } from "./session/session.machine.ts";
export {
  type SessionLimit,
  type SessionLimits,
  type SignInCode,
  type SignInValues,
  defaultSessionLimits,
  returnPath,
} from "./session/session.rules.ts";
export type {
  Renewable,
  Session,
  SessionEnd,
  SessionExpiry,
  SessionStanding,
  SessionStore,
  SessionUser,
  StorageLike,
} from "./session/session.store.ts";
export { type SessionGuard, useSessionGuard } from "./session/use-session-guard.ts";
export { type SessionRenewal, useSessionRenewal } from "./session/use-session-renewal.ts";
export { useSession } from "./session/use-session.ts";
export { type SignIn, useSignIn } from "./session/use-sign-in.ts";
export type { SignedOutHere } from "./session/session.mutations.ts";
export { type SignOut, useSignOut } from "./session/use-sign-out.ts";
export type {
  DepositPlatform,
  DepositStep,
  DepositWizard,
  RequestedDeposit,
} from "./deposit/deposit-wizard.ts";
export type { DepositIntent } from "./deposit/deposit.intent.ts";
export { createDepositMachine, type DepositPorts, type PaymentEnd } from "./deposit/deposit.machine.ts";
export type { Gateway, GatewayOption, GatewayOptionKind } from "./deposit/gateway.rules.ts";
export type { GatewayOptions, OfferedOption } from "./deposit/use-gateway-options.ts";
export type { PaymentForm, PaymentHandoff } from "./deposit/payment-handoff.ts";
export { askForPaymentForm } from "./deposit/ask-for-payment-form.ts";
export { readPaymentForm } from "./deposit/payment-link.ts";
export { depositQueries } from "./deposit/deposit.queries.ts";
export {
  type DepositAmountCode,
  type DepositMethod,
  type DepositTerms,
  type ProofCode,
  proofTypes,
} from "./deposit/deposit.rules.ts";
export { useDepositWizard } from "./deposit/use-deposit-wizard.ts";
export { transactionQueries } from "./transaction/transaction.queries.ts";
export {
  moneyByMonth,
  type MonthOfMoney,
  type PaymentOutcome,
  paymentOutcome,
  totalOf,
  transactionTotals,
  type TransactionTotals,
} from "./transaction/transaction.rules.ts";
export { type Deposit, type Deposits, useDeposits } from "./transaction/use-deposits.ts";
export {
  eligibility,
  type EligibilityAction,
  type EligibleUser,
  type MissingRequirement,
  type Requirement,
} from "./eligibility/eligibility.rules.ts";
export { type Eligibility, useEligibility } from "./eligibility/use-eligibility.ts";
export { type TransferRow, type Transfers, useTransfers } from "./transaction/use-transfers.ts";
export { type WithdrawalRow, type Withdrawals, useWithdrawals } from "./transaction/use-withdrawals.ts";
export { useWithdrawal } from "./withdrawal/use-withdrawal.ts";
export { createWithdrawalMachine, type WithdrawalPorts } from "./withdrawal/withdrawal.machine.ts";
export type { CodeSent, WithdrawalIntent, WithdrawalToSend } from "./withdrawal/withdrawal.intent.ts";
export { withdrawalQueries } from "./withdrawal/withdrawal.queries.ts";
export type {
  OneTimeCodeCode,
  WithdrawalAmountCode,
  WithdrawalIssues,
  WithdrawalMethod,
  WithdrawalTerms,
} from "./withdrawal/withdrawal.rules.ts";
export type { WithdrawalPlatform } from "./withdrawal/withdrawal-offer.ts";
export type { WalletNetwork } from "./withdrawal/wallet.rules.ts";
export type {
  OneTimeCode,
  ReviewedWithdrawal,
  WalletField,
  WithdrawalWizard,
} from "./withdrawal/withdrawal-wizard.ts";
export { createKycMachine, type KycPorts } from "./kyc/kyc.machine.ts";
export type { KycSubmission } from "./kyc/kyc-submission.ts";
export {
  type KycDetails,
  type KycDetailsCode,
  type KycDocument,
  type KycDocumentCode,
  type KycDocumentType,
  kycDocumentTypes,
  kycFileTypes,
  type LostFiles,
} from "./kyc/kyc.rules.ts";
export { type KycStatus, kycStatus } from "./kyc/kyc-status.ts";
export type { KycVerification } from "./kyc/kyc-verification.ts";
export { useKyc } from "./kyc/use-kyc.ts";
export {
  createPasswordResetMachine,
  type PasswordResetPorts,
} from "./password-reset/password-reset.machine.ts";
export type { NewPasswordCode, NewPasswordValues } from "./password-reset/new-password.rules.ts";
export { type NewPassword, useNewPassword } from "./password-reset/use-new-password.ts";
export {
  type PasswordReset,
  type PasswordResetCode,
  type PasswordResetValues,
  usePasswordReset,
} from "./password-reset/use-password-reset.ts";
export {
  type PasswordCode,
  type PasswordValues,
  type ProfileCode,
  type ProfileValues,
  type WithdrawalSettingsCode,
  type WithdrawalSettingsValues,
} from "./profile/profile.rules.ts";
export { isEmailVerified } from "./profile/email-verified.ts";
export type { EditForm } from "./profile/use-edit-form.ts";
export { type PasswordForm, usePasswordForm } from "./profile/use-password-form.ts";
export { type ProfileForm, useProfileForm } from "./profile/use-profile-form.ts";
export { useSavedBankName } from "./profile/use-saved-bank.ts";
export { type SecurityOverview, useSecurityOverview } from "./profile/use-security-overview.ts";
export { useVerificationEmail, type VerificationEmail } from "./profile/use-verification-email.ts";
export {
  type Banks,
  useWithdrawalSettings,
  type WithdrawalSettings,
} from "./profile/use-withdrawal-settings.ts";
export { referralQueries } from "./referral/referral.queries.ts";
export type { Referral, ReferralNode } from "./referral/referral.rules.ts";
export { type Referrals, useReferrals } from "./referral/use-referrals.ts";
export {
  type CompoundLog,
  type CompoundSubscription,
  useCompoundLog,
} from "./transaction/use-compound-log.ts";
export { createTransferMachine, type TransferPorts } from "./transfer/transfer.machine.ts";
export type {
  FoundRecipient,
  TransferIntent,
  TransferParty,
  TransferToSend,
} from "./transfer/transfer.intent.ts";
export { transferQueries } from "./transfer/transfer.queries.ts";
export {
  referenceTypes,
  type TransferCode,
  type TransferKind,
  type TransferTerms,
  type UserTransferField,
} from "./transfer/transfer.rules.ts";
export type { OpenTransfer, Transfer, TransferEntry, WithoutRate } from "./transfer/transfer-form.ts";
export type { Recipient, RecipientSearch } from "./transfer/use-recipient-search.ts";
export { useTransfer } from "./transfer/use-transfer.ts";
export { type UserTransfer, type UserTransferEntry, useUserTransfer } from "./transfer/use-user-transfer.ts";
export { createDepositPorts } from "./deposit/deposit.ports.ts";
export { createKycPorts } from "./kyc/kyc.ports.ts";
export { createTransferPorts } from "./transfer/transfer.ports.ts";
export { depositStore } from "./deposit/deposit.store.ts";
export { transferStore } from "./transfer/transfer.store.ts";
export { withdrawalStore } from "./withdrawal/withdrawal.store.ts";
export { keepMachine, openDraft } from "./once/keep-machine.ts";
export { createWithdrawalPorts } from "./withdrawal/withdrawal.ports.ts";
export { passwordResetMutations } from "./password-reset/password-reset.mutations.ts";
export { profileMutations } from "./profile/profile.mutations.ts";
export { registrationMutations } from "./registration/registration.mutations.ts";
export { runMutation } from "./run-mutation.ts";
export { sessionMutations } from "./session/session.mutations.ts";
