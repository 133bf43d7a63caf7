import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as hooks from "./index.ts";

test("the public names change on purpose only", () => {
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
      "depositQueries",
      "depositStore",
      "eligibility",
      "isEmailVerified",
      "keepMachine",
      "keptCompanyCode",
      "kycDocumentTypes",
      "kycFileTypes",
      "kycStatus",
      "moneyByMonth",
      "openDraft",
      "passwordResetMutations",
      "paymentOutcome",
      "profileMutations",
      "profileQueries",
      "proofTypes",
      "readPaymentForm",
      "referenceTypes",
      "referralQueries",
      "registrationMutations",
      "returnPath",
      "runMutation",
      "runningSessionCode",
      "sessionMutations",
      "toFailure",
      "totalOf",
      "transactionQueries",
      "transactionTotals",
      "transferQueries",
      "transferStore",
      "useAccountHolder",
      "useBroker",
      "useCapability",
      "useCompany",
      "useCompoundLog",
      "useDepositWizard",
      "useDeposits",
      "useEligibility",
      "useEmailVerification",
      "useKyc",
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
      "withdrawalQueries",
      "withdrawalStore",
    ]
  `);
});

test("the public types change on purpose only", () => {
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
      "AccountHolder ApiErrorKind",
      "Banks Broker BrokerOptions",
      "Capability CodeSent Company CompoundLog CompoundSubscription ConfiguredSettings",
      "Deposit DepositAmountCode DepositIntent DepositMethod DepositPlatform DepositPorts DepositStep DepositTerms DepositWizard Deposits",
      "EditForm Eligibility EligibilityAction EligibleUser EmailVerification EmailVerificationPorts",
      "Failure Form FoundRecipient",
      "Gateway GatewayOption GatewayOptionKind GatewayOptions",
      "Issue Issues",
      "KycDetails KycDetailsCode KycDocument KycDocumentCode KycDocumentType KycPorts KycStatus KycSubmission KycVerification",
      "LostFiles",
      "MissingRequirement MonthOfMoney",
      "NewPassword NewPasswordCode NewPasswordValues",
      "OfferedOption OneTimeCode OneTimeCodeCode OpenTransfer",
      "PasswordCode PasswordForm PasswordReset PasswordResetCode PasswordResetPorts PasswordResetValues PasswordValues PaymentEnd PaymentForm PaymentHandoff PaymentOutcome Payments ProfileCode ProfileForm ProfileValues ProofCode ProviderContact ProviderProfile ProviderSettings",
      "Recipient RecipientSearch Referral ReferralNode Referrals RegistrationCode RegistrationState RegistrationValues Renewable RequestedDeposit Requirement ReviewedWithdrawal",
      "SecurityOverview Session SessionEnd SessionExpiry SessionGuard SessionLimit SessionLimits SessionPorts SessionRenewal SessionStanding SessionStore SessionUser SignIn SignInCode SignInValues SignOut SignedOutHere StorageLike",
      "TransactionTotals Transfer TransferCode TransferEntry TransferIntent TransferKind TransferParty TransferPorts TransferRow TransferTerms TransferToSend Transfers",
      "UserInfo UserTransfer UserTransferEntry UserTransferField",
      "VerificationEmail",
      "WalletField WalletNetwork WithdrawalAmountCode WithdrawalIntent WithdrawalIssues WithdrawalMethod WithdrawalPlatform WithdrawalPorts WithdrawalRow WithdrawalSettings WithdrawalSettingsCode WithdrawalSettingsValues WithdrawalTerms WithdrawalToSend WithdrawalWizard Withdrawals WithoutRate",
    ]
  `);
});
