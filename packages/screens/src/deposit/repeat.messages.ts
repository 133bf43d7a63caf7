import { defineMessages } from "../i18n/define-messages.ts";

export const repeatMessages = defineMessages("repeat", {
  title: "Deposit again",
  gone: "{platform} in {currency} is not offered any more.",
  failed: "We could not prepare this deposit. Nothing was sent.",
  underWay: "Another deposit of yours is not finished, and comes first.",
  begun: "You have begun another deposit and have not sent it: {deposit}.",
  open: "Open the deposit page",
  stay: "Not now",
  replace: "Continue without it",
});
