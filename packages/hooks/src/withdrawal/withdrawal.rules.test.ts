import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  toSentAmounts,
  isComplete,
  isOffered,
  oneTimeCodeIssue,
  toShownAmounts,
  toWithdrawable,
  withdrawalAmountIssue,
  withdrawalIssues,
  mostOf,
} from "./withdrawal.rules.ts";

const terms = {
  platformName: "Daybreak Bank",
  currencyCode: "MYR",
  buyRate: "4.41",
  min: "10",
  max: "1000",
  available: "500",
  reached: null,
};
const usd = (text: string) => ({ field: "usd" as const, text });
const local = (text: string) => ({ field: "local" as const, text });

describe("the amount of a withdrawal", () => {
  test.each([
    [usd(""), "amountRequired"],
    [usd("0"), "amountRequired"],
    [usd("0.00"), "amountRequired"],
    [usd("1e3"), "amountRequired"],
    [usd("-20"), "amountRequired"],
    [usd("10.001"), "amountRequired"],
    [usd("9.99"), "amountTooLow"],
    [usd("10"), null],
    [usd("500.00"), null],
    [usd("500.01"), "balanceTooLow"],
    [usd("1000"), "balanceTooLow"],
    [usd("1000.01"), "amountTooHigh"],
    [local(""), "amountRequired"],
    [local("0.00"), "amountRequired"],
    [local("0.01"), "amountRequired"],
    [local("1."), "amountRequired"],
    [local("44.05"), "amountTooLow"],
    [local("44.08"), null],
    [local("44.10"), null],
    [local("2205.03"), "balanceTooLow"],
  ])("%j → %s", (entry, code) => {
    expect(withdrawalAmountIssue(entry, terms)?.code ?? null).toBe(code);
  });

  test("names the violated limit, and the available balance", () => {
    expect(withdrawalAmountIssue(usd("1"), terms)?.params).toEqual({ min: "10" });
    expect(withdrawalAmountIssue(usd("9999"), terms)?.params).toEqual({ max: "1000" });
    expect(withdrawalAmountIssue(usd("501"), terms)?.params).toEqual({ available: "500" });
  });

  test("is the whole e-wallet balance, and never negative", () => {
    expect([5000, 0.1, 0, -0.01].map(toWithdrawable)).toEqual(["5000", "0.1", "0", "0"]);
  });

  test("converts both ways, and leaves the other side empty for an invalid amount", () => {
    expect(toShownAmounts(usd("100"), "4.41")).toEqual({ usdAmount: "100", localAmount: "441.00" });
    expect(toShownAmounts(local("441"), "4.41")).toEqual({ usdAmount: "100.00", localAmount: "441" });
    expect(toShownAmounts(usd("1."), "4.41")).toEqual({ usdAmount: "1.", localAmount: "" });
    expect(toShownAmounts(local("x"), "4.41")).toEqual({ usdAmount: "", localAmount: "x" });
  });

  test.each([
    ["0.01", "0.5", "0.01"],
    ["0.03", "0.5", "0.02"],
    ["1.00", "1.005", "1.01"],
    ["10.05", "4.41", "44.32"],
    ["2.50", "4.41", "11.03"],
  ])("sends %s US dollars at %s as %s: half a cent is rounded up", (amount, rate, expected) => {
    expect(toSentAmounts(usd(amount), rate).localAmount).toBe(expected);
  });
});

describe("over 100,000 amounts and rates", () => {
  const cents = fc.bigInt({ min: 1n, max: 99_999_999n });
  // Ten-thousandths of local currency per US dollar.
  const rate = fc.bigInt({ min: 1n, max: 200_000_000n });
  const text = (value: bigint, places: number) => {
    const digits = value.toString().padStart(places + 1, "0");
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  };
  const halfUp = (numerator: bigint, denominator: bigint) =>
    (2n * numerator + denominator) / (2n * denominator);

  test("the local amount is US dollars times the rate, rounded half-up to a cent, as in integer arithmetic", () => {
    const { counterexample } = fc.check(
      fc.property(cents, rate, (amount, perUsd) => {
        const sent = toSentAmounts(usd(text(amount, 2)), text(perUsd, 4));
        return sent.localAmount === text(halfUp(amount * perUsd, 10_000n), 2);
      }),
      { numRuns: 100_000 },
    );
    expect(counterexample).toBeNull();
  }, 120_000);

  test("the sent amounts follow from US dollars and the rate, whichever side was typed", () => {
    const { counterexample } = fc.check(
      fc.property(cents, rate, (amount, perUsd) => {
        const sent = toSentAmounts(local(text(amount, 2)), text(perUsd, 4));
        const dollars = halfUp(amount * 10_000n, perUsd);
        return (
          sent.usdAmount === text(dollars, 2) &&
          sent.localAmount === text(halfUp(dollars * perUsd, 10_000n), 2)
        );
      }),
      { numRuns: 100_000 },
    );
    expect(counterexample).toBeNull();
  }, 120_000);
});

test.each([
  ["", false, "codeNotRequested"],
  ["493027", false, "codeNotRequested"],
  ["", true, "codeRequired"],
  [" ", true, "codeRequired"],
  ["493027", true, null],
])("the one-time code %j, requested: %s → %s", (code, isRequested, expected) => {
  expect(oneTimeCodeIssue(code, isRequested)?.code ?? null).toBe(expected);
});

describe("the details of a withdrawal", () => {
  test("list everything that is missing (spec 5.7)", () => {
    const nothing = { entry: usd(""), wallet: "", code: "", isCodeRequested: false };
    expect(withdrawalIssues(nothing, terms)).toEqual({
      platform: null,
      amount: { code: "amountRequired" },
      code: { code: "codeNotRequested" },
      wallet: null,
    });
    expect(withdrawalIssues(nothing, null).platform).toEqual({ code: "platformRequired" });
  });

  test("are complete with platform, amount and code only", () => {
    const details = { entry: usd("100"), wallet: "", code: "493027", isCodeRequested: true };
    expect(isComplete(withdrawalIssues(details, terms))).toBe(true);
    expect(isComplete(withdrawalIssues(details, null))).toBe(false);
    expect(isComplete(withdrawalIssues({ ...details, code: "" }, terms))).toBe(false);
    expect(isComplete(withdrawalIssues({ ...details, entry: usd("1") }, terms))).toBe(false);
  });
});

describe("a platform is offered", () => {
  const user = { currencyCode: "MYR", companyId: 9 };
  const bank = { paymentTypeId: 4, currencyCode: "MYR", companyId: 9, activeWithdrawal: true };
  test.each([
    ["a bank in the user's currency", bank, "bank", true],
    ["a bank in another currency", { ...bank, currencyCode: "USD" }, "bank", false],
    ["a bank of another company", { ...bank, companyId: 12 }, "bank", false],
    ["a bank that accepts no withdrawals", { ...bank, activeWithdrawal: false }, "bank", false],
    ["crypto, in US dollars", { ...bank, paymentTypeId: 5, currencyCode: "USD" }, "crypto", true],
    ["a gateway", { ...bank, paymentTypeId: 3 }, "bank", false],
  ] as const)("%s: %j", (_what, platform, method, expected) => {
    expect(isOffered(platform, method, user)).toBe(expected);
  });
});

test.each([
  ["5069.99", "5000", "5000"],
  ["4999.99", "5000", "4999.99"],
  ["0", "5000", "0"],
])("of %s at a maximum of %s one withdrawal takes %s at most", (available, max, most) => {
  expect(mostOf({ available, max })).toBe(most);
});
