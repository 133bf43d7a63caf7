import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, mockThen, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const withdrawals = examples.GetWithdrawalTransactionsByUser.success.data.slice(0, 1);
const deposits = examples.GetDepositTransactionsByUser.success.data.slice(0, 1);
const pending = { paymentStatusId: 1, processingDate: null, settledDate: null };
const cancelled = { paymentStatusId: 6, processingDate: null, settledDate: "2026-11-21T10:00:00Z" };
const capable = mockCapabilities("cancel", "transfers", "transactionDetails");

interface State {
  readonly paymentStatusId: number;
  readonly processingDate: string | null;
  readonly settledDate: string | null;
  readonly cancelledBy?: "client" | "expiry";
}
const withdrawalAt = (state: State) =>
  withdrawals.map((row) => Object.assign({}, row, { comment: null }, state));
const depositAt = (state: State) => deposits.map((row) => Object.assign({}, row, { receipt: null }, state));

/** Scenarios of the withdrawal `W-20261119-0001`, the transfer and the deposit of the examples, which the user can cancel. */
export const cancelScenarios = {
  offered: [
    capable,
    mock("GetWithdrawalTransactionsByUser", withdrawalAt(pending)),
    mock("GetDepositTransactionsByUser", depositAt(pending)),
  ],
  cancelled: [
    capable,
    mockThen(
      "GetWithdrawalTransactionsByUser",
      withdrawalAt(pending),
      withdrawalAt({ ...cancelled, cancelledBy: "client" }),
    ),
    mock("CancelWithdrawal"),
  ],
  expired: [
    capable,
    mock("GetDepositTransactionsByUser", depositAt({ ...cancelled, cancelledBy: "expiry" })),
  ],
  hangs: [
    capable,
    mock("GetWithdrawalTransactionsByUser", withdrawalAt(pending)),
    fail("CancelWithdrawal", "noReply"),
  ],
  broken: [
    capable,
    mock("GetWithdrawalTransactionsByUser", withdrawalAt(pending)),
    fail("CancelWithdrawal", "unavailable"),
  ],
  /** Staff were faster: the call is refused, and the list shows it in review. */
  tooLate: [
    capable,
    mockThen(
      "GetWithdrawalTransactionsByUser",
      withdrawalAt(pending),
      withdrawalAt({ paymentStatusId: 2, processingDate: "2026-11-21T10:00:00Z", settledDate: null }),
    ),
    refuse("CancelWithdrawal"),
  ],
} satisfies Scenarios;
