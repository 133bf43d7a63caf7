import { refusalCodes } from "@broker/api-spec/operations";
import { describe, expect, test } from "vitest";
import { findMissingRequirements, type EligibleUser, isEligibilityRefusal } from "./eligibility.rules.ts";

const complete: EligibleUser = {
  emailVerifiedAt: "2026-03-02T08:15:00Z",
  kycStatus: 3,
  withdrawalBank: "DAYB",
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
const missing = (user: EligibleUser) =>
  findMissingRequirements(user, "withdrawal").map(({ requirement }) => requirement);

describe("a withdrawal", () => {
  test("is open to a complete account", () => {
    expect(findMissingRequirements(complete, "withdrawal")).toEqual([]);
  });

  test("lists all missing requirements of a new user, in order, with the page to meet each", () => {
    expect(findMissingRequirements(newcomer, "withdrawal")).toEqual([
      { requirement: "email", fixAt: "myAccount", isBlocking: true, isUnderReview: false },
      { requirement: "kyc", fixAt: "myAccount", isBlocking: true, isUnderReview: false },
      { requirement: "bankSettings", fixAt: "withdrawalSettings", isBlocking: true, isUnderReview: false },
    ]);
  });

  test.each([
    ["an e-mail address that was never verified", { emailVerifiedAt: null }, ["email"]],
    ["the contract's date for none", { emailVerifiedAt: "1900-01-01T00:00:00" }, ["email"]],
    ["an empty date", { emailVerifiedAt: "" }, ["email"]],
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

  test("distinguishes an identity check under review from one that the user must submit", () => {
    expect(findMissingRequirements({ ...complete, kycStatus: 1 }, "withdrawal")[0]?.isUnderReview).toBe(true);
    expect(findMissingRequirements({ ...complete, kycStatus: 4 }, "withdrawal")[0]?.isUnderReview).toBe(
      false,
    );
  });

  test("refers users to the identity form, except after their check was cancelled", () => {
    expect(findMissingRequirements({ ...complete, kycStatus: 4 }, "withdrawal")[0]?.fixAt).toBe("support");
    for (const code of [0, 1, 400, null])
      expect(findMissingRequirements({ ...complete, kycStatus: code }, "withdrawal")[0]?.fixAt).toBe(
        "myAccount",
      );
  });
});

test.each([
  ["deposit", false],
  ["userTransfer", true],
] as const)("a %s has the requirements of a withdrawal; refused without it: %s", (action, isBlocking) => {
  const asked = findMissingRequirements(newcomer, "withdrawal").map(({ requirement, fixAt }) => ({
    requirement,
    fixAt,
  }));
  expect(asked).toHaveLength(3);
  expect(findMissingRequirements(newcomer, action)).toMatchObject(asked);
  expect(findMissingRequirements(newcomer, action).every((lack) => lack.isBlocking === isBlocking)).toBe(
    true,
  );
  expect(findMissingRequirements(complete, action)).toEqual([]);
});

test("a transfer between one's own accounts is open to every client", () => {
  expect(findMissingRequirements(newcomer, "transfer")).toEqual([]);
  expect(findMissingRequirements({ ...newcomer, kycStatus: 4 }, "transfer")).toEqual([]);
});

test("knows the provider's refusals of missing requirements", () => {
  const { bankSettingsIncomplete, emailNotVerified, kycNotApproved, ...others } = refusalCodes;
  expect([bankSettingsIncomplete, emailNotVerified, kycNotApproved].every(isEligibilityRefusal)).toBe(true);
  expect(Object.values(others).some(isEligibilityRefusal)).toBe(false);
  expect(isEligibilityRefusal(null)).toBe(false);
});
