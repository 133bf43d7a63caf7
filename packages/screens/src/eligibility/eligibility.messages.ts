import { defineMessages } from "../i18n/define-messages.ts";

export const eligibilityMessages = defineMessages("eligibility", {
  withdrawal: "Before you can withdraw",
  transfer: "Before you can transfer",
  deposit: "Before you pay: what you need to withdraw this money again",
  depositText:
    "You can deposit and trade now. Withdrawals, and transfers to other people, open once this is done:",
  depositUnknown:
    "We could not check what your account still needs. Withdrawals, and transfers to other people, need a verified email address, a verified identity and a bank account.",
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
  kycPendingText: "Nothing more to do. We tell you as soon as it is approved.",
  kycCancelled: "Your verification was cancelled. Contact support.",
  kycCancelledText: "We can open it again, so that you can submit it once more.",
  seeStatus: "See its status",
  bankSettings: "Please complete your withdrawal bank settings.",
  bankSettingsText: "Bank, account name and account number: so that we know where to send your money.",
  addBank: "Add your bank account",
  checkAgain: "Check again",
});
