import { defineMessages } from "../i18n/define-messages.ts";

export const limitsMessages = defineMessages("limits", {
  onHold: "On hold",
  onHoldText: "{amount}, for withdrawals that wait for a decision",
  leftToday: "Left for today",
  leftThisMonth: "Left for this month",
  left: "{left} of {limit}",
  leftUntil: "{left} of {limit}. Renewed on {date}.",
  reachedToday: "Your limit for today allows no further withdrawal by this method.",
  reachedThisMonth: "Your limit for this month allows no further withdrawal by this method.",
  opensAgain: "You can withdraw again from {date}.",
});
