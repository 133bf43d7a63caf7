import type { SomeLetters } from "../words.ts";

/** The e-mails about deposits, withdrawals and transfers. */
export const moneyLetters = {
  withdrawalCode: {
    subject: "The OTP for your withdrawal",
    paragraphs: [
      "This OTP (one-time password) confirms a withdrawal of {amount} to {destination}. It works once, for {minutes} minutes.",
      "Check the amount and the account before you enter it. If you did not ask for it, change your password at once: somebody else is signed in to your account.",
    ],
  },
  withdrawalCodeForAnyAmount: {
    subject: "The OTP for your withdrawal",
    paragraphs: [
      "This OTP (one-time password) confirms one withdrawal to {destination}. It works once, for {minutes} minutes.",
      "Check the account before you enter it. If you did not ask for it, change your password at once: somebody else is signed in to your account.",
    ],
  },
  depositProcessing: {
    subject: "We are looking at your deposit",
    paragraphs: [
      "We are looking at your deposit of {amount}, and tell you as soon as it is decided. Reference: {reference}.",
    ],
    action: "See your deposits",
  },
  depositCompleted: {
    subject: "Your deposit has arrived",
    paragraphs: ["Your deposit of {amount} is in your e-wallet. Reference: {reference}."],
    action: "See your deposits",
  },
  depositCancelled: {
    subject: "Your deposit was cancelled",
    paragraphs: [
      "Your deposit of {amount} was cancelled, and nothing was added to your e-wallet. If you have paid it, tell us. Reference: {reference}.",
    ],
    action: "See your deposits",
  },
  depositCancelledByClient: {
    subject: "You cancelled your deposit",
    paragraphs: [
      "You cancelled your deposit of {amount}, and nothing was added to your e-wallet. If you have paid it, tell us. Reference: {reference}.",
      "If it was not you, change your password at once and tell us.",
    ],
    action: "See your deposits",
  },
  depositExpired: {
    subject: "Your deposit has expired",
    paragraphs: [
      "No payment for your deposit of {amount} has arrived, so it was cancelled. If you have paid it, tell us. Reference: {reference}.",
    ],
    action: "See your deposits",
  },
  paymentCredited: {
    subject: "Your payment was credited",
    paragraphs: [
      "We received a payment through {gateway} that did not fit your deposit {request}. {amount} of it is in your e-wallet now, as deposit {reference}.",
      "The reason: {reason}",
    ],
    action: "See your deposits",
  },
  paymentReturned: {
    subject: "Your payment is on its way back",
    paragraphs: [
      "We received a payment through {gateway} that did not fit your deposit {request}. {amount} of it is on its way back to you.",
      "The reason: {reason}",
    ],
    action: "See your deposits",
  },
  withdrawalProcessing: {
    subject: "We are looking at your withdrawal",
    paragraphs: [
      "We are looking at your withdrawal of {amount}, and tell you as soon as it is decided. Reference: {reference}.",
    ],
    action: "See your withdrawals",
  },
  withdrawalCompleted: {
    subject: "Your withdrawal was approved",
    paragraphs: [
      "Your withdrawal of {amount} was approved and is paid out. Reference: {reference}. If you did not ask for it, tell us at once.",
    ],
    action: "See your withdrawals",
  },
  withdrawalCancelled: {
    subject: "Your withdrawal was cancelled",
    paragraphs: [
      "Your withdrawal of {amount} was cancelled. The money is back in your e-wallet. Reference: {reference}.",
    ],
    action: "See your withdrawals",
  },
  withdrawalCancelledByClient: {
    subject: "You cancelled your withdrawal",
    paragraphs: [
      "You cancelled your withdrawal of {amount}. The money is back in your e-wallet. Reference: {reference}.",
      "If it was not you, change your password at once and tell us.",
    ],
    action: "See your withdrawals",
  },
  transferCompleted: {
    subject: "Your transfer was approved",
    paragraphs: [
      "Your transfer of {amount} was approved and is done. Reference: {reference}. If you did not ask for it, tell us at once.",
    ],
    action: "See your transfers",
  },
  transferCancelled: {
    subject: "Your transfer was cancelled",
    paragraphs: [
      "Your transfer of {amount} was cancelled. The money is back in your trading account. Reference: {reference}.",
    ],
    action: "See your transfers",
  },
  transferCancelledByClient: {
    subject: "You cancelled your transfer",
    paragraphs: [
      "You cancelled your transfer of {amount}. The money is back in your trading account. Reference: {reference}.",
      "If it was not you, change your password at once and tell us.",
    ],
    action: "See your transfers",
  },
  transferReceived: {
    subject: "You received a transfer",
    paragraphs: ["Another client sent you {amount}. It is in your trading account. Reference: {reference}."],
    action: "See your transfers",
  },
} satisfies SomeLetters;
