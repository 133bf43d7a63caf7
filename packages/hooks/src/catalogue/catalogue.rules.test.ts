import { refusalCodes } from "@broker/api-spec/operations";
import { ApiError } from "@broker/sdk";
import { expect, test } from "vitest";
import { areTermsRefused } from "./catalogue.rules.ts";

test.each([
  ["platformNotOffered", true],
  ["amountTooLow", true],
  ["amountTooHigh", true],
  ["amountMismatch", true],
  ["transactionUnknown", false],
  ["balanceTooLow", false],
  ["general", false],
] as const)("%s says that the terms are old: %s", (reason, expected) => {
  const code = refusalCodes[reason];
  const error = new ApiError({ operation: "DepositRequest", kind: "refused", code });
  expect(areTermsRefused(error)).toBe(expected);
});

test("what is no answer of the provider says nothing of terms", () => {
  expect(areTermsRefused(new ApiError({ operation: "DepositRequest", kind: "offline" }))).toBe(false);
  expect(areTermsRefused(new Error("2004"))).toBe(false);
});
