import { fail, mock, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

/** Scenarios of the request for a new password. */
export const passwordResetScenarios = {
  sent: [mock("ResetUserPassword")],
  refused: [refuse("ResetUserPassword")],
  tooManyAttempts: [fail("ResetUserPassword", "rateLimited")],
  offline: [fail("ResetUserPassword", "offline")],
  hangs: [fail("ResetUserPassword", "noReply")],
} satisfies Scenarios;
