// Made by `pnpm generate` from the YAML files. Do not edit.
export const clientOperations = {
  "GetCompanies": {
    "area": "Cache",
    "isPublic": true,
    "answer": [
      "companyId# companyName companyLogo cTraderAppURL"
    ]
  },
  "GetCountries": {
    "area": "Cache",
    "isPublic": true,
    "answer": [
      "countryId# countryName countryCode mobileCode"
    ]
  },
  "GetCurrencies": {
    "area": "Cache",
    "isPublic": true,
    "answer": [
      "currencyCode currencyId# sellRate. buyRate."
    ]
  },
  "GetStatuses": {
    "area": "Cache",
    "isPublic": true,
    "answer": [
      "value# name"
    ]
  },
  "GetExternalPaymentTypes": {
    "area": "Cache",
    "isPublic": true,
    "answer": [
      "paymentTypeId# paymentTypeName"
    ]
  },
  "GetPaymentPlatforms": {
    "area": "Cache",
    "session": "companyId",
    "answer": [
      "paymentPlatformId# paymentPlatformName paymentTypeId# paymentTypeName activeDeposit! activeWithdrawal! companyId# currencyCode depositMin. depositMax. withdrawalMin. withdrawalMax. logo? bankName? bankAccountName? bankAccountNumber? bankSwiftCode? walletAddress?"
    ]
  },
  "GetSmilePayzPaymentMethod": {
    "area": "Cache",
    "answer": [
      "code description"
    ]
  },
  "GetOnePayPaymentMethod": {
    "area": "Cache",
    "answer": [
      "id bankName branchName?"
    ]
  },
  "GetCapabilities": {
    "area": "Cache",
    "isPublic": true,
    "extension": "capabilities",
    "session": "companyId",
    "answer": {
      "capabilities": [
        ""
      ],
      "gateways": [
        ""
      ],
      "limits": "sessionMinutes#? inactivityMinutes#? minimumAge#? minimumDepositUsd.?",
      "identity": {
        "postalCodes": {
          "*": ""
        },
        "documentsWithoutBack": [
          ""
        ]
      },
      "contact": "email? phone? hours? url?"
    }
  },
  "GenerateDepositUrlEss": {
    "area": "Deposit",
    "send": "json",
    "idempotent": true,
    "session": "companyId userId username cTraderLogin email",
    "answer": "paymentUrl transactionId"
  },
  "GenerateDepositUrlSmilePayz": {
    "area": "Deposit",
    "send": "json",
    "idempotent": true,
    "session": "companyId userId username cTraderLogin email",
    "answer": "paymentUrl transactionId"
  },
  "GenerateDepositUrlOnePay": {
    "area": "Deposit",
    "send": "json",
    "idempotent": true,
    "session": "companyId userId username cTraderLogin email",
    "answer": "paymentUrl transactionId"
  },
  "DepositRequest": {
    "area": "Deposit",
    "send": "json",
    "idempotent": true,
    "session": "companyId userId username",
    "answer": "transactionId"
  },
  "SubmitDeposit": {
    "area": "Deposit",
    "send": "form",
    "idempotent": true,
    "session": "companyId userId"
  },
  "GetSmilePayzDepositMethod": {
    "area": "Deposit",
    "constants": {
      "operateStaffId": 0
    },
    "answer": [
      "code description"
    ]
  },
  "GetOnePayDepositMethod": {
    "area": "Deposit",
    "session": "userCompanyId",
    "constants": {
      "operateStaffId": 0
    },
    "answer": [
      "id bankName branchName?"
    ]
  },
  "GetDepositTransactionsByUser": {
    "area": "Deposit",
    "session": "userId",
    "answer": [
      "requestDate transactionId amount. amountUsd. currencyCode paymentPlatformName paymentStatusId# receipt? rate.? processingDate? settledDate?"
    ]
  },
  "RequestOtpWithdrawal": {
    "area": "Withdrawal",
    "send": "json",
    "session": "userId",
    "answer": "expiresAt resendAfterSeconds#"
  },
  "WithdrawalRequest": {
    "area": "Withdrawal",
    "send": "json",
    "idempotent": true,
    "session": "companyId userId",
    "answer": "transactionId"
  },
  "GetWithdrawalMethod": {
    "area": "Withdrawal",
    "answer": [
      "code description"
    ]
  },
  "GetWithdrawalTransactionsByUser": {
    "area": "Withdrawal",
    "session": "userId",
    "answer": [
      "requestDate transactionId amount. amountUsd. currencyCode paymentPlatformName paymentStatusId# receipt? rate.? processingDate? settledDate? comment? walletAddress?"
    ]
  },
  "CTraderTransferRequest": {
    "area": "InternalTransfer",
    "send": "json",
    "idempotent": true,
    "session": "userId companyId cTraderLogin"
  },
  "EWalletTransferRequest": {
    "area": "InternalTransfer",
    "send": "json",
    "idempotent": true,
    "session": "userId companyId cTraderLogin"
  },
  "CTraderInternalTransferUserToUser": {
    "area": "InternalTransfer",
    "send": "form",
    "idempotent": true,
    "session": "fromUserCompanyId FromUserId FromUserCTraderLogin",
    "constants": {
      "FromStaffId": 0
    }
  },
  "GetInternalTransactionsByUser": {
    "area": "InternalTransfer",
    "session": "userId",
    "answer": [
      "requestDate transactionId amount. amountUsd. currencyCode fromPlatform toPlatform remarks? comment? paymentStatusId# reference? rate.? processingDate? settledDate?"
    ]
  },
  "GetCompoundSchemeLogByUserId": {
    "area": "CompoundScheme",
    "session": "userId",
    "answer": [
      "subscriptionID# cTraderLogin subscriptionDate subscriptionEndDate planName subscriptionDays# interestDay# interestAmount. status remarks?"
    ]
  },
  "CreateUser": {
    "area": "User",
    "send": "json",
    "isPublic": true,
    "session": "companyId"
  },
  "CompletePasswordReset": {
    "area": "User",
    "send": "json",
    "isPublic": true,
    "extension": "passwordReset"
  },
  "UserLogin": {
    "area": "User",
    "send": "json",
    "isPublic": true,
    "session": "companyId",
    "answer": "staffUserId# companyId# username email emailVerifiedAt kycStatus#? currencyCode cTraderLogin withdrawalBank? withdrawalBankAccountName? withdrawalBankAccountNumber? fullName cTraderBalance."
  },
  "UserLogout": {
    "area": "User",
    "send": "none",
    "extension": "logout"
  },
  "VoidIntent": {
    "area": "User",
    "send": "json",
    "extension": "voidIntent",
    "answer": [
      "idempotencyKey state transactionId? paymentUrl?"
    ]
  },
  "ResendVerificationEmail": {
    "area": "User",
    "send": "json",
    "session": "userId companyId email"
  },
  "VerifyEmail": {
    "area": "User",
    "send": "query",
    "isPublic": true
  },
  "KycVerification": {
    "area": "User",
    "send": "form",
    "session": "CompanyId UserId"
  },
  "GetUserInfo": {
    "area": "User",
    "session": "userId companyId",
    "answer": "fullName email cTraderLogin verified! eWalletBalance. cTraderBalance. cTraderCashEquity. cTraderBonus. referralLink dateOfBirth contactNumber countryCode currencyCode withdrawalBank? withdrawalBankAccountNumber? withdrawalBankAccountName? staffUserId# companyId# username emailVerifiedAt kycStatus#? kycVerifiedAt? lastSignInAt? kycReason? city? nationality?"
  },
  "UpdateUserInfo": {
    "area": "User",
    "send": "json",
    "session": "userId companyId"
  },
  "UpdateUserPassword": {
    "area": "User",
    "send": "json",
    "session": "userId companyId"
  },
  "UpdateUserWithdrawalInfo": {
    "area": "User",
    "send": "json",
    "session": "userId companyId"
  },
  "UpdateLetterLanguage": {
    "area": "User",
    "send": "json",
    "extension": "letterLanguage"
  },
  "GetReferralHierarchy": {
    "area": "User",
    "session": "userId",
    "answer": [
      "name level# parent active! dateRegistered"
    ]
  },
  "ResetUserPassword": {
    "area": "User",
    "send": "json",
    "isPublic": true,
    "session": "companyId"
  },
  "GetEmailAndLoginForCTrader": {
    "area": "User",
    "session": "userId",
    "answer": [
      "cTraderLogin email display"
    ]
  }
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
