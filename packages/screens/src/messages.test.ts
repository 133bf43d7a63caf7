import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { depositMessages } from "./deposit/deposit.messages.ts";
import { paymentDetailsMessages } from "./deposit/payment-details.messages.ts";
import { eligibilityMessages } from "./eligibility/eligibility.messages.ts";
import { failureMessages } from "./failure/failure.messages.ts";
import { toFailureText } from "./failure/failure-text.ts";
import { english } from "./i18n/language.ts";
import { createTranslate } from "./i18n/translation.tsx";
import { kycMessages } from "./kyc/kyc.messages.ts";
import { loadLanguage } from "./locales/languages.ts";
import { allMessages } from "./locales/all-messages.ts";
import { registrationMessages } from "./registration/registration.messages.ts";
import { transferMessages } from "./transfer/transfer.messages.ts";
import { withdrawalMessages } from "./withdrawal/withdrawal.messages.ts";

test("every file of messages is tested here", () => {
  const files = globSync("**/*.messages.ts", { cwd: import.meta.dirname });
  const features = files.map((file) => file.replace(/^.*\/|\.messages\.ts$/g, ""));
  expect(features.toSorted()).toEqual(allMessages.map(({ namespace }) => namespace).toSorted());
});

/** The sources that use messages, without tests and stories; some codes of messages are in the hooks. */
const spoken = ["../../hooks/src", "."].flatMap((room) => {
  const cwd = join(import.meta.dirname, room);
  const isSource = (file: string) => !/(^|\/)test-|\.(test|test-d|stories|messages)\.tsx?$/.test(file);
  return globSync("**/*.{ts,tsx}", { cwd })
    .filter(isSource)
    .map((file) => ({ file: join(room, file), source: readFileSync(join(cwd, file), "utf8") }));
});

test.each(globSync("**/*.messages.ts", { cwd: import.meta.dirname }))("%s has no unused message", (file) => {
  const [, name = ""] =
    /export const (\w+)/.exec(readFileSync(join(import.meta.dirname, file), "utf8")) ?? [];
  const feature = allMessages.find(({ namespace }) => file.endsWith(`/${namespace}.messages.ts`));
  const isSpeaker = ({ file: at, source }: (typeof spoken)[number]) =>
    at.startsWith("../") || dirname(at) === dirname(file) || source.includes(name);
  const sources = spoken
    .filter(isSpeaker)
    .map(({ source }) => source)
    .join("\n");
  const isSaid = (key: string) => new RegExp(`["'\`]${key}["'\`]`).test(sources);
  expect(Object.keys(feature?.messages ?? {}).filter((key) => !isSaid(key))).toEqual([]);
});

test("the messages are compiled, so that no parser is needed", () => {
  expect(registrationMessages.messages.summary).not.toBeTypeOf("string");
});

test("every feature has its own namespace", () => {
  const names = allMessages.map(({ namespace }) => namespace);
  expect(new Set(names).size).toBe(names.length);
});

test("plurals and values are inserted", () => {
  const t = createTranslate(english, registrationMessages);
  expect([t("summary", { count: 1 }), t("summary", { count: 3 })]).toEqual([
    "One field needs your attention",
    "3 fields need your attention",
  ]);
  expect(t("verified", { seconds: 10 })).toBe(
    "Email verification successful! Redirecting to login in 10 seconds.",
  );
});

test("the pseudo-language changes every message and preserves every value", async () => {
  const pseudo = await loadLanguage("en-XA");
  const t = createTranslate(pseudo, depositMessages);
  expect(t("amountTooLow", { min: "10" })).toBe("⟦Åɱööûûñţ (ÛŠÐ) ɱûûšţ ƀéé ååţ ļééååšţ 10.⟧");
  for (const source of allMessages) {
    for (const key of Object.keys(source.messages))
      expect(JSON.stringify(pseudo.translate(source, key)), `${source.namespace}.${key}`).toContain("⟦");
  }
});

test("an unknown language is English", async () => {
  expect(await loadLanguage("tlh")).toBe(english);
});

test("the deposit has the sentences of the specification", () => {
  const t = createTranslate(english, depositMessages);
  expect([
    t("selectMethod"),
    t("amountRequired"),
    t("amountTooLow", { min: "10" }),
    t("amountTooHigh", { max: "5000" }),
    t("proofRequired"),
    t("loading"),
    createTranslate(english, paymentDetailsMessages)("copyFailed"),
    t("success"),
    t("selectGateway"),
    t("continueText"),
    t("continue"),
    t("processing"),
    t("rate", { rate: "RM 4.47" }),
  ]).toEqual([
    "Please select a payment method",
    "Please enter amount to deposit",
    "Amount (USD) must be at least 10.",
    "Amount (USD) must not exceed 5000.",
    "Please upload payment proof before submitting.",
    "Loading...",
    "Failed to copy!",
    "Deposit submitted successfully! We will review and process your payment.",
    "Please select a payment gateway",
    "Deposit submitted successfully! Please tap below to continue.",
    "Continue",
    "Processing in progress",
    "$1.00 USD equals RM 4.47",
  ]);
});

test("the identity check has the sentences of the specification", () => {
  const { messages } = kycMessages;
  expect(messages).toMatchObject({
    notSubmitted: "User has not submitted yet.",
    pendingApproval: "Account Status: Submitted, pending approval",
    approved: "Completed and approved.",
    cancelledByAdmin: "Account Status: Cancelled by the admin.",
    unknown: "Unknown status",
    firstNameRequired: "First name is required",
    lastNameRequired: "Last name is required",
    emailInvalid: "Invalid email address",
    emailRequired: "Email is required",
    phoneNumberRequired: "Phone number is required",
    dobRequired: "Date of birth is required",
    addressLineRequired: "Address line is required",
    cityRequired: "City is required",
    stateRequired: "State is required",
    nationalityRequired: "Nationality is required",
    idRequired: "Document No. is required",
    postalCodeInvalid: "Postal code must be exactly 5 digits",
    idTypeRequired: "Please select an ID type",
    frontFileRequired: "Front side of ID is required",
    backFileRequired: "Back side of ID is required",
    fileType: "Unsupported file format. Only jpg, jpeg, and png are allowed.",
    fileTooLarge: "File size is too large. Maximum size allowed is 5MB.",
    mustConfirm: "You must confirm that all the information is correct",
    success: "Account verification submitted successfully!",
  });
});

test("withdrawals and transfers have the sentences of the specification", () => {
  const w = createTranslate(english, withdrawalMessages);
  const t = createTranslate(english, transferMessages);
  const e = createTranslate(english, eligibilityMessages);
  expect([
    w("selectPlatform"),
    w("codeNotRequested"),
    w("amountRequired"),
    w("codeRequired"),
    w("userMissing"),
    w("platformMissing"),
    t("amountInvalid"),
    t("fieldsRequired"),
    t("file"),
    t("userTitle"),
    t("pendingSuccess"),
    t("success"),
    t("userSuccess"),
    e("resend"),
    e("resent"),
    e("incomplete"),
    w("rate", { rate: "RM 4.40" }),
    t("rate", { rate: "RM 4.47" }),
  ]).toEqual([
    "Please select a withdrawal platform before proceeding.",
    "Please request an OTP before confirming the withdrawal.",
    "Please enter an amount before confirming the withdrawal.",
    "Please enter an OTP before confirming the withdrawal.",
    "User data is not available.",
    "User data or withdrawal platform is missing. Please try again.",
    "Please enter a valid transfer amount.",
    "Please fill in all fields and upload a file.",
    "Selfie with ID/Passport",
    "Transfer CTrader Funds",
    "Transfer is pending for approval",
    "Transfer successful!",
    "Transfer submitted successfully!",
    "Resend Verification Email",
    "Verification email resent successfully!",
    "User information is incomplete. Please ensure your userId, companyId, and email are available.",
    "$1.00 USD equals RM 4.40",
    "$1.00 USD equals RM 4.47",
  ]);
});

describe("the error catalogue has the sentences of the specification", () => {
  const t = createTranslate(english, failureMessages);
  test.each([
    ["UserLogin", "refused", "Login failed."],
    ["UserLogin", "offline", "An error occurred while logging in."],
    ["ResetUserPassword", "refused", "Could not send reset email."],
    ["ResetUserPassword", "timeout", "An error occurred while sending reset email."],
    ["EWalletTransferRequest", "refused", "An error occurred while processing the transfer."],
    ["CTraderTransferRequest", "server", "Failed to complete the transfer. Please try again."],
    ["CTraderInternalTransferUserToUser", "refused", "Error occurred during verification."],
    ["KycVerification", "refused", "Error occurred during verification. Please contact system admin."],
    [
      "KycVerification",
      "offline",
      "An error occurred while submitting the verification request. Please try again.",
    ],
    ["ResendVerificationEmail", "refused", "Failed to resend verification email."],
    ["ResendVerificationEmail", "server", "An error occurred while resending the verification email."],
    ["UpdateUserInfo", "refused", "Failed to update your profile."],
    ["UpdateUserInfo", "server", "An unexpected error occurred while updating your profile."],
    ["UpdateUserPassword", "refused", "Failed to change password."],
    ["UpdateUserPassword", "server", "An unexpected error occurred while updating the password."],
    ["UpdateUserWithdrawalInfo", "refused", "Failed to update withdrawal settings."],
    ["UpdateUserWithdrawalInfo", "server", "An unexpected error occurred. Please try again later."],
    ["DepositRequest", "refused", "Failed to submit deposit. Please try again."],
    ["SubmitDeposit", "server", "Failed to submit payment proof. Please try again."],
    ["RequestOtpWithdrawal", "refused", "An unexpected error occurred. Please contact system admin."],
    ["RequestOtpWithdrawal", "server", "Failed to request OTP. Please try again."],
    ["WithdrawalRequest", "refused", "Failed to process withdrawal. Please try again."],
    ["WithdrawalRequest", "offline", "An error occurred while processing the withdrawal. Please try again."],
    ["CreateUser", "refused", "Unable to create an account. Please try again later."],
    ["CreateUser", "server", "An unexpected error occurred. Please contact system admin."],
    ["VerifyEmail", "refused", "Failed to verify email. Please try again."],
    ["GetUserInfo", "offline", "An unknown error occurred."],
    ["GetWithdrawalMethod", "timeout", "An unknown error occurred."],
    ["GetReferralHierarchy", "offline", "This could not be loaded. Your data is safe."],
    ["GetUserInfo", "server", "This could not be loaded. Your data is safe."],
  ] as const)("%s, %s: %s", (operation, kind, sentence) => {
    expect(toFailureText(t, { operation, kind })).toBe(sentence);
    expect(toFailureText(t, { operation, kind, message: "The provider's own." })).toBe("The provider's own.");
  });
});
