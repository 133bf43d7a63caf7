import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compare,
  toDecimal,
  toDepositLocal,
  toDepositUsd,
  isAmount,
  sum,
  toWire,
  toTransferLocal,
  toWithdrawalLocal,
} from "../src/money.ts";

/** An oracle without the library: integers of any length. Rates have four places, amounts two. */
const cents = fc.bigInt({ min: 1n, max: 10n ** 11n });
const rates = fc.bigInt({ min: 1n, max: 10n ** 9n });
const text = (value: bigint, places: number) => {
  const digits = value.toString().padStart(places + 1, "0");
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};
const halfUp = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);
const up = (numerator: bigint, denominator: bigint) => (numerator + denominator - 1n) / denominator;
const run = { numRuns: 25_000 };

// Cases are compared without matchers, which would take most of the time.
describe("over 25,000 amounts and rates, as in integer arithmetic", { timeout: 60_000 }, () => {
  test("deposit: US dollars are local divided by the sell rate, half-up", () => {
    const property = fc.property(cents, rates, (local, rate) => {
      const wanted = text(halfUp(local * 10_000n, rate), 2);
      return toDepositUsd(text(local, 2), text(rate, 4)) === wanted;
    });
    expect(fc.defaultReportMessage(fc.check(property, run))).toBeUndefined();
  });

  test("deposit and withdrawal: local is US dollars times the rate, half-up", () => {
    const property = fc.property(cents, rates, (usd, rate) => {
      const wanted = text(halfUp(usd * rate, 10_000n), 2);
      return (
        toDepositLocal(text(usd, 2), text(rate, 4)) === wanted &&
        toWithdrawalLocal(text(usd, 2), text(rate, 4)) === wanted
      );
    });
    expect(fc.defaultReportMessage(fc.check(property, run))).toBeUndefined();
  });

  test("e-wallet transfer: local is US dollars times the sell rate, rounded up", () => {
    const property = fc.property(cents, rates, (usd, rate) => {
      const wanted = text(up(usd * rate, 10_000n), 2);
      return toTransferLocal(text(usd, 2), text(rate, 4)) === wanted;
    });
    expect(fc.defaultReportMessage(fc.check(property, run))).toBeUndefined();
  });

  test("exactly half a cent is rounded up", () => {
    const odd = fc.bigInt({ min: 0n, max: 10n ** 5n }).map((half) => 2n * half + 1n);
    const property = fc.property(odd, odd, (usd, half) => {
      // An odd amount at a rate of half units ends in exactly half a cent.
      const rate = half * 5000n;
      const wanted = text((usd * rate + 5000n) / 10_000n, 2);
      return (
        toWithdrawalLocal(text(usd, 2), text(rate, 4)) === wanted &&
        toDepositLocal(text(usd, 2), text(rate, 4)) === wanted &&
        toDepositUsd(text(usd, 2), "2.0000") === text((usd + 1n) / 2n, 2)
      );
    });
    expect(fc.defaultReportMessage(fc.check(property, run))).toBeUndefined();
  });

  test("amounts are sent as numbers and read back digit for digit", () => {
    const property = fc.property(cents, (amount) => {
      const value = text(amount, 2);
      return compare(toDecimal(toWire(value)), value) === 0;
    });
    expect(fc.defaultReportMessage(fc.check(property, run))).toBeUndefined();
  });
});

test("half a cent is rounded up, and a transfer is never rounded down", () => {
  expect([
    toDepositUsd("1.01", "2"),
    toWithdrawalLocal("0.01", "0.5"),
    toTransferLocal("0.01", "0.01"),
  ]).toEqual(["0.51", "0.01", "0.01"]);
});

test.each([
  ["12", true],
  ["12.5", true],
  ["12.50", true],
  ["", false],
  [".5", false],
  ["12.345", false],
  ["-1", false],
  ["1e3", false],
  ["1,000", false],
])("%j is an amount: %s", (value, expected) => {
  expect(isAmount(value)).toBe(expected);
});

test("adds up exactly, in any order", () => {
  expect(sum([])).toBe("0");
  expect(sum(Array.from({ length: 5000 }, () => "0.10"))).toBe("500");
  const cents = fc.array(fc.integer({ min: 0, max: 99_999_999 }));
  fc.assert(
    fc.property(cents, (amounts) => {
      const written = amounts.map(
        (amount) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`,
      );
      const total = amounts.reduce((all, amount) => all + BigInt(amount), 0n);
      const exact = toDecimal(`${total / 100n}.${String(total % 100n).padStart(2, "0")}`);
      expect(sum(written)).toBe(exact);
      expect(sum(written.toReversed())).toBe(exact);
    }),
  );
});
