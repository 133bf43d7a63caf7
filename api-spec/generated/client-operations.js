// Made by `pnpm generate` from the YAML files. Do not edit.
export const clientOperations = {
  "GetCompanies": {
    "method": "GET",
    "path": "/api/Cache/GetCompanies",
    "send": "none",
    "idempotent": false,
    "session": {},
    "constants": {},
    "isPublic": true,
    "answer": [
      {
        "companyId": "integer",
        "companyName": "text",
        "companyLogo": "text",
        "cTraderAppURL": "text"
      }
    ]
  },
  "GetCountries": {
    "method": "GET",
    "path": "/api/Cache/GetCountries",
    "send": "none",
    "idempotent": false,
    "session": {},
    "constants": {},
    "isPublic": true,
    "answer": [
      {
        "countryId": "integer",
        "countryName": "text",
        "countryCode": "text",
        "mobileCode": "text"
      }
    ]
  },
  "GetCurrencies": {
    "method": "GET",
    "path": "/api/Cache/GetCurrencies",
    "send": "none",
    "idempotent": false,
    "session": {},
    "constants": {},
    "isPublic": true,
    "answer": [
      {
        "currencyCode": "text",
        "currencyId": "integer",
        "sellRate": "number",
        "buyRate": "number"
      }
    ]
  },
  "GetStatuses": {
    "method": "GET",
    "path": "/api/Cache/GetStatuses",
    "send": "none",
    "idempotent": false,
    "session": {},
    "constants": {},
    "isPublic": true,
    "answer": [
      {
        "value": "integer",
        "name": "text"
      }
    ]
  },
  "GetExternalPaymentTypes": {
    "method": "GET",
    "path": "/api/Cache/GetExternalPaymentTypes",
    "send": "none",
    "idempotent": false,
    "session": {},
    "constants": {},
    "isPublic": true,
    "answer": [
      {
        "paymentTypeId": "integer",
        "paymentTypeName": "text"
      }
    ]
  },
  "GetPaymentPlatforms": {
    "method": "GET",
    "path": "/api/Cache/GetPaymentPlatforms",
    "send": "query",
    "idempotent": false,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "answer": [
      {
        "paymentPlatformId": "integer",
        "paymentPlatformName": "text",
        "paymentTypeId": "integer",
        "paymentTypeName": "text",
        "activeDeposit": "boolean",
        "activeWithdrawal": "boolean",
        "companyId": "integer",
        "currencyCode": "text",
        "depositMin": "number",
        "depositMax": "number",
        "withdrawalMin": "number",
        "withdrawalMax": "number",
        "logo": "text?",
        "bankName": "text?",
        "bankAccountName": "text?",
        "bankAccountNumber": "text?",
        "bankSwiftCode": "text?",
        "walletAddress": "text?"
      }
    ]
  },
  "GetSmilePayzPaymentMethod": {
    "method": "GET",
    "path": "/api/Cache/GetSmilePayzPaymentMethod",
    "send": "none",
    "idempotent": false,
    "session": {},
    "constants": {},
    "answer": [
      {
        "code": "text",
        "description": "text"
      }
    ]
  },
  "GetOnePayPaymentMethod": {
    "method": "GET",
    "path": "/api/Cache/GetOnePayPaymentMethod",
    "send": "none",
    "idempotent": false,
    "session": {},
    "constants": {},
    "answer": [
      {
        "id": "text",
        "bankName": "text",
        "branchName": "text?"
      }
    ]
  },
  "GetCapabilities": {
    "method": "GET",
    "path": "/api/Cache/GetCapabilities",
    "send": "query",
    "idempotent": false,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "extension": "capabilities",
    "isPublic": true,
    "answer": {
      "capabilities": [
        "text"
      ],
      "gateways": [
        "text"
      ],
      "limits": {
        "sessionMinutes": "integer?",
        "inactivityMinutes": "integer?",
        "minimumAge": "integer?",
        "minimumDepositUsd": "number?"
      },
      "identity": {
        "postalCodes": {
          "*": "text"
        },
        "documentsWithoutBack": [
          "text"
        ]
      },
      "contact": {
        "email": "text?",
        "phone": "text?",
        "hours": "text?",
        "url": "text?"
      }
    }
  },
  "GenerateDepositUrlEss": {
    "method": "POST",
    "path": "/api/Deposit/GenerateDepositUrlEss",
    "send": "json",
    "idempotent": true,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId",
      "username": "username",
      "cTraderLogin": "cTraderLogin",
      "email": "email"
    },
    "constants": {},
    "answer": {
      "paymentUrl": "text",
      "transactionId": "text"
    }
  },
  "GenerateDepositUrlSmilePayz": {
    "method": "POST",
    "path": "/api/Deposit/GenerateDepositUrlSmilePayz",
    "send": "json",
    "idempotent": true,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId",
      "username": "username",
      "cTraderLogin": "cTraderLogin",
      "email": "email"
    },
    "constants": {},
    "answer": {
      "paymentUrl": "text",
      "transactionId": "text"
    }
  },
  "GenerateDepositUrlOnePay": {
    "method": "POST",
    "path": "/api/Deposit/GenerateDepositUrlOnePay",
    "send": "json",
    "idempotent": true,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId",
      "username": "username",
      "cTraderLogin": "cTraderLogin",
      "email": "email"
    },
    "constants": {},
    "answer": {
      "paymentUrl": "text",
      "transactionId": "text"
    }
  },
  "DepositRequest": {
    "method": "POST",
    "path": "/api/Deposit/DepositRequest",
    "send": "json",
    "idempotent": true,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId",
      "username": "username"
    },
    "constants": {},
    "answer": {
      "transactionId": "text"
    }
  },
  "SubmitDeposit": {
    "method": "POST",
    "path": "/api/Deposit/SubmitDeposit",
    "send": "form",
    "idempotent": true,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId"
    },
    "constants": {},
    "answer": null
  },
  "GetSmilePayzDepositMethod": {
    "method": "GET",
    "path": "/api/Deposit/GetSmilePayzDepositMethod",
    "send": "query",
    "idempotent": false,
    "session": {},
    "constants": {
      "operateStaffId": 0
    },
    "answer": [
      {
        "code": "text",
        "description": "text"
      }
    ]
  },
  "GetOnePayDepositMethod": {
    "method": "GET",
    "path": "/api/Deposit/GetOnePayDepositMethod",
    "send": "query",
    "idempotent": false,
    "session": {
      "userCompanyId": "companyId"
    },
    "constants": {
      "operateStaffId": 0
    },
    "answer": [
      {
        "id": "text",
        "bankName": "text",
        "branchName": "text?"
      }
    ]
  },
  "GetDepositTransactionsByUser": {
    "method": "GET",
    "path": "/api/Deposit/GetDepositTransactionsByUser",
    "send": "query",
    "idempotent": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "answer": [
      {
        "requestDate": "text",
        "transactionId": "text",
        "amount": "number",
        "amountUsd": "number",
        "currencyCode": "text",
        "paymentPlatformName": "text",
        "paymentStatusId": "integer",
        "receipt": "text?"
      }
    ]
  },
  "RequestOtpWithdrawal": {
    "method": "POST",
    "path": "/api/Withdrawal/RequestOtpWithdrawal",
    "send": "json",
    "idempotent": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "answer": {
      "expiresAt": "text",
      "resendAfterSeconds": "integer"
    }
  },
  "WithdrawalRequest": {
    "method": "POST",
    "path": "/api/Withdrawal/WithdrawalRequest",
    "send": "json",
    "idempotent": true,
    "session": {
      "companyId": "companyId",
      "userId": "staffUserId"
    },
    "constants": {},
    "answer": {
      "transactionId": "text"
    }
  },
  "GetWithdrawalMethod": {
    "method": "GET",
    "path": "/api/Withdrawal/GetWithdrawalMethod",
    "send": "query",
    "idempotent": false,
    "session": {},
    "constants": {},
    "answer": [
      {
        "code": "text",
        "description": "text"
      }
    ]
  },
  "GetWithdrawalTransactionsByUser": {
    "method": "GET",
    "path": "/api/Withdrawal/GetWithdrawalTransactionsByUser",
    "send": "query",
    "idempotent": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "answer": [
      {
        "requestDate": "text",
        "transactionId": "text",
        "amount": "number",
        "amountUsd": "number",
        "currencyCode": "text",
        "paymentPlatformName": "text",
        "paymentStatusId": "integer",
        "receipt": "text?",
        "comment": "text?"
      }
    ]
  },
  "CTraderTransferRequest": {
    "method": "POST",
    "path": "/api/InternalTransfer/CTraderTransferRequest",
    "send": "json",
    "idempotent": true,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId",
      "cTraderLogin": "cTraderLogin"
    },
    "constants": {},
    "answer": null
  },
  "EWalletTransferRequest": {
    "method": "POST",
    "path": "/api/InternalTransfer/EWalletTransferRequest",
    "send": "json",
    "idempotent": true,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId",
      "cTraderLogin": "cTraderLogin"
    },
    "constants": {},
    "answer": null
  },
  "CTraderInternalTransferUserToUser": {
    "method": "POST",
    "path": "/api/InternalTransfer/CTraderInternalTransferUserToUser",
    "send": "form",
    "idempotent": true,
    "session": {
      "fromUserCompanyId": "companyId",
      "FromUserId": "staffUserId",
      "FromUserCTraderLogin": "cTraderLogin"
    },
    "constants": {
      "FromStaffId": 0
    },
    "answer": null
  },
  "GetInternalTransactionsByUser": {
    "method": "GET",
    "path": "/api/InternalTransfer/GetInternalTransactionsByUser",
    "send": "query",
    "idempotent": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "answer": [
      {
        "requestDate": "text",
        "transactionId": "text",
        "amount": "number",
        "amountUsd": "number",
        "currencyCode": "text",
        "fromPlatform": "text",
        "toPlatform": "text",
        "remarks": "text?",
        "comment": "text?",
        "paymentStatusId": "integer",
        "reference": "text?"
      }
    ]
  },
  "GetCompoundSchemeLogByUserId": {
    "method": "GET",
    "path": "/api/CompoundScheme/GetCompoundSchemeLogByUserId",
    "send": "query",
    "idempotent": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "answer": [
      {
        "subscriptionID": "integer",
        "cTraderLogin": "text",
        "subscriptionDate": "text",
        "subscriptionEndDate": "text",
        "planName": "text",
        "subscriptionDays": "integer",
        "interestDay": "integer",
        "interestAmount": "number",
        "status": "text",
        "remarks": "text?"
      }
    ]
  },
  "CreateUser": {
    "method": "POST",
    "path": "/api/User/CreateUser",
    "send": "json",
    "idempotent": false,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "isPublic": true,
    "answer": null
  },
  "CompletePasswordReset": {
    "method": "POST",
    "path": "/api/User/CompletePasswordReset",
    "send": "json",
    "idempotent": false,
    "session": {},
    "constants": {},
    "extension": "passwordReset",
    "isPublic": true,
    "answer": null
  },
  "UserLogin": {
    "method": "POST",
    "path": "/api/User/UserLogin",
    "send": "json",
    "idempotent": false,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "isPublic": true,
    "answer": {
      "staffUserId": "integer",
      "companyId": "integer",
      "username": "text",
      "email": "text",
      "emailVerifiedAt": "text",
      "kycStatus": "integer?",
      "currencyCode": "text",
      "cTraderLogin": "text",
      "withdrawalBank": "text?",
      "withdrawalBankAccountName": "text?",
      "withdrawalBankAccountNumber": "text?",
      "fullName": "text",
      "cTraderBalance": "number"
    }
  },
  "UserLogout": {
    "method": "POST",
    "path": "/api/User/UserLogout",
    "send": "none",
    "idempotent": false,
    "session": {},
    "constants": {},
    "extension": "logout",
    "answer": null
  },
  "VoidIntent": {
    "method": "POST",
    "path": "/api/User/VoidIntent",
    "send": "json",
    "idempotent": false,
    "session": {},
    "constants": {},
    "extension": "voidIntent",
    "answer": [
      {
        "idempotencyKey": "text",
        "state": "text",
        "transactionId": "text?",
        "paymentUrl": "text?"
      }
    ]
  },
  "ResendVerificationEmail": {
    "method": "POST",
    "path": "/api/User/ResendVerificationEmail",
    "send": "json",
    "idempotent": false,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId",
      "email": "email"
    },
    "constants": {},
    "answer": null
  },
  "VerifyEmail": {
    "method": "POST",
    "path": "/api/User/VerifyEmail",
    "send": "query",
    "idempotent": false,
    "session": {},
    "constants": {},
    "isPublic": true,
    "answer": null
  },
  "KycVerification": {
    "method": "POST",
    "path": "/api/User/KycVerification",
    "send": "form",
    "idempotent": false,
    "session": {
      "CompanyId": "companyId",
      "UserId": "staffUserId"
    },
    "constants": {},
    "answer": null
  },
  "GetUserInfo": {
    "method": "GET",
    "path": "/api/User/GetUserInfo",
    "send": "query",
    "idempotent": false,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId"
    },
    "constants": {},
    "answer": {
      "fullName": "text",
      "email": "text",
      "cTraderLogin": "text",
      "verified": "boolean",
      "eWalletBalance": "number",
      "cTraderBalance": "number",
      "cTraderCashEquity": "number",
      "cTraderBonus": "number",
      "referralLink": "text",
      "dateOfBirth": "text",
      "contactNumber": "text",
      "countryCode": "text",
      "currencyCode": "text",
      "withdrawalBank": "text?",
      "withdrawalBankAccountNumber": "text?",
      "withdrawalBankAccountName": "text?",
      "staffUserId": "integer",
      "companyId": "integer",
      "username": "text",
      "emailVerifiedAt": "text",
      "kycStatus": "integer?",
      "kycVerifiedAt": "text?",
      "lastSignInAt": "text?",
      "kycReason": "text?",
      "city": "text?",
      "nationality": "text?"
    }
  },
  "UpdateUserInfo": {
    "method": "POST",
    "path": "/api/User/UpdateUserInfo",
    "send": "json",
    "idempotent": false,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId"
    },
    "constants": {},
    "answer": null
  },
  "UpdateUserPassword": {
    "method": "POST",
    "path": "/api/User/UpdateUserPassword",
    "send": "json",
    "idempotent": false,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId"
    },
    "constants": {},
    "answer": null
  },
  "UpdateUserWithdrawalInfo": {
    "method": "POST",
    "path": "/api/User/UpdateUserWithdrawalInfo",
    "send": "json",
    "idempotent": false,
    "session": {
      "userId": "staffUserId",
      "companyId": "companyId"
    },
    "constants": {},
    "answer": null
  },
  "GetReferralHierarchy": {
    "method": "GET",
    "path": "/api/User/GetReferralHierarchy",
    "send": "query",
    "idempotent": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "answer": [
      {
        "name": "text",
        "level": "integer",
        "parent": "text",
        "active": "boolean",
        "dateRegistered": "text"
      }
    ]
  },
  "ResetUserPassword": {
    "method": "POST",
    "path": "/api/User/ResetUserPassword",
    "send": "json",
    "idempotent": false,
    "session": {
      "companyId": "companyId"
    },
    "constants": {},
    "isPublic": true,
    "answer": null
  },
  "GetEmailAndLoginForCTrader": {
    "method": "GET",
    "path": "/api/User/GetEmailAndLoginForCTrader",
    "send": "query",
    "idempotent": false,
    "session": {
      "userId": "staffUserId"
    },
    "constants": {},
    "answer": [
      {
        "cTraderLogin": "text",
        "email": "text",
        "display": "text"
      }
    ]
  }
};
