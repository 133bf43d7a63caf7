import { examples } from "@broker/api-spec/examples";
import { fail, mock, mockThen, refuse } from "./http.ts";
import { mockVoidIntent } from "./once.scenarios.ts";
import type { Scenarios } from "./scenarios.ts";

const before = [...examples.GetInternalTransactionsByUser.success.data];
const newest = "2026-11-21T09:00:00Z";
const arrived = before.map((row, index) => ({
  ...row,
  transactionId: `T-20261121-000${index + 1}`,
  requestDate: newest,
}));
const [friend] = examples.GetEmailAndLoginForCTrader.success.data;
const [first] = before;
const toFriend = first && {
  ...first,
  transactionId: "T-20261121-0003",
  requestDate: newest,
  fromPlatform: "cTrader 5100234",
  toPlatform: "cTrader 5100235",
  reference: "/api/files/reference/T-20261121-0003",
};
/** A list with one transfer of 50 US dollars of each kind added. */
const after = [...(toFriend ? [toFriend] : []), ...arrived, ...before];

const mismatch = "The amounts do not follow from the current rate. Please check them and try again.";

/** Scenarios of transfers, the search for recipients, and the list. Transfers that are looked up are of 50 US dollars. */
export const transferScenarios = {
  eWalletBalanceTooLow: [refuse("EWalletTransferRequest")],
  eWalletRateMoved: [refuse("EWalletTransferRequest", "amountMismatch", mismatch)],
  eWalletHangs: [fail("EWalletTransferRequest", "noReply")],
  /** The transfer was done, and its reply was lost. It must be of 50 US dollars from the e-wallet to the example's trading account. */
  eWalletReplyLost: [
    mockThen("GetInternalTransactionsByUser", before, after),
    mockVoidIntent("done"),
    fail("EWalletTransferRequest", "offline"),
  ],
  tradingBalanceTooLow: [refuse("CTraderTransferRequest")],
  tradingRefusedWithoutMessage: [fail("CTraderTransferRequest", "refusedWithoutMessage")],
  tradingHangs: [fail("CTraderTransferRequest", "noReply")],
  /** The transfer was done, and its reply was lost. It must be of 50 US dollars from the example's trading account to the e-wallet. */
  tradingReplyLost: [
    mockThen("GetInternalTransactionsByUser", before, after),
    mockVoidIntent("done"),
    fail("CTraderTransferRequest", "offline"),
  ],
  /** The transfer and its reply were lost. */
  requestOffline: [
    mock("GetInternalTransactionsByUser", before),
    fail("EWalletTransferRequest", "offline"),
    fail("CTraderTransferRequest", "offline"),
    fail("CTraderInternalTransferUserToUser", "offline"),
  ],
  /** The reply was lost, and the outcome stays unknown. */
  outcomeUnknown: [
    mockThen("GetInternalTransactionsByUser", before, "offline"),
    fail("VoidIntent", "offline"),
    fail("EWalletTransferRequest", "offline"),
    fail("CTraderTransferRequest", "offline"),
    fail("CTraderInternalTransferUserToUser", "offline"),
  ],
  recipientsFound: [
    mock("GetEmailAndLoginForCTrader", [
      ...(friend ? [friend] : []),
      { cTraderLogin: "5100236", email: "f***z@example.com", display: "F***z A***i (5100236)" },
    ]),
  ],
  noRecipient: [mock("GetEmailAndLoginForCTrader", [])],
  searchHangs: [fail("GetEmailAndLoginForCTrader", "noReply")],
  searchTooManyAttempts: [fail("GetEmailAndLoginForCTrader", "rateLimited")],
  toOneself: [refuse("CTraderInternalTransferUserToUser")],
  recipientUnknown: [
    refuse(
      "CTraderInternalTransferUserToUser",
      "recipientUnknown",
      "This recipient is not known. Please search again.",
    ),
  ],
  userHangs: [fail("CTraderInternalTransferUserToUser", "noReply")],
  /** The transfer was done, and its reply was lost. It must be of 50 US dollars to the example's recipient, 5100235. */
  userReplyLost: [
    mockThen("GetInternalTransactionsByUser", before, after),
    mockVoidIntent("done"),
    fail("CTraderInternalTransferUserToUser", "offline"),
  ],
  none: [mock("GetInternalTransactionsByUser", [])],
  listFailed: [fail("GetInternalTransactionsByUser", "html500")],
} satisfies Scenarios;
