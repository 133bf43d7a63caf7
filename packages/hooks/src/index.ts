/* This list has all public names of the package, so that their changes are reviewed in one place. */

// broker
export type { Broker, BrokerOptions, Payments } from "./broker.ts";
export { createBroker } from "./create-broker.ts";
export { type Failure, toFailure } from "./failure.ts";
export { BrokerProvider, useBroker } from "./provider.tsx";
export { runMutation } from "./run-mutation.ts";
export { useReadRecovery } from "./use-read-recovery.ts";

// cancel
export { type CancelKind, cancelMutations } from "./cancel/cancel.mutations.ts";
export { isCancellable } from "./cancel/cancel.rules.ts";
export { type CancelState, useCancel } from "./cancel/use-cancel.ts";

// capability
export { capabilityQueries } from "./capability/capability.queries.ts";
export { ownCapabilities } from "./capability/capability.rules.ts";
export type {
  ConfiguredSettings,
  ProviderContact,
  ProviderProfile,
  ProviderSettings,
} from "./capability/capability.rules.ts";
export { useCapability, useKnownCapability } from "./capability/use-capability.ts";
export { readPaging, usePaging } from "./capability/use-paging.ts";
export { useProviderSettings } from "./capability/use-provider-settings.ts";

// catalogue
export { catalogueQueries } from "./catalogue/catalogue.queries.ts";
export { writeCompanyCode } from "./catalogue/kept-company.ts";
export { type Company, useCompany } from "./catalogue/use-company.ts";
export { type CountriesState, type Country, useCountries } from "./catalogue/use-countries.ts";

// deposit
export { askForPaymentForm } from "./deposit/ask-for-payment-form.ts";
export type {
  DepositPlatform,
  DepositState,
  DepositStep,
  RequestedDeposit,
} from "./deposit/deposit-state.ts";
export type { DepositIntent, UnpayableReason } from "./deposit/deposit.intent.ts";
export { createDepositMachine, type DepositPorts, type PaymentEnd } from "./deposit/deposit.machine.ts";
export { createDepositPorts } from "./deposit/deposit.ports.ts";
export { depositQueries } from "./deposit/deposit.queries.ts";
export {
  type DepositAmountCode,
  type DepositMethod,
  type DepositTerms,
  type ProofCode,
  proofTypes,
} from "./deposit/deposit.rules.ts";
export { depositDrafts } from "./deposit/deposit.storage.ts";
export {
  defaultGateways,
  type Gateway,
  type GatewayDefinition,
  type GatewayOption,
  type GatewayOptionKind,
} from "./deposit/gateway.rules.ts";
export type { PaymentForm, PaymentHandoff } from "./deposit/payment-handoff.ts";
export { readPaymentForm } from "./deposit/payment-link.ts";
export { useDeposit } from "./deposit/use-deposit.ts";
export type { GatewayOptionsState, OfferedOption } from "./deposit/use-gateway-options.ts";
export { type GatewaysState, useGateways } from "./deposit/use-gateways.ts";
export { type RepeatDepositState, useRepeatDeposit } from "./deposit/use-repeat-deposit.ts";

// eligibility
export {
  type EligibilityAction,
  type EligibleUser,
  findMissingRequirements,
  type MissingRequirement,
  type Requirement,
} from "./eligibility/eligibility.rules.ts";
export { type EligibilityState, useEligibility } from "./eligibility/use-eligibility.ts";

// event
export { type EventsState, type ProviderEvent, useEvents } from "./event/use-events.ts";

// form
export type { Issue, Issues } from "./form/issue.ts";
export type { Form } from "./form/use-form.ts";

// freeze
export { useWithdrawalFreeze, type WithdrawalFreezeState } from "./freeze/use-withdrawal-freeze.ts";

// inbox
export { inboxMutations } from "./inbox/inbox.mutations.ts";
export { inboxQueries } from "./inbox/inbox.queries.ts";
export type { InboxChannel, InboxKind, PreferenceChange } from "./inbox/inbox.rules.ts";
export {
  type ChannelPreference,
  type EventPreferenceItem,
  type EventPreferencesState,
  useEventPreferences,
} from "./inbox/use-event-preferences.ts";
export { type InboxItem, type InboxState, useInbox } from "./inbox/use-inbox.ts";

// kyc
export { kycCaptureMutations } from "./kyc/kyc-capture.mutations.ts";
export { kycCaptureQueries } from "./kyc/kyc-capture.queries.ts";
export type { KycFileCode, KycFiles } from "./kyc/kyc-files.rules.ts";
export {
  createKycResubmissionMachine,
  type KycResubmission,
  type KycResubmissionPorts,
} from "./kyc/kyc-resubmission.machine.ts";
export { createKycResubmissionPorts } from "./kyc/kyc-resubmission.ports.ts";
export { kycReviewQueries } from "./kyc/kyc-review.queries.ts";
export type { KycDocumentReview, KycSide, OpenKycReview } from "./kyc/kyc-review.rules.ts";
export type { KycState } from "./kyc/kyc-state.ts";
export type { KycSubmission } from "./kyc/kyc-submission.ts";
export { createKycMachine, type KycPorts } from "./kyc/kyc.machine.ts";
export { createKycPorts } from "./kyc/kyc.ports.ts";
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
export { type KycCaptureState, useKycCapture } from "./kyc/use-kyc-capture.ts";
export { type KycPhotoState, useKycPhoto } from "./kyc/use-kyc-photo.ts";
export { type KycResubmissionState, useKycResubmission } from "./kyc/use-kyc-resubmission.ts";
export { useKyc } from "./kyc/use-kyc.ts";
export { type RefusedDocumentsState, useRefusedDocuments } from "./kyc/use-refused-documents.ts";

// notes
export { noteMutations } from "./notes/note.mutations.ts";
export { noteQueries } from "./notes/note.queries.ts";
export type { NoteCode } from "./notes/note.rules.ts";
export {
  type SavedNote,
  type TransactionNoteState,
  useTransactionNote,
} from "./notes/use-transaction-note.ts";
export { type TransactionNotesState, useTransactionNotes } from "./notes/use-transaction-notes.ts";

// once
export { keepMachine, openDraft } from "./once/keep-machine.ts";

// passkeys
export type {
  CreatedPasskey,
  CreationOptions,
  PasskeyAssertion,
  PasskeyIssue,
  PasskeyOptions,
} from "./passkeys/authenticator.ts";
export { createPasskeyUseMachine, type PasskeyUsePorts } from "./passkeys/passkey-use.machine.ts";
export type { PasskeyCode, PasskeyValues } from "./passkeys/passkey.rules.ts";
export { createPasskeysMachine, type PasskeyChange, type PasskeyPorts } from "./passkeys/passkeys.machine.ts";
export { createPasskeyPorts } from "./passkeys/passkeys.ports.ts";
export { passkeyQueries } from "./passkeys/passkeys.queries.ts";
export { type PasskeySignInState, usePasskeySignIn } from "./passkeys/use-passkey-sign-in.ts";
export { type PasskeyStepUpState, usePasskeyStepUp } from "./passkeys/use-passkey-step-up.ts";
export {
  type PasskeyItem,
  type PasskeysFlow,
  type PasskeysState,
  usePasskeys,
} from "./passkeys/use-passkeys.ts";

// password-reset
export type { NewPasswordCode, NewPasswordValues } from "./password-reset/new-password.rules.ts";
export {
  createPasswordResetMachine,
  type PasswordResetPorts,
} from "./password-reset/password-reset.machine.ts";
export { passwordResetMutations } from "./password-reset/password-reset.mutations.ts";
export { type NewPasswordState, useNewPassword } from "./password-reset/use-new-password.ts";
export {
  type PasswordResetCode,
  type PasswordResetState,
  type PasswordResetValues,
  usePasswordReset,
} from "./password-reset/use-password-reset.ts";

// payees
export { type AccountWait, findAccountWait } from "./payees/account-wait.ts";
export type { PayeeCode, PayeeKind, PayeeValues } from "./payees/payee.rules.ts";
export { payeeMutations } from "./payees/payees.mutations.ts";
export { payeeQueries } from "./payees/payees.queries.ts";
export { type PayeeChangesState, usePayeeChanges } from "./payees/use-payee-changes.ts";
export { type PayeeFormState, usePayeeForm } from "./payees/use-payee-form.ts";
export { type PayeeItem, type PayeesState, usePayees } from "./payees/use-payees.ts";

// privacy
export type { DeletionCode, DeletionValues } from "./privacy/deletion.rules.ts";
export { type DataExportFile, type DataExportId, privacyMutations } from "./privacy/privacy.mutations.ts";
export { privacyQueries } from "./privacy/privacy.queries.ts";
export {
  type AccountDeletionState,
  type DeletionBlock,
  type DeletionFlow,
  type DeletionItem,
  type KeptData,
  useAccountDeletion,
} from "./privacy/use-account-deletion.ts";
export { type DataExportItem, type DataExportsState, useDataExports } from "./privacy/use-data-exports.ts";

// profile
export { isEmailVerified } from "./profile/email-verified.ts";
export { type KycStatus, toKycStatus } from "./profile/kyc-status.ts";
export { profileMutations } from "./profile/profile.mutations.ts";
export { profileQueries } from "./profile/profile.queries.ts";
export type {
  PasswordCode,
  PasswordValues,
  ProfileCode,
  ProfileValues,
  WithdrawalSettingsCode,
  WithdrawalSettingsValues,
} from "./profile/profile.rules.ts";
export { type AccountHolderState, useAccountHolder } from "./profile/use-account-holder.ts";
export type { EditFormState } from "./profile/use-edit-form.ts";
export { useLetterLanguage } from "./profile/use-letter-language.ts";
export { type PasswordFormState, usePasswordForm } from "./profile/use-password-form.ts";
export { type ProfileFormState, useProfileForm } from "./profile/use-profile-form.ts";
export { useSavedBankName } from "./profile/use-saved-bank.ts";
export { type SecurityOverviewState, useSecurityOverview } from "./profile/use-security-overview.ts";
export { type UserInfoState, useUserInfo } from "./profile/use-user-info.ts";
export { useVerificationEmail, type VerificationEmailState } from "./profile/use-verification-email.ts";
export {
  type BankList,
  useWithdrawalSettings,
  type WithdrawalSettingsState,
} from "./profile/use-withdrawal-settings.ts";

// referral
export { referralQueries } from "./referral/referral.queries.ts";
export type { ReferralItem, ReferralNode } from "./referral/referral.rules.ts";
export { type ReferralsState, useReferrals } from "./referral/use-referrals.ts";

// registration
export {
  createEmailVerificationMachine,
  type EmailVerificationPorts,
} from "./registration/email-verification.machine.ts";
export { registrationMutations } from "./registration/registration.mutations.ts";
export type { RegistrationCode, RegistrationValues } from "./registration/registration.rules.ts";
export { type EmailVerificationState, useEmailVerification } from "./registration/use-email-verification.ts";
export { type RegistrationState, useRegistration } from "./registration/use-registration.ts";

// second-factor
export type { CodeValues } from "./second-factor/code-form.ts";
export {
  type AuthenticatorSecret,
  createSecondFactorMachine,
  type FactorChange,
  type SecondFactorPorts,
} from "./second-factor/second-factor.machine.ts";
export { secondFactorMutations } from "./second-factor/second-factor.mutations.ts";
export { createSecondFactorPorts } from "./second-factor/second-factor.ports.ts";
export { secondFactorQueries } from "./second-factor/second-factor.queries.ts";
export type { FactorCode, FactorValues } from "./second-factor/second-factor.rules.ts";
export { createSignInStepMachine, type SignInStepPorts } from "./second-factor/sign-in-step.machine.ts";
export {
  type SecondFactorFlow,
  type SecondFactorState,
  type SecondFactorStatus,
  useSecondFactor,
} from "./second-factor/use-second-factor.ts";
export { type SignInStepState, useSignInStep } from "./second-factor/use-sign-in-step.ts";

// security
export type { DeviceOrigin } from "./security/device.ts";
export type { LetterPhraseCode, LetterPhraseValues } from "./security/letter-phrase.rules.ts";
export { securityMutations } from "./security/security.mutations.ts";
export { securityQueries } from "./security/security.queries.ts";
export { type LetterPhraseState, useLetterPhrase } from "./security/use-letter-phrase.ts";
export {
  type OpenSessionItem,
  type OpenSessionsState,
  useOpenSessions,
} from "./security/use-open-sessions.ts";
export {
  type SignInHistoryItem,
  type SignInHistoryState,
  useSignInHistory,
} from "./security/use-sign-in-history.ts";
export { type SignInReportState, useSignInReport } from "./security/use-sign-in-report.ts";

// session
export { writeSessionCode } from "./session/running-session.ts";
export { createSessionMachine, type SessionPorts } from "./session/session.machine.ts";
export { sessionMutations, type SignedOutHere } from "./session/session.mutations.ts";
export {
  defaultSessionLimits,
  type SessionLimit,
  type SessionLimits,
  type SignInCode,
  type SignInValues,
  toReturnPath,
} from "./session/session.rules.ts";
export type {
  RenewableUser,
  Session,
  SessionEnd,
  SessionExpiry,
  SessionStanding,
  SessionState,
  SessionUser,
  StorageLike,
} from "./session/session.ts";
export { type SessionGuardState, useSessionGuard } from "./session/use-session-guard.ts";
export { type SessionRenewalState, useSessionRenewal } from "./session/use-session-renewal.ts";
export { useSession } from "./session/use-session.ts";
export { type ChallengedState, type SignInState, useSignIn } from "./session/use-sign-in.ts";
export { type SignOutState, useSignOut } from "./session/use-sign-out.ts";

// statement
export {
  type StatementFileId,
  statementMutations,
  type StatementSubject,
} from "./statement/statement.mutations.ts";
export { statementQueries } from "./statement/statement.queries.ts";
export {
  type StatementFile,
  type StatementItem,
  type StatementsState,
  useStatements,
} from "./statement/use-statements.ts";

// step-up
export type { StepUpPurpose, StepUpRequest } from "./step-up/step-up-requests.ts";
export { createStepUpMachine, type StepUpPorts } from "./step-up/step-up.machine.ts";
export { useStepUpRequest } from "./step-up/use-step-up-request.ts";
export { type StepUpState, useStepUp } from "./step-up/use-step-up.ts";

// thread
export type { MessageFileCode } from "./thread/message-file.rules.ts";
export type { MessageCode, MessageDraft, MessageTarget, ThreadTopic } from "./thread/message.rules.ts";
export { threadMutations } from "./thread/thread.mutations.ts";
export { threadQueries } from "./thread/thread.queries.ts";
export { type MessageComposerState, useMessageComposer } from "./thread/use-message-composer.ts";
export { type MessageFile, type MessageItem, type ThreadState, useThread } from "./thread/use-thread.ts";
export { type MessageAuthor, type ThreadItem, type ThreadsState, useThreads } from "./thread/use-threads.ts";

// transaction
export type { TransactionDetails } from "./transaction/transaction-details.ts";
export {
  type TransactionPage,
  transactionPageQueries,
  type TransactionPeriod,
} from "./transaction/transaction-pages.queries.ts";
export { transactionQueries } from "./transaction/transaction.queries.ts";
export {
  type MonthOfMoney,
  type PaymentOutcome,
  sumAmounts,
  sumByMonth,
  sumTransactions,
  toPaymentOutcome,
  type TransactionTotals,
} from "./transaction/transaction.rules.ts";
export {
  type CompoundSchemeItem,
  type CompoundSchemeState,
  useCompoundScheme,
} from "./transaction/use-compound-scheme.ts";
export { type DepositItem, type DepositsState, useDeposits } from "./transaction/use-deposits.ts";
export type { PagesState } from "./transaction/use-pages.ts";
export {
  type CompoundSchemePagesState,
  type DepositPagesState,
  type TransferPagesState,
  useCompoundSchemePages,
  useDepositPages,
  useTransferPages,
  useWithdrawalPages,
  type WithdrawalPagesState,
} from "./transaction/use-transaction-pages.ts";
export { type TransferItem, type TransfersState, useTransfers } from "./transaction/use-transfers.ts";
export { useWithdrawals, type WithdrawalItem, type WithdrawalsState } from "./transaction/use-withdrawals.ts";

// transfer
export type { OpenTransfer, TransferEntry, TransferState, WithoutRate } from "./transfer/transfer-state.ts";
export type {
  FoundRecipient,
  TransferIntent,
  TransferParty,
  TransferToSend,
} from "./transfer/transfer.intent.ts";
export { createTransferMachine, type TransferPorts } from "./transfer/transfer.machine.ts";
export { createTransferPorts } from "./transfer/transfer.ports.ts";
export { transferQueries } from "./transfer/transfer.queries.ts";
export {
  referenceTypes,
  type TransferCode,
  type TransferKind,
  type TransferTerms,
  type UserTransferField,
} from "./transfer/transfer.rules.ts";
export { transferDrafts } from "./transfer/transfer.storage.ts";
export type { Recipient, RecipientSearch } from "./transfer/use-recipient-search.ts";
export { useTransfer } from "./transfer/use-transfer.ts";
export {
  type UserTransferEntry,
  type UserTransferState,
  useUserTransfer,
} from "./transfer/use-user-transfer.ts";

// withdrawal
export type { LimitUse, WithdrawalLimits } from "./withdrawal/limits.rules.ts";
export { useWithdrawal } from "./withdrawal/use-withdrawal.ts";
export type { WalletNetwork } from "./withdrawal/wallet.rules.ts";
export type { WithdrawalPlatform } from "./withdrawal/withdrawal-offer.ts";
export type {
  OneTimeCode,
  ReviewedWithdrawal,
  WalletField,
  WithdrawalState,
} from "./withdrawal/withdrawal-state.ts";
export type { CodeSent, WithdrawalIntent, WithdrawalToSend } from "./withdrawal/withdrawal.intent.ts";
export { createWithdrawalMachine, type WithdrawalPorts } from "./withdrawal/withdrawal.machine.ts";
export { createWithdrawalPorts } from "./withdrawal/withdrawal.ports.ts";
export { withdrawalQueries } from "./withdrawal/withdrawal.queries.ts";
export type {
  OneTimeCodeCode,
  WithdrawalAmountCode,
  WithdrawalIssues,
  WithdrawalMethod,
  WithdrawalTerms,
} from "./withdrawal/withdrawal.rules.ts";
export { withdrawalDrafts } from "./withdrawal/withdrawal.storage.ts";

// sdk
export type { ApiErrorKind, Capability } from "@broker/sdk";
