import { compare, toDepositUsd } from "@broker/sdk/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  toSentAmounts,
  depositAmountIssue,
  isOffered,
  proofIssue,
  settleEntry,
  toShownAmounts,
} from "./deposit.rules.ts";

const terms = {
  gateway: null,
  platformName: "Daybreak Bank",
  currencyCode: "MYR",
  sellRate: "4.47",
  min: "10",
  max: "1000",
};
const local = (text: string) => ({ field: "local" as const, text });
const usd = (text: string) => ({ field: "usd" as const, text });

describe("the amount of a deposit", () => {
  test.each([
    ["", "amountRequired"],
    ["0", "amountRequired"],
    ["0.00", "amountRequired"],
    ["44.67", "amountTooLow"],
    ["44.68", null],
    ["44.70", null],
    ["4470.00", null],
    ["4470.03", "amountTooHigh"],
  ])("%j MYR → %s", (amount, code) => {
    expect(depositAmountIssue(local(amount), terms)?.code ?? null).toBe(code);
  });

  test("names the violated limit", () => {
    expect(depositAmountIssue(local("1"), terms)).toEqual({ code: "amountTooLow", params: { min: "10" } });
    expect(depositAmountIssue(local("9999"), terms)).toEqual({
      code: "amountTooHigh",
      params: { max: "1000" },
    });
  });

  test("converts both ways, and leaves the other side empty for an invalid amount", () => {
    expect(toShownAmounts(local("447"), "4.47")).toEqual({ localAmount: "447", usdAmount: "100.00" });
    expect(toShownAmounts(usd("100"), "4.47")).toEqual({ localAmount: "447.00", usdAmount: "100" });
    expect(toShownAmounts(usd("1."), "4.47")).toEqual({ localAmount: "", usdAmount: "1." });
  });

  test("shows the sent amounts on blur, where a rate below 1 cannot result in the typed dollars", () => {
    expect(settleEntry(usd("10.50"), "0.93")).toEqual(usd("10.51"));
    for (const entry of [usd("10.5"), usd("1."), usd(""), local("9.77")])
      expect(settleEntry(entry, "4.47")).toEqual(entry);
    const cents = fc.integer({ min: 1, max: 99_999_999 }).map((value) => (value / 100).toFixed(2));
    const rate = fc.integer({ min: 1, max: 200_000_000 }).map((value) => (value / 10_000).toFixed(4));
    fc.assert(
      fc.property(cents, rate, (text, sellRate) => {
        const settled = settleEntry(usd(text), sellRate);
        const sent = toSentAmounts(settled, sellRate);
        fc.pre(compare(sent.usdAmount, "0") > 0);
        const shown = toShownAmounts(settled, sellRate);
        expect([compare(shown.usdAmount, sent.usdAmount), shown.localAmount]).toEqual([0, sent.localAmount]);
        expect(settleEntry(settled, sellRate)).toEqual(settled);
        expect(sent).toEqual({ ...toSentAmounts(usd(text), sellRate), usdAmount: sent.usdAmount });
      }),
    );
  });

  test("the sent amounts follow from the local amount and the rate, whichever side was typed", () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 }).map((value) => (value / 100).toFixed(2));
    const rate = fc.integer({ min: 1, max: 200_000_000 }).map((value) => (value / 10_000).toFixed(4));
    fc.assert(
      fc.property(fc.constantFrom("local" as const, "usd" as const), cents, rate, (field, text, sellRate) => {
        const sent = toSentAmounts({ field, text }, sellRate);
        expect(compare(sent.usdAmount, toDepositUsd(sent.localAmount, sellRate))).toBe(0);
      }),
    );
  });
});

describe("a platform is offered", () => {
  const user = { currencyCode: "MYR", companyId: 9 };
  const bank = {
    paymentPlatformName: "Daybreak Bank",
    paymentTypeId: 4,
    currencyCode: "MYR",
    companyId: 9,
    activeDeposit: true,
  };
  const crypto = { ...bank, paymentTypeId: 5, currencyCode: "USD" };
  const gateway = { ...bank, paymentTypeId: 3, paymentPlatformName: "OnePay" };
  test.each([
    ["a bank in the user's currency", bank, "bank", true],
    ["a bank in another currency", { ...bank, currencyCode: "SGD" }, "bank", false],
    ["a bank of another company", { ...bank, companyId: 12 }, "bank", false],
    ["a bank that accepts no deposits", { ...bank, activeDeposit: false }, "bank", false],
    ["crypto, in US dollars", crypto, "crypto", true],
    ["a bank as crypto", bank, "crypto", false],
    ["a gateway as a bank", gateway, "bank", false],
    ["a gateway in the user's currency", gateway, "gateway", true],
    ["a gateway in another currency", { ...gateway, currencyCode: "USD" }, "gateway", false],
    ["an unknown gateway", { ...gateway, paymentPlatformName: "Old gateway" }, "gateway", false],
  ] as const)("%s: %j", (_what, platform, method, expected) => {
    expect(isOffered(platform, method, user)).toBe(expected);
  });
});

test.each([
  [null, "proofRequired"],
  [{ name: "a.txt", type: "text/plain", size: 1 }, "proofType"],
  [{ name: "a.png", type: "image/png", size: 5_242_881 }, "proofTooLarge"],
  [{ name: "a.png", type: "image/png", size: 5_242_880 }, null],
  [{ name: "a.pdf", type: "application/pdf", size: 1 }, null],
])("the proof %j → %s", (proof, code) => {
  expect(proofIssue(proof)?.code ?? null).toBe(code);
});
