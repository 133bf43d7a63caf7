import { defineMessages } from "../i18n/define-messages.ts";

export const passwordResetMessages = defineMessages("password-reset", {
  title: "Forgot Password",
  intro: "Enter the email address of your account. We send you a link to set a new password.",
  email: "Email address",
  emailRequired: "Email is required",
  emailInvalid: "Invalid email address",
  close: "Close",
  submit: "Submit",
  submitting: "Submitting...",
  errorTitle: "Error",
  sentTitle: "Email Sent",
  sentText: "A password reset link was sent to {email}. It works once, for an hour.",
  sentWait: "Nothing came? You can ask for another one in {time}.",
  repeatable: "Nothing came? Look in your spam folder, or ask for another one.",
  repeat: "Send again",
  otherAddress: "Use another address",
  wait: "You can ask again in {time}.",
  ok: "OK",
});
