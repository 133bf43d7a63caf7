import { defineMessages } from "../i18n/define-messages.ts";

export const cancelMessages = defineMessages("cancel", {
  deposit: "Cancel deposit",
  withdrawal: "Cancel withdrawal",
  transfer: "Cancel transfer",
  depositTitle: "Cancel this deposit?",
  withdrawalTitle: "Cancel this withdrawal?",
  transferTitle: "Cancel this transfer?",
  depositText: "Do not pay it afterwards: we have to check a payment that still arrives by hand.",
  withdrawalText: "{amount} returns to your e-wallet at once.",
  transferText: "{amount} returns to your trading account at once.",
  keep: "Keep it",
  cancelling: "Cancelling...",
  done: "Cancelled.",
  byYou: "You cancelled it",
  depositDone: "Nothing was added to your e-wallet. If you have paid it, contact us.",
  withdrawalDone: "The money is back in your e-wallet.",
  transferDone: "The money is back in your trading account.",
  expired: "No payment has arrived in time",
  expiredText: "The deposit was cancelled automatically. If you have paid it, contact us.",
});
