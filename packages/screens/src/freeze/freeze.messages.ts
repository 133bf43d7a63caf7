import { defineMessages } from "../i18n/define-messages.ts";

export const freezeMessages = defineMessages("freeze", {
  beforeChange:
    "Withdrawals pause for {count, plural, one {# hour} other {# hours}} after this change, to protect your money.",
  beforeChangeAll:
    "Withdrawals and transfers to other users pause for {count, plural, one {# hour} other {# hours}} after this change, to protect your money.",
  beforeSignIn:
    "After a sign-in with a recovery code, withdrawals pause for {count, plural, one {# hour} other {# hours}}, to protect your money.",
  beforeSignInAll:
    "After a sign-in with a recovery code, withdrawals and transfers to other users pause for {count, plural, one {# hour} other {# hours}}, to protect your money.",
  pausedTitle: "Withdrawals are paused until {date}.",
  pausedTransfersTitle: "Transfers to other users are paused until {date}.",
  pausedText:
    "This protects your money after a new password, a change of two-step sign-in or a sign-in with a recovery code. If that was not you, reset your password at once and contact us. What you have entered is kept.",
});
