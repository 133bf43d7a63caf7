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
  "UpdateLetterLanguage": {
    "send": "json",
    "capability": "letterLanguage",
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
  }
};
