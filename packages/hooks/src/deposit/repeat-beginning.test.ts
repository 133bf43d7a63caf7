import { examples } from "@broker/api-spec/examples";
import { describe, expect, test } from "vitest";
import { toRepeat } from "./repeat-deposit.ts";

describe("the beginning of a repeated deposit", () => {
  const user = { currencyCode: "MYR", companyId: 9 };
  const platforms = examples.GetPaymentPlatforms.success.data;
  const [platform] = platforms;
  const currencies = examples.GetCurrencies.success.data;
  const item = {
    platformName: platform?.paymentPlatformName ?? "",
    currencyCode: platform?.currencyCode ?? "",
    amount: "447",
    amountUsd: "100.00",
    rate: "4.47",
  };

  test("has no intent, so that it cannot be mistaken for a deposit that was sent", () => {
    expect(toRepeat(item, { platforms, currencies }, user)).toMatchObject({
      intent: null,
      unresolved: [],
      phase: "draft",
      entry: { field: "local", text: "447" },
    });
  });

  test("has no amount where the amount of the earlier deposit cannot be typed", () => {
    const item8 = { ...item, amount: "447.12345678" };
    expect(toRepeat(item8, { platforms, currencies }, user)?.entry.text).toBe("");
  });

  test.each([
    [
      "a platform that is not offered any more",
      platforms.map((one) => Object.assign({}, one, { activeDeposit: false })),
      item,
    ],
    ["another currency of the same name", platforms, { ...item, currencyCode: "THB" }],
    ["an unknown platform", platforms, { ...item, platformName: "Old Bank" }],
    ["another company's platform", platforms.map((one) => Object.assign({}, one, { companyId: 12 })), item],
  ])("is not made for %s", (_what, listed, wanted) => {
    expect(toRepeat(wanted, { platforms: listed, currencies }, user)).toBeNull();
  });
});
