import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as hooks from "./index.ts";

test("the public names change only on purpose", () => {
  expect(Object.keys(hooks).toSorted()).toMatchInlineSnapshot(`
    [
      "BrokerProvider",
      "askForPaymentForm",
      "capabilityQueries",
      "catalogueQueries",
      "createBroker",
      "createDepositMachine",
      "createDepositPorts",
      "createEmailVerificationMachine",
      "createKycMachine",
      "createKycPorts",
      "createPasswordResetMachine",
      "createSessionMachine",
      "createTransferMachine",
      "createTransferPorts",
      "createWithdrawalMachine",
      "createWithdrawalPorts",
      "defaultSessionLimits",
      "depositDrafts",
      "depositQueries",
      "findMissingRequirements",
      "isEmailVerified",
      "keepMachine",
      "kycDocumentTypes",
      "kycFileTypes",
      "openDraft",
      "ownCapabilities",
      "passwordResetMutations",
      "profileMutations",
      "profileQueries",
      "proofTypes",
      "readPaymentForm",
      "referenceTypes",
      "referralQueries",
      "registrationMutations",
      "runMutation",
      "sessionMutations",
      "sumAmounts",
      "sumByMonth",
      "sumTransactions",
      "toFailure",
      "toKycStatus",
      "toPaymentOutcome",
      "toReturnPath",
      "transactionQueries",
      "transferDrafts",
      "transferQueries",
      "useAccountHolder",
      "useBroker",
      "useCapability",
      "useCompany",
      "useCompoundScheme",
      "useDeposit",
      "useDeposits",
      "useEligibility",
      "useEmailVerification",
      "useKyc",
      "useLetterLanguage",
      "useNewPassword",
      "usePasswordForm",
      "usePasswordReset",
      "useProfileForm",
      "useProviderSettings",
      "useReferrals",
      "useRegistration",
      "useSavedBankName",
      "useSecurityOverview",
      "useSession",
      "useSessionGuard",
      "useSessionRenewal",
      "useSignIn",
      "useSignOut",
      "useTransfer",
      "useTransfers",
      "useUserInfo",
      "useUserTransfer",
      "useVerificationEmail",
      "useWithdrawal",
      "useWithdrawalSettings",
      "useWithdrawals",
      "withdrawalDrafts",
      "withdrawalQueries",
      "writeCompanyCode",
      "writeSessionCode",
    ]
  `);
});

test("the public types change only on purpose", () => {
  const entry = readFileSync(`${import.meta.dirname}/index.ts`, "utf8");
  const types = [...entry.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, isType, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && (isType !== undefined || name.startsWith("type ")))
      .map((name) => name.replace("type ", "")),
  );
  const byInitial = Object.groupBy(types.toSorted(), ([initial = ""]) => initial);
  expect(Object.values(byInitial).map((names = []) => names.join(" "))).toMatchInlineSnapshot(`
    [
      "AccountHolderState ApiErrorKind",
      "BankList Broker BrokerOptions",
      "Capability CodeSent Company CompoundSchemeItem CompoundSchemeState ConfiguredSettings",
      "DepositAmountCode DepositIntent DepositItem DepositMethod DepositPlatform DepositPorts DepositState DepositStep DepositTerms DepositsState",
      "EditFormState EligibilityAction EligibilityState EligibleUser EmailVerificationPorts EmailVerificationState",
      "Failure Form FoundRecipient",
      "Gateway GatewayOption GatewayOptionKind GatewayOptionsState",
      "Issue Issues",
      "KycDetails KycDetailsCode KycDocument KycDocumentCode KycDocumentType KycPorts KycState KycStatus KycSubmission",
      "LostFiles",
      "MissingRequirement MonthOfMoney",
      "NewPasswordCode NewPasswordState NewPasswordValues",
      "OfferedOption OneTimeCode OneTimeCodeCode OpenTransfer",
      "PasswordCode PasswordFormState PasswordResetCode PasswordResetPorts PasswordResetState PasswordResetValues PasswordValues PaymentEnd PaymentForm PaymentHandoff PaymentOutcome Payments ProfileCode ProfileFormState ProfileValues ProofCode ProviderContact ProviderProfile ProviderSettings",
      "Recipient RecipientSearch ReferralItem ReferralNode ReferralsState RegistrationCode RegistrationState RegistrationValues RenewableUser RequestedDeposit Requirement ReviewedWithdrawal",
      "SecurityOverviewState Session SessionEnd SessionExpiry SessionGuardState SessionLimit SessionLimits SessionPorts SessionRenewalState SessionStanding SessionState SessionUser SignInCode SignInState SignInValues SignOutState SignedOutHere StorageLike",
      "TransactionDetails TransactionTotals TransferCode TransferEntry TransferIntent TransferItem TransferKind TransferParty TransferPorts TransferState TransferTerms TransferToSend TransfersState",
      "UnpayableReason UserInfoState UserTransferEntry UserTransferField UserTransferState",
      "VerificationEmailState",
      "WalletField WalletNetwork WithdrawalAmountCode WithdrawalIntent WithdrawalIssues WithdrawalItem WithdrawalMethod WithdrawalPlatform WithdrawalPorts WithdrawalSettingsCode WithdrawalSettingsState WithdrawalSettingsValues WithdrawalState WithdrawalTerms WithdrawalToSend WithdrawalsState WithoutRate",
    ]
  `);
});
