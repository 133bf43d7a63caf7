// Made by `pnpm generate` from the YAML files. Do not edit.
/** A field of the session user that requests repeat. */
export type SessionField = "staffUserId" | "companyId" | "username" | "email" | "cTraderLogin";

/** The name of a capability. */
export type Capability = "capabilities" | "logout" | "registrationDetails" | "voidIntent" | "boundCode" | "withdrawalWallet" | "passwordReset" | "letterLanguage" | "supportMessage" | "embed" | "transactionDetails" | "sessions" | "cancel" | "statements" | "events" | "inbox" | "secondFactor" | "stepUp" | "passkeys" | "limits" | "freeze" | "payees" | "messages" | "notes" | "paging" | "signInAlert" | "letterPhrase" | "kycResubmission" | "kycCapture" | "privacy" | "transfers" | "userTransfers" | "compoundScheme" | "referralHistory";

/** The name of every capability, including those without an operation of their own. */
export declare const capabilities: readonly Capability[];

/** The name of every capability that consists of the provider's own forty operations. */
export declare const ownCapabilities: readonly Capability[];

/** How an operation is called. */
export interface Operation {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Where the inputs are sent: in the query, a JSON body or a multipart body; `none` for an operation without inputs. */
  readonly send: "query" | "json" | "form" | "none";
  /** Who may call it: anyone, a signed-in user, or staff. */
  readonly audience: "public" | "client" | "staff";
  /** Whether it accepts an `Idempotency-Key`. */
  readonly idempotent: boolean;
  /** The capability that it belongs to; null for an operation that every provider has. */
  readonly capability: Capability | null;
  /** True for an operation that only public sites call, and no client program. */
  readonly isOfSites: boolean;
  /** The inputs that must equal a field of the caller's session; for public operations the company comes from configuration. */
  readonly session: Readonly<Record<string, SessionField>>;
  /** The inputs with a constant value. */
  readonly constants: Readonly<Record<string, number>>;
  /** The inputs that are exact decimals, to be read as they are written. */
  readonly decimals: readonly string[];
}

/** The name of an operation. */
export type OperationId = keyof typeof operations;

/** How each operation is called, by name. */
export declare const operations: {
  /** Read the master data anew. */
  readonly ReloadMasterCache: {
    readonly method: "POST";
    readonly path: "/api/Cache/ReloadMasterCache";
    readonly send: "none";
    readonly audience: "staff";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The companies of the provider. */
  readonly GetCompanies: {
    readonly method: "GET";
    readonly path: "/api/Cache/GetCompanies";
    readonly send: "none";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The countries that a user can live in. */
  readonly GetCountries: {
    readonly method: "GET";
    readonly path: "/api/Cache/GetCountries";
    readonly send: "none";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The currencies and their rates. */
  readonly GetCurrencies: {
    readonly method: "GET";
    readonly path: "/api/Cache/GetCurrencies";
    readonly send: "none";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The names of the payment statuses. */
  readonly GetStatuses: {
    readonly method: "GET";
    readonly path: "/api/Cache/GetStatuses";
    readonly send: "none";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The kinds of payment platform. */
  readonly GetExternalPaymentTypes: {
    readonly method: "GET";
    readonly path: "/api/Cache/GetExternalPaymentTypes";
    readonly send: "none";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The platforms that the user can pay in or out with. */
  readonly GetPaymentPlatforms: {
    readonly method: "GET";
    readonly path: "/api/Cache/GetPaymentPlatforms";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly companyId: "companyId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** All payment methods of SmilePayz. */
  readonly GetSmilePayzPaymentMethod: {
    readonly method: "GET";
    readonly path: "/api/Cache/GetSmilePayzPaymentMethod";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** All banks behind OnePay. */
  readonly GetOnePayPaymentMethod: {
    readonly method: "GET";
    readonly path: "/api/Cache/GetOnePayPaymentMethod";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** What this provider can do. */
  readonly GetCapabilities: {
    readonly method: "GET";
    readonly path: "/api/Cache/GetCapabilities";
    readonly send: "query";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: "capabilities";
    readonly isOfSites: false;
    readonly session: {
      readonly companyId: "companyId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Open a hosted payment at ESS. */
  readonly GenerateDepositUrlEss: {
    readonly method: "POST";
    readonly path: "/api/Deposit/GenerateDepositUrlEss";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: true;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly companyId: "companyId";
      readonly userId: "staffUserId";
      readonly username: "username";
      readonly cTraderLogin: "cTraderLogin";
      readonly email: "email";
    };
    readonly constants: {};
    readonly decimals: ["amount","amountUsd"];
  };
  /** Open a hosted payment at SmilePayz. */
  readonly GenerateDepositUrlSmilePayz: {
    readonly method: "POST";
    readonly path: "/api/Deposit/GenerateDepositUrlSmilePayz";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: true;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly companyId: "companyId";
      readonly userId: "staffUserId";
      readonly username: "username";
      readonly cTraderLogin: "cTraderLogin";
      readonly email: "email";
    };
    readonly constants: {};
    readonly decimals: ["amount","amountUsd"];
  };
  /** Open a hosted payment at OnePay, RazorPay or FastPay. */
  readonly GenerateDepositUrlOnePay: {
    readonly method: "POST";
    readonly path: "/api/Deposit/GenerateDepositUrlOnePay";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: true;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly companyId: "companyId";
      readonly userId: "staffUserId";
      readonly username: "username";
      readonly cTraderLogin: "cTraderLogin";
      readonly email: "email";
    };
    readonly constants: {};
    readonly decimals: ["amount","amountUsd"];
  };
  /** Announce a deposit by bank or cryptocurrency. */
  readonly DepositRequest: {
    readonly method: "POST";
    readonly path: "/api/Deposit/DepositRequest";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: true;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly companyId: "companyId";
      readonly userId: "staffUserId";
      readonly username: "username";
    };
    readonly constants: {};
    readonly decimals: ["amount","amountUsd"];
  };
  /** Hand in the proof of payment. */
  readonly SubmitDeposit: {
    readonly method: "POST";
    readonly path: "/api/Deposit/SubmitDeposit";
    readonly send: "form";
    readonly audience: "client";
    readonly idempotent: true;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly companyId: "companyId";
      readonly userId: "staffUserId";
    };
    readonly constants: {};
    readonly decimals: ["amount","amountUsd"];
  };
  /** Cancel a pending deposit of the user. */
  readonly CancelDeposit: {
    readonly method: "POST";
    readonly path: "/api/Deposit/CancelDeposit";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "cancel";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The payment methods of SmilePayz for a deposit. */
  readonly GetSmilePayzDepositMethod: {
    readonly method: "GET";
    readonly path: "/api/Deposit/GetSmilePayzDepositMethod";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {
      readonly operateStaffId: 0;
    };
    readonly decimals: [];
  };
  /** The banks of OnePay, RazorPay or FastPay for a deposit. */
  readonly GetOnePayDepositMethod: {
    readonly method: "GET";
    readonly path: "/api/Deposit/GetOnePayDepositMethod";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly userCompanyId: "companyId";
    };
    readonly constants: {
      readonly operateStaffId: 0;
    };
    readonly decimals: [];
  };
  /** The user's deposits, newest first. */
  readonly GetDepositTransactionsByUser: {
    readonly method: "GET";
    readonly path: "/api/Deposit/GetDepositTransactionsByUser";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** A page of the user's deposits, newest first. */
  readonly GetDepositPage: {
    readonly method: "GET";
    readonly path: "/api/Deposit/GetDepositPage";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "paging";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Send a one-time code by e-mail. */
  readonly RequestOtpWithdrawal: {
    readonly method: "POST";
    readonly path: "/api/Withdrawal/RequestOtpWithdrawal";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
    };
    readonly constants: {};
    readonly decimals: ["amountUsd"];
  };
  /** Withdraw from the e-wallet. */
  readonly WithdrawalRequest: {
    readonly method: "POST";
    readonly path: "/api/Withdrawal/WithdrawalRequest";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: true;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly companyId: "companyId";
      readonly userId: "staffUserId";
    };
    readonly constants: {};
    readonly decimals: ["amount","amountUsd"];
  };
  /** Cancel a pending withdrawal of the user. */
  readonly CancelWithdrawal: {
    readonly method: "POST";
    readonly path: "/api/Withdrawal/CancelWithdrawal";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "cancel";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** How much the user can still withdraw, and how much is held. */
  readonly GetLimits: {
    readonly method: "GET";
    readonly path: "/api/Withdrawal/GetLimits";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "limits";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Until when withdrawals are frozen. */
  readonly GetFreeze: {
    readonly method: "GET";
    readonly path: "/api/Withdrawal/GetFreeze";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "freeze";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The user's saved accounts, and from when each can be withdrawn to. */
  readonly GetPayees: {
    readonly method: "GET";
    readonly path: "/api/Withdrawal/GetPayees";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "payees";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Save a bank account or a wallet under a name. */
  readonly AddPayee: {
    readonly method: "POST";
    readonly path: "/api/Withdrawal/AddPayee";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "payees";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Remove a saved account. */
  readonly RemovePayee: {
    readonly method: "POST";
    readonly path: "/api/Withdrawal/RemovePayee";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "payees";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Approve a withdrawal. */
  readonly ApproveWithdrawalRequest: {
    readonly method: "POST";
    readonly path: "/api/Withdrawal/ApproveWithdrawalRequest";
    readonly send: "json";
    readonly audience: "staff";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Move a withdrawal along, or cancel it. */
  readonly UpdateWithdrawalStatus: {
    readonly method: "POST";
    readonly path: "/api/Withdrawal/UpdateWithdrawalStatus";
    readonly send: "json";
    readonly audience: "staff";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The banks that a withdrawal can go to. */
  readonly GetWithdrawalMethod: {
    readonly method: "GET";
    readonly path: "/api/Withdrawal/GetWithdrawalMethod";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The user's withdrawals, newest first. */
  readonly GetWithdrawalTransactionsByUser: {
    readonly method: "GET";
    readonly path: "/api/Withdrawal/GetWithdrawalTransactionsByUser";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** A page of the user's withdrawals, newest first. */
  readonly GetWithdrawalPage: {
    readonly method: "GET";
    readonly path: "/api/Withdrawal/GetWithdrawalPage";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "paging";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Move money from the trading account to the e-wallet. */
  readonly CTraderTransferRequest: {
    readonly method: "POST";
    readonly path: "/api/InternalTransfer/CTraderTransferRequest";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: true;
    readonly capability: "transfers";
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
      readonly companyId: "companyId";
      readonly cTraderLogin: "cTraderLogin";
    };
    readonly constants: {};
    readonly decimals: ["amountUsd"];
  };
  /** Move money from the e-wallet to the trading account. */
  readonly EWalletTransferRequest: {
    readonly method: "POST";
    readonly path: "/api/InternalTransfer/EWalletTransferRequest";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: true;
    readonly capability: "transfers";
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
      readonly companyId: "companyId";
      readonly cTraderLogin: "cTraderLogin";
    };
    readonly constants: {};
    readonly decimals: ["amountUsd","amount"];
  };
  /** Transfer trading funds to another user. */
  readonly CTraderInternalTransferUserToUser: {
    readonly method: "POST";
    readonly path: "/api/InternalTransfer/CTraderInternalTransferUserToUser";
    readonly send: "form";
    readonly audience: "client";
    readonly idempotent: true;
    readonly capability: "userTransfers";
    readonly isOfSites: false;
    readonly session: {
      readonly fromUserCompanyId: "companyId";
      readonly FromUserId: "staffUserId";
      readonly FromUserCTraderLogin: "cTraderLogin";
    };
    readonly constants: {
      readonly FromStaffId: 0;
    };
    readonly decimals: ["AmountUsd"];
  };
  /** Cancel a pending transfer of the user. */
  readonly CancelTransfer: {
    readonly method: "POST";
    readonly path: "/api/InternalTransfer/CancelTransfer";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "cancel";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The user's transfers, newest first. */
  readonly GetInternalTransactionsByUser: {
    readonly method: "GET";
    readonly path: "/api/InternalTransfer/GetInternalTransactionsByUser";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "transfers";
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** A page of the user's transfers, newest first. */
  readonly GetTransferPage: {
    readonly method: "GET";
    readonly path: "/api/InternalTransfer/GetTransferPage";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "paging";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The user's compound-interest subscriptions, newest first. */
  readonly GetCompoundSchemeLogByUserId: {
    readonly method: "GET";
    readonly path: "/api/CompoundScheme/GetCompoundSchemeLogByUserId";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "compoundScheme";
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** A page of the user's compound-interest subscriptions, newest first. */
  readonly GetCompoundSchemePage: {
    readonly method: "GET";
    readonly path: "/api/CompoundScheme/GetCompoundSchemePage";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "paging";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Open an account. */
  readonly CreateUser: {
    readonly method: "POST";
    readonly path: "/api/User/CreateUser";
    readonly send: "json";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly companyId: "companyId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Set a new password by the link of a reset e-mail. */
  readonly CompletePasswordReset: {
    readonly method: "POST";
    readonly path: "/api/User/CompletePasswordReset";
    readonly send: "json";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: "passwordReset";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Write to support. */
  readonly SendSupportMessage: {
    readonly method: "POST";
    readonly path: "/api/User/SendSupportMessage";
    readonly send: "json";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: "supportMessage";
    readonly isOfSites: true;
    readonly session: {
      readonly companyId: "companyId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Create a one-time token for a journey in a frame. */
  readonly CreateEmbedToken: {
    readonly method: "POST";
    readonly path: "/api/User/CreateEmbedToken";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "embed";
    readonly isOfSites: true;
    readonly session: {
      readonly companyId: "companyId";
      readonly userId: "staffUserId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Exchange a one-time token for the session of a frame. */
  readonly OpenEmbedSession: {
    readonly method: "POST";
    readonly path: "/api/User/OpenEmbedSession";
    readonly send: "json";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: "embed";
    readonly isOfSites: true;
    readonly session: {
      readonly companyId: "companyId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Sign in. */
  readonly UserLogin: {
    readonly method: "POST";
    readonly path: "/api/User/UserLogin";
    readonly send: "json";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly companyId: "companyId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Sign out. */
  readonly UserLogout: {
    readonly method: "POST";
    readonly path: "/api/User/UserLogout";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "logout";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Void requests with an unknown outcome, by their idempotency keys. */
  readonly VoidIntent: {
    readonly method: "POST";
    readonly path: "/api/User/VoidIntent";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "voidIntent";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Send the verification e-mail again. */
  readonly ResendVerificationEmail: {
    readonly method: "POST";
    readonly path: "/api/User/ResendVerificationEmail";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
      readonly companyId: "companyId";
      readonly email: "email";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Verify an e-mail address. */
  readonly VerifyEmail: {
    readonly method: "POST";
    readonly path: "/api/User/VerifyEmail";
    readonly send: "query";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Submit the identity check. */
  readonly KycVerification: {
    readonly method: "POST";
    readonly path: "/api/User/KycVerification";
    readonly send: "form";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly CompanyId: "companyId";
      readonly UserId: "staffUserId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** The decision of staff about each document of the identity check. */
  readonly GetKycReview: {
    readonly method: "GET";
    readonly path: "/api/User/GetKycReview";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "kycResubmission";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Send the refused documents again. */
  readonly ResubmitKyc: {
    readonly method: "POST";
    readonly path: "/api/User/ResubmitKyc";
    readonly send: "form";
    readonly audience: "client";
    readonly idempotent: true;
    readonly capability: "kycResubmission";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Create a link by which a phone takes the photo of one side of the user's document. */
  readonly BeginKycCapture: {
    readonly method: "POST";
    readonly path: "/api/User/BeginKycCapture";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "kycCapture";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Read the state of a link for a phone, and the photo once it has arrived. */
  readonly GetKycCapture: {
    readonly method: "GET";
    readonly path: "/api/User/GetKycCapture";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "kycCapture";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Open a link on the phone by its code, and read which side of the document to photograph. */
  readonly OpenKycCapture: {
    readonly method: "POST";
    readonly path: "/api/User/OpenKycCapture";
    readonly send: "json";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: "kycCapture";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Send the photo from the phone. */
  readonly SendKycCapture: {
    readonly method: "POST";
    readonly path: "/api/User/SendKycCapture";
    readonly send: "form";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: "kycCapture";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The copies and deletions that the user requested, and what prevents a deletion and is kept after one. */
  readonly GetDataRequests: {
    readonly method: "GET";
    readonly path: "/api/User/GetDataRequests";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "privacy";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Request a copy of everything that the provider has about the user. */
  readonly RequestDataExport: {
    readonly method: "POST";
    readonly path: "/api/User/RequestDataExport";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "privacy";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** A part of the copy of the user's data. */
  readonly DownloadDataExport: {
    readonly method: "GET";
    readonly path: "/api/User/DownloadDataExport";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "privacy";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Request the deletion of the user's account. */
  readonly RequestDeletion: {
    readonly method: "POST";
    readonly path: "/api/User/RequestDeletion";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "privacy";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Take back the request to delete the user's account. */
  readonly CancelDeletion: {
    readonly method: "POST";
    readonly path: "/api/User/CancelDeletion";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "privacy";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The user, with balances. */
  readonly GetUserInfo: {
    readonly method: "GET";
    readonly path: "/api/User/GetUserInfo";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
      readonly companyId: "companyId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Change the profile. */
  readonly UpdateUserInfo: {
    readonly method: "POST";
    readonly path: "/api/User/UpdateUserInfo";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
      readonly companyId: "companyId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Change the password. */
  readonly UpdateUserPassword: {
    readonly method: "POST";
    readonly path: "/api/User/UpdateUserPassword";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
      readonly companyId: "companyId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Change the bank that withdrawals go to. */
  readonly UpdateUserWithdrawalInfo: {
    readonly method: "POST";
    readonly path: "/api/User/UpdateUserWithdrawalInfo";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
      readonly companyId: "companyId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Set the language of the user's e-mails. */
  readonly UpdateLetterLanguage: {
    readonly method: "POST";
    readonly path: "/api/User/UpdateLetterLanguage";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "letterLanguage";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The user's notes on transactions. */
  readonly GetTransactionNotes: {
    readonly method: "GET";
    readonly path: "/api/User/GetTransactionNotes";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "notes";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Write, replace or remove the user's note on a transaction. */
  readonly SaveTransactionNote: {
    readonly method: "POST";
    readonly path: "/api/User/SaveTransactionNote";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "notes";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The users that the user invited, and those they invited. */
  readonly GetReferralHierarchy: {
    readonly method: "GET";
    readonly path: "/api/User/GetReferralHierarchy";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "referralHistory";
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Ask for a link to set a new password. */
  readonly ResetUserPassword: {
    readonly method: "POST";
    readonly path: "/api/User/ResetUserPassword";
    readonly send: "json";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: null;
    readonly isOfSites: false;
    readonly session: {
      readonly companyId: "companyId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Find the recipient of a transfer. */
  readonly GetEmailAndLoginForCTrader: {
    readonly method: "GET";
    readonly path: "/api/User/GetEmailAndLoginForCTrader";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "userTransfers";
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** Where the user is signed in. */
  readonly GetSessions: {
    readonly method: "GET";
    readonly path: "/api/Security/GetSessions";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "sessions";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** End one session of the user. */
  readonly EndSession: {
    readonly method: "POST";
    readonly path: "/api/Security/EndSession";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "sessions";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** End every session of the user but that of the call. */
  readonly EndOtherSessions: {
    readonly method: "POST";
    readonly path: "/api/Security/EndOtherSessions";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "sessions";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Recent sign-ins of the user, and attempts with a wrong password. */
  readonly GetSignInHistory: {
    readonly method: "GET";
    readonly path: "/api/Security/GetSignInHistory";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "sessions";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The user's statements, and the periods that can be requested. */
  readonly GetStatements: {
    readonly method: "GET";
    readonly path: "/api/Statement/GetStatements";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "statements";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Request a statement of a past month or year, or the confirmation of a completed transaction. */
  readonly RequestStatement: {
    readonly method: "POST";
    readonly path: "/api/Statement/RequestStatement";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "statements";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The file of a statement. */
  readonly DownloadStatement: {
    readonly method: "GET";
    readonly path: "/api/Statement/DownloadStatement";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "statements";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** What changed for the user, as it happens. */
  readonly Stream: {
    readonly method: "GET";
    readonly path: "/api/Event/Stream";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "events";
    readonly isOfSites: false;
    readonly session: {
      readonly userId: "staffUserId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
  /** What happened to the user's account, newest first. */
  readonly GetInbox: {
    readonly method: "GET";
    readonly path: "/api/Event/GetInbox";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "inbox";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Mark entries of the inbox as read. */
  readonly MarkRead: {
    readonly method: "POST";
    readonly path: "/api/Event/MarkRead";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "inbox";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** By which channels the user hears of each kind of event. */
  readonly GetPreferences: {
    readonly method: "GET";
    readonly path: "/api/Event/GetPreferences";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "inbox";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Switch a channel of a kind of event on or off. */
  readonly UpdatePreferences: {
    readonly method: "POST";
    readonly path: "/api/Event/UpdatePreferences";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "inbox";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The user's threads of messages, the one with the newest message first. */
  readonly GetThreads: {
    readonly method: "GET";
    readonly path: "/api/Message/GetThreads";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "messages";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** A thread with its messages, oldest first. */
  readonly GetThread: {
    readonly method: "GET";
    readonly path: "/api/Message/GetThread";
    readonly send: "query";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "messages";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Write to support, in a new thread or in one of the user's. */
  readonly SendMessage: {
    readonly method: "POST";
    readonly path: "/api/Message/SendMessage";
    readonly send: "form";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "messages";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Mark the answers of a thread as read, up to a message. */
  readonly MarkThreadRead: {
    readonly method: "POST";
    readonly path: "/api/Message/MarkThreadRead";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "messages";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Whether sign-in asks the user for a code. */
  readonly GetSecondFactor: {
    readonly method: "GET";
    readonly path: "/api/Security/GetSecondFactor";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "secondFactor";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Begin to set up an authenticator app. */
  readonly BeginAuthenticator: {
    readonly method: "POST";
    readonly path: "/api/Security/BeginAuthenticator";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "secondFactor";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Finish the set-up by a code of the app. */
  readonly ConfirmAuthenticator: {
    readonly method: "POST";
    readonly path: "/api/Security/ConfirmAuthenticator";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "secondFactor";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Remove the authenticator app and all recovery codes. */
  readonly RemoveAuthenticator: {
    readonly method: "POST";
    readonly path: "/api/Security/RemoveAuthenticator";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "secondFactor";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Cancel the request to remove the second factor. */
  readonly KeepSecondFactor: {
    readonly method: "POST";
    readonly path: "/api/Security/KeepSecondFactor";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "secondFactor";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Replace the recovery codes. */
  readonly CreateRecoveryCodes: {
    readonly method: "POST";
    readonly path: "/api/Security/CreateRecoveryCodes";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "secondFactor";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The passkeys of the user. */
  readonly GetPasskeys: {
    readonly method: "GET";
    readonly path: "/api/Security/GetPasskeys";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "passkeys";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Begin to add a passkey. */
  readonly BeginPasskeyRegistration: {
    readonly method: "POST";
    readonly path: "/api/Security/BeginPasskeyRegistration";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "passkeys";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Finish adding a passkey. */
  readonly CompletePasskeyRegistration: {
    readonly method: "POST";
    readonly path: "/api/Security/CompletePasskeyRegistration";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "passkeys";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Remove a passkey. */
  readonly RemovePasskey: {
    readonly method: "POST";
    readonly path: "/api/Security/RemovePasskey";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "passkeys";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Begin the proof of a passkey before a call. */
  readonly BeginPasskeyStepUp: {
    readonly method: "POST";
    readonly path: "/api/Security/BeginPasskeyStepUp";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "passkeys";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Prove a passkey before a call. */
  readonly CompletePasskeyStepUp: {
    readonly method: "POST";
    readonly path: "/api/Security/CompletePasskeyStepUp";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "passkeys";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Prove the second factor for one call that was refused without it. */
  readonly CompleteStepUp: {
    readonly method: "POST";
    readonly path: "/api/Security/CompleteStepUp";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "stepUp";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Report a sign-in as not one's own, by the link of its e-mail. */
  readonly ReportSignIn: {
    readonly method: "POST";
    readonly path: "/api/Security/ReportSignIn";
    readonly send: "json";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: "signInAlert";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** The user's own phrase in every e-mail. */
  readonly GetLetterPhrase: {
    readonly method: "GET";
    readonly path: "/api/Security/GetLetterPhrase";
    readonly send: "none";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "letterPhrase";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Set, change or remove the user's phrase. */
  readonly UpdateLetterPhrase: {
    readonly method: "POST";
    readonly path: "/api/Security/UpdateLetterPhrase";
    readonly send: "json";
    readonly audience: "client";
    readonly idempotent: false;
    readonly capability: "letterPhrase";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Finish a sign-in that needs a code. */
  readonly CompleteLogin: {
    readonly method: "POST";
    readonly path: "/api/User/CompleteLogin";
    readonly send: "json";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: "secondFactor";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Ask staff to remove a lost second factor. */
  readonly RequestFactorRemoval: {
    readonly method: "POST";
    readonly path: "/api/User/RequestFactorRemoval";
    readonly send: "json";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: "secondFactor";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Begin a sign-in by a passkey. */
  readonly BeginPasskeyLogin: {
    readonly method: "POST";
    readonly path: "/api/User/BeginPasskeyLogin";
    readonly send: "none";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: "passkeys";
    readonly isOfSites: false;
    readonly session: {};
    readonly constants: {};
    readonly decimals: [];
  };
  /** Sign in by a passkey. */
  readonly CompletePasskeyLogin: {
    readonly method: "POST";
    readonly path: "/api/User/CompletePasskeyLogin";
    readonly send: "json";
    readonly audience: "public";
    readonly idempotent: false;
    readonly capability: "passkeys";
    readonly isOfSites: false;
    readonly session: {
      readonly companyId: "companyId";
    };
    readonly constants: {};
    readonly decimals: [];
  };
};

/** The `responseCode` of each refusal, by name. */
export declare const refusalCodes: {
  /** A reason of its own; the message says which. */
  readonly general: 0;
  /** E-mail or password is wrong. */
  readonly credentialsWrong: 1001;
  /** The e-mail address has an account already. */
  readonly emailTaken: 1002;
  /** The user name has an account already. */
  readonly usernameTaken: 1003;
  /** Nobody has this referral code. */
  readonly referralCodeUnknown: 1004;
  /** The country is not in the list. */
  readonly countryUnknown: 1005;
  /** The token is unknown, used for something else or expired. */
  readonly tokenInvalid: 1006;
  /** The e-mail address is verified already. */
  readonly alreadyVerified: 1007;
  /** The old password is wrong. */
  readonly oldPasswordWrong: 1008;
  /** The user has a second factor; `data.challenge` leads on. */
  readonly factorNeeded: 1101;
  /** The caller has a second factor; a code in CompleteStepUp leads on. Nothing was done. */
  readonly stepUpNeeded: 1102;
  /** The caller gave this request up before; nothing was done. */
  readonly intentVoid: 1103;
  /** The caller has no such session, or it has ended. */
  readonly sessionUnknown: 1104;
  /** The code of the second factor is wrong or was used. */
  readonly factorCodeWrong: 1105;
  /** The challenge is unknown, used, expired or another browser's. */
  readonly challengeInvalid: 1106;
  /** The second factor is not in a state for this. */
  readonly factorState: 1107;
  /** The amount is beyond what the caller can still withdraw in the day or the month; GetLimits tells how much that is. */
  readonly withdrawalLimit: 1110;
  /** The caller's password or second factor was changed shortly before; `data.frozenUntil` says until when no money leaves. */
  readonly withdrawalFrozen: 1111;
  /** The caller has no such statement, or it is not ready. */
  readonly statementUnknown: 1120;
  /** The period has not ended, or was before the account. */
  readonly periodOpen: 1121;
  /** The account can be withdrawn to later, as `data.usableFrom` tells; a wallet that is not saved, never. */
  readonly payeeNotUsable: 1130;
  /** The caller has saved the account already, or another one under the same name. */
  readonly payeeExists: 1131;
  /** The caller has no such saved account. */
  readonly payeeUnknown: 1132;
  /** The caller has no such thread of messages. */
  readonly threadUnknown: 1140;
  /** The caller has sent too many messages; `data.possibleFrom` says from when the next one can be sent. */
  readonly messageLimit: 1141;
  /** The caller requested a copy of their data less than a day ago. */
  readonly dataExportTooSoon: 1150;
  /** The caller has no such copy, or it is not ready, or was removed. */
  readonly dataExportUnknown: 1151;
  /** Money, open positions or pending transactions prevent the deletion; the message says which. */
  readonly deletionBlocked: 1152;
  /** The passkey is not accepted: unknown, removed, of another address, without the verification of its user, or wrongly signed. */
  readonly passkeyRefused: 1160;
  /** The caller has as many passkeys as possible. */
  readonly passkeyLimit: 1161;
  /** The caller has no such passkey. */
  readonly passkeyUnknown: 1162;
  /** Another version of the note is stored, which `data` contains. Nothing was done. */
  readonly noteChanged: 1170;
  /** The cursor is not of this list of the caller; the list is read again from its first page. */
  readonly cursorUnknown: 1180;
  /** The caller has sent too many files with messages; `data.possibleFrom` says from when these can be sent. */
  readonly fileLimit: 1181;
  /** The caller has sent too many bytes of files within a day, over all operations. Nothing was done; the message says from when files are accepted again. */
  readonly uploadLimit: 1182;
  /** The caller, whose e-mail address is not verified, has sent too many bytes of files within a day. Nothing was done; the message says from when files are accepted again, and a verified address has the whole share at once. */
  readonly uploadLimitUnverified: 1183;
  /** The code is not that of the link for a phone. Nothing was done. */
  readonly captureCodeWrong: 1184;
  /** The company does not accept this kind of document from clients of the caller's country; `acceptedDocuments` of GetCapabilities names those that it accepts. Nothing was done. */
  readonly documentNotAccepted: 1186;
  /** The platform is not offered to this user, or not for this. */
  readonly platformNotOffered: 2001;
  /** The amount is below the platform's minimum. */
  readonly amountTooLow: 2002;
  /** The amount is above the platform's maximum. */
  readonly amountTooHigh: 2003;
  /** `amount` does not follow from `amountUsd` and the rate. */
  readonly amountMismatch: 2004;
  /** The caller has no such transaction. */
  readonly transactionUnknown: 2005;
  /** The transaction is not in a state for this. */
  readonly transactionState: 2006;
  /** The balance does not cover the amount. */
  readonly balanceTooLow: 2007;
  /** Bank, account name and account number are not all set. */
  readonly bankSettingsIncomplete: 2008;
  /** The e-mail address is not verified. */
  readonly emailNotVerified: 2009;
  /** The identity check is not approved. */
  readonly kycNotApproved: 2010;
  /** The one-time code is wrong, used or expired. */
  readonly oneTimeCodeWrong: 2011;
  /** There is no such recipient. */
  readonly recipientUnknown: 2012;
  /** Sender and recipient are the same. */
  readonly recipientIsSender: 2013;
  /** Too many requests of the caller wait for a decision. */
  readonly tooManyPending: 2014;
  /** The wallet is missing, or not one that the platform can pay to. */
  readonly walletAddressWrong: 2015;
  /** The identity check is under way or done. */
  readonly kycState: 3001;
  /** The request does not have the shape of the contract (400). */
  readonly malformed: 4000;
  /** There is no session, or it has ended (401). */
  readonly signedOut: 4001;
  /** An id is not the caller's, or the call is not for them (403). */
  readonly forbidden: 4003;
  /** There is no such address (404). */
  readonly notFound: 4004;
  /** A request with this key is still under way (409). */
  readonly underWay: 4009;
  /** The body or a file is too large (413). */
  readonly tooLarge: 4013;
  /** The type of the body or of a file is not accepted (415). */
  readonly fileType: 4015;
  /** The key came before with another body (422). */
  readonly keyReused: 4022;
  /** Too many attempts (429). */
  readonly tooManyAttempts: 4029;
  /** The provider failed; what was asked may or may not be done (500). */
  readonly failure: 5000;
  /** The provider does not offer the call (501). */
  readonly notBuilt: 5001;
  /** The provider is not ready, or over its limit (503). */
  readonly notReady: 5003;
};
