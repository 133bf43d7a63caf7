// Made by `pnpm generate` from the YAML files. Do not edit.
export const operations = {
  "ReloadMasterCache": {
    "method": "POST",
    "path": "/api/Cache/ReloadMasterCache",
    "send": "none",
    "audience": "staff",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetCompanies": {
    "method": "GET",
    "path": "/api/Cache/GetCompanies",
    "send": "none",
    "audience": "public",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetCountries": {
    "method": "GET",
    "path": "/api/Cache/GetCountries",
    "send": "none",
    "audience": "public",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetCurrencies": {
    "method": "GET",
    "path": "/api/Cache/GetCurrencies",
    "send": "none",
    "audience": "public",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetStatuses": {
    "method": "GET",
    "path": "/api/Cache/GetStatuses",
    "send": "none",
    "audience": "public",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetExternalPaymentTypes": {
    "method": "GET",
    "path": "/api/Cache/GetExternalPaymentTypes",
    "send": "none",
    "audience": "public",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetPaymentPlatforms": {
    "method": "GET",
    "path": "/api/Cache/GetPaymentPlatforms",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "decimals": []
  },
  "GetSmilePayzPaymentMethod": {
    "method": "GET",
    "path": "/api/Cache/GetSmilePayzPaymentMethod",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetOnePayPaymentMethod": {
    "method": "GET",
    "path": "/api/Cache/GetOnePayPaymentMethod",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetCapabilities": {
    "method": "GET",
    "path": "/api/Cache/GetCapabilities",
    "send": "query",
    "audience": "public",
    "idempotent": false,
    "capability": "capabilities",
    "isOfSites": false,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "decimals": []
  },
  "GenerateDepositUrlEss": {
    "method": "POST",
    "path": "/api/Deposit/GenerateDepositUrlEss",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "capability": null,
    "isOfSites": false,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId",
      "username": "username",
      "cTraderLogin": "cTraderLogin",
      "email": "email"
    },
    "constants": {},
    "decimals": [
      "amount",
      "amountUsd"
    ]
  },
  "GenerateDepositUrlSmilePayz": {
    "method": "POST",
    "path": "/api/Deposit/GenerateDepositUrlSmilePayz",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "capability": null,
    "isOfSites": false,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId",
      "username": "username",
      "cTraderLogin": "cTraderLogin",
      "email": "email"
    },
    "constants": {},
    "decimals": [
      "amount",
      "amountUsd"
    ]
  },
  "GenerateDepositUrlOnePay": {
    "method": "POST",
    "path": "/api/Deposit/GenerateDepositUrlOnePay",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "capability": null,
    "isOfSites": false,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId",
      "username": "username",
      "cTraderLogin": "cTraderLogin",
      "email": "email"
    },
    "constants": {},
    "decimals": [
      "amount",
      "amountUsd"
    ]
  },
  "DepositRequest": {
    "method": "POST",
    "path": "/api/Deposit/DepositRequest",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "capability": null,
    "isOfSites": false,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId",
      "username": "username"
    },
    "constants": {},
    "decimals": [
      "amount",
      "amountUsd"
    ]
  },
  "SubmitDeposit": {
    "method": "POST",
    "path": "/api/Deposit/SubmitDeposit",
    "send": "form",
    "audience": "client",
    "idempotent": true,
    "capability": null,
    "isOfSites": false,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId"
    },
    "constants": {},
    "decimals": [
      "amount",
      "amountUsd"
    ]
  },
  "CancelDeposit": {
    "method": "POST",
    "path": "/api/Deposit/CancelDeposit",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "cancel",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetSmilePayzDepositMethod": {
    "method": "GET",
    "path": "/api/Deposit/GetSmilePayzDepositMethod",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {
      "operateStaffId": 0
    },
    "decimals": []
  },
  "GetOnePayDepositMethod": {
    "method": "GET",
    "path": "/api/Deposit/GetOnePayDepositMethod",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "userCompanyId": "companyId"
    },
    "constants": {
      "operateStaffId": 0
    },
    "decimals": []
  },
  "GetDepositTransactionsByUser": {
    "method": "GET",
    "path": "/api/Deposit/GetDepositTransactionsByUser",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "decimals": []
  },
  "GetDepositPage": {
    "method": "GET",
    "path": "/api/Deposit/GetDepositPage",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "paging",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "RequestOtpWithdrawal": {
    "method": "POST",
    "path": "/api/Withdrawal/RequestOtpWithdrawal",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "decimals": [
      "amountUsd"
    ]
  },
  "WithdrawalRequest": {
    "method": "POST",
    "path": "/api/Withdrawal/WithdrawalRequest",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "capability": null,
    "isOfSites": false,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId"
    },
    "constants": {},
    "decimals": [
      "amount",
      "amountUsd"
    ]
  },
  "CancelWithdrawal": {
    "method": "POST",
    "path": "/api/Withdrawal/CancelWithdrawal",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "cancel",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetLimits": {
    "method": "GET",
    "path": "/api/Withdrawal/GetLimits",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "limits",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetFreeze": {
    "method": "GET",
    "path": "/api/Withdrawal/GetFreeze",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "freeze",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetPayees": {
    "method": "GET",
    "path": "/api/Withdrawal/GetPayees",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "payees",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "AddPayee": {
    "method": "POST",
    "path": "/api/Withdrawal/AddPayee",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "payees",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "RemovePayee": {
    "method": "POST",
    "path": "/api/Withdrawal/RemovePayee",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "payees",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "ApproveWithdrawalRequest": {
    "method": "POST",
    "path": "/api/Withdrawal/ApproveWithdrawalRequest",
    "send": "json",
    "audience": "staff",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "UpdateWithdrawalStatus": {
    "method": "POST",
    "path": "/api/Withdrawal/UpdateWithdrawalStatus",
    "send": "json",
    "audience": "staff",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetWithdrawalMethod": {
    "method": "GET",
    "path": "/api/Withdrawal/GetWithdrawalMethod",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetWithdrawalTransactionsByUser": {
    "method": "GET",
    "path": "/api/Withdrawal/GetWithdrawalTransactionsByUser",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "decimals": []
  },
  "GetWithdrawalPage": {
    "method": "GET",
    "path": "/api/Withdrawal/GetWithdrawalPage",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "paging",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "CTraderTransferRequest": {
    "method": "POST",
    "path": "/api/InternalTransfer/CTraderTransferRequest",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "capability": "transfers",
    "isOfSites": false,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId",
      "cTraderLogin": "cTraderLogin"
    },
    "constants": {},
    "decimals": [
      "amountUsd"
    ]
  },
  "EWalletTransferRequest": {
    "method": "POST",
    "path": "/api/InternalTransfer/EWalletTransferRequest",
    "send": "json",
    "audience": "client",
    "idempotent": true,
    "capability": "transfers",
    "isOfSites": false,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId",
      "cTraderLogin": "cTraderLogin"
    },
    "constants": {},
    "decimals": [
      "amountUsd",
      "amount"
    ]
  },
  "CTraderInternalTransferUserToUser": {
    "method": "POST",
    "path": "/api/InternalTransfer/CTraderInternalTransferUserToUser",
    "send": "form",
    "audience": "client",
    "idempotent": true,
    "capability": "userTransfers",
    "isOfSites": false,
    "session": {
      "fromUserCompanyId": "companyId",
      "FromUserId": "staffUserId",
      "FromUserCTraderLogin": "cTraderLogin"
    },
    "constants": {
      "FromStaffId": 0
    },
    "decimals": [
      "AmountUsd"
    ]
  },
  "CancelTransfer": {
    "method": "POST",
    "path": "/api/InternalTransfer/CancelTransfer",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "cancel",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetInternalTransactionsByUser": {
    "method": "GET",
    "path": "/api/InternalTransfer/GetInternalTransactionsByUser",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "transfers",
    "isOfSites": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "decimals": []
  },
  "GetTransferPage": {
    "method": "GET",
    "path": "/api/InternalTransfer/GetTransferPage",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "paging",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetCompoundSchemeLogByUserId": {
    "method": "GET",
    "path": "/api/CompoundScheme/GetCompoundSchemeLogByUserId",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "compoundScheme",
    "isOfSites": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "decimals": []
  },
  "GetCompoundSchemePage": {
    "method": "GET",
    "path": "/api/CompoundScheme/GetCompoundSchemePage",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "paging",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "CreateUser": {
    "method": "POST",
    "path": "/api/User/CreateUser",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "decimals": []
  },
  "CompletePasswordReset": {
    "method": "POST",
    "path": "/api/User/CompletePasswordReset",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "capability": "passwordReset",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "SendSupportMessage": {
    "method": "POST",
    "path": "/api/User/SendSupportMessage",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "capability": "supportMessage",
    "isOfSites": true,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "decimals": []
  },
  "CreateEmbedToken": {
    "method": "POST",
    "path": "/api/User/CreateEmbedToken",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "embed",
    "isOfSites": true,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId"
    },
    "constants": {},
    "decimals": []
  },
  "OpenEmbedSession": {
    "method": "POST",
    "path": "/api/User/OpenEmbedSession",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "capability": "embed",
    "isOfSites": true,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "decimals": []
  },
  "UserLogin": {
    "method": "POST",
    "path": "/api/User/UserLogin",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "decimals": []
  },
  "UserLogout": {
    "method": "POST",
    "path": "/api/User/UserLogout",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "logout",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "VoidIntent": {
    "method": "POST",
    "path": "/api/User/VoidIntent",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "voidIntent",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "ResendVerificationEmail": {
    "method": "POST",
    "path": "/api/User/ResendVerificationEmail",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId",
      "email": "email"
    },
    "constants": {},
    "decimals": []
  },
  "VerifyEmail": {
    "method": "POST",
    "path": "/api/User/VerifyEmail",
    "send": "query",
    "audience": "public",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "KycVerification": {
    "method": "POST",
    "path": "/api/User/KycVerification",
    "send": "form",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "CompanyId": "companyId",
      "UserId": "staffUserId"
    },
    "constants": {},
    "decimals": []
  },
  "GetKycReview": {
    "method": "GET",
    "path": "/api/User/GetKycReview",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "kycResubmission",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "ResubmitKyc": {
    "method": "POST",
    "path": "/api/User/ResubmitKyc",
    "send": "form",
    "audience": "client",
    "idempotent": true,
    "capability": "kycResubmission",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "BeginKycCapture": {
    "method": "POST",
    "path": "/api/User/BeginKycCapture",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "kycCapture",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetKycCapture": {
    "method": "GET",
    "path": "/api/User/GetKycCapture",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "kycCapture",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "OpenKycCapture": {
    "method": "POST",
    "path": "/api/User/OpenKycCapture",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "capability": "kycCapture",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "SendKycCapture": {
    "method": "POST",
    "path": "/api/User/SendKycCapture",
    "send": "form",
    "audience": "public",
    "idempotent": false,
    "capability": "kycCapture",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetDataRequests": {
    "method": "GET",
    "path": "/api/User/GetDataRequests",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "privacy",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "RequestDataExport": {
    "method": "POST",
    "path": "/api/User/RequestDataExport",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "privacy",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "DownloadDataExport": {
    "method": "GET",
    "path": "/api/User/DownloadDataExport",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "privacy",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "RequestDeletion": {
    "method": "POST",
    "path": "/api/User/RequestDeletion",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "privacy",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "CancelDeletion": {
    "method": "POST",
    "path": "/api/User/CancelDeletion",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "privacy",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetUserInfo": {
    "method": "GET",
    "path": "/api/User/GetUserInfo",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId"
    },
    "constants": {},
    "decimals": []
  },
  "UpdateUserInfo": {
    "method": "POST",
    "path": "/api/User/UpdateUserInfo",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId"
    },
    "constants": {},
    "decimals": []
  },
  "UpdateUserPassword": {
    "method": "POST",
    "path": "/api/User/UpdateUserPassword",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId"
    },
    "constants": {},
    "decimals": []
  },
  "UpdateUserWithdrawalInfo": {
    "method": "POST",
    "path": "/api/User/UpdateUserWithdrawalInfo",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId"
    },
    "constants": {},
    "decimals": []
  },
  "UpdateLetterLanguage": {
    "method": "POST",
    "path": "/api/User/UpdateLetterLanguage",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "letterLanguage",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetTransactionNotes": {
    "method": "GET",
    "path": "/api/User/GetTransactionNotes",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "notes",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "SaveTransactionNote": {
    "method": "POST",
    "path": "/api/User/SaveTransactionNote",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "notes",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetReferralHierarchy": {
    "method": "GET",
    "path": "/api/User/GetReferralHierarchy",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "referralHistory",
    "isOfSites": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "decimals": []
  },
  "ResetUserPassword": {
    "method": "POST",
    "path": "/api/User/ResetUserPassword",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "capability": null,
    "isOfSites": false,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "decimals": []
  },
  "GetEmailAndLoginForCTrader": {
    "method": "GET",
    "path": "/api/User/GetEmailAndLoginForCTrader",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "userTransfers",
    "isOfSites": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "decimals": []
  },
  "GetSessions": {
    "method": "GET",
    "path": "/api/Security/GetSessions",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "sessions",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "EndSession": {
    "method": "POST",
    "path": "/api/Security/EndSession",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "sessions",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "EndOtherSessions": {
    "method": "POST",
    "path": "/api/Security/EndOtherSessions",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "sessions",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetSignInHistory": {
    "method": "GET",
    "path": "/api/Security/GetSignInHistory",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "sessions",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetStatements": {
    "method": "GET",
    "path": "/api/Statement/GetStatements",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "statements",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "RequestStatement": {
    "method": "POST",
    "path": "/api/Statement/RequestStatement",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "statements",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "DownloadStatement": {
    "method": "GET",
    "path": "/api/Statement/DownloadStatement",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "statements",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "Stream": {
    "method": "GET",
    "path": "/api/Event/Stream",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "events",
    "isOfSites": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "decimals": []
  },
  "GetInbox": {
    "method": "GET",
    "path": "/api/Event/GetInbox",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "inbox",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "MarkRead": {
    "method": "POST",
    "path": "/api/Event/MarkRead",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "inbox",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetPreferences": {
    "method": "GET",
    "path": "/api/Event/GetPreferences",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "inbox",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "UpdatePreferences": {
    "method": "POST",
    "path": "/api/Event/UpdatePreferences",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "inbox",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetThreads": {
    "method": "GET",
    "path": "/api/Message/GetThreads",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "messages",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetThread": {
    "method": "GET",
    "path": "/api/Message/GetThread",
    "send": "query",
    "audience": "client",
    "idempotent": false,
    "capability": "messages",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "SendMessage": {
    "method": "POST",
    "path": "/api/Message/SendMessage",
    "send": "form",
    "audience": "client",
    "idempotent": false,
    "capability": "messages",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "MarkThreadRead": {
    "method": "POST",
    "path": "/api/Message/MarkThreadRead",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "messages",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetSecondFactor": {
    "method": "GET",
    "path": "/api/Security/GetSecondFactor",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "secondFactor",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "BeginAuthenticator": {
    "method": "POST",
    "path": "/api/Security/BeginAuthenticator",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "secondFactor",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "ConfirmAuthenticator": {
    "method": "POST",
    "path": "/api/Security/ConfirmAuthenticator",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "secondFactor",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "RemoveAuthenticator": {
    "method": "POST",
    "path": "/api/Security/RemoveAuthenticator",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "secondFactor",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "KeepSecondFactor": {
    "method": "POST",
    "path": "/api/Security/KeepSecondFactor",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "secondFactor",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "CreateRecoveryCodes": {
    "method": "POST",
    "path": "/api/Security/CreateRecoveryCodes",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "secondFactor",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetPasskeys": {
    "method": "GET",
    "path": "/api/Security/GetPasskeys",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "passkeys",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "BeginPasskeyRegistration": {
    "method": "POST",
    "path": "/api/Security/BeginPasskeyRegistration",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "passkeys",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "CompletePasskeyRegistration": {
    "method": "POST",
    "path": "/api/Security/CompletePasskeyRegistration",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "passkeys",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "RemovePasskey": {
    "method": "POST",
    "path": "/api/Security/RemovePasskey",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "passkeys",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "BeginPasskeyStepUp": {
    "method": "POST",
    "path": "/api/Security/BeginPasskeyStepUp",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "passkeys",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "CompletePasskeyStepUp": {
    "method": "POST",
    "path": "/api/Security/CompletePasskeyStepUp",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "passkeys",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "CompleteStepUp": {
    "method": "POST",
    "path": "/api/Security/CompleteStepUp",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "stepUp",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "ReportSignIn": {
    "method": "POST",
    "path": "/api/Security/ReportSignIn",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "capability": "signInAlert",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "GetLetterPhrase": {
    "method": "GET",
    "path": "/api/Security/GetLetterPhrase",
    "send": "none",
    "audience": "client",
    "idempotent": false,
    "capability": "letterPhrase",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "UpdateLetterPhrase": {
    "method": "POST",
    "path": "/api/Security/UpdateLetterPhrase",
    "send": "json",
    "audience": "client",
    "idempotent": false,
    "capability": "letterPhrase",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "CompleteLogin": {
    "method": "POST",
    "path": "/api/User/CompleteLogin",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "capability": "secondFactor",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "RequestFactorRemoval": {
    "method": "POST",
    "path": "/api/User/RequestFactorRemoval",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "capability": "secondFactor",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "BeginPasskeyLogin": {
    "method": "POST",
    "path": "/api/User/BeginPasskeyLogin",
    "send": "none",
    "audience": "public",
    "idempotent": false,
    "capability": "passkeys",
    "isOfSites": false,
    "session": {},
    "constants": {},
    "decimals": []
  },
  "CompletePasskeyLogin": {
    "method": "POST",
    "path": "/api/User/CompletePasskeyLogin",
    "send": "json",
    "audience": "public",
    "idempotent": false,
    "capability": "passkeys",
    "isOfSites": false,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "decimals": []
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
  "factorNeeded": 1101,
  "stepUpNeeded": 1102,
  "intentVoid": 1103,
  "sessionUnknown": 1104,
  "factorCodeWrong": 1105,
  "challengeInvalid": 1106,
  "factorState": 1107,
  "withdrawalLimit": 1110,
  "withdrawalFrozen": 1111,
  "statementUnknown": 1120,
  "periodOpen": 1121,
  "payeeNotUsable": 1130,
  "payeeExists": 1131,
  "payeeUnknown": 1132,
  "threadUnknown": 1140,
  "messageLimit": 1141,
  "dataExportTooSoon": 1150,
  "dataExportUnknown": 1151,
  "deletionBlocked": 1152,
  "passkeyRefused": 1160,
  "passkeyLimit": 1161,
  "passkeyUnknown": 1162,
  "noteChanged": 1170,
  "cursorUnknown": 1180,
  "fileLimit": 1181,
  "uploadLimit": 1182,
  "uploadLimitUnverified": 1183,
  "captureCodeWrong": 1184,
  "documentNotAccepted": 1186,
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
  "walletAddressWrong": 2015,
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
  "registrationDetails",
  "voidIntent",
  "boundCode",
  "withdrawalWallet",
  "passwordReset",
  "letterLanguage",
  "supportMessage",
  "embed",
  "transactionDetails",
  "sessions",
  "cancel",
  "statements",
  "events",
  "inbox",
  "secondFactor",
  "stepUp",
  "passkeys",
  "limits",
  "freeze",
  "payees",
  "messages",
  "notes",
  "paging",
  "signInAlert",
  "letterPhrase",
  "kycResubmission",
  "kycCapture",
  "privacy",
  "transfers",
  "userTransfers",
  "compoundScheme",
  "referralHistory"
];

export const ownCapabilities = [
  "transfers",
  "userTransfers",
  "compoundScheme",
  "referralHistory"
];
