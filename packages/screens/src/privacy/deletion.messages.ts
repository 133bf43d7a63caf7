import { defineMessages } from "../i18n/define-messages.ts";

export const deletionMessages = defineMessages("deletion", {
  heading: "Delete your account",
  removes:
    "Your profile, saved accounts, sessions, messages and files are deleted, you cannot sign in any more, and bonuses end.",
  keeps: "The law wants us to store some of it, without your name where that is possible:",
  transactions: "Deposits, withdrawals and transfers",
  transactionsKept: "{count, plural, one {# year} other {# years}}, because of accounting and tax law",
  identity: "Identity check",
  identityKept: "{count, plural, one {# year} other {# years}}, because of the law against money laundering",
  messages: "Messages to support",
  messagesKept: "{count, plural, one {# year} other {# years}} after they were closed, for complaints",
  activity: "Record of what was done in your account",
  activityKept: "{count, plural, one {# year} other {# years}}, as proof",
  waits:
    "We delete it after {count, plural, one {# day} other {# days}}. Until then you can use your account and take the request back. We email you before the end.",
  begin: "Delete my account",
  blocked: "Your account cannot be deleted yet",
  eWallet: "Your e-wallet has {amount}. Withdraw it first.",
  trading: "Your trading account has {amount}. Transfer it to your e-wallet and withdraw it first.",
  positions: "You have open positions. Close them in cTrader first.",
  deposits:
    "{count, plural, one {# deposit} other {# deposits}} of {amount} in all: wait for the decision, or cancel what is pending.",
  withdrawals:
    "{count, plural, one {# withdrawal} other {# withdrawals}} of {amount} in all: wait for the decision, or cancel what is pending.",
  transfers:
    "{count, plural, one {# transfer} other {# transfers}} of {amount} in all: wait for the decision, or cancel what is pending.",
  payments:
    "{count, plural, one {# payment} other {# payments}} of yours: our staff have to assign what arrived. Please contact us.",
  refused: "We did not delete your account",
  form: "Confirm the deletion",
  formText: "Type in the email address of your account and your password.",
  email: "Email address of your account",
  emailRequired: "Please enter your email address.",
  emailOther: "This is not the email address of your account.",
  password: "Password",
  passwordRequired: "Please enter your password.",
  showPassword: "Show password",
  hidePassword: "Hide password",
  submit: "Request deletion",
  requesting: "Requesting",
  cancel: "Cancel",
  waiting: "Your account will be deleted after {date}",
  waitingText:
    "You can use it until then. If you did not ask for this, keep it and set a new password at once.",
  keep: "Keep my account",
  keeping: "Taking back",
  requested: "The deletion has been requested.",
  kept: "Your account stays.",
});
