import { expect, test } from "vitest";
import { findOwnPlatforms } from "./destination.rules.ts";

const platform = (
  paymentPlatformId: number,
  paymentPlatformName: string,
  bankName: string | null = null,
) => ({
  paymentPlatformId,
  paymentPlatformName,
  bankName,
});
const banks = [
  platform(11, "Daybreak Bank"),
  platform(12, "Ridgeline Bank"),
  platform(14, "Portico Bank Berhad"),
];

test.each([
  ["Daybreak Banking Group (Daybreak)", [11]],
  ["Ridgeline Bank", [12]],
  ["Portico Bank", [14]],
  // An account at a bank without a platform is paid by any platform.
  ["Lantern Bank", [11, 12, 14]],
  ["Tamarind Bank", [11, 12, 14]],
  [null, [11, 12, 14]],
])("money for an account at %s is paid by %j", (bank, ids) => {
  expect([...findOwnPlatforms(banks, bank)]).toEqual(ids);
});

test("a platform without a bank's name pays to every account", () => {
  const wires = [platform(13, "International wire"), platform(15, "Bank transfer")];
  expect([...findOwnPlatforms(wires, "Kingfisher Bank")]).toEqual([13, 15]);
});
