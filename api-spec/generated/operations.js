// Made by `pnpm generate` from the YAML files. Do not edit.
export const operations = {
  "ReloadMasterCache": {
    "method": "POST",
    "path": "/api/Cache/ReloadMasterCache",
    "send": "none",
    "audience": "staff",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {}
  },
  "GetCompanies": {
    "method": "GET",
    "path": "/api/Cache/GetCompanies",
    "send": "none",
    "audience": "public",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {}
  },
  "GetCountries": {
    "method": "GET",
    "path": "/api/Cache/GetCountries",
    "send": "none",
    "audience": "public",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {}
  },
  "GetCurrencies": {
    "method": "GET",
    "path": "/api/Cache/GetCurrencies",
    "send": "none",
    "audience": "public",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {}
  },
  "GetStatuses": {
    "method": "GET",
    "path": "/api/Cache/GetStatuses",
    "send": "none",
    "audience": "public",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {}
  },
  "GetExternalPaymentTypes": {
    "method": "GET",
    "path": "/api/Cache/GetExternalPaymentTypes",
    "send": "none",
    "audience": "public",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {}
  },
  "GetPaymentPlatforms": {
    "method": "GET",
    "path": "/api/Cache/GetPaymentPlatforms",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "companyId": "companyId"
    },
    "constants": {}
  },
  "GetSmilePayzPaymentMethod": {
    "method": "GET",
    "path": "/api/Cache/GetSmilePayzPaymentMethod",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {}
  },
  "GetOnePayPaymentMethod": {
    "method": "GET",
    "path": "/api/Cache/GetOnePayPaymentMethod",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {}
  },
  "GetCapabilities": {
    "method": "GET",
    "path": "/api/Cache/GetCapabilities",
    "send": "query",
    "audience": "public",
    "idempotent": false,
    "extension": "capabilities",
    "session": {
      "companyId": "companyId"
    },
    "constants": {}
  },
  "GenerateDepositUrlEss": {
    "method": "POST",
    "path": "/api/Deposit/GenerateDepositUrlEss",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "extension": null,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId",
      "username": "username",
      "cTraderLogin": "cTraderLogin",
      "email": "email"
    },
    "constants": {}
  },
  "GenerateDepositUrlSmilePayz": {
    "method": "POST",
    "path": "/api/Deposit/GenerateDepositUrlSmilePayz",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "extension": null,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId",
      "username": "username",
      "cTraderLogin": "cTraderLogin",
      "email": "email"
    },
    "constants": {}
  },
  "GenerateDepositUrlOnePay": {
    "method": "POST",
    "path": "/api/Deposit/GenerateDepositUrlOnePay",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "extension": null,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId",
      "username": "username",
      "cTraderLogin": "cTraderLogin",
      "email": "email"
    },
    "constants": {}
  },
  "DepositRequest": {
    "method": "POST",
    "path": "/api/Deposit/DepositRequest",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "extension": null,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId",
      "username": "username"
    },
    "constants": {}
  },
  "SubmitDeposit": {
    "method": "POST",
    "path": "/api/Deposit/SubmitDeposit",
    "send": "form",
    "audience": "client",
    "idempotent": true,
    "extension": null,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId"
    },
    "constants": {}
  },
  "GetSmilePayzDepositMethod": {
    "method": "GET",
    "path": "/api/Deposit/GetSmilePayzDepositMethod",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {
      "operateStaffId": 0
    }
  },
  "GetOnePayDepositMethod": {
    "method": "GET",
    "path": "/api/Deposit/GetOnePayDepositMethod",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userCompanyId": "companyId"
    },
    "constants": {
      "operateStaffId": 0
    }
  },
  "GetDepositTransactionsByUser": {
    "method": "GET",
    "path": "/api/Deposit/GetDepositTransactionsByUser",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {}
  },
  "RequestOtpWithdrawal": {
    "method": "POST",
    "path": "/api/Withdrawal/RequestOtpWithdrawal",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {}
  },
  "WithdrawalRequest": {
    "method": "POST",
    "path": "/api/Withdrawal/WithdrawalRequest",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "extension": null,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId"
    },
    "constants": {}
  },
  "ApproveWithdrawalRequest": {
    "method": "POST",
    "path": "/api/Withdrawal/ApproveWithdrawalRequest",
    "send": "json",
    "audience": "staff",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {}
  },
  "UpdateWithdrawalStatus": {
    "method": "POST",
    "path": "/api/Withdrawal/UpdateWithdrawalStatus",
    "send": "json",
    "audience": "staff",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {}
  },
  "GetWithdrawalMethod": {
    "method": "GET",
    "path": "/api/Withdrawal/GetWithdrawalMethod",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {}
  },
  "GetWithdrawalTransactionsByUser": {
    "method": "GET",
    "path": "/api/Withdrawal/GetWithdrawalTransactionsByUser",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {}
  },
  "CTraderTransferRequest": {
    "method": "POST",
    "path": "/api/InternalTransfer/CTraderTransferRequest",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "extension": null,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId",
      "cTraderLogin": "cTraderLogin"
    },
    "constants": {}
  },
  "EWalletTransferRequest": {
    "method": "POST",
    "path": "/api/InternalTransfer/EWalletTransferRequest",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "extension": null,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId",
      "cTraderLogin": "cTraderLogin"
    },
    "constants": {}
  },
  "CTraderInternalTransferUserToUser": {
    "method": "POST",
    "path": "/api/InternalTransfer/CTraderInternalTransferUserToUser",
    "send": "form",
    "audience": "client",
    "idempotent": true,
    "extension": null,
    "session": {
      "fromUserCompanyId": "companyId",
      "FromUserId": "staffUserId",
      "FromUserCTraderLogin": "cTraderLogin"
    },
    "constants": {
      "FromStaffId": 0
    }
  },
  "GetInternalTransactionsByUser": {
    "method": "GET",
    "path": "/api/InternalTransfer/GetInternalTransactionsByUser",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {}
  },
  "GetCompoundSchemeLogByUserId": {
    "method": "GET",
    "path": "/api/CompoundScheme/GetCompoundSchemeLogByUserId",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {}
  },
  "CreateUser": {
    "method": "POST",
    "path": "/api/User/CreateUser",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "extension": null,
    "session": {
      "companyId": "companyId"
    },
    "constants": {}
  },
  "UserLogin": {
    "method": "POST",
    "path": "/api/User/UserLogin",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "extension": null,
    "session": {
      "companyId": "companyId"
    },
    "constants": {}
  },
  "UserLogout": {
    "method": "POST",
    "path": "/api/User/UserLogout",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "extension": "logout",
    "session": {},
    "constants": {}
  },
  "VoidIntent": {
    "method": "POST",
    "path": "/api/User/VoidIntent",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "extension": "voidIntent",
    "session": {},
    "constants": {}
  },
  "ResendVerificationEmail": {
    "method": "POST",
    "path": "/api/User/ResendVerificationEmail",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId",
      "email": "email"
    },
    "constants": {}
  },
  "VerifyEmail": {
    "method": "POST",
    "path": "/api/User/VerifyEmail",
    "send": "query",
    "audience": "public",
    "idempotent": false,
    "extension": null,
    "session": {},
    "constants": {}
  },
  "KycVerification": {
    "method": "POST",
    "path": "/api/User/KycVerification",
    "send": "form",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "CompanyId": "companyId",
      "UserId": "staffUserId"
    },
    "constants": {}
  },
  "GetUserInfo": {
    "method": "GET",
    "path": "/api/User/GetUserInfo",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId"
    },
    "constants": {}
  },
  "UpdateUserInfo": {
    "method": "POST",
    "path": "/api/User/UpdateUserInfo",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId"
    },
    "constants": {}
  },
  "UpdateUserPassword": {
    "method": "POST",
    "path": "/api/User/UpdateUserPassword",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId"
    },
    "constants": {}
  },
  "UpdateUserWithdrawalInfo": {
    "method": "POST",
    "path": "/api/User/UpdateUserWithdrawalInfo",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId"
    },
    "constants": {}
  },
  "GetReferralHierarchy": {
    "method": "GET",
    "path": "/api/User/GetReferralHierarchy",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {}
  },
  "ResetUserPassword": {
    "method": "POST",
    "path": "/api/User/ResetUserPassword",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "extension": null,
    "session": {
      "companyId": "companyId"
    },
    "constants": {}
  },
  "GetEmailAndLoginForCTrader": {
    "method": "GET",
    "path": "/api/User/GetEmailAndLoginForCTrader",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "extension": null,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {}
  }
};

export const refusalCodes = {
  "general": 0,
  "credentialsWrong": 1001,
  "emailTaken": 1002,
  "usernameTaken": 1003,
  "referralCodeUnknown": 1004,
  "countryUnknown": 1005,
  "tokenInvalid": 1006,
  "alreadyVerified": 1007,
  "oldPasswordWrong": 1008,
  "intentVoid": 1103,
  "platformNotOffered": 2001,
  "amountTooLow": 2002,
  "amountTooHigh": 2003,
  "amountMismatch": 2004,
  "transactionUnknown": 2005,
  "transactionState": 2006,
  "balanceTooLow": 2007,
  "bankSettingsIncomplete": 2008,
  "emailNotVerified": 2009,
  "kycNotApproved": 2010,
  "oneTimeCodeWrong": 2011,
  "recipientUnknown": 2012,
  "recipientIsSender": 2013,
  "tooManyPending": 2014,
  "kycState": 3001,
  "malformed": 4000,
  "signedOut": 4001,
  "forbidden": 4003,
  "notFound": 4004,
  "underWay": 4009,
  "tooLarge": 4013,
  "fileType": 4015,
  "keyReused": 4022,
  "tooManyAttempts": 4029,
  "failure": 5000,
  "notBuilt": 5001,
  "notReady": 5003
};

export const capabilities = [
  "capabilities",
  "logout",
  "voidIntent"
];
