import { examples } from "@broker/api-spec/examples";
import { mock } from "./http.ts";
import type { Scenarios } from "./scenarios.ts";

const { data: info } = examples.GetUserInfo.success;

const unverified = { verified: false, emailVerifiedAt: "1900-01-01T00:00:00" };
const withoutBank = {
  withdrawalBank: null,
  withdrawalBankAccountName: null,
  withdrawalBankAccountNumber: null,
};

/** Scenarios of missing requirements for a deposit, a transfer or a withdrawal. */
export const eligibilityScenarios = {
  nothingMissing: [mock("GetUserInfo")],
  emailMissing: [mock("GetUserInfo", { ...info, ...unverified })],
  kycMissing: [mock("GetUserInfo", { ...info, verified: false, kycStatus: 0, kycVerifiedAt: null })],
  kycUnderReview: [mock("GetUserInfo", { ...info, verified: false, kycStatus: 1, kycVerifiedAt: null })],
  bankSettingsMissing: [mock("GetUserInfo", { ...info, ...withoutBank })],
  everythingMissing: [
    mock("GetUserInfo", { ...info, ...unverified, ...withoutBank, kycStatus: 0, kycVerifiedAt: null }),
  ],
} satisfies Scenarios;
