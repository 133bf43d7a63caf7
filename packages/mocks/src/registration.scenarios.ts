import { fail, mock, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

/** Scenarios of registration and of the verification of e-mail addresses. */
export const registrationScenarios = {
  registers: [mock("CreateUser")],
  emailTaken: [refuse("CreateUser")],
  usernameTaken: [refuse("CreateUser", "usernameTaken", "This username is already taken.")],
  broken: [fail("CreateUser", "html500")],
  linkExpired: [refuse("VerifyEmail")],
  verificationHangs: [fail("VerifyEmail", "noReply")],
} satisfies Scenarios;
