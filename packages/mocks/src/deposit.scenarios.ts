import { fail, mock, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

/** Deposits and their list. */
export const depositScenarios = {
  offered: [mock("GetPaymentPlatforms")],
  nothingOffered: [mock("GetPaymentPlatforms", [])],
  platformsFailed: [fail("GetPaymentPlatforms", "unavailable")],
  refused: [refuse("DepositRequest")],
  replyLost: [fail("DepositRequest", "offline")],
  outcomeUnknown: [fail("DepositRequest", "offline"), fail("GetDepositTransactionsByUser", "offline")],
  hangs: [fail("DepositRequest", "noReply")],
  proofRefused: [refuse("SubmitDeposit")],
  none: [mock("GetDepositTransactionsByUser", [])],
  listFailed: [fail("GetDepositTransactionsByUser", "html500")],
} satisfies Scenarios;
