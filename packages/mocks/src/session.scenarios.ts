import { fail, mock, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

/** Sign-in and sign-out. */
export const sessionScenarios = {
  signsIn: [mock("UserLogin")],
  wrongPassword: [refuse("UserLogin")],
  refusedWithoutMessage: [fail("UserLogin", "refusedWithoutMessage")],
  tooManyAttempts: [fail("UserLogin", "rateLimited")],
  offline: [fail("UserLogin", "offline")],
  slow: [fail("UserLogin", "slow")],
} satisfies Scenarios;
