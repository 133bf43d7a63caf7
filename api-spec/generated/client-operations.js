// Made by `pnpm generate` from the YAML files. Do not edit.
export const clientOperations = {
  "GetCompanies": {
    "answer": [
      "companyId# companyName companyLogo cTraderAppURL"
    ],
    "isPublic": true,
    "area": "Cache"
  },
  "GetCountries": {
    "answer": [
      "countryId# countryName countryCode mobileCode"
    ],
    "isPublic": true,
    "area": "Cache"
  },
  "GetCurrencies": {
    "answer": [
      "currencyCode currencyId# sellRate. buyRate."
    ],
    "isPublic": true,
    "area": "Cache"
  },
  "GetStatuses": {
    "answer": [
      "value# name"
    ],
    "isPublic": true,
    "area": "Cache"
  },
  "GetExternalPaymentTypes": {
    "answer": [
      "paymentTypeId# paymentTypeName"
    ],
    "isPublic": true,
    "area": "Cache"
  },
  "GetPaymentPlatforms": {
    "answer": [
      "paymentPlatformId# paymentPlatformName paymentTypeId# paymentTypeName activeDeposit! activeWithdrawal! companyId# currencyCode depositMin. depositMax. withdrawalMin. withdrawalMax. logo? bankName? bankAccountName? bankAccountNumber? bankSwiftCode? walletAddress?"
    ],
    "session": "companyId",
    "area": "Cache"
  },
  "GetSmilePayzPaymentMethod": {
    "answer": [
      "code description"
    ],
    "area": "Cache"
  },
  "GetOnePayPaymentMethod": {
    "answer": [
      "id bankName branchName?"
    ],
    "area": "Cache"
  },
  "GetCapabilities": {
    "answer": {
      "capabilities": [
        ""
      ],
      "gateways": [
        ""
      ],
      "limits": "sessionMinutes#? inactivityMinutes#? minimumAge#? minimumDepositUsd.? freezeHours#?",
      "identity": {
        "postalCodes": {
          "*": ""
        },
        "documentsWithoutBack": [
          ""
        ]
      },
      "contact": "email? phone? hours? url?"
    },
    "session": "companyId",
    "isPublic": true,
    "area": "Cache"
  },
  "GenerateDepositUrlEss": {
    "answer": "paymentUrl transactionId",
    "send": "json",
    "session": "companyId userId username cTraderLogin email",
    "idempotent": true,
    "area": "Deposit"
  },
  "GenerateDepositUrlSmilePayz": {
    "answer": "paymentUrl transactionId",
    "send": "json",
    "session": "companyId userId username cTraderLogin email",
    "idempotent": true,
    "area": "Deposit"
  },
  "GenerateDepositUrlOnePay": {
    "answer": "paymentUrl transactionId",
    "send": "json",
    "session": "companyId userId username cTraderLogin email",
    "idempotent": true,
    "area": "Deposit"
  },
  "DepositRequest": {
    "answer": "transactionId",
    "send": "json",
    "session": "companyId userId username",
    "idempotent": true,
    "area": "Deposit"
  },
  "SubmitDeposit": {
    "send": "form",
    "session": "companyId userId",
    "idempotent": true,
    "area": "Deposit"
  },
  "GetSmilePayzDepositMethod": {
    "answer": [
      "code description"
    ],
    "area": "Deposit",
    "constants": {
      "operateStaffId": 0
    }
  },
  "GetOnePayDepositMethod": {
    "answer": [
      "id bankName branchName?"
    ],
    "session": "userCompanyId",
    "area": "Deposit",
    "constants": {
      "operateStaffId": 0
    }
  },
  "GetDepositTransactionsByUser": {
    "answer": [
      "requestDate transactionId amount. amountUsd. currencyCode paymentPlatformName paymentStatusId# receipt? rate.? processingDate? settledDate? cancelledBy?"
    ],
    "session": "userId",
    "area": "Deposit"
  },
  "RequestOtpWithdrawal": {
    "answer": "expiresAt resendAfterSeconds#",
    "send": "json",
    "session": "userId",
    "area": "Withdrawal"
  },
  "WithdrawalRequest": {
    "answer": "transactionId",
    "send": "json",
    "session": "companyId userId",
    "idempotent": true,
    "area": "Withdrawal"
  },
  "GetWithdrawalMethod": {
    "answer": [
      "code description"
    ],
    "area": "Withdrawal"
  },
  "GetWithdrawalTransactionsByUser": {
    "answer": [
      "requestDate transactionId amount. amountUsd. currencyCode paymentPlatformName paymentStatusId# receipt? rate.? processingDate? settledDate? cancelledBy? comment? walletAddress?"
    ],
    "session": "userId",
    "area": "Withdrawal"
  },
  "CTraderTransferRequest": {
    "send": "json",
    "session": "userId companyId cTraderLogin",
    "idempotent": true,
    "capability": "transfers",
    "area": "InternalTransfer"
  },
  "EWalletTransferRequest": {
    "send": "json",
    "session": "userId companyId cTraderLogin",
    "idempotent": true,
    "capability": "transfers",
    "area": "InternalTransfer"
  },
  "CTraderInternalTransferUserToUser": {
    "send": "form",
    "session": "fromUserCompanyId FromUserId FromUserCTraderLogin",
    "idempotent": true,
    "capability": "userTransfers",
    "area": "InternalTransfer",
    "constants": {
      "FromStaffId": 0
    }
  },
  "GetInternalTransactionsByUser": {
    "answer": [
      "requestDate transactionId amount. amountUsd. currencyCode fromPlatform toPlatform remarks? comment? paymentStatusId# reference? rate.? processingDate? settledDate? cancelledBy?"
    ],
    "session": "userId",
    "capability": "transfers",
    "area": "InternalTransfer"
  },
  "GetCompoundSchemeLogByUserId": null,
  "CreateUser": {
    "send": "json",
    "session": "companyId",
    "isPublic": true,
    "area": "User"
  },
  "UserLogin": {
    "answer": "fullName email cTraderLogin cTraderBalance. currencyCode withdrawalBank? withdrawalBankAccountNumber? withdrawalBankAccountName? staffUserId# companyId# username emailVerifiedAt kycStatus#?",
    "send": "json",
    "session": "companyId",
    "isPublic": true,
    "area": "User"
  },
  "UserLogout": {
    "send": "none",
    "capability": "logout",
    "area": "User"
  },
  "VoidIntent": {
    "answer": [
      "idempotencyKey state transactionId? paymentUrl?"
    ],
    "send": "json",
    "capability": "voidIntent",
    "area": "User"
  },
  "ResendVerificationEmail": {
    "send": "json",
    "session": "userId companyId email",
    "area": "User"
  },
  "VerifyEmail": {
    "send": "query",
    "isPublic": true,
    "area": "User"
  },
  "KycVerification": {
    "send": "form",
    "session": "CompanyId UserId",
    "area": "User"
  },
  "GetUserInfo": {
    "answer": "fullName email cTraderLogin verified! eWalletBalance. cTraderBalance. cTraderCashEquity. cTraderBonus. referralLink dateOfBirth contactNumber countryCode currencyCode withdrawalBank? withdrawalBankAccountNumber? withdrawalBankAccountName? staffUserId# companyId# username emailVerifiedAt kycStatus#? kycVerifiedAt? lastSignInAt? kycReason? city? nationality?",
    "session": "userId companyId",
    "area": "User"
  },
  "UpdateUserInfo": {
    "send": "json",
    "session": "userId companyId",
    "area": "User"
  },
  "UpdateUserPassword": null,
  "UpdateUserWithdrawalInfo": {
    "send": "json",
    "session": "userId companyId",
    "area": "User"
  },
  "GetReferralHierarchy": {
    "answer": [
      "name level# parent active! dateRegistered"
    ],
    "session": "userId",
    "capability": "referralHistory",
    "area": "User"
  },
  "ResetUserPassword": {
    "send": "json",
    "session": "companyId",
    "isPublic": true,
    "area": "User"
  },
  "GetEmailAndLoginForCTrader": null
};

export const sessionInputs = {
  "companyId": "companyId",
  "userId": "staffUserId",
  "username": "username",
  "cTraderLogin": "cTraderLogin",
  "email": "email",
  "userCompanyId": "companyId",
  "fromUserCompanyId": "companyId",
  "FromUserId": "staffUserId",
  "FromUserCTraderLogin": "cTraderLogin",
  "CompanyId": "companyId",
  "UserId": "staffUserId"
};
