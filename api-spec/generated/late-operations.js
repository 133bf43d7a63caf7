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
  "UpdateUserPassword": {
    "send": "json",
    "session": "userId companyId",
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
