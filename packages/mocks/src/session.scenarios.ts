import { operations } from "@broker/api-spec/operations";
import { fail, mock, refuse } from "./http.ts";
import { everyOperation, type Scenarios } from "./scenarios.ts";

const ofUsers = everyOperation.filter((operation) => operations[operation].audience === "client");

/** Scenarios of sign-in, sign-out, and sessions that the provider ended. */
export const sessionScenarios = {
  signsIn: [mock("UserLogin")],
  wrongPassword: [refuse("UserLogin")],
  refusedWithoutMessage: [fail("UserLogin", "refusedWithoutMessage")],
  tooManyAttempts: [fail("UserLogin", "rateLimited")],
  offline: [fail("UserLogin", "offline")],
  slow: [fail("UserLogin", "slow")],
  signOutFails: [fail("UserLogout", "unavailable")],
  /** The provider has ended the session: every operation that needs one is refused. */
  expired: ofUsers.map((operation) => fail(operation, "signedOut")),
  /** The session ends after a read and before a write of money. */
  expiredBeforeMoney: ofUsers
    .filter((operation) => operations[operation].idempotent)
    .map((operation) => fail(operation, "signedOut")),
} satisfies Scenarios;
