// Made by `pnpm generate` from the YAML files. Do not edit.
export const examples = {
  "ReloadMasterCache": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The master data could not be read.",
      "data": null
    }
  },
  "GetCompanies": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "companyId": 9,
          "companyName": "Northgale",
          "companyLogo": "/sandbox/assets/northgale.svg",
          "cTraderAppURL": "https://ctrader.northgale.example/"
        },
        {
          "companyId": 12,
          "companyName": "Southmere",
          "companyLogo": "/sandbox/assets/southmere.svg",
          "cTraderAppURL": "https://ctrader.southmere.example/"
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetCountries": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "countryId": 360,
          "countryName": "Indonesia",
          "countryCode": "ID",
          "mobileCode": "+62"
        },
        {
          "countryId": 458,
          "countryName": "Malaysia",
          "countryCode": "MY",
          "mobileCode": "+60"
        },
        {
          "countryId": 702,
          "countryName": "Singapore",
          "countryCode": "SG",
          "mobileCode": "+65"
        },
        {
          "countryId": 764,
          "countryName": "Thailand",
          "countryCode": "TH",
          "mobileCode": "+66"
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetCurrencies": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "currencyCode": "MYR",
          "currencyId": 458,
          "sellRate": 4.47,
          "buyRate": 4.41
        },
        {
          "currencyCode": "USD",
          "currencyId": 840,
          "sellRate": 1,
          "buyRate": 1
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetStatuses": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "value": 1,
          "name": "Pending"
        },
        {
          "value": 2,
          "name": "Processing"
        },
        {
          "value": 3,
          "name": "Shipped"
        },
        {
          "value": 4,
          "name": "Processed"
        },
        {
          "value": 5,
          "name": "Completed"
        },
        {
          "value": 6,
          "name": "Cancelled"
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetExternalPaymentTypes": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "paymentTypeId": 4,
          "paymentTypeName": "Bank Transfer"
        },
        {
          "paymentTypeId": 5,
          "paymentTypeName": "Cryptocurrency"
        },
        {
          "paymentTypeId": 3,
          "paymentTypeName": "Payment Gateway"
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetPaymentPlatforms": {
    "request": {
      "paymentAction": 1,
      "companyId": 9,
      "currencyCode": "MYR"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "paymentPlatformId": 11,
          "paymentPlatformName": "Daybreak Transfer",
          "paymentTypeId": 4,
          "paymentTypeName": "Bank Transfer",
          "activeDeposit": true,
          "activeWithdrawal": true,
          "companyId": 9,
          "currencyCode": "MYR",
          "depositMin": 10,
          "depositMax": 5000,
          "withdrawalMin": 10,
          "withdrawalMax": 5000,
          "logo": null,
          "bankName": "Daybreak Bank",
          "bankAccountName": "Northgale Client Funds",
          "bankAccountNumber": "514012345678",
          "bankSwiftCode": "DAYBMYKL",
          "walletAddress": null
        },
        {
          "paymentPlatformId": 21,
          "paymentPlatformName": "USDT (TRC20)",
          "paymentTypeId": 5,
          "paymentTypeName": "Cryptocurrency",
          "activeDeposit": true,
          "activeWithdrawal": true,
          "companyId": 9,
          "currencyCode": "USD",
          "depositMin": 10,
          "depositMax": 5000,
          "withdrawalMin": 10,
          "withdrawalMax": 5000,
          "logo": null,
          "bankName": null,
          "bankAccountName": null,
          "bankAccountNumber": null,
          "bankSwiftCode": null,
          "walletAddress": "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE"
        },
        {
          "paymentPlatformId": 31,
          "paymentPlatformName": "ESS",
          "paymentTypeId": 3,
          "paymentTypeName": "Payment Gateway",
          "activeDeposit": true,
          "activeWithdrawal": false,
          "companyId": 9,
          "currencyCode": "MYR",
          "depositMin": 10,
          "depositMax": 5000,
          "withdrawalMin": 10,
          "withdrawalMax": 5000,
          "logo": null,
          "bankName": null,
          "bankAccountName": null,
          "bankAccountNumber": null,
          "bankSwiftCode": null,
          "walletAddress": null
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetSmilePayzPaymentMethod": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "code": "QRIS",
          "description": "QRIS"
        },
        {
          "code": "VIRTUAL_ACCOUNT",
          "description": "Virtual account"
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetOnePayPaymentMethod": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "id": "DAYB",
          "bankName": "Daybreak Online",
          "branchName": null
        },
        {
          "id": "RIDG",
          "bankName": "Ridgeline Online",
          "branchName": "Kuala Lumpur"
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetCapabilities": {
    "request": {
      "companyId": 9
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "capabilities": [
          "capabilities",
          "logout",
          "registrationDetails",
          "voidIntent",
          "withdrawalWallet",
          "passwordReset",
          "transfers",
          "userTransfers",
          "compoundScheme",
          "referralHistory"
        ],
        "gateways": [
          "ess",
          "smilepayz",
          "onepay",
          "razorpay",
          "fastpay"
        ],
        "limits": {
          "sessionMinutes": 30,
          "inactivityMinutes": 60,
          "minimumAge": 18,
          "minimumDepositUsd": 10,
          "usualHours": {
            "bankDeposit": 24,
            "cryptoDeposit": 1,
            "withdrawal": 24,
            "transfer": 4,
            "identity": 24
          },
          "freezeHours": null,
          "messages": {
            "files": 0
          }
        },
        "identity": {
          "postalCodes": {},
          "documentsWithoutBack": []
        },
        "contact": {
          "email": "support@northgale.example",
          "phone": "+60 3 2161 0000",
          "hours": "24 hours a day, Monday to Friday",
          "url": null
        }
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "What this provider can do could not be read. Please try again later.",
      "data": null
    }
  },
  "GenerateDepositUrlEss": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "username": "amira",
      "paymentPlatformId": 31,
      "currencyCode": "MYR",
      "amount": 447,
      "amountUsd": 100,
      "cTraderLogin": "5100234",
      "email": "demo@example.com"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "paymentUrl": "<form method=\"post\" action=\"https://pay.ess.example/checkout\"><input type=\"hidden\" name=\"reference\" value=\"D-20261121-0002\"></form>",
        "transactionId": "D-20261121-0002"
      }
    },
    "refusal": {
      "responseCode": 2003,
      "responseMessage": "The amount is above the maximum of this platform.",
      "data": null
    }
  },
  "GenerateDepositUrlSmilePayz": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "username": "amira",
      "paymentPlatformId": 32,
      "currencyCode": "MYR",
      "amount": 447,
      "amountUsd": 100,
      "cTraderLogin": "5100234",
      "email": "demo@example.com",
      "paymentMethodCode": "QRIS"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "paymentUrl": "https://pay.smilepayz.example/checkout/D-20261121-0003",
        "transactionId": "D-20261121-0003"
      }
    },
    "refusal": {
      "responseCode": 2001,
      "responseMessage": "This platform is not offered.",
      "data": null
    }
  },
  "GenerateDepositUrlOnePay": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "username": "amira",
      "paymentPlatformId": 33,
      "currencyCode": "MYR",
      "amount": 447,
      "amountUsd": 100,
      "cTraderLogin": "5100234",
      "email": "demo@example.com",
      "merchantBankId": "DAYB",
      "bankName": "Daybreak Online"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "paymentUrl": "https://pay.onepay.example/checkout/D-20261121-0004",
        "transactionId": "D-20261121-0004"
      }
    },
    "refusal": {
      "responseCode": 2001,
      "responseMessage": "This platform is not offered.",
      "data": null
    }
  },
  "DepositRequest": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "username": "amira",
      "paymentPlatformId": 11,
      "currencyCode": "MYR",
      "amount": 447,
      "amountUsd": 100
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "transactionId": "D-20261121-0001"
      }
    },
    "refusal": {
      "responseCode": 2002,
      "responseMessage": "The amount is below the minimum of this platform.",
      "data": null
    }
  },
  "SubmitDeposit": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "currencyCode": "MYR",
      "paymentPlatformId": 11,
      "amount": 447,
      "amountUsd": 100,
      "transactionId": "D-20261121-0001",
      "receipt": "(the bytes of the file)"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 2006,
      "responseMessage": "A receipt for this deposit was already sent.",
      "data": null
    }
  },
  "CancelDeposit": {
    "request": {
      "transactionId": "D-20261121-7KQ2M4XA"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 2006,
      "responseMessage": "This deposit can no longer be cancelled.",
      "data": null
    }
  },
  "GetSmilePayzDepositMethod": {
    "request": {
      "operateStaffId": 0
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "code": "QRIS",
          "description": "QRIS"
        },
        {
          "code": "VIRTUAL_ACCOUNT",
          "description": "Virtual account"
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetOnePayDepositMethod": {
    "request": {
      "userCompanyId": 9,
      "countryId": 458,
      "operateStaffId": 0,
      "paymentPlatformId": 33
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "id": "DAYB",
          "bankName": "Daybreak Online",
          "branchName": null
        },
        {
          "id": "RIDG",
          "bankName": "Ridgeline Online",
          "branchName": "Kuala Lumpur"
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetDepositTransactionsByUser": {
    "request": {
      "userId": 100234
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "requestDate": "2026-11-20T11:05:00Z",
          "transactionId": "D-20261120-0001",
          "amount": 894,
          "amountUsd": 200,
          "paymentPlatformName": "Daybreak Transfer",
          "paymentStatusId": 1,
          "receipt": null,
          "currencyCode": "MYR",
          "rate": 4.47,
          "processingDate": null,
          "settledDate": null,
          "cancelledBy": null
        },
        {
          "requestDate": "2026-11-19T07:42:00Z",
          "transactionId": "D-20261119-0001",
          "amount": 447,
          "amountUsd": 100,
          "paymentPlatformName": "Daybreak Transfer",
          "paymentStatusId": 5,
          "receipt": "/files/receipts/D-20261119-0001",
          "currencyCode": "MYR",
          "rate": 4.47,
          "processingDate": "2026-11-19T08:10:00Z",
          "settledDate": "2026-11-19T08:25:00Z",
          "cancelledBy": null
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetDepositPage": {
    "request": {
      "cursor": "D-20261120-0001",
      "limit": 50,
      "from": "2026-01-01",
      "to": "2026-12-31"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "rows": [
          {
            "requestDate": "2026-11-20T11:05:00Z",
            "transactionId": "D-20261120-0001",
            "amount": 894,
            "amountUsd": 200,
            "paymentPlatformName": "Daybreak Transfer",
            "paymentStatusId": 1,
            "receipt": null,
            "currencyCode": "MYR",
            "rate": 4.47,
            "processingDate": null,
            "settledDate": null,
            "cancelledBy": null
          },
          {
            "requestDate": "2026-11-19T07:42:00Z",
            "transactionId": "D-20261119-0001",
            "amount": 447,
            "amountUsd": 100,
            "paymentPlatformName": "Daybreak Transfer",
            "paymentStatusId": 5,
            "receipt": "/files/receipts/D-20261119-0001",
            "currencyCode": "MYR",
            "rate": 4.47,
            "processingDate": "2026-11-19T08:10:00Z",
            "settledDate": "2026-11-19T08:25:00Z",
            "cancelledBy": null
          }
        ],
        "nextCursor": null
      }
    },
    "refusal": {
      "responseCode": 1180,
      "responseMessage": "The list cannot be continued from here. Please load it again.",
      "data": null
    }
  },
  "RequestOtpWithdrawal": {
    "request": {
      "userId": 100234,
      "paymentPlatformId": 21,
      "amountUsd": 100,
      "walletAddress": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC"
    },
    "requestBank": {
      "userId": 100234,
      "paymentPlatformId": 11,
      "amountUsd": 100
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "expiresAt": "2026-11-21T09:05:00Z",
        "resendAfterSeconds": 60
      }
    },
    "refusal": {
      "responseCode": 2009,
      "responseMessage": "Please verify your email first.",
      "data": null
    },
    "refusalWallet": {
      "responseCode": 2015,
      "responseMessage": "This is not a wallet address of that network. Please check it.",
      "data": null
    },
    "refusalLimit": {
      "responseCode": 1110,
      "responseMessage": "This is beyond your limit of withdrawals for today. You can still withdraw 75.00 US dollars.",
      "data": null
    },
    "refusalFrozen": {
      "responseCode": 1111,
      "responseMessage": "Withdrawals are paused until 22 November 2026 at 09:30 UTC, to protect your money after a change of your password or sign-in.",
      "data": {
        "frozenUntil": "2026-11-22T09:30:00Z"
      }
    },
    "refusalPayee": {
      "responseCode": 1130,
      "responseMessage": "You can withdraw to this account from 22 November 2026 at 09:30 UTC. A new account waits, to protect your money.",
      "data": {
        "usableFrom": "2026-11-22T09:30:00Z"
      }
    }
  },
  "WithdrawalRequest": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "amount": 100,
      "amountUsd": 100,
      "paymentPlatformId": 21,
      "currencyCode": "USD",
      "otpValue": "493027",
      "walletAddress": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC"
    },
    "requestBank": {
      "companyId": 9,
      "userId": 100234,
      "amount": 441,
      "amountUsd": 100,
      "paymentPlatformId": 11,
      "currencyCode": "MYR",
      "otpValue": "493027"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "transactionId": "W-20261121-0001"
      }
    },
    "refusal": {
      "responseCode": 2007,
      "responseMessage": "Your e-wallet balance is too low.",
      "data": null
    },
    "refusalWallet": {
      "responseCode": 2015,
      "responseMessage": "This is not a wallet address of that network. Please check it.",
      "data": null
    },
    "refusalLimit": {
      "responseCode": 1110,
      "responseMessage": "This is beyond your limit of withdrawals for today. You can still withdraw 75.00 US dollars.",
      "data": null
    },
    "refusalFrozen": {
      "responseCode": 1111,
      "responseMessage": "Withdrawals are paused until 22 November 2026 at 09:30 UTC, to protect your money after a change of your password or sign-in.",
      "data": {
        "frozenUntil": "2026-11-22T09:30:00Z"
      }
    },
    "refusalPayee": {
      "responseCode": 1130,
      "responseMessage": "You can withdraw to this account from 22 November 2026 at 09:30 UTC. A new account waits, to protect your money.",
      "data": {
        "usableFrom": "2026-11-22T09:30:00Z"
      }
    }
  },
  "CancelWithdrawal": {
    "request": {
      "transactionId": "W-20261121-7KQ2M4XA"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 2006,
      "responseMessage": "This withdrawal is being processed, and can no longer be cancelled.",
      "data": null
    }
  },
  "GetLimits": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "available": 5000,
        "onHold": 250,
        "day": {
          "limit": 10000,
          "used": 250,
          "left": 9750,
          "renewsAt": "2026-11-22T00:00:00Z"
        },
        "month": {
          "limit": 50000,
          "used": 1250,
          "left": 48750,
          "renewsAt": "2026-12-01T00:00:00Z"
        }
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your limits could not be read. Please try again later.",
      "data": null
    }
  },
  "GetFreeze": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "frozenUntil": "2026-11-22T09:30:00Z"
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "It could not be read whether withdrawals are paused. Please try again later.",
      "data": null
    }
  },
  "GetPayees": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "waitHours": 24,
        "accountUsableFrom": null,
        "payees": [
          {
            "payeeId": "0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e6f",
            "name": "Daily account",
            "bankCode": "DAYB",
            "bankAccountNumber": "514098765432",
            "bankAccountName": "Amira Rahman",
            "walletAddress": null,
            "usableFrom": null
          },
          {
            "payeeId": "5b8e1f7c-2d3a-4c5b-9e6f-7a8b9c0d1e2f",
            "name": "Savings in USDT",
            "bankCode": null,
            "bankAccountNumber": null,
            "bankAccountName": null,
            "walletAddress": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
            "usableFrom": "2026-11-22T09:30:00Z"
          }
        ]
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your saved accounts could not be read. Please try again later.",
      "data": null
    }
  },
  "AddPayee": {
    "request": {
      "name": "Savings in USDT",
      "bankCode": null,
      "bankAccountNumber": null,
      "bankAccountName": null,
      "walletAddress": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC"
    },
    "requestBank": {
      "name": "Daily account",
      "bankCode": "DAYB",
      "bankAccountNumber": "514098765432",
      "bankAccountName": "Amira Rahman",
      "walletAddress": null
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "payeeId": "5b8e1f7c-2d3a-4c5b-9e6f-7a8b9c0d1e2f",
        "name": "Savings in USDT",
        "bankCode": null,
        "bankAccountNumber": null,
        "bankAccountName": null,
        "walletAddress": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
        "usableFrom": "2026-11-22T09:30:00Z"
      }
    },
    "refusal": {
      "responseCode": 1131,
      "responseMessage": "You have saved this account already, or another one under this name.",
      "data": null
    },
    "refusalWallet": {
      "responseCode": 2015,
      "responseMessage": "This is not a wallet address that we can pay to. Please check it.",
      "data": null
    }
  },
  "RemovePayee": {
    "request": {
      "payeeId": "5b8e1f7c-2d3a-4c5b-9e6f-7a8b9c0d1e2f"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 1132,
      "responseMessage": "This account is not saved, or was removed already.",
      "data": null
    }
  },
  "ApproveWithdrawalRequest": {
    "request": {
      "transactionId": "W-20261121-0001",
      "comment": "Paid by bank transfer"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 2006,
      "responseMessage": "This withdrawal is already closed.",
      "data": null
    }
  },
  "UpdateWithdrawalStatus": {
    "request": {
      "transactionId": "W-20261121-0001",
      "paymentStatusId": 2,
      "comment": null
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 2006,
      "responseMessage": "This withdrawal is already closed.",
      "data": null
    }
  },
  "GetWithdrawalMethod": {
    "request": {
      "countryCode": "MY"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "code": "DAYB",
          "description": "Daybreak Banking"
        },
        {
          "code": "RIDG",
          "description": "Ridgeline Bank"
        },
        {
          "code": "PORT",
          "description": "Portico Bank"
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetWithdrawalTransactionsByUser": {
    "request": {
      "userId": 100234
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "requestDate": "2026-11-19T07:42:00Z",
          "transactionId": "W-20261119-0001",
          "amount": 441,
          "amountUsd": 100,
          "paymentPlatformName": "Daybreak Transfer",
          "paymentStatusId": 4,
          "receipt": null,
          "currencyCode": "MYR",
          "comment": "Paid by bank transfer",
          "walletAddress": null,
          "rate": 4.41,
          "processingDate": "2026-11-19T09:00:00Z",
          "settledDate": "2026-11-20T02:30:00Z",
          "cancelledBy": null
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetWithdrawalPage": {
    "request": {
      "cursor": "D-20261120-0001",
      "limit": 50,
      "from": "2026-01-01",
      "to": "2026-12-31"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "rows": [
          {
            "requestDate": "2026-11-19T07:42:00Z",
            "transactionId": "W-20261119-0001",
            "amount": 441,
            "amountUsd": 100,
            "paymentPlatformName": "Daybreak Transfer",
            "paymentStatusId": 4,
            "receipt": null,
            "currencyCode": "MYR",
            "comment": "Paid by bank transfer",
            "walletAddress": null,
            "rate": 4.41,
            "processingDate": "2026-11-19T09:00:00Z",
            "settledDate": "2026-11-20T02:30:00Z",
            "cancelledBy": null
          }
        ],
        "nextCursor": null
      }
    },
    "refusal": {
      "responseCode": 1180,
      "responseMessage": "The list cannot be continued from here. Please load it again.",
      "data": null
    }
  },
  "CTraderTransferRequest": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "amountUsd": 50,
      "cTraderLogin": "5100234"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Transfer is pending for approval",
      "data": null
    },
    "refusal": {
      "responseCode": 2007,
      "responseMessage": "Your trading balance is too low.",
      "data": null
    }
  },
  "EWalletTransferRequest": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "amountUsd": 50,
      "cTraderLogin": "5100234",
      "currencyCode": "MYR",
      "amount": 223.5
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Transfer successful!",
      "data": null
    },
    "refusal": {
      "responseCode": 2007,
      "responseMessage": "Your e-wallet balance is too low.",
      "data": null
    }
  },
  "CTraderInternalTransferUserToUser": {
    "request": {
      "fromUserCompanyId": 9,
      "FromUserId": 100234,
      "FromUserCTraderLogin": "5100234",
      "ToUserEmail": "friend@example.com",
      "ToUserCTraderLogin": "5100235",
      "AmountUsd": 25,
      "FromStaffId": 0,
      "Reference": "(the bytes of the file)"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Transfer submitted successfully!",
      "data": null
    },
    "refusal": {
      "responseCode": 2013,
      "responseMessage": "You cannot transfer to yourself.",
      "data": null
    },
    "refusalFrozen": {
      "responseCode": 1111,
      "responseMessage": "Transfers to other users are paused until 22 November 2026 at 09:30 UTC, to protect your money after a change of your password or sign-in.",
      "data": {
        "frozenUntil": "2026-11-22T09:30:00Z"
      }
    }
  },
  "CancelTransfer": {
    "request": {
      "transactionId": "T-20261121-7KQ2M4XA"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 2006,
      "responseMessage": "This transfer is being processed, and can no longer be cancelled.",
      "data": null
    }
  },
  "GetInternalTransactionsByUser": {
    "request": {
      "userId": 100234
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "requestDate": "2026-11-20T02:10:00Z",
          "transactionId": "T-20261120-0001",
          "amount": 50,
          "amountUsd": 50,
          "currencyCode": "USD",
          "fromPlatform": "cTrader",
          "toPlatform": "E-Wallet",
          "remarks": null,
          "comment": null,
          "paymentStatusId": 1,
          "reference": null,
          "rate": null,
          "processingDate": null,
          "settledDate": null,
          "cancelledBy": null
        },
        {
          "requestDate": "2026-11-17T13:00:00Z",
          "transactionId": "T-20261117-0001",
          "amount": 223.5,
          "amountUsd": 50,
          "fromPlatform": "E-Wallet",
          "toPlatform": "cTrader",
          "remarks": null,
          "comment": null,
          "paymentStatusId": 5,
          "reference": null,
          "currencyCode": "MYR",
          "rate": 4.47,
          "processingDate": null,
          "settledDate": "2026-11-17T13:00:00Z",
          "cancelledBy": null
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetTransferPage": {
    "request": {
      "cursor": "D-20261120-0001",
      "limit": 50,
      "from": "2026-01-01",
      "to": "2026-12-31"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "rows": [
          {
            "requestDate": "2026-11-20T02:10:00Z",
            "transactionId": "T-20261120-0001",
            "amount": 50,
            "amountUsd": 50,
            "currencyCode": "USD",
            "fromPlatform": "cTrader",
            "toPlatform": "E-Wallet",
            "remarks": null,
            "comment": null,
            "paymentStatusId": 1,
            "reference": null,
            "rate": null,
            "processingDate": null,
            "settledDate": null,
            "cancelledBy": null
          },
          {
            "requestDate": "2026-11-17T13:00:00Z",
            "transactionId": "T-20261117-0001",
            "amount": 223.5,
            "amountUsd": 50,
            "fromPlatform": "E-Wallet",
            "toPlatform": "cTrader",
            "remarks": null,
            "comment": null,
            "paymentStatusId": 5,
            "reference": null,
            "currencyCode": "MYR",
            "rate": 4.47,
            "processingDate": null,
            "settledDate": "2026-11-17T13:00:00Z",
            "cancelledBy": null
          }
        ],
        "nextCursor": null
      }
    },
    "refusal": {
      "responseCode": 1180,
      "responseMessage": "The list cannot be continued from here. Please load it again.",
      "data": null
    }
  },
  "GetCompoundSchemeLogByUserId": {
    "request": {
      "userId": 100234
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "subscriptionID": 7001,
          "cTraderLogin": "5100234",
          "subscriptionDate": "2026-10-01T00:00:00Z",
          "subscriptionEndDate": "2026-12-30T00:00:00Z",
          "planName": "Growth 90",
          "subscriptionDays": 90,
          "interestDay": 51,
          "interestAmount": 38.25,
          "status": "Active",
          "remarks": null
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "GetCompoundSchemePage": {
    "request": {
      "cursor": "D-20261120-0001",
      "limit": 50,
      "from": "2026-01-01",
      "to": "2026-12-31"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "rows": [
          {
            "subscriptionID": 7001,
            "cTraderLogin": "5100234",
            "subscriptionDate": "2026-10-01T00:00:00Z",
            "subscriptionEndDate": "2026-12-30T00:00:00Z",
            "planName": "Growth 90",
            "subscriptionDays": 90,
            "interestDay": 51,
            "interestAmount": 38.25,
            "status": "Active",
            "remarks": null
          }
        ],
        "nextCursor": null
      }
    },
    "refusal": {
      "responseCode": 1180,
      "responseMessage": "The list cannot be continued from here. Please load it again.",
      "data": null
    }
  },
  "CreateUser": {
    "request": {
      "companyId": 9,
      "fullname": "Nur Aisyah",
      "username": "aisyah",
      "email": "aisyah@example.com",
      "contactNumber": "+60198765432",
      "password": "980f815aba0b3cc2a45e11d107953055",
      "countryId": 458,
      "referralCode": "NORTHGALE",
      "city": "Kuala Lumpur",
      "nationality": "Malaysian"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Your account was created. Please verify your email.",
      "data": null
    },
    "refusal": {
      "responseCode": 1002,
      "responseMessage": "This email is already registered.",
      "data": null
    }
  },
  "CompletePasswordReset": {
    "request": {
      "token": "q2lGk8yXw0f3N5b7Zt1Rj6Va9Cs4Hd2Mu8Pe0Ko3Li5",
      "newPassword": "980f815aba0b3cc2a45e11d107953055"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 1006,
      "responseMessage": "This link no longer works. Links work once, for an hour: please ask for a new one at the sign-in.",
      "data": null
    }
  },
  "SendSupportMessage": {
    "request": {
      "companyId": 9,
      "topic": "deposit",
      "name": "Amira Rahman",
      "email": "demo@example.com",
      "message": "My bank transfer of Monday is still pending.",
      "language": "en",
      "consent": true
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "There is no such company.",
      "data": null
    }
  },
  "CreateEmbedToken": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "purpose": "deposit"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "token": "q2lGk8yXw0f3N5b7Zt1Rj6Va9Cs4Hd2Mu8Pe0Ko3Li5",
        "expiresInSeconds": 60
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The token could not be created.",
      "data": null
    }
  },
  "OpenEmbedSession": {
    "request": {
      "companyId": 9,
      "token": "q2lGk8yXw0f3N5b7Zt1Rj6Va9Cs4Hd2Mu8Pe0Ko3Li5",
      "purpose": "deposit",
      "account": "5100234"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "sessionToken": "embed_Jx7Qm2Vb9Lw4Tz6Hc1Rs8Yd3Nf5Kp0Ga7Ue2Wo4Xi6",
        "staffUserId": 100234,
        "companyId": 9,
        "username": "amira",
        "email": "demo@example.com",
        "kycStatus": 3,
        "currencyCode": "MYR",
        "cTraderLogin": "5100234"
      }
    },
    "refusal": {
      "responseCode": 1006,
      "responseMessage": "This token no longer works. Tokens work once, for a minute.",
      "data": null
    }
  },
  "UserLogin": {
    "request": {
      "email": "demo@example.com",
      "password": "980f815aba0b3cc2a45e11d107953055",
      "companyId": 9
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "staffUserId": 100234,
        "companyId": 9,
        "username": "amira",
        "email": "demo@example.com",
        "emailVerifiedAt": "2026-03-02T08:15:00Z",
        "kycStatus": 3,
        "currencyCode": "MYR",
        "cTraderLogin": "5100234",
        "withdrawalBank": "DAYB",
        "withdrawalBankAccountName": "Amira Rahman",
        "withdrawalBankAccountNumber": "514098765432",
        "fullName": "Amira Rahman",
        "cTraderBalance": 12340.5
      }
    },
    "refusal": {
      "responseCode": 1001,
      "responseMessage": "Invalid email or password.",
      "data": null
    },
    "challenge": {
      "responseCode": 1101,
      "responseMessage": "Please enter a code of your authenticator app.",
      "data": {
        "challenge": "Zk1oQm9yV2c0b0RjYl9uU0w2eE1hUmQ5"
      }
    }
  },
  "UserLogout": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The session could not be ended.",
      "data": null
    }
  },
  "VoidIntent": {
    "request": {
      "idempotencyKeys": [
        "0b9f2c62-7a2e-4c53-9d5e-3f1a6f8f0c11",
        "5d6f3f0e-52f1-4f43-8a62-6f3f5b1f3a10"
      ]
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "idempotencyKey": "0b9f2c62-7a2e-4c53-9d5e-3f1a6f8f0c11",
          "state": "voided",
          "transactionId": null,
          "paymentUrl": null
        },
        {
          "idempotencyKey": "5d6f3f0e-52f1-4f43-8a62-6f3f5b1f3a10",
          "state": "done",
          "transactionId": "W-20261121-0007",
          "paymentUrl": null
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The requests could not be given up.",
      "data": null
    }
  },
  "ResendVerificationEmail": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "email": "demo@example.com"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Verification email resent successfully!",
      "data": null
    },
    "refusal": {
      "responseCode": 1007,
      "responseMessage": "Your email is already verified.",
      "data": null
    }
  },
  "VerifyEmail": {
    "request": {
      "token": "4f1f0c9a-7f6e-4c1b-9b2d-6d0a3f6f2c11"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Email verification successful!",
      "data": null
    },
    "refusal": {
      "responseCode": 1006,
      "responseMessage": "This link is invalid or has expired.",
      "data": null
    }
  },
  "KycVerification": {
    "request": {
      "CompanyId": 9,
      "UserId": 100234,
      "FirstName": "Amira",
      "LastName": "Rahman",
      "Email": "demo@example.com",
      "ContactNumber": "+60123456789",
      "DateOfBirth": "1990-05-13T16:00:00Z",
      "Address": "1 Jalan Ampang, Kuala Lumpur, Wilayah Persekutuan, 50450",
      "Nationality": "Malaysian",
      "DocumentType": "passport",
      "Id": "A12345678",
      "FrontKyc": "(the bytes of the file)",
      "BackKyc": "(the bytes of the file)"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Account verification submitted successfully!",
      "data": null
    },
    "refusal": {
      "responseCode": 3001,
      "responseMessage": "Your verification is already under way.",
      "data": null
    }
  },
  "GetKycReview": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "reviewId": "2026-11-20T09:30:00.000Z",
        "documents": [
          {
            "side": "front",
            "state": "accepted",
            "reason": null,
            "comment": null
          },
          {
            "side": "back",
            "state": "refused",
            "reason": "blurred",
            "comment": "The number cannot be read."
          }
        ]
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your documents cannot be shown right now.",
      "data": null
    }
  },
  "ResubmitKyc": {
    "request": {
      "ReviewId": "2026-11-20T09:30:00.000Z",
      "FrontKyc": "(the bytes of the file)",
      "BackKyc": "(the bytes of the file)"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Your documents were sent.",
      "data": null
    },
    "refusal": {
      "responseCode": 3001,
      "responseMessage": "Your verification is already under way.",
      "data": null
    }
  },
  "BeginKycCapture": {
    "request": {
      "side": "front"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "captureId": "3Fh9Kd2Lq8Wm5Zr1Tb7Yc4Nv6Xs0Pa2Gj8Ue5Io1Rt3",
        "link": "https://portal.example/capture#q2lGk8yXw0f3N5b7Zt1Rj6Va9Cs4Hd2Mu8Pe0Ko3Li5",
        "code": "4711",
        "endsAt": "2026-11-21T09:40:00Z"
      }
    },
    "refusal": {
      "responseCode": 3001,
      "responseMessage": "Your verification is already under way.",
      "data": null
    }
  },
  "GetKycCapture": {
    "request": {
      "captureId": "3Fh9Kd2Lq8Wm5Zr1Tb7Yc4Nv6Xs0Pa2Gj8Ue5Io1Rt3"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "state": "received",
        "fileName": "image.png",
        "mediaType": "image/png",
        "content": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
      }
    },
    "successWaiting": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "state": "waiting",
        "fileName": null,
        "mediaType": null,
        "content": null
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The photo cannot be shown right now.",
      "data": null
    }
  },
  "OpenKycCapture": {
    "request": {
      "token": "q2lGk8yXw0f3N5b7Zt1Rj6Va9Cs4Hd2Mu8Pe0Ko3Li5",
      "code": "4711"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "side": "front",
        "endsAt": "2026-11-21T09:40:00Z"
      }
    },
    "refusal": {
      "responseCode": 1006,
      "responseMessage": "This link no longer works. Links work for ten minutes, and take one photo.",
      "data": null
    },
    "refusalCode": {
      "responseCode": 1184,
      "responseMessage": "This code is wrong. Please type the code that your computer shows.",
      "data": null
    }
  },
  "SendKycCapture": {
    "request": {
      "Token": "q2lGk8yXw0f3N5b7Zt1Rj6Va9Cs4Hd2Mu8Pe0Ko3Li5",
      "File": "(the bytes of the file)"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 1006,
      "responseMessage": "This link no longer works. Links work for ten minutes, and take one photo.",
      "data": null
    }
  },
  "GetDataRequests": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "exports": [
          {
            "exportId": "1d7c5a9e-3f42-4b86-8e0d-6a5b4c3d2e1f",
            "state": "ready",
            "requestedAt": "2026-11-20T09:28:00Z",
            "madeAt": "2026-11-20T09:29:00Z",
            "availableUntil": "2026-11-27T09:29:00Z",
            "size": 1843200,
            "parts": 1
          }
        ],
        "exportPossibleFrom": null,
        "exportDays": 7,
        "deletions": [],
        "deletionBlocks": [
          {
            "kind": "eWallet",
            "count": 1,
            "amountUsd": 250.5
          },
          {
            "kind": "withdrawals",
            "count": 2,
            "amountUsd": 300
          }
        ],
        "deletionWaitDays": 30,
        "kept": [
          {
            "category": "transactions",
            "years": 7
          },
          {
            "category": "identity",
            "years": 5
          },
          {
            "category": "messages",
            "years": 5
          },
          {
            "category": "activity",
            "years": 10
          }
        ]
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your requests could not be read.",
      "data": null
    }
  },
  "RequestDataExport": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "exportId": "1d7c5a9e-3f42-4b86-8e0d-6a5b4c3d2e1f"
      }
    },
    "refusal": {
      "responseCode": 1150,
      "responseMessage": "You can request one copy a day. Please try again tomorrow.",
      "data": null
    },
    "stepUp": {
      "responseCode": 1102,
      "responseMessage": "Please confirm this with a code of your authenticator app.",
      "data": null
    }
  },
  "DownloadDataExport": {
    "request": {
      "exportId": "1d7c5a9e-3f42-4b86-8e0d-6a5b4c3d2e1f",
      "part": 1
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "fileName": "my-data-2026-11-20.zip",
        "mediaType": "application/zip",
        "content": "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=="
      }
    },
    "refusal": {
      "responseCode": 1151,
      "responseMessage": "There is no such copy, or it is not ready, or was removed.",
      "data": null
    }
  },
  "RequestDeletion": {
    "request": {
      "email": "demo@example.com",
      "password": "980f815aba0b3cc2a45e11d107953055"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "deletionId": "41"
      }
    },
    "refusal": {
      "responseCode": 1152,
      "responseMessage": "The account cannot be deleted yet: your e-wallet has USD 250.50, which you can withdraw.",
      "data": null
    },
    "password": {
      "responseCode": 1008,
      "responseMessage": "The password is wrong.",
      "data": null
    }
  },
  "CancelDeletion": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your request could not be taken back.",
      "data": null
    }
  },
  "GetUserInfo": {
    "request": {
      "userId": 100234,
      "companyId": 9
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "fullName": "Amira Rahman",
        "email": "demo@example.com",
        "cTraderLogin": "5100234",
        "verified": true,
        "eWalletBalance": 5000,
        "cTraderBalance": 12340.5,
        "cTraderCashEquity": 12890.75,
        "cTraderBonus": 150,
        "referralLink": "/sign-up?referralCode=AMIRA9",
        "dateOfBirth": "1990-05-13T16:00:00Z",
        "contactNumber": "+60123456789",
        "countryCode": "MY",
        "currencyCode": "MYR",
        "withdrawalBank": "DAYB",
        "withdrawalBankAccountNumber": "514098765432",
        "withdrawalBankAccountName": "Amira Rahman",
        "staffUserId": 100234,
        "companyId": 9,
        "username": "amira",
        "emailVerifiedAt": "2026-03-02T08:15:00Z",
        "kycStatus": 3,
        "kycVerifiedAt": "2026-03-03T10:00:00Z",
        "lastSignInAt": "2026-11-20T09:30:00Z",
        "kycReason": null,
        "city": "Kuala Lumpur",
        "nationality": "Malaysian"
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your account could not be read. Please try again later.",
      "data": null
    }
  },
  "UpdateUserInfo": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "fullName": "Amira Rahman",
      "dateOfBirth": "1990-05-13T16:00:00Z",
      "contactNumber": "+60123456789",
      "countryCode": "MY"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your country cannot be changed.",
      "data": null
    }
  },
  "UpdateUserPassword": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "oldPassword": "980f815aba0b3cc2a45e11d107953055",
      "newPassword": "2a6c3ad5545fcda94c772312779efaa2"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 1008,
      "responseMessage": "Your current password is not correct.",
      "data": null
    }
  },
  "UpdateUserWithdrawalInfo": {
    "request": {
      "companyId": 9,
      "userId": 100234,
      "currencyCode": "MYR",
      "bankCode": "DAYB",
      "bankAccountNumber": "514098765432",
      "bankAccountName": "Amira Rahman"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "This bank is not offered in your country.",
      "data": null
    }
  },
  "UpdateLetterLanguage": {
    "request": {
      "language": "ms"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "No letters are written in this language.",
      "data": null
    }
  },
  "GetTransactionNotes": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "transactionId": "D-20261120-0001",
          "text": "Rent for December",
          "version": "7KQ2M4XA",
          "changedAt": "2026-11-21T09:30:00Z"
        },
        {
          "transactionId": "W-20261119-0001",
          "text": "For the new roof.\nThe rest comes in January.",
          "version": "9TR5P3WC",
          "changedAt": "2026-11-20T16:05:00Z"
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your notes cannot be read at the moment.",
      "data": null
    }
  },
  "SaveTransactionNote": {
    "request": {
      "transactionId": "D-20261120-0001",
      "text": "Rent for December",
      "version": null
    },
    "requestRemoval": {
      "transactionId": "D-20261120-0001",
      "text": "",
      "version": "7KQ2M4XA"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "transactionId": "D-20261120-0001",
        "text": "Rent for December",
        "version": "7KQ2M4XA",
        "changedAt": "2026-11-21T09:30:00Z"
      }
    },
    "refusal": {
      "responseCode": 2005,
      "responseMessage": "This transaction is not known.",
      "data": null
    },
    "refusalChanged": {
      "responseCode": 1170,
      "responseMessage": "This note was changed meanwhile.",
      "data": {
        "transactionId": "D-20261120-0001",
        "text": "Rent for November and December",
        "version": "4HZ8N6LB",
        "changedAt": "2026-11-21T09:41:00Z"
      }
    }
  },
  "GetReferralHierarchy": {
    "request": {
      "userId": 100234
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "name": "Farid Hassan",
          "level": 1,
          "parent": "Amira Rahman",
          "active": true,
          "dateRegistered": "2026-08-14T03:20:00Z"
        },
        {
          "name": "Mei Ling",
          "level": 2,
          "parent": "Farid Hassan",
          "active": false,
          "dateRegistered": "2026-09-02T12:00:00Z"
        },
        {
          "name": "Arun Nair",
          "level": 3,
          "parent": "Mei Ling",
          "active": true,
          "dateRegistered": "2026-10-21T08:45:00Z"
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The list could not be read. Please try again later.",
      "data": null
    }
  },
  "ResetUserPassword": {
    "request": {
      "email": "demo@example.com",
      "companyId": 9
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "If the address is known, a link is on its way.",
      "data": null
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Could not send reset email.",
      "data": null
    }
  },
  "GetEmailAndLoginForCTrader": {
    "request": {
      "userId": 100234,
      "searchInput": "friend@example.com"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "cTraderLogin": "5100235",
          "email": "friend@example.com",
          "display": "F***d H***n (5100235)"
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The search is not available. Please try again later.",
      "data": null
    }
  },
  "GetSessions": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "sessionId": "4f1f0c9a-7f6e-4c1b-9d3e-0a1b2c3d4e5f",
          "kind": "computer",
          "browser": "Chrome",
          "system": "Windows",
          "address": "203.0.113.20",
          "country": "MY",
          "signedInAt": "2026-11-21T08:40:00Z",
          "lastSeenAt": "2026-11-21T08:59:00Z",
          "isCurrent": true
        },
        {
          "sessionId": "8b2d7e10-3c44-4a51-8e0f-5d6c7b8a9f01",
          "kind": "phone",
          "browser": "Safari",
          "system": "iOS",
          "address": "198.51.100.7",
          "country": "SG",
          "signedInAt": "2026-11-21T08:35:00Z",
          "lastSeenAt": "2026-11-21T08:52:00Z",
          "isCurrent": false
        },
        {
          "sessionId": "c9e8d7f6-1a2b-4c3d-8e4f-a5b6c7d8e9f0",
          "kind": "unknown",
          "browser": null,
          "system": null,
          "address": "192.0.2.44",
          "country": null,
          "signedInAt": "2026-11-21T08:31:00Z",
          "lastSeenAt": "2026-11-21T08:33:00Z",
          "isCurrent": false
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your sessions could not be read. Please try again later.",
      "data": null
    }
  },
  "EndSession": {
    "request": {
      "sessionId": "8b2d7e10-3c44-4a51-8e0f-5d6c7b8a9f01"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 1104,
      "responseMessage": "This session has already ended.",
      "data": null
    }
  },
  "EndOtherSessions": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your other sessions could not be ended. Please try again later.",
      "data": null
    }
  },
  "GetSignInHistory": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "signedInAt": "2026-11-21T08:40:00Z",
          "succeeded": true,
          "kind": "computer",
          "browser": "Chrome",
          "system": "Windows",
          "address": "203.0.113.20",
          "country": "MY"
        },
        {
          "signedInAt": "2026-11-21T08:39:10Z",
          "succeeded": false,
          "kind": "computer",
          "browser": "Chrome",
          "system": "Windows",
          "address": "203.0.113.20",
          "country": "MY"
        },
        {
          "signedInAt": "2026-11-21T08:35:00Z",
          "succeeded": true,
          "kind": "phone",
          "browser": "Safari",
          "system": "iOS",
          "address": "198.51.100.7",
          "country": "SG"
        },
        {
          "signedInAt": "2026-11-21T08:31:00Z",
          "succeeded": true,
          "kind": "unknown",
          "browser": null,
          "system": null,
          "address": "192.0.2.44",
          "country": null
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your sign-ins could not be read. Please try again later.",
      "data": null
    }
  },
  "GetStatements": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "statements": [
          {
            "statementId": "5b0e6f2a-91c3-4d7e-8a60-1f2e3d4c5b6a",
            "kind": "month",
            "subject": "2026-10",
            "state": "ready",
            "madeAt": "2026-11-01T01:05:00Z",
            "formats": [
              "pdf",
              "csv"
            ]
          },
          {
            "statementId": "0c4d2b1a-7e6f-4a53-9b82-c1d0e9f8a7b6",
            "kind": "transaction",
            "subject": "D-20261003-0001",
            "state": "ready",
            "madeAt": "2026-10-04T09:00:00Z",
            "formats": [
              "pdf"
            ]
          },
          {
            "statementId": "e2a9c7b5-3d1f-4e8a-a6c4-90817263f5d4",
            "kind": "month",
            "subject": "2026-09",
            "state": "ready",
            "madeAt": "2026-10-01T01:04:00Z",
            "formats": [
              "pdf",
              "csv"
            ]
          },
          {
            "statementId": "7f3e1d2c-5b4a-4968-8776-a5b4c3d2e1f0",
            "kind": "year",
            "subject": "2025",
            "state": "ready",
            "madeAt": "2026-01-01T01:09:00Z",
            "formats": [
              "pdf",
              "csv"
            ]
          }
        ],
        "months": [
          "2026-08",
          "2026-07"
        ],
        "years": [
          "2024"
        ]
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your statements could not be read.",
      "data": null
    }
  },
  "RequestStatement": {
    "request": {
      "kind": "month",
      "subject": "2026-08"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "statementId": "b1c2d3e4-f506-4718-8293-a4b5c6d7e8f9"
      }
    },
    "refusal": {
      "responseCode": 1121,
      "responseMessage": "There is no statement of this period: it has not ended yet, or it was before your account.",
      "data": null
    }
  },
  "DownloadStatement": {
    "request": {
      "statementId": "5b0e6f2a-91c3-4d7e-8a60-1f2e3d4c5b6a",
      "format": "csv"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "fileName": "statement-2026-10.csv",
        "mediaType": "text/csv",
        "sha256": "eeb02dc12d799a9c4b46e4476aba21c00aedb2e999f569799dd2a25b729bdaa9",
        "content": "77u/IkFjY291bnQiLCJEYXRlIiwiTW92ZW1lbnQiLCJSZWZlcmVuY2UiLCJBbW91bnQgKFVTRCkiLCJCYWxhbmNlIChVU0QpIg0K"
      }
    },
    "refusal": {
      "responseCode": 1120,
      "responseMessage": "There is no such statement, or it is not ready yet.",
      "data": null
    }
  },
  "Stream": {
    "request": {
      "userId": 100234,
      "after": "miflzq5s.1041:1041:"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "place": "miflzq5s.1041:1041:",
        "events": [
          {
            "id": "9034",
            "kind": "deposit",
            "at": "2026-11-21T08:30:00.000Z",
            "subject": "D-20261121-0001"
          },
          {
            "id": "9036",
            "kind": "identity",
            "at": "2026-11-21T08:31:12.000Z",
            "subject": null
          }
        ]
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The operation could not be completed.",
      "data": null
    }
  },
  "GetInbox": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "entries": [
          {
            "entryId": "8130",
            "kind": "withdrawal",
            "change": "withdrawalCompleted",
            "subject": "W-20261120-0001",
            "at": "2026-11-21T08:31:12.000Z",
            "isRead": false
          },
          {
            "entryId": "8127",
            "kind": "security",
            "change": "signInFromNewDevice",
            "subject": null,
            "at": "2026-11-21T07:02:40.000Z",
            "isRead": false
          },
          {
            "entryId": "8121",
            "kind": "deposit",
            "change": "depositCompleted",
            "subject": "D-20261121-0001",
            "at": "2026-11-20T16:20:00.000Z",
            "isRead": true
          },
          {
            "entryId": "8090",
            "kind": "identity",
            "change": "identityApproved",
            "subject": null,
            "at": "2026-11-18T09:00:00.000Z",
            "isRead": true
          }
        ],
        "unread": 2
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your inbox could not be read. Please try again later.",
      "data": null
    }
  },
  "MarkRead": {
    "request": {
      "entryIds": [
        "8130",
        "8127"
      ]
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "The entries could not be marked. Please try again later.",
      "data": null
    }
  },
  "GetPreferences": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "kind": "deposit",
          "channel": "inbox",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "deposit",
          "channel": "email",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "withdrawal",
          "channel": "inbox",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "withdrawal",
          "channel": "email",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "transfer",
          "channel": "inbox",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "transfer",
          "channel": "email",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "identity",
          "channel": "inbox",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "identity",
          "channel": "email",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "security",
          "channel": "inbox",
          "isOn": true,
          "isFixed": true
        },
        {
          "kind": "security",
          "channel": "email",
          "isOn": true,
          "isFixed": true
        },
        {
          "kind": "statement",
          "channel": "inbox",
          "isOn": true,
          "isFixed": false
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your preferences could not be read. Please try again later.",
      "data": null
    }
  },
  "UpdatePreferences": {
    "request": {
      "kind": "deposit",
      "channel": "email",
      "isOn": false
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": [
        {
          "kind": "deposit",
          "channel": "inbox",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "deposit",
          "channel": "email",
          "isOn": false,
          "isFixed": false
        },
        {
          "kind": "withdrawal",
          "channel": "inbox",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "withdrawal",
          "channel": "email",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "transfer",
          "channel": "inbox",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "transfer",
          "channel": "email",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "identity",
          "channel": "inbox",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "identity",
          "channel": "email",
          "isOn": true,
          "isFixed": false
        },
        {
          "kind": "security",
          "channel": "inbox",
          "isOn": true,
          "isFixed": true
        },
        {
          "kind": "security",
          "channel": "email",
          "isOn": true,
          "isFixed": true
        },
        {
          "kind": "statement",
          "channel": "inbox",
          "isOn": true,
          "isFixed": false
        }
      ]
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "This cannot be switched off.",
      "data": null
    }
  },
  "GetThreads": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "threads": [
          {
            "threadId": "C-20261121-7KQ2M4XA",
            "topic": "withdrawal",
            "transactionKind": "withdrawal",
            "transactionId": "W-20261120-0001",
            "state": "answered",
            "openedAt": "2026-11-20T14:05:00.000Z",
            "key": "0c6f6a1e-9b3d-4c55-8f27-1a2b3c4d5e6f",
            "unread": 1,
            "last": {
              "author": "staff",
              "text": "Your bank confirmed the payment this morning. It should be in your account by tomorrow.",
              "at": "2026-11-21T08:12:00.000Z"
            }
          },
          {
            "threadId": "C-20261103-2HV9D8RB",
            "topic": "verification",
            "transactionKind": null,
            "transactionId": null,
            "state": "closed",
            "openedAt": "2026-11-03T09:40:00.000Z",
            "key": "7d1f0a52-4e7b-4b0c-9f5e-6a1b2c3d4e5f",
            "unread": 0,
            "last": {
              "author": "staff",
              "text": "Your identity check was approved. Is there anything else?",
              "at": "2026-11-03T10:02:00.000Z"
            }
          }
        ]
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your messages cannot be shown right now.",
      "data": null
    }
  },
  "GetThread": {
    "request": {
      "threadId": "C-20261121-7KQ2M4XA"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "thread": {
          "threadId": "C-20261121-7KQ2M4XA",
          "topic": "withdrawal",
          "transactionKind": "withdrawal",
          "transactionId": "W-20261120-0001",
          "state": "answered",
          "openedAt": "2026-11-20T14:05:00.000Z",
          "key": "0c6f6a1e-9b3d-4c55-8f27-1a2b3c4d5e6f",
          "unread": 1,
          "last": {
            "author": "staff",
            "text": "Your bank confirmed the payment this morning. It should be in your account by tomorrow.",
            "at": "2026-11-21T08:12:00.000Z"
          }
        },
        "messages": [
          {
            "messageId": "40198",
            "author": "client",
            "text": "My withdrawal was paid out yesterday, and my bank does not show it yet.",
            "at": "2026-11-20T14:05:00.000Z",
            "key": "0c6f6a1e-9b3d-4c55-8f27-1a2b3c4d5e6f",
            "files": [
              {
                "name": "bank-statement.pdf",
                "mediaType": "application/pdf",
                "size": 184320,
                "url": "/api/files/message/40198/1"
              }
            ]
          },
          {
            "messageId": "40213",
            "author": "staff",
            "text": "Your bank confirmed the payment this morning. It should be in your account by tomorrow.",
            "at": "2026-11-21T08:12:00.000Z",
            "key": null,
            "files": []
          }
        ]
      }
    },
    "refusal": {
      "responseCode": 1140,
      "responseMessage": "There is no such conversation.",
      "data": null
    }
  },
  "SendMessage": {
    "request": {
      "Key": "0c6f6a1e-9b3d-4c55-8f27-1a2b3c4d5e6f",
      "Topic": "withdrawal",
      "TransactionId": "W-20261120-0001",
      "Text": "My withdrawal was paid out yesterday, and my bank does not show it yet."
    },
    "requestAnswer": {
      "Key": "5e2b8c90-1f4a-4d3b-8c7e-9a0b1c2d3e4f",
      "ThreadId": "C-20261121-7KQ2M4XA",
      "Text": "Thank you. These are the pages of the statement.",
      "File1": "(the bytes of the file)",
      "File2": "(the bytes of the file)",
      "File3": "(the bytes of the file)"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "threadId": "C-20261121-7KQ2M4XA",
        "messageId": "40198"
      }
    },
    "refusal": {
      "responseCode": 1140,
      "responseMessage": "There is no such conversation.",
      "data": null
    },
    "refusalLimit": {
      "responseCode": 1141,
      "responseMessage": "You have sent 20 messages within an hour. You can write again later.",
      "data": {
        "possibleFrom": "2026-11-21T09:30:00.000Z"
      }
    },
    "refusalFiles": {
      "responseCode": 1181,
      "responseMessage": "You have sent 30 files within a day. You can send these later.",
      "data": {
        "possibleFrom": "2026-11-22T08:30:00.000Z"
      }
    }
  },
  "MarkThreadRead": {
    "request": {
      "threadId": "C-20261121-7KQ2M4XA",
      "messageId": "40213"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 1140,
      "responseMessage": "There is no such conversation.",
      "data": null
    }
  },
  "GetSecondFactor": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "isOn": true,
        "since": "2026-11-20T10:15:00Z",
        "recoveryCodesLeft": 8,
        "removalAskedAt": null
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your second factor could not be read. Please try again later.",
      "data": null
    }
  },
  "BeginAuthenticator": {
    "request": {
      "password": "980f815aba0b3cc2a45e11d107953055"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        "uri": "otpauth://totp/Northgale:demo%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Northgale"
      }
    },
    "refusal": {
      "responseCode": 1008,
      "responseMessage": "The password is wrong.",
      "data": null
    }
  },
  "ConfirmAuthenticator": {
    "request": {
      "code": "492039"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "recoveryCodes": [
          "K7QM-2XPA-7WTD-4RCE",
          "B3NF-6YHS-LQ2V-T5GA",
          "M4ZC-R7KD-2WXE-P6HJ",
          "Q2VB-N5TG-7YSA-C3LF",
          "D6RE-W4MK-X2HP-J7QZ",
          "T5YA-G3CN-6VLB-S2FD",
          "H7PX-4KQE-Z3RM-W6NC",
          "F2SD-J5VT-L7GB-A4YK",
          "V6MH-C2ZN-5QXP-R3TE",
          "N3WG-7DLS-K4FA-Y2BV"
        ]
      }
    },
    "refusal": {
      "responseCode": 1105,
      "responseMessage": "The code is wrong or was used already. Wait for the next one in your app.",
      "data": null
    }
  },
  "RemoveAuthenticator": {
    "request": {
      "password": "980f815aba0b3cc2a45e11d107953055",
      "code": "492039"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 1105,
      "responseMessage": "The code is wrong or was used already. Wait for the next one in your app.",
      "data": null
    }
  },
  "KeepSecondFactor": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 1107,
      "responseMessage": "There is no open request to remove your second factor.",
      "data": null
    }
  },
  "CreateRecoveryCodes": {
    "request": {
      "code": "492039"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "recoveryCodes": [
          "K7QM-2XPA-7WTD-4RCE",
          "B3NF-6YHS-LQ2V-T5GA",
          "M4ZC-R7KD-2WXE-P6HJ",
          "Q2VB-N5TG-7YSA-C3LF",
          "D6RE-W4MK-X2HP-J7QZ",
          "T5YA-G3CN-6VLB-S2FD",
          "H7PX-4KQE-Z3RM-W6NC",
          "F2SD-J5VT-L7GB-A4YK",
          "V6MH-C2ZN-5QXP-R3TE",
          "N3WG-7DLS-K4FA-Y2BV"
        ]
      }
    },
    "refusal": {
      "responseCode": 1105,
      "responseMessage": "The code is wrong or was used already. Wait for the next one in your app.",
      "data": null
    }
  },
  "GetPasskeys": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "passkeys": [
          {
            "passkeyId": "7d2e4f60-91a3-4b5c-8d7e-2f1a0b9c8d7e",
            "name": "My phone",
            "createdAt": "2026-10-02T08:15:00Z",
            "lastUsedAt": "2026-11-20T07:02:11Z"
          },
          {
            "passkeyId": "5b8e1f7c-2d3a-4c5b-9e6f-7a8b9c0d1e2f",
            "name": "Security key",
            "createdAt": "2026-11-21T09:30:00Z",
            "lastUsedAt": null
          }
        ]
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your passkeys could not be read. Please try again later.",
      "data": null
    }
  },
  "BeginPasskeyRegistration": {
    "request": {
      "password": "980f815aba0b3cc2a45e11d107953055"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "challenge": "q7Yw3v0dZk1oQm9yV2c0b0RjYl9uU0w2eE1hUmQ5c0w",
        "rpId": "portal.northgale.example",
        "rpName": "Northgale",
        "userHandle": "u1Qm9yV2c0b0RjYl9uU0w2eE1hUmQ5c0wzT0x5Zk1oQ",
        "userName": "demo@example.com",
        "known": [
          "V7v2hX0c8nYc6rQm1sT4aw"
        ]
      }
    },
    "refusal": {
      "responseCode": 1008,
      "responseMessage": "The password is wrong.",
      "data": null
    }
  },
  "CompletePasskeyRegistration": {
    "request": {
      "name": "Security key",
      "credentialId": "kq3Zx8Lr0VwYb2TnP5uJcA",
      "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoicTdZdzN2MGRaazFvUW05eVYyYzBiMFJqWWw5dVUwdzJlRTFoVW1RNWMwdyIsIm9yaWdpbiI6Imh0dHBzOi8vcG9ydGFsLm5vcnRoZ2FsZS5leGFtcGxlIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
      "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg",
      "transports": [
        "usb"
      ]
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "passkeyId": "5b8e1f7c-2d3a-4c5b-9e6f-7a8b9c0d1e2f",
        "name": "Security key",
        "createdAt": "2026-11-21T09:30:00Z",
        "lastUsedAt": null
      }
    },
    "refusal": {
      "responseCode": 1106,
      "responseMessage": "This took too long. Please begin again.",
      "data": null
    }
  },
  "RemovePasskey": {
    "request": {
      "passkeyId": "5b8e1f7c-2d3a-4c5b-9e6f-7a8b9c0d1e2f",
      "password": "980f815aba0b3cc2a45e11d107953055"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 1162,
      "responseMessage": "This passkey was removed already.",
      "data": null
    }
  },
  "BeginPasskeyStepUp": {
    "request": {
      "purpose": "WithdrawalRequest"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "challenge": "q7Yw3v0dZk1oQm9yV2c0b0RjYl9uU0w2eE1hUmQ5c0w",
        "rpId": "portal.northgale.example",
        "known": [
          "V7v2hX0c8nYc6rQm1sT4aw"
        ]
      }
    },
    "refusal": {
      "responseCode": 1162,
      "responseMessage": "You have no passkey. Please enter a code of your authenticator app.",
      "data": null
    }
  },
  "CompletePasskeyStepUp": {
    "request": {
      "purpose": "WithdrawalRequest",
      "credentialId": "V7v2hX0c8nYc6rQm1sT4aw",
      "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoicTdZdzN2MGRaazFvUW05eVYyYzBiMFJqWWw5dVUwdzJlRTFoVW1RNWMwdyIsIm9yaWdpbiI6Imh0dHBzOi8vcG9ydGFsLm5vcnRoZ2FsZS5leGFtcGxlIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
      "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAABQ",
      "signature": "MEUCIQDx5Zk1oQm9yV2c0b0RjYl9uU0w2eE1hUmQ5c0wCIHJyV2c0b0RjYl9uU0w2eE1hUmQ5c0w",
      "userHandle": "u1Qm9yV2c0b0RjYl9uU0w2eE1hUmQ5c0wzT0x5Zk1oQ"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 1160,
      "responseMessage": "This passkey is not accepted here. Please use another one, or your password.",
      "data": null
    }
  },
  "CompleteStepUp": {
    "request": {
      "purpose": "WithdrawalRequest",
      "code": "492039"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 1105,
      "responseMessage": "The code is wrong or was used already. Wait for the next one in your app.",
      "data": null
    }
  },
  "ReportSignIn": {
    "request": {
      "token": "q2lGk8yXw0f3N5b7Zt1Rj6Va9Cs4Hd2Mu8Pe0Ko3Li5"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 1006,
      "responseMessage": "This link no longer works. Links work once, for seven days. If somebody else may be signed in to your account, set a new password.",
      "data": null
    }
  },
  "GetLetterPhrase": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "phrase": "three green umbrellas"
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Your phrase could not be read. Please try again later.",
      "data": null
    }
  },
  "UpdateLetterPhrase": {
    "request": {
      "phrase": "seven quiet rivers"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": null
    },
    "refusal": {
      "responseCode": 2009,
      "responseMessage": "Please verify your email first.",
      "data": null
    }
  },
  "CompleteLogin": {
    "request": {
      "challenge": "Zk1oQm9yV2c0b0RjYl9uU0w2eE1hUmQ5",
      "code": "492039"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "staffUserId": 100234,
        "companyId": 9,
        "username": "amira",
        "email": "demo@example.com",
        "emailVerifiedAt": "2026-03-02T08:15:00Z",
        "kycStatus": 3,
        "currencyCode": "MYR",
        "cTraderLogin": "5100234",
        "withdrawalBank": "MBB",
        "withdrawalBankAccountName": "Amira Rahman",
        "withdrawalBankAccountNumber": "514098765432",
        "fullName": "Amira Rahman",
        "cTraderBalance": 12340.5
      }
    },
    "refusal": {
      "responseCode": 1105,
      "responseMessage": "The code is wrong or was used already. Wait for the next one in your app.",
      "data": null
    }
  },
  "RequestFactorRemoval": {
    "request": {
      "challenge": "Zk1oQm9yV2c0b0RjYl9uU0w2eE1hUmQ5"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "decidedFrom": "2026-11-24T09:00:00Z"
      }
    },
    "refusal": {
      "responseCode": 1106,
      "responseMessage": "This took too long. Please sign in again.",
      "data": null
    }
  },
  "BeginPasskeyLogin": {
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "challenge": "q7Yw3v0dZk1oQm9yV2c0b0RjYl9uU0w2eE1hUmQ5c0w",
        "rpId": "portal.northgale.example"
      }
    },
    "refusal": {
      "responseCode": 0,
      "responseMessage": "Sign-in with a passkey is not possible now. Please enter your password.",
      "data": null
    }
  },
  "CompletePasskeyLogin": {
    "request": {
      "companyId": 9,
      "credentialId": "V7v2hX0c8nYc6rQm1sT4aw",
      "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoicTdZdzN2MGRaazFvUW05eVYyYzBiMFJqWWw5dVUwdzJlRTFoVW1RNWMwdyIsIm9yaWdpbiI6Imh0dHBzOi8vcG9ydGFsLm5vcnRoZ2FsZS5leGFtcGxlIiwiY3Jvc3NPcmlnaW4iOmZhbHNlfQ",
      "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAABQ",
      "signature": "MEUCIQDx5Zk1oQm9yV2c0b0RjYl9uU0w2eE1hUmQ5c0wCIHJyV2c0b0RjYl9uU0w2eE1hUmQ5c0w",
      "userHandle": "u1Qm9yV2c0b0RjYl9uU0w2eE1hUmQ5c0wzT0x5Zk1oQ"
    },
    "success": {
      "responseCode": 1,
      "responseMessage": "Success",
      "data": {
        "staffUserId": 100234,
        "companyId": 9,
        "username": "amira",
        "email": "demo@example.com",
        "emailVerifiedAt": "2026-03-02T08:15:00Z",
        "kycStatus": 3,
        "currencyCode": "MYR",
        "cTraderLogin": "5100234",
        "withdrawalBank": "MBB",
        "withdrawalBankAccountName": "Amira Rahman",
        "withdrawalBankAccountNumber": "514098765432",
        "fullName": "Amira Rahman",
        "cTraderBalance": 12340.5
      }
    },
    "refusal": {
      "responseCode": 1160,
      "responseMessage": "This passkey does not sign in here. Please use another one, or enter your password.",
      "data": null
    }
  }
};

export const problems = {
  "BadRequest": {
    "status": 400,
    "body": {
      "responseCode": 4000,
      "responseMessage": "The request could not be understood.",
      "data": {
        "errors": [
          {
            "path": "/username",
            "code": "maxLength",
            "message": "must NOT have more than 20 characters"
          }
        ]
      }
    }
  },
  "Unauthorized": {
    "status": 401,
    "body": {
      "responseCode": 4001,
      "responseMessage": "Please log in again.",
      "data": null
    }
  },
  "Forbidden": {
    "status": 403,
    "body": {
      "responseCode": 4003,
      "responseMessage": "You are not allowed to do this.",
      "data": null
    }
  },
  "NotFound": {
    "status": 404,
    "body": {
      "responseCode": 4004,
      "responseMessage": "There is nothing at this address.",
      "data": null
    }
  },
  "Conflict": {
    "status": 409,
    "body": {
      "responseCode": 4009,
      "responseMessage": "This request is still being processed.",
      "data": null
    }
  },
  "TooLarge": {
    "status": 413,
    "body": {
      "responseCode": 4013,
      "responseMessage": "The file is too large. At most 5 MB are accepted.",
      "data": null
    }
  },
  "UnsupportedMediaType": {
    "status": 415,
    "body": {
      "responseCode": 4015,
      "responseMessage": "This type of file is not accepted.",
      "data": null
    }
  },
  "Unprocessable": {
    "status": 422,
    "body": {
      "responseCode": 4022,
      "responseMessage": "This request was sent before with other contents.",
      "data": null
    }
  },
  "TooManyRequests": {
    "status": 429,
    "body": {
      "responseCode": 4029,
      "responseMessage": "Too many attempts. Please try again later.",
      "data": null
    }
  },
  "ServerError": {
    "status": 500,
    "body": {
      "responseCode": 5000,
      "responseMessage": "Something went wrong. Please try again later.",
      "data": null
    }
  },
  "NotImplemented": {
    "status": 501,
    "body": {
      "responseCode": 5001,
      "responseMessage": "This is not available yet.",
      "data": null
    }
  },
  "Unavailable": {
    "status": 503,
    "body": {
      "responseCode": 5003,
      "responseMessage": "The service is not available. Please try again later.",
      "data": null
    }
  }
};
