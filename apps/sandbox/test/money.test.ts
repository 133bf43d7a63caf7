import Big from "big.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toLocal, roundings, toUsd } from "../src/ledger/money.ts";
import { figure, LONG, SEED } from "./rounds.ts";

const CASES = LONG ? 100_000 : 20_000;
/** The factor of six decimals, which rates have. */
const UNIT = 1_000_000n;

/** Divides integers, rounding half-up or up. */
function divide(dividend: bigint, divisor: bigint, rounding: "halfUp" | "up"): bigint {
  const rest = dividend % divisor;
  const isUp = rounding === "up" ? rest > 0n : rest * 2n >= divisor;
  return dividend / divisor + (isUp ? 1n : 0n);
}
const asCents = (amount: { toFixed(places: number): string }) => BigInt(amount.toFixed(2).replace(".", ""));

const cents = fc.integer({ min: 1, max: 999_999_999 });
// Rates from 0.2 to the rate of the rupiah.
const micros = fc.integer({ min: 200_000, max: 20_000_000_000 });

test(
  `${CASES.toLocaleString("en")} conversions of each kind equal those of integer arithmetic (seed ${SEED})`,
  { timeout: 60_000 },
  () => {
    const property = fc.property(cents, micros, (amount, rate) => {
      const given = new Big(`${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, "0")}`);
      const text = `${Math.trunc(rate / 1e6)}.${String(rate % 1e6).padStart(6, "0")}`;
      const product = BigInt(amount) * BigInt(rate);
      // Compared by hand: 300,000 calls of expect would take most of the test's time.
      return (
        asCents(toUsd(given, text)) === divide(BigInt(amount) * UNIT, BigInt(rate), "halfUp") &&
        asCents(toLocal(given, text, roundings.withdrawal)) === divide(product, UNIT, "halfUp") &&
        asCents(toLocal(given, text, roundings.eWalletTransfer)) === divide(product, UNIT, "up")
      );
    });
    expect(fc.defaultReportMessage(fc.check(property, { numRuns: CASES, seed: SEED }))).toBeUndefined();
    figure("conversions", { cases: CASES * 3, seed: SEED });
  },
);
