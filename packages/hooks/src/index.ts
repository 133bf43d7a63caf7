export { type Broker, type BrokerOptions, createBroker } from "./broker.ts";
export { type Company, useCompany } from "./catalogue/use-company.ts";
export { catalogueQueries } from "./catalogue/catalogue.queries.ts";
export { type Failure, toFailure } from "./failure.ts";
export type { Issue, Issues } from "./form/issue.ts";
export type { Form } from "./form/use-form.ts";
export { profileQueries } from "./profile/profile.queries.ts";
export { type UserInfo, useUserInfo } from "./profile/use-user-info.ts";
export { BrokerProvider, useBroker } from "./provider.tsx";
export {
  createEmailVerificationMachine,
  type EmailVerificationPorts,
} from "./registration/email-verification.machine.ts";
export type { RegistrationCode, RegistrationValues } from "./registration/registration.rules.ts";
export { type EmailVerification, useEmailVerification } from "./registration/use-email-verification.ts";
export { type RegistrationState, useRegistration } from "./registration/use-registration.ts";
export {
  type SessionLimits,
  type SignInCode,
  type SignInValues,
  returnPath,
} from "./session/session.rules.ts";
export type {
  Session,
  SessionInterruption,
  SessionStore,
  SessionUser,
  StorageLike,
} from "./session/session.store.ts";
export { useSession, useSessionInterruption } from "./session/use-session.ts";
export { type SignIn, useSignIn } from "./session/use-sign-in.ts";
export { type SignOut, useSignOut } from "./session/use-sign-out.ts";
export type {
  DepositPlatform,
  DepositStep,
  DepositWizard,
  RequestedDeposit,
} from "./deposit/deposit-wizard.ts";
export { createDepositMachine, type DepositPorts } from "./deposit/deposit.machine.ts";
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
export { type Deposit, type Deposits, useDeposits } from "./transaction/use-deposits.ts";
export { createKycMachine, type KycPorts, type KycSubmission } from "./kyc/kyc.machine.ts";
export {
  type KycDetails,
  type KycDetailsCode,
  type KycDocument,
  type KycDocumentCode,
  type KycDocumentType,
  kycDocumentTypes,
  kycFileTypes,
  type KycStatus,
  kycStatus,
  type LostFiles,
} from "./kyc/kyc.rules.ts";
export type { KycVerification } from "./kyc/kyc-verification.ts";
export { useKyc } from "./kyc/use-kyc.ts";
export {
  createPasswordResetMachine,
  type PasswordResetPorts,
} from "./password-reset/password-reset.machine.ts";
export {
  type PasswordReset,
  type PasswordResetCode,
  type PasswordResetValues,
  usePasswordReset,
} from "./password-reset/use-password-reset.ts";
export {
  isEmailVerified,
  type PasswordCode,
  type PasswordValues,
  type ProfileCode,
  type ProfileValues,
  type WithdrawalSettingsCode,
  type WithdrawalSettingsValues,
} from "./profile/profile.rules.ts";
export type { EditForm } from "./profile/use-edit-form.ts";
export { type PasswordForm, usePasswordForm } from "./profile/use-password-form.ts";
export { type ProfileForm, useProfileForm } from "./profile/use-profile-form.ts";
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
