import { examples } from "@broker/api-spec/examples";
import { fail, mock, refuse } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: info } = examples.GetUserInfo.success;

/** A user without money, whose e-mail and identity are not verified. */
const newcomer = {
  ...info,
  verified: false,
  emailVerifiedAt: "1900-01-01T00:00:00",
  kycStatus: 0 as const,
  eWalletBalance: 0,
  cTraderBalance: 0,
  cTraderCashEquity: 0,
  cTraderBonus: 0,
};

/** Scenarios of the signed-in user's info. */
export const profileScenarios = {
  verified: [mock("GetUserInfo")],
  newcomer: [mock("GetUserInfo", newcomer)],
  loading: [fail("GetUserInfo", "noReply")],
  failed: [fail("GetUserInfo", "html500")],
  withoutBankSettings: [
    mock("GetUserInfo", {
      ...info,
      withdrawalBank: null,
      withdrawalBankAccountNumber: null,
      withdrawalBankAccountName: null,
    }),
  ],
  /** The date of birth is unknown. */
  withoutDateOfBirth: [mock("GetUserInfo", { ...info, dateOfBirth: "1900-01-01T00:00:00" })],
  /** The provider cancelled the identity check. */
  verificationCancelled: [
    mock("GetUserInfo", { ...info, verified: false, kycStatus: 4, kycVerifiedAt: null }),
  ],
  profileRefused: [refuse("UpdateUserInfo")],
  savingHangs: [fail("UpdateUserInfo", "noReply")],
  savingFailed: [fail("UpdateUserInfo", "offline")],
  oldPasswordWrong: [refuse("UpdateUserPassword")],
  passwordHangs: [fail("UpdateUserPassword", "noReply")],
  passwordFailed: [fail("UpdateUserPassword", "offline")],
  withdrawalSettingsRefused: [refuse("UpdateUserWithdrawalInfo")],
  withdrawalSettingsHangs: [fail("UpdateUserWithdrawalInfo", "noReply")],
  withdrawalSettingsFailed: [fail("UpdateUserWithdrawalInfo", "offline")],
  banksLoading: [fail("GetWithdrawalMethod", "noReply")],
  banksFailed: [fail("GetWithdrawalMethod", "html500")],
  resendRefused: [refuse("ResendVerificationEmail")],
  resendTooManyAttempts: [fail("ResendVerificationEmail", "rateLimited")],
  resendFailed: [fail("ResendVerificationEmail", "offline")],
} satisfies Scenarios;
