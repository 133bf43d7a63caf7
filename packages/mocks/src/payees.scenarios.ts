import { examples } from "@broker/api-spec/examples";
import { mockCapabilities } from "./capability.scenarios.ts";
import { fail, mock, refuse } from "./http.ts";
import { refuseWaiting } from "./refusals.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: list } = examples.GetPayees.success;
const { usableFrom } = examples.AddPayee.success.data;
const capable = mockCapabilities("payees", "withdrawalWallet");
const changes = [mock("AddPayee"), mock("RemovePayee"), mock("UpdateUserWithdrawalInfo")];
const ready = { ...list, payees: list.payees.map((payee) => ({ ...payee, usableFrom: null })) };
const waiting = { ...list, accountUsableFrom: usableFrom };

/** Scenarios of the accounts that a user has saved for withdrawals. */
export const payeeScenarios = {
  none: [capable, mock("GetPayees", { ...list, payees: [] }), ...changes],
  /** A bank account that is in use, and a wallet that waits. */
  saved: [capable, mock("GetPayees"), ...changes],
  /** No account waits. */
  ready: [capable, mock("GetPayees", ready), ...changes],
  /** The bank account of the withdrawal settings waits. */
  accountWaits: [capable, mock("GetPayees", waiting), ...changes],
  /** The wait began after the page was loaded. */
  waitsMeanwhile: [
    capable,
    mock("GetPayees", ready),
    refuseWaiting("RequestOtpWithdrawal"),
    refuseWaiting("WithdrawalRequest"),
  ],
  loading: [capable, fail("GetPayees", "noReply")],
  notLoaded: [capable, fail("GetPayees", "unavailable")],
  refused: [capable, mock("GetPayees"), refuse("AddPayee"), refuse("RemovePayee")],
  removalFails: [capable, mock("GetPayees"), fail("RemovePayee", "unavailable")],
  saveHangs: [capable, mock("GetPayees"), fail("AddPayee", "noReply")],
} satisfies Scenarios;
