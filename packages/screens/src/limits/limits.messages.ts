import { defineMessages } from "../i18n/define-messages.ts";

export const limitsMessages = defineMessages("limits", {
  onHold: "{amount} on hold for withdrawals that wait for a decision",
  leftToday: "{left} of {limit} left today",
  leftTodayUntil: "{left} of {limit} left today, renewed on {date}",
  leftThisMonth: "{left} of {limit} left this month",
  leftThisMonthUntil: "{left} of {limit} left this month, renewed on {date}",
  reachedToday: "Your limit for today allows no further withdrawal by this method.",
  reachedThisMonth: "Your limit for this month allows no further withdrawal by this method.",
  opensAgain: "You can withdraw again from {date}.",
});
