import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kindOf, localOf, referenceIssue, toSearchText, transferIssue } from "./transfer.rules.ts";

const recipient = { cTraderLogin: "5100235" };
const file = { type: "image/jpeg", size: 1 };
const own = (usdAmount: string) => ({ usdAmount, recipient: null, file: null });

describe("a transfer between own accounts", () => {
  test.each([
    ["", "amountInvalid"],
    ["0", "amountInvalid"],
    ["0.00", "amountInvalid"],
    ["-1", "amountInvalid"],
    ["1e3", "amountInvalid"],
    ["1.001", "amountInvalid"],
    ["ten", "amountInvalid"],
    ["0.01", null],
    ["99999999.99", null],
  ])("of %j → %s", (amount, code) => {
    expect(transferIssue("eWallet", own(amount))?.code ?? null).toBe(code);
    expect(transferIssue("trading", own(amount))?.code ?? null).toBe(code);
  });
});

describe("a transfer to another user", () => {
  const whole = { usdAmount: "25", recipient, file };
  test.each([
    ["everything", whole, null],
    ["no recipient", { ...whole, recipient: null }, "fieldsRequired"],
    ["no file", { ...whole, file: null }, "fieldsRequired"],
    ["no amount", { ...whole, usdAmount: "" }, "fieldsRequired"],
    ["an amount of zero", { ...whole, usdAmount: "0" }, "fieldsRequired"],
    ["a file of another type", { ...whole, file: { type: "text/plain", size: 1 } }, "fileType"],
    ["a file that is too large", { ...whole, file: { ...file, size: 5_242_881 } }, "fileTooLarge"],
  ])("with %s → %j", (_what, details, code) => {
    expect(transferIssue("user", details)?.code ?? null).toBe(code);
  });

  test("accepts images and PDF up to 5 MB", () => {
    expect(referenceIssue({ type: "application/pdf", size: 5_242_880 })).toBeNull();
    expect(referenceIssue({ type: "image/png", size: 5_242_880 })).toBeNull();
    expect(referenceIssue(null)).toBeNull();
  });
});

describe("the local amount of an e-wallet transfer", () => {
  test.each([
    ["50", "4.47", "223.50"],
    ["0.01", "4.47", "0.05"],
    ["1.00", "4.4701", "4.48"],
    ["1.00", "4.4700", "4.47"],
    ["0.01", "0.0001", "0.01"],
  ])("of %s US dollars at %s is %s, rounded up", (usdAmount, sellRate, expected) => {
    expect(localOf(usdAmount, { currencyCode: "MYR", sellRate })).toBe(expected);
  });

  test("is empty for an invalid amount", () => {
    expect(localOf("x", { currencyCode: "MYR", sellRate: "4.47" })).toBe("");
  });

  test("equals integer arithmetic over 100,000 amounts and rates", () => {
    const text = (value: bigint, places: number) => {
      const digits = value.toString().padStart(places + 1, "0");
      return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
    };
    const { counterexample } = fc.check(
      fc.property(
        fc.bigInt({ min: 1n, max: 99_999_999n }),
        fc.bigInt({ min: 1n, max: 200_000_000n }),
        (cents, rate) => {
          const up = (cents * rate + 9_999n) / 10_000n;
          return localOf(text(cents, 2), { currencyCode: "MYR", sellRate: text(rate, 4) }) === text(up, 2);
        },
      ),
      { numRuns: 100_000 },
    );
    expect(counterexample).toBeNull();
  }, 120_000);
});

test.each([
  ["E-Wallet", "cTrader", null, "eWallet"],
  ["cTrader", "E-Wallet", null, "trading"],
  ["cTrader 5100234", "cTrader 5100235", "/api/files/reference/T-1", "user"],
  ["cTrader 5100235", "cTrader 5100234", null, null],
])("a row from %s to %s with the file %s is of the kind %s", (fromPlatform, toPlatform, reference, kind) => {
  expect(kindOf({ fromPlatform, toPlatform, reference })).toBe(kind);
});

test.each([
  ["", null],
  ["friend", null],
  ["friend@", null],
  ["@example.com", null],
  ["510", null],
  ["5100235a", null],
  [" friend@example.com ", "friend@example.com"],
  ["5100235", "5100235"],
  [`${"x".repeat(200)}@example.com`, null],
])("recipients are searched for %j as %j", (text, expected) => {
  expect(toSearchText(text)).toBe(expected);
});
