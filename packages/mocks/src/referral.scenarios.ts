import { fail, mock } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const dateRegistered = "2026-08-14T03:20:00Z";

/** Scenarios of the users that the signed-in user invited. */
export const referralScenarios = {
  none: [mock("GetReferralHierarchy", [])],
  /** Two users of the same name, a parent who is not listed, and an unknown date. */
  ambiguous: [
    mock("GetReferralHierarchy", [
      { name: "Lee Wei", level: 1, parent: "Amira Rahman", active: true, dateRegistered },
      { name: "Lee Wei", level: 1, parent: "Amira Rahman", active: false, dateRegistered },
      { name: "Mei Ling", level: 2, parent: "Lee Wei", active: true, dateRegistered },
      {
        name: "Arun Nair",
        level: 3,
        parent: "Somebody Else",
        active: false,
        dateRegistered: "1900-01-01T00:00:00",
      },
    ]),
  ],
  loading: [fail("GetReferralHierarchy", "noReply")],
  listFailed: [fail("GetReferralHierarchy", "html500")],
} satisfies Scenarios;
