import { expect, test } from "vitest";
import { gatewayOf, isBlocking, optionKindOf, requestOperation } from "./gateway.rules.ts";

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
  ["Maybank", 4, null],
])("the platform %j of type %d is the gateway %s", (paymentPlatformName, paymentTypeId, gateway) => {
  expect(gatewayOf({ paymentPlatformName, paymentTypeId })).toBe(gateway);
});

test.each([
  [null, "DepositRequest", null, false],
  ["ess", "GenerateDepositUrlEss", null, false],
  ["smilepayz", "GenerateDepositUrlSmilePayz", "paymentMethod", false],
  ["onepay", "GenerateDepositUrlOnePay", "bank", true],
  ["razorpay", "GenerateDepositUrlOnePay", "bank", true],
  ["fastpay", "GenerateDepositUrlOnePay", "bank", true],
] as const)("%s is requested by %s, requires %s, and blocks: %s", (gateway, operation, option, blocks) => {
  expect([requestOperation(gateway), optionKindOf(gateway), isBlocking(gateway)]).toEqual([
    operation,
    option,
    blocks,
  ]);
});
