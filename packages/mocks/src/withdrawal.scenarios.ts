import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, mockThen, refuse } from "./http.ts";
import { mockVoidIntent } from "./once.scenarios.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: info } = examples.GetUserInfo.success;
const [row] = examples.GetWithdrawalTransactionsByUser.success.data;
const { data: limits } = examples.GetLimits.success;
const limited = mockCapabilities("limits");
const before = [...examples.GetWithdrawalTransactionsByUser.success.data];
/** A withdrawal of 100 US dollars to the bank, as in the contract's example. */
const after = row
  ? [{ ...row, transactionId: "W-20261121-0001", paymentStatusId: 1 as const, comment: null }, ...before]
  : before;

/** Scenarios of withdrawals, their one-time codes and their list. Withdrawals that are looked up are of 100 US dollars to the example's bank. */
export const withdrawalScenarios = {
  offered: [mock("GetPaymentPlatforms")],
  nothingOffered: [mock("GetPaymentPlatforms", [])],
  platformsFailed: [fail("GetPaymentPlatforms", "unavailable")],
  noMoney: [mock("GetUserInfo", { ...info, eWalletBalance: 0 })],
  eligibilityFailed: [fail("GetUserInfo", "html500")],
  codeHangs: [fail("RequestOtpWithdrawal", "noReply")],
  codeOffline: [fail("RequestOtpWithdrawal", "offline")],
  codeTooManyAttempts: [fail("RequestOtpWithdrawal", "rateLimited")],
  codeWrong: [refuse("WithdrawalRequest", "oneTimeCodeWrong", "The OTP is wrong or has expired.")],
  balanceTooLow: [refuse("WithdrawalRequest")],
  rateMoved: [
    refuse(
      "WithdrawalRequest",
      "amountMismatch",
      "The amounts do not follow from the current rate. Please check them and try again.",
    ),
  ],
  /** The identity check was cancelled after the page was loaded and before the withdrawal was sent. */
  becameIneligible: [
    mockThen("GetUserInfo", info, { ...info, verified: false, kycStatus: 4, kycVerifiedAt: null }),
    refuse("WithdrawalRequest", "kycNotApproved", "Please complete the verification of your identity first."),
  ],
  refusedWithoutMessage: [fail("WithdrawalRequest", "refusedWithoutMessage")],
  hangs: [fail("WithdrawalRequest", "noReply")],
  /** The withdrawal was done, and its reply was lost. It must be of 100 US dollars to the example's bank: the list contains no other. */
  replyLost: [
    mockThen("GetWithdrawalTransactionsByUser", before, after),
    mockVoidIntent("done", "W-20261121-0001"),
    fail("WithdrawalRequest", "offline"),
  ],
  /** The withdrawal and its reply were lost. */
  requestOffline: [mock("GetWithdrawalTransactionsByUser", before), fail("WithdrawalRequest", "offline")],
  /** The reply was lost, and the outcome stays unknown. */
  outcomeUnknown: [
    mockThen("GetWithdrawalTransactionsByUser", before, "offline"),
    fail("VoidIntent", "offline"),
    fail("WithdrawalRequest", "offline"),
  ],
  /** The provider limits withdrawals, and holds the money of a withdrawal that waits for a decision. */
  limited: [limited, mock("GetLimits")],
  /** The limit of the day is used up. */
  limitUsed: [
    limited,
    mock("GetLimits", { ...limits, day: { ...limits.day, used: limits.day.limit ?? 0, left: 0 } }),
  ],
  /** Another tab used up the limit after the page was loaded. */
  limitReached: [
    limited,
    mock("GetLimits"),
    refuse(
      "WithdrawalRequest",
      "withdrawalLimit",
      "This is beyond your limit of withdrawals for today. You can still withdraw 75.00 US dollars.",
    ),
  ],
  limitsUnread: [limited, fail("GetLimits", "unavailable")],
  none: [mock("GetWithdrawalTransactionsByUser", [])],
  listFailed: [fail("GetWithdrawalTransactionsByUser", "html500")],
} satisfies Scenarios;
