import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const capable = mockCapabilities("signInAlert");

/** Scenarios of a report of another person's sign-in, by the link of its e-mail. */
export const signInAlertScenarios = {
  works: [capable, mock("ReportSignIn")],
  /** The link was used before, or is older than seven days. */
  linkExpired: [capable, refuse("ReportSignIn")],
  hangs: [capable, fail("ReportSignIn", "noReply")],
  offline: [capable, fail("ReportSignIn", "offline")],
  /** The provider lacks the capability. */
  off: [mockCapabilities()],
} satisfies Scenarios;
