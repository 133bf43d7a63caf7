import { refusalCodes } from "@broker/api-spec/operations";
import { describe, expect, test } from "vitest";
import { eligibility, type EligibleUser, isEligibilityRefusal } from "./eligibility.rules.ts";

const complete: EligibleUser = {
  emailVerifiedAt: "2026-03-02T08:15:00Z",
  kycStatus: 3,
  withdrawalBank: "MBB",
  withdrawalBankAccountName: "Amira Rahman",
  withdrawalBankAccountNumber: "514098765432",
};
const newcomer: EligibleUser = {
  emailVerifiedAt: "1900-01-01T00:00:00",
  kycStatus: 0,
  withdrawalBank: null,
  withdrawalBankAccountName: null,
  withdrawalBankAccountNumber: null,
};
const missing = (user: EligibleUser) => eligibility(user, "withdrawal").map(({ requirement }) => requirement);

describe("a withdrawal", () => {
  test("is open to a complete account", () => {
    expect(eligibility(complete, "withdrawal")).toEqual([]);
  });

  test("says everything that a newcomer lacks, in order, with the page to put it right", () => {
    expect(eligibility(newcomer, "withdrawal")).toEqual([
      { requirement: "email", fixAt: "myAccount", isBlocking: true, isUnderReview: false },
      { requirement: "kyc", fixAt: "myAccount", isBlocking: true, isUnderReview: false },
      { requirement: "bankSettings", fixAt: "withdrawalSettings", isBlocking: true, isUnderReview: false },
    ]);
  });

  test.each([
    ["an e-mail address that was never verified", { emailVerifiedAt: null }, ["email"]],
    ["the date that means none", { emailVerifiedAt: "1900-01-01T00:00:00" }, ["email"]],
    ["a date that is none", { emailVerifiedAt: "" }, ["email"]],
    ["no identity check", { kycStatus: 0 }, ["kyc"]],
    ["a pending identity check", { kycStatus: 1 }, ["kyc"]],
    ["a cancelled identity check", { kycStatus: 4 }, ["kyc"]],
    ["an unknown KYC code", { kycStatus: 400 }, ["kyc"]],
    ["no KYC code", { kycStatus: null }, ["kyc"]],
    ["no bank", { withdrawalBank: null }, ["bankSettings"]],
    ["no account name", { withdrawalBankAccountName: "" }, ["bankSettings"]],
    ["a blank account number", { withdrawalBankAccountNumber: " " }, ["bankSettings"]],
  ])("is refused with %s", (_what, lack, expected) => {
    expect(missing({ ...complete, ...lack })).toEqual(expected);
  });

  test("tells an identity check that is under review from one that the user must do", () => {
    expect(eligibility({ ...complete, kycStatus: 1 }, "withdrawal")[0]?.isUnderReview).toBe(true);
    expect(eligibility({ ...complete, kycStatus: 4 }, "withdrawal")[0]?.isUnderReview).toBe(false);
  });

  test("sends nobody to a form whose identity check was cancelled, and everybody else", () => {
    expect(eligibility({ ...complete, kycStatus: 4 }, "withdrawal")[0]?.fixAt).toBe("support");
    for (const code of [0, 1, 400, null])
      expect(eligibility({ ...complete, kycStatus: code }, "withdrawal")[0]?.fixAt).toBe("myAccount");
  });
});

test.each([
  ["deposit", false],
  ["userTransfer", true],
] as const)("a %s looks at what a withdrawal looks at; refused without it: %s", (action, isBlocking) => {
  const asked = eligibility(newcomer, "withdrawal").map(({ requirement, fixAt }) => ({ requirement, fixAt }));
  expect(asked).toHaveLength(3);
  expect(eligibility(newcomer, action)).toMatchObject(asked);
  expect(eligibility(newcomer, action).every((lack) => lack.isBlocking === isBlocking)).toBe(true);
  expect(eligibility(complete, action)).toEqual([]);
});

test("a transfer between one's own accounts is open to every client", () => {
  expect(eligibility(newcomer, "transfer")).toEqual([]);
  expect(eligibility({ ...newcomer, kycStatus: 4 }, "transfer")).toEqual([]);
});

test("knows the provider's refusals for what is missing", () => {
  const { bankSettingsIncomplete, emailNotVerified, kycNotApproved, ...others } = refusalCodes;
  expect([bankSettingsIncomplete, emailNotVerified, kycNotApproved].every(isEligibilityRefusal)).toBe(true);
  expect(Object.values(others).some(isEligibilityRefusal)).toBe(false);
  expect(isEligibilityRefusal(null)).toBe(false);
});
