import { defineMessages } from "../i18n/define-messages.ts";

export const repeatMessages = defineMessages("repeat", {
  title: "Deposit again",
  gone: "{platform} in {currency} is not offered any more. You can deposit in another way.",
  failed: "We could not prepare this deposit. Nothing was sent. Please try again, or choose how to deposit.",
  underWay: "Another deposit of yours is not finished, and comes first. You can start another one there.",
  begun: "You have begun another deposit and have not sent it: {deposit}. Continue without it?",
  close: "Close",
  choose: "Choose how to deposit",
  open: "Go to that deposit",
  keep: "Keep it",
  replace: "Continue without it",
});
