// Made by `pnpm generate` from the YAML files. Do not edit.
export const lateOperations = {
  "CancelDeposit": {
    "send": "json",
    "capability": "cancel",
    "area": "Deposit"
  },
  "GetDepositPage": {
    "answer": {
      "": "nextCursor?",
      "rows": [
        "requestDate transactionId amount. amountUsd. currencyCode paymentPlatformName paymentStatusId# receipt? rate.? processingDate? settledDate? cancelledBy?"
      ]
    },
    "capability": "paging",
    "area": "Deposit"
  },
  "CancelWithdrawal": {
    "send": "json",
    "capability": "cancel",
    "area": "Withdrawal"
  },
  "GetLimits": {
    "answer": {
      "": "available. onHold.",
      "day": "limit.? used. left.? renewsAt",
      "month": "limit.? used. left.? renewsAt"
    },
    "capability": "limits",
    "area": "Withdrawal"
  },
  "GetFreeze": {
    "answer": "frozenUntil?",
    "capability": "freeze",
    "area": "Withdrawal"
  },
  "GetPayees": {
    "answer": {
      "": "waitHours# accountUsableFrom?",
      "payees": [
        "payeeId name bankCode? bankAccountNumber? bankAccountName? walletAddress? usableFrom?"
      ]
    },
    "capability": "payees",
    "area": "Withdrawal"
  },
  "AddPayee": {
    "answer": "payeeId name bankCode? bankAccountNumber? bankAccountName? walletAddress? usableFrom?",
    "send": "json",
    "capability": "payees",
    "area": "Withdrawal"
  },
  "RemovePayee": {
    "send": "json",
    "capability": "payees",
    "area": "Withdrawal"
  },
  "GetWithdrawalPage": {
    "answer": {
      "": "nextCursor?",
      "rows": [
        "requestDate transactionId amount. amountUsd. currencyCode paymentPlatformName paymentStatusId# receipt? rate.? processingDate? settledDate? cancelledBy? comment? walletAddress?"
      ]
    },
    "capability": "paging",
    "area": "Withdrawal"
  },
  "CancelTransfer": {
    "send": "json",
    "capability": "cancel",
    "area": "InternalTransfer"
  },
  "GetTransferPage": {
    "answer": {
      "": "nextCursor?",
      "rows": [
        "requestDate transactionId amount. amountUsd. currencyCode fromPlatform toPlatform remarks? comment? paymentStatusId# reference? rate.? processingDate? settledDate? cancelledBy?"
      ]
    },
    "capability": "paging",
    "area": "InternalTransfer"
  },
  "GetCompoundSchemePage": {
    "answer": {
      "": "nextCursor?",
      "rows": [
        "subscriptionID# cTraderLogin subscriptionDate subscriptionEndDate planName subscriptionDays# interestDay# interestAmount. status remarks?"
      ]
    },
    "capability": "paging",
    "area": "CompoundScheme"
  },
  "CompletePasswordReset": {
    "send": "json",
    "capability": "passwordReset",
    "isPublic": true,
    "area": "User"
  },
  "GetKycReview": {
    "answer": {
      "": "reviewId?",
      "documents": [
        "side state reason? comment?"
      ]
    },
    "capability": "kycResubmission",
    "area": "User"
  },
  "ResubmitKyc": {
    "send": "form",
    "idempotent": true,
    "capability": "kycResubmission",
    "area": "User"
  },
  "BeginKycCapture": {
    "answer": "captureId link code endsAt",
    "send": "json",
    "capability": "kycCapture",
    "area": "User"
  },
  "GetKycCapture": {
    "answer": "state fileName? mediaType? content?",
    "capability": "kycCapture",
    "area": "User"
  },
  "OpenKycCapture": {
    "answer": "side endsAt",
    "send": "json",
    "capability": "kycCapture",
    "isPublic": true,
    "area": "User"
  },
  "SendKycCapture": {
    "send": "form",
    "capability": "kycCapture",
    "isPublic": true,
    "area": "User"
  },
  "GetDataRequests": {
    "answer": {
      "": "exportPossibleFrom? exportDays# deletionWaitDays#",
      "exports": [
        "exportId state requestedAt madeAt? availableUntil? size# parts#"
      ],
      "deletions": [
        "deletionId state requestedAt erasableFrom reason?"
      ],
      "deletionBlocks": [
        "kind count# amountUsd."
      ],
      "kept": [
        "category years#"
      ]
    },
    "capability": "privacy",
    "area": "User"
  },
  "RequestDataExport": {
    "answer": "exportId",
    "send": "none",
    "capability": "privacy",
    "area": "User"
  },
  "DownloadDataExport": {
    "answer": "fileName mediaType content",
    "capability": "privacy",
    "area": "User"
  },
  "RequestDeletion": {
    "answer": "deletionId",
    "send": "json",
    "capability": "privacy",
    "area": "User"
  },
  "CancelDeletion": {
    "send": "none",
    "capability": "privacy",
    "area": "User"
  },
  "UpdateLetterLanguage": {
    "send": "json",
    "capability": "letterLanguage",
    "area": "User"
  },
  "GetTransactionNotes": {
    "answer": [
      "transactionId text version? changedAt?"
    ],
    "capability": "notes",
    "area": "User"
  },
  "SaveTransactionNote": {
    "answer": "transactionId text version? changedAt?",
    "send": "json",
    "capability": "notes",
    "area": "User"
  },
  "GetSessions": {
    "answer": [
      "sessionId kind browser? system? address? country? signedInAt lastSeenAt isCurrent!"
    ],
    "capability": "sessions",
    "area": "Security"
  },
  "EndSession": {
    "send": "json",
    "capability": "sessions",
    "area": "Security"
  },
  "EndOtherSessions": {
    "send": "none",
    "capability": "sessions",
    "area": "Security"
  },
  "GetSignInHistory": {
    "answer": [
      "signedInAt succeeded! kind browser? system? address? country?"
    ],
    "capability": "sessions",
    "area": "Security"
  },
  "GetStatements": {
    "answer": {
      "statements": [
        {
          "": "statementId kind subject state madeAt?",
          "formats": [
            ""
          ]
        }
      ],
      "months": [
        ""
      ],
      "years": [
        ""
      ]
    },
    "capability": "statements",
    "area": "Statement"
  },
  "RequestStatement": {
    "answer": "statementId",
    "send": "json",
    "capability": "statements",
    "area": "Statement"
  },
  "DownloadStatement": {
    "answer": "fileName mediaType sha256 content",
    "capability": "statements",
    "area": "Statement"
  },
  "Stream": {
    "answer": {
      "": "place",
      "events": [
        "id kind at subject?"
      ]
    },
    "session": "userId",
    "capability": "events",
    "area": "Event"
  },
  "GetInbox": {
    "answer": {
      "": "unread#",
      "entries": [
        "entryId kind change subject? at isRead!"
      ]
    },
    "capability": "inbox",
    "area": "Event"
  },
  "MarkRead": {
    "send": "json",
    "capability": "inbox",
    "area": "Event"
  },
  "GetPreferences": {
    "answer": [
      "kind channel isOn! isFixed!"
    ],
    "capability": "inbox",
    "area": "Event"
  },
  "UpdatePreferences": {
    "answer": [
      "kind channel isOn! isFixed!"
    ],
    "send": "json",
    "capability": "inbox",
    "area": "Event"
  },
  "GetThreads": {
    "answer": {
      "threads": [
        {
          "": "threadId topic transactionKind? transactionId? state openedAt key? unread#",
          "last": "author text at"
        }
      ]
    },
    "capability": "messages",
    "area": "Message"
  },
  "GetThread": {
    "answer": {
      "thread": {
        "": "threadId topic transactionKind? transactionId? state openedAt key? unread#",
        "last": "author text at"
      },
      "messages": [
        {
          "": "messageId author text at key?",
          "files": [
            "name mediaType size# url"
          ]
        }
      ]
    },
    "capability": "messages",
    "area": "Message"
  },
  "SendMessage": {
    "answer": "threadId messageId",
    "send": "form",
    "capability": "messages",
    "area": "Message"
  },
  "MarkThreadRead": {
    "send": "json",
    "capability": "messages",
    "area": "Message"
  },
  "GetSecondFactor": {
    "answer": "isOn! since? recoveryCodesLeft# removalAskedAt?",
    "capability": "secondFactor",
    "area": "Security"
  },
  "BeginAuthenticator": {
    "answer": "secret uri",
    "send": "json",
    "capability": "secondFactor",
    "area": "Security"
  },
  "ConfirmAuthenticator": {
    "answer": {
      "recoveryCodes": [
        ""
      ]
    },
    "send": "json",
    "capability": "secondFactor",
    "area": "Security"
  },
  "RemoveAuthenticator": {
    "send": "json",
    "capability": "secondFactor",
    "area": "Security"
  },
  "KeepSecondFactor": {
    "send": "none",
    "capability": "secondFactor",
    "area": "Security"
  },
  "CreateRecoveryCodes": {
    "answer": {
      "recoveryCodes": [
        ""
      ]
    },
    "send": "json",
    "capability": "secondFactor",
    "area": "Security"
  },
  "GetPasskeys": {
    "answer": {
      "passkeys": [
        "passkeyId name createdAt lastUsedAt?"
      ]
    },
    "capability": "passkeys",
    "area": "Security"
  },
  "BeginPasskeyRegistration": {
    "answer": {
      "": "challenge rpId rpName userHandle userName",
      "known": [
        ""
      ]
    },
    "send": "json",
    "capability": "passkeys",
    "area": "Security"
  },
  "CompletePasskeyRegistration": {
    "answer": "passkeyId name createdAt lastUsedAt?",
    "send": "json",
    "capability": "passkeys",
    "area": "Security"
  },
  "RemovePasskey": {
    "send": "json",
    "capability": "passkeys",
    "area": "Security"
  },
  "BeginPasskeyStepUp": {
    "answer": {
      "": "challenge rpId",
      "known": [
        ""
      ]
    },
    "send": "json",
    "capability": "passkeys",
    "area": "Security"
  },
  "CompletePasskeyStepUp": {
    "send": "json",
    "capability": "passkeys",
    "area": "Security"
  },
  "CompleteStepUp": {
    "send": "json",
    "capability": "stepUp",
    "area": "Security"
  },
  "ReportSignIn": {
    "send": "json",
    "capability": "signInAlert",
    "isPublic": true,
    "area": "Security"
  },
  "GetLetterPhrase": {
    "answer": "phrase?",
    "capability": "letterPhrase",
    "area": "Security"
  },
  "UpdateLetterPhrase": {
    "send": "json",
    "capability": "letterPhrase",
    "area": "Security"
  },
  "CompleteLogin": {
    "answer": "fullName email cTraderLogin cTraderBalance. currencyCode withdrawalBank? withdrawalBankAccountNumber? withdrawalBankAccountName? staffUserId# companyId# username emailVerifiedAt kycStatus#?",
    "send": "json",
    "capability": "secondFactor",
    "isPublic": true,
    "area": "User"
  },
  "RequestFactorRemoval": {
    "answer": "decidedFrom",
    "send": "json",
    "capability": "secondFactor",
    "isPublic": true,
    "area": "User"
  },
  "BeginPasskeyLogin": {
    "answer": "challenge rpId",
    "send": "none",
    "capability": "passkeys",
    "isPublic": true,
    "area": "User"
  },
  "CompletePasskeyLogin": {
    "answer": "fullName email cTraderLogin cTraderBalance. currencyCode withdrawalBank? withdrawalBankAccountNumber? withdrawalBankAccountName? staffUserId# companyId# username emailVerifiedAt kycStatus#?",
    "send": "json",
    "session": "companyId",
    "capability": "passkeys",
    "isPublic": true,
    "area": "User"
  }
};
