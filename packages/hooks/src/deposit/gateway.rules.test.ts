import { expect, test } from "vitest";
import { defaultGateways, gatewayOf, requestOperation } from "./gateway.rules.ts";

test.each([
  ["ESS", 3, "ess"],
  ["ess", 3, "ess"],
  [" SmilePayz ", 3, "smilepayz"],
  ["OnePay", 3, "onepay"],
  ["RAZORPAY", 3, "razorpay"],
  ["FastPay", 3, "fastpay"],
  ["ESS", 4, null],
  ["toString", 3, null],
  ["Old gateway", 3, null],
  ["Daybreak Bank", 4, null],
])("the platform %j of type %d is the gateway %s", (paymentPlatformName, paymentTypeId, gateway) => {
  expect(gatewayOf({ paymentPlatformName, paymentTypeId })?.name ?? null).toBe(gateway);
});

test.each([
  [null, "DepositRequest", undefined],
  ["ess", "GenerateDepositUrlEss", null],
  ["smilepayz", "GenerateDepositUrlSmilePayz", "paymentMethod"],
  ["onepay", "GenerateDepositUrlOnePay", "bank"],
  ["razorpay", "GenerateDepositUrlOnePay", "bank"],
  ["fastpay", "GenerateDepositUrlOnePay", "bank"],
] as const)("%s is requested by %s, and requires %s", (name, operation, option) => {
  const gateway = name && gatewayOf({ paymentPlatformName: name, paymentTypeId: 3 });
  expect([requestOperation(gateway), gateway?.option]).toEqual([operation, option]);
});

test("a host's entry replaces the default gateway of its name", () => {
  const own = { name: "ess", option: "bank" } as const;
  const platform = { paymentTypeId: 3, paymentPlatformName: "ESS" };
  expect(gatewayOf(platform, [...defaultGateways, own])).toBe(own);
});
