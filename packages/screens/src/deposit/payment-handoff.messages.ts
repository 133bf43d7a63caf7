import { defineMessages } from "../i18n/define-messages.ts";

/** The messages of the page that hands a payment over to its gateway. */
export const paymentHandoffMessages = defineMessages("payment-handoff", {
  leaving: "Taking you to the payment page",
  leavingHint: "Your payment goes on at the payment provider, in this window.",
  returned: "You came back from the payment page",
  returnedHint: "Nothing is lost. Open it again, or close this window and look at your deposit.",
  failed: "This payment cannot be opened here",
  failedHint: "Nothing was paid. Go back to your deposit to continue.",
  over: "You can close this window",
  overHint: "The payment page has finished. The result is shown where you started your deposit.",
  back: "Back to your deposit",
  again: "Open the payment page again",
  loading: "Loading...",
});
