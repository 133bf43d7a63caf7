import { describe, expect, test } from "vitest";
import { addMultiple, calculateQuotient } from "./decimal.ts";
import { calculate, type Filled, type Market, type Outcome } from "./formulas.ts";
import { editionMarket } from "./market.ts";
import { instruments } from "../content/instruments/all.ts";

const market: Market = {
  instruments: {
    EURUSD: ["100000", "1.15842", "0.0001", "500", "USD"],
    USDJPY: ["100000", "154.382", "0.01", "500", "JPY"],
    GER40: ["1", "23456.5", "0.1", "200", "EUR"],
    HK50: ["1", "26000.0", "0.1", "200", "HKD"],
  },
  dollars: { JPY: ["1", "154.382"], EUR: ["1.15842", "1"] },
  // A rate of zero is none.
  rates: { MYR: ["4.47", "4.41"], IDR: ["15890", "15720"], NIL: ["0", "0"] },
};

/** Returns the result of a calculation; throws without one. */
function worked(kind: string, filled: Filled, by: Market): Outcome {
  const outcome = calculate(kind, filled, by);
  if (!outcome) throw new Error(`${kind} has no result.`);
  return outcome;
}

describe("results calculated by hand", () => {
  test.each([
    // 0.5 × 100,000 × 1.15842 ÷ 100 = 579.21
    ["margin", { symbol: "EURUSD", lots: "0.5", price: "1.15842", leverage: "100" }, "579.21 USD"],
    // The instrument's maximum is 1:200: 23,456.5 ÷ 200 = 117.2825; × 1.15842 = 135.862…
    ["margin", { symbol: "GER40", lots: "1", price: "23456.5", leverage: "500" }, "117.28 EUR, 135.86 USD"],
    // 1 × 100,000 × 0.01 = 1,000 yen; ÷ 154.382 = 6.4774…
    ["pip", { symbol: "USDJPY", lots: "1" }, "1000.00 JPY, 6.48 USD"],
    ["pip", { symbol: "EURUSD", lots: "0.01" }, "0.10 USD"],
    // (1.16342 − 1.15842) × 2 × 100,000 = 1,000
    [
      "profit",
      { symbol: "EURUSD", side: "buy", lots: "2", open: "1.15842", close: "1.16342" },
      "1000.00 USD",
    ],
    [
      "profit",
      { symbol: "EURUSD", side: "sell", lots: "2", open: "1.15842", close: "1.16342" },
      "-1000.00 USD",
    ],
    // (154.000 − 154.382) × 100,000 = −38,200 yen; ÷ 154.382 = −247.438…
    [
      "profit",
      { symbol: "USDJPY", side: "buy", lots: "1", open: "154.382", close: "154" },
      "-38200.00 JPY, -247.44 USD",
    ],
    // A currency without a pair that has its rate to the US dollar.
    ["pip", { symbol: "HK50", lots: "10" }, "1.00 HKD"],
    // As a deposit: 1,000 ÷ 4.47 = 223.713…; 447 ÷ 4.47 = 100
    ["convert", { direction: "in", amount: "1000", currency: "MYR" }, "223.71 USD"],
    ["convert", { direction: "in", amount: "447", currency: "MYR" }, "100.00 USD"],
    // As a withdrawal: 10.5 × 15,720 = 165,060
    ["convert", { direction: "out", amount: "10.5", currency: "IDR" }, "165060.00 IDR"],
  ] as const)("%s of %o is %s", (kind, filled, wanted) => {
    const { amount, currency, dollars } = worked(kind, filled, market);
    expect(`${amount} ${currency}${dollars === null ? "" : `, ${dollars} USD`}`).toBe(wanted);
  });
});

test.each([
  ["margin", { symbol: "NOSUCH", lots: "1", price: "1", leverage: "100" }],
  ["pip", { lots: "1" }],
  ["profit", { symbol: "", side: "buy", lots: "1", open: "1", close: "2" }],
  ["convert", { direction: "in", amount: "1000", currency: "XXX" }],
  ["convert", { direction: "out", amount: "1000" }],
  ["convert", { direction: "in", amount: "1000", currency: "NIL" }],
  ["convert", { direction: "out", amount: "1000", currency: "NIL" }],
])("%s of %o has no result, since the market has no such instrument or rate", (kind, filled) => {
  expect(calculate(kind, filled, market)).toBe(null);
});

test("amounts are exact where binary numbers are not, and half a cent is rounded up in both signs", () => {
  expect(calculateQuotient(["1.005"])).toBe("1.01");
  expect(calculateQuotient(["-1.005"])).toBe("-1.01");
  expect(calculateQuotient(["0.1", "3"])).toBe("0.30");
  expect(calculateQuotient(["2.675", "100"])).toBe("267.50");
  // (10⁹ − 0.01) × (10⁵ − 0.01) × 10⁵
  expect(calculateQuotient(["999999999.99", "100000", "99999.99"])).toBe("9999998999900000010.00");
  expect(calculateQuotient(["1"], "3")).toBe("0.33");
  expect(calculateQuotient(["-0.001"])).toBe("0.00");
  expect(calculateQuotient(["1"], "0.00")).toBe(null);
  expect(addMultiple("0.3", "0.1", -1n)).toBe("0.2");
  expect(addMultiple("1", "1.00001", -1n)).toBe("-0.00001");
  expect(addMultiple("1.15842", "0.00010", 50n)).toBe("1.16342");
  expect(addMultiple("26000", "1", 50n)).toBe("26050");
});

test("the edition has the data for every instrument", () => {
  for (const { symbol, quote } of instruments) {
    const filled = {
      symbol,
      lots: "1",
      price: editionMarket.instruments[symbol]?.[1] ?? "",
      leverage: "500",
    };
    const { amount, dollars } = worked("margin", filled, editionMarket);
    expect(Number(amount), symbol).toBeGreaterThan(0);
    expect(dollars === null, symbol).toBe(quote === "USD" || quote === "HKD");
  }
});
