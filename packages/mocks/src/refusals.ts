import { examples } from "@broker/api-spec/examples";
import type { HttpHandler } from "msw";
import { refuse } from "./http.ts";

/** Refuses a sign-in until its user has proved the second factor. */
export const challenge = (): HttpHandler =>
  refuse("UserLogin", "factorNeeded", "Please enter a code of your authenticator app.", {
    challenge: "a-challenge",
  });

/** Refuses a movement of money because withdrawals are frozen. */
export const refuseFrozen = (
  operation: "CTraderInternalTransferUserToUser" | "RequestOtpWithdrawal" | "WithdrawalRequest",
): HttpHandler =>
  refuse(operation, "withdrawalFrozen", "Withdrawals are paused.", examples.GetFreeze.success.data);

/** Refuses a withdrawal because its account cannot be used yet. */
export const refuseWaiting = (operation: "RequestOtpWithdrawal" | "WithdrawalRequest"): HttpHandler =>
  refuse(operation, "payeeNotUsable", "You can withdraw to this account later.", {
    usableFrom: examples.AddPayee.success.data.usableFrom,
  });

/** Refuses a message because its user has sent too many messages. */
export const refuseLimited = (): HttpHandler =>
  refuse("SendMessage", "messageLimit", "You can write again later.", {
    possibleFrom: "2026-11-21T09:30:00.000Z",
  });

/** Refuses a message because its user has sent too many files. */
export const refuseFiles = (): HttpHandler =>
  refuse("SendMessage", "fileLimit", "You can send these files later.", {
    possibleFrom: "2026-11-22T08:30:00.000Z",
  });

/** The note of the contract's examples after a change in another tab. */
export const changedNote = {
  ...examples.SaveTransactionNote.success.data,
  text: "Rent for November and December",
  version: "4HZ8N6LB",
};

/** Refuses to save a note because another tab has changed it. */
export const refuseChangedNote = (): HttpHandler =>
  refuse("SaveTransactionNote", "noteChanged", "This note was changed meanwhile.", changedNote);
