/** The operations of the specification, section 7.2, copied by hand. */
const groups = {
  Cache: `ReloadMasterCache GetCompanies GetCountries GetCurrencies GetStatuses GetExternalPaymentTypes
    GetPaymentPlatforms GetSmilePayzPaymentMethod GetOnePayPaymentMethod`,
  Deposit: `GenerateDepositUrlEss GenerateDepositUrlSmilePayz GenerateDepositUrlOnePay DepositRequest SubmitDeposit
    GetSmilePayzDepositMethod GetDepositTransactionsByUser GetOnePayDepositMethod`,
  Withdrawal: `RequestOtpWithdrawal WithdrawalRequest ApproveWithdrawalRequest UpdateWithdrawalStatus
    GetWithdrawalMethod GetWithdrawalTransactionsByUser`,
  InternalTransfer: `CTraderTransferRequest EWalletTransferRequest GetInternalTransactionsByUser
    CTraderInternalTransferUserToUser`,
  CompoundScheme: `GetCompoundSchemeLogByUserId`,
  User: `CreateUser UserLogin ResendVerificationEmail VerifyEmail KycVerification GetUserInfo UpdateUserInfo
    UpdateUserPassword UpdateUserWithdrawalInfo GetReferralHierarchy ResetUserPassword GetEmailAndLoginForCTrader`,
};

/** The address of each of the forty operations. */
export const wantedPaths = Object.entries(groups).flatMap(([group, names]) =>
  names.split(/\s+/).map((name) => `/api/${group}/${name}`),
);

/** The operations that the specification does not name, by path, with the capability of each. */
export const extensions = {
  "/api/Deposit/CancelDeposit": "cancel",
  "/api/Withdrawal/CancelWithdrawal": "cancel",
  "/api/Withdrawal/GetLimits": "limits",
  "/api/Withdrawal/GetFreeze": "freeze",
  "/api/Withdrawal/GetPayees": "payees",
  "/api/Withdrawal/AddPayee": "payees",
  "/api/Withdrawal/RemovePayee": "payees",
  "/api/Message/GetThreads": "messages",
  "/api/Message/GetThread": "messages",
  "/api/Message/SendMessage": "messages",
  "/api/Message/MarkThreadRead": "messages",
  "/api/User/GetTransactionNotes": "notes",
  "/api/User/SaveTransactionNote": "notes",
  "/api/Deposit/GetDepositPage": "paging",
  "/api/Withdrawal/GetWithdrawalPage": "paging",
  "/api/InternalTransfer/GetTransferPage": "paging",
  "/api/CompoundScheme/GetCompoundSchemePage": "paging",
  "/api/Security/ReportSignIn": "signInAlert",
  "/api/User/GetDataRequests": "privacy",
  "/api/User/RequestDataExport": "privacy",
  "/api/User/DownloadDataExport": "privacy",
  "/api/User/RequestDeletion": "privacy",
  "/api/User/CancelDeletion": "privacy",
  "/api/User/GetKycReview": "kycResubmission",
  "/api/User/ResubmitKyc": "kycResubmission",
  "/api/User/BeginKycCapture": "kycCapture",
  "/api/User/GetKycCapture": "kycCapture",
  "/api/User/OpenKycCapture": "kycCapture",
  "/api/User/SendKycCapture": "kycCapture",
  "/api/Security/GetLetterPhrase": "letterPhrase",
  "/api/Security/UpdateLetterPhrase": "letterPhrase",
  "/api/InternalTransfer/CancelTransfer": "cancel",
  "/api/Security/GetSecondFactor": "secondFactor",
  "/api/Security/BeginAuthenticator": "secondFactor",
  "/api/Security/ConfirmAuthenticator": "secondFactor",
  "/api/Security/RemoveAuthenticator": "secondFactor",
  "/api/Security/KeepSecondFactor": "secondFactor",
  "/api/Security/CreateRecoveryCodes": "secondFactor",
  "/api/Security/CompleteStepUp": "stepUp",
  "/api/Security/GetPasskeys": "passkeys",
  "/api/Security/BeginPasskeyRegistration": "passkeys",
  "/api/Security/CompletePasskeyRegistration": "passkeys",
  "/api/Security/RemovePasskey": "passkeys",
  "/api/Security/BeginPasskeyStepUp": "passkeys",
  "/api/Security/CompletePasskeyStepUp": "passkeys",
  "/api/User/BeginPasskeyLogin": "passkeys",
  "/api/User/CompletePasskeyLogin": "passkeys",
  "/api/User/CompleteLogin": "secondFactor",
  "/api/User/RequestFactorRemoval": "secondFactor",
  "/api/Security/EndOtherSessions": "sessions",
  "/api/Security/EndSession": "sessions",
  "/api/Security/GetSessions": "sessions",
  "/api/Security/GetSignInHistory": "sessions",
  "/api/Statement/GetStatements": "statements",
  "/api/Statement/RequestStatement": "statements",
  "/api/Statement/DownloadStatement": "statements",
  "/api/Event/Stream": "events",
  "/api/Event/GetInbox": "inbox",
  "/api/Event/MarkRead": "inbox",
  "/api/Event/GetPreferences": "inbox",
  "/api/Event/UpdatePreferences": "inbox",
  "/api/Cache/GetCapabilities": "capabilities",
  "/api/User/CompletePasswordReset": "passwordReset",
  "/api/User/UpdateLetterLanguage": "letterLanguage",
  "/api/User/CreateEmbedToken": "embed",
  "/api/User/OpenEmbedSession": "embed",
  "/api/User/SendSupportMessage": "supportMessage",
  "/api/User/UserLogout": "logout",
  "/api/User/VoidIntent": "voidIntent",
};

/** The operations for staff, sorted. */
export const staff = ["ApproveWithdrawalRequest", "ReloadMasterCache", "UpdateWithdrawalStatus"];

/** The operations that move money, sorted. */
const money = [
  "CTraderInternalTransferUserToUser",
  "CTraderTransferRequest",
  "DepositRequest",
  "EWalletTransferRequest",
  "GenerateDepositUrlEss",
  "GenerateDepositUrlOnePay",
  "GenerateDepositUrlSmilePayz",
  "SubmitDeposit",
  "WithdrawalRequest",
];

/** The operations that take an idempotency key, sorted: those of money, and a resubmission of documents. */
export const keyed = [...money, "ResubmitKyc"].toSorted();
