import { bellMessages } from "../inbox/bell.messages.ts";
import { cancelMessages } from "../cancel/cancel.messages.ts";
import { dashboardMessages } from "../dashboard/dashboard.messages.ts";
import { deletionMessages } from "../privacy/deletion.messages.ts";
import { depositMessages } from "../deposit/deposit.messages.ts";
import { paymentDetailsMessages } from "../deposit/payment-details.messages.ts";
import { paymentHandoffMessages } from "../deposit/payment-handoff.messages.ts";
import { depositWithdrawalMessages } from "../deposit-withdrawal/deposit-withdrawal.messages.ts";
import { eligibilityMessages } from "../eligibility/eligibility.messages.ts";
import { failureMessages } from "../failure/failure.messages.ts";
import { refreshMessages } from "../failure/refresh.messages.ts";
import { frameMessages } from "../frame/frame.messages.ts";
import { freezeMessages } from "../freeze/freeze.messages.ts";
import { inboxMessages } from "../inbox/inbox.messages.ts";
import { kycCaptureMessages } from "../kyc/kyc-capture.messages.ts";
import { kycPhotoMessages } from "../kyc/kyc-photo.messages.ts";
import { kycResubmissionMessages } from "../kyc/kyc-resubmission.messages.ts";
import { kycMessages } from "../kyc/kyc.messages.ts";
import { limitsMessages } from "../limits/limits.messages.ts";
import { notesMessages } from "../notes/notes.messages.ts";
import { passwordResetMessages } from "../password-reset/password-reset.messages.ts";
import { passkeysMessages } from "../passkeys/passkeys.messages.ts";
import { payeesMessages } from "../payees/payees.messages.ts";
import { privacyMessages } from "../privacy/privacy.messages.ts";
import { profileMessages } from "../profile/profile.messages.ts";
import { referralMessages } from "../referral/referral.messages.ts";
import { registrationMessages } from "../registration/registration.messages.ts";
import { repeatMessages } from "../deposit/repeat.messages.ts";
import { restMessages } from "../transaction/rest.messages.ts";
import { screenerMessages } from "../screener/screener.messages.ts";
import { secondFactorMessages } from "../second-factor/second-factor.messages.ts";
import { securityMessages } from "../security/security.messages.ts";
import { sessionMessages } from "../session/session.messages.ts";
import { statementMessages } from "../statement/statement.messages.ts";
import { threadMessages } from "../thread/thread.messages.ts";
import { transactionDetailMessages } from "../transaction/transaction-detail.messages.ts";
import { transactionMessages } from "../transaction/transaction.messages.ts";
import { usualMessages } from "../transaction/usual.messages.ts";
import { transferMessages } from "../transfer/transfer.messages.ts";
import { withdrawalMessages } from "../withdrawal/withdrawal.messages.ts";

/** The messages of all features. */
export const allMessages = [
  bellMessages,
  cancelMessages,
  dashboardMessages,
  deletionMessages,
  depositMessages,
  paymentDetailsMessages,
  paymentHandoffMessages,
  depositWithdrawalMessages,
  eligibilityMessages,
  failureMessages,
  frameMessages,
  freezeMessages,
  inboxMessages,
  kycMessages,
  kycCaptureMessages,
  kycPhotoMessages,
  kycResubmissionMessages,
  limitsMessages,
  notesMessages,
  passwordResetMessages,
  passkeysMessages,
  payeesMessages,
  privacyMessages,
  profileMessages,
  referralMessages,
  refreshMessages,
  registrationMessages,
  repeatMessages,
  restMessages,
  screenerMessages,
  secondFactorMessages,
  securityMessages,
  sessionMessages,
  statementMessages,
  threadMessages,
  transactionDetailMessages,
  transactionMessages,
  transferMessages,
  usualMessages,
  withdrawalMessages,
];
