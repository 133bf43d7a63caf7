import { defineMessages } from "../i18n/define-messages.ts";

export const eligibilityMessages = defineMessages("eligibility", {
  withdrawal: "Before you can withdraw",
  transfer: "Before you can transfer",
  email: "Please verify your email address.",
  emailText: "Open the link in the email that we sent you. You can have it sent again.",
  resend: "Resend Verification Email",
  resending: "Sending...",
  resent: "Verification email resent successfully!",
  incomplete:
    "User information is incomplete. Please ensure your userId, companyId, and email are available.",
  kyc: "Please complete the verification of your identity.",
  kycText: "It takes a few minutes: your details, and a picture of your ID.",
  verify: "Verify your identity",
  kycPending: "Your identity check is pending approval.",
  kycPendingText: "You have done your part. We tell you as soon as it is approved.",
  kycCancelled: "Your verification was cancelled. Contact support.",
  kycCancelledText: "It cannot be submitted again here.",
  seeStatus: "See its status",
  bankSettings: "Please complete your withdrawal bank settings.",
  bankSettingsText: "Bank, account name and account number: so that we know where to send your money.",
  addBank: "Add your bank account",
  checkAgain: "Check again",
});
