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
const banks = [platform(11, "Maybank"), platform(12, "CIMB Bank"), platform(14, "Public Bank Berhad")];

test.each([
  ["Malayan Banking (Maybank)", [11]],
  ["CIMB Bank", [12]],
  ["Public Bank", [14]],
  // An account at a bank without a platform is paid by any platform.
  ["RHB Bank", [11, 12, 14]],
  ["Hong Leong Bank", [11, 12, 14]],
  [null, [11, 12, 14]],
])("money for an account at %s is paid by %j", (bank, ids) => {
  expect([...findOwnPlatforms(banks, bank)]).toEqual(ids);
});

test("a platform without a bank's name pays to every account", () => {
  const wires = [platform(13, "International wire"), platform(15, "Bank transfer")];
  expect([...findOwnPlatforms(wires, "Citibank")]).toEqual([13, 15]);
});
