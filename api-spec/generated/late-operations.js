// Made by `pnpm generate` from the YAML files. Do not edit.
export const lateOperations = {
  "GetCompoundSchemeLogByUserId": {
    "answer": [
      "subscriptionID# cTraderLogin subscriptionDate subscriptionEndDate planName subscriptionDays# interestDay# interestAmount. status remarks?"
    ],
    "session": "userId",
    "capability": "compoundScheme",
    "area": "CompoundScheme"
  },
  "VerifyEmail": {
    "send": "query",
    "isPublic": true,
    "area": "User"
  },
  "UpdateUserPassword": {
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
  "GetEmailAndLoginForCTrader": {
    "answer": [
      "cTraderLogin email display"
    ],
    "session": "userId",
    "capability": "userTransfers",
    "area": "User"
  }
};
