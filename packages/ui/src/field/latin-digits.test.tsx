import { expect, test } from "vitest";
import { toLatinDigits } from "./latin-digits.ts";

test.for([
  ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
  ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
  ["Hindi", "०१२३४५६७८९"],
  ["Thai", "๐๑๒๓๔๕๖๗๘๙"],
  ["full-width", "０１２３４５６７８９"],
  ["mathematical bold", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"],
  ["mathematical monospace", "𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿"],
  ["Latin", "0123456789"],
] as const)("converts the digits of %s script", ([, digits]) => {
  expect(toLatinDigits(digits)).toBe("0123456789");
});

test("leaves signs and letters unchanged", () => {
  expect(toLatinDigits("−١٬٢٣٤٫٥ RM½")).toBe("−1٬234٫5 RM½");
});
