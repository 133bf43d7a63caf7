import { refusalCodes } from "@broker/api-spec/operations";
import { ApiError } from "@broker/sdk";
import { expect, test } from "vitest";
import { areTermsRefused, rateOf } from "./catalogue.rules.ts";

test.each([
  ["platformNotOffered", true],
  ["amountTooLow", true],
  ["amountTooHigh", true],
  ["amountMismatch", true],
  ["transactionUnknown", false],
  ["balanceTooLow", false],
  ["general", false],
] as const)("%s means that the terms are outdated: %s", (reason, expected) => {
  const code = refusalCodes[reason];
  const error = new ApiError({ operation: "DepositRequest", kind: "refused", code });
  expect(areTermsRefused(error)).toBe(expected);
});

test("an error other than an answer of the provider does not mean that the terms are outdated", () => {
  expect(areTermsRefused(new ApiError({ operation: "DepositRequest", kind: "offline" }))).toBe(false);
  expect(areTermsRefused(new Error("2004"))).toBe(false);
});

test("a rate is exact, and null for a currency that is unknown or cannot be converted", () => {
  const free = { currencyCode: "XXX", currencyId: 1, sellRate: 0, buyRate: -1 };
  const currencies = [{ currencyCode: "MYR", currencyId: 458, sellRate: 4.47, buyRate: 4.41 }, free];
  expect([rateOf(currencies, "MYR", "sellRate"), rateOf(currencies, "MYR", "buyRate")]).toEqual([
    "4.47",
    "4.41",
  ]);
  const others = ["XXX", "EUR", undefined].map((code) => rateOf(currencies, code, "sellRate"));
  expect([...others, rateOf(currencies, "XXX", "buyRate"), rateOf(undefined, "MYR", "buyRate")]).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
