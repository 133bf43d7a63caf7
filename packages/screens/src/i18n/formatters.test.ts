import { expect, test } from "vitest";
import { formatters } from "./formatters.ts";

test("a formatter is created once for its language and its options", () => {
  const { getNumberFormat, getPluralRules } = formatters;
  expect(getNumberFormat("ar", { maximumFractionDigits: 0 })).toBe(
    getNumberFormat("ar", { maximumFractionDigits: 0 }),
  );
  expect(getNumberFormat("ar")).not.toBe(getNumberFormat("en"));
  expect(getNumberFormat("ar")).not.toBe(getNumberFormat("ar", { maximumFractionDigits: 0 }));
  expect(getPluralRules("en", { type: "ordinal" }).select(2)).toBe("two");
  expect(getPluralRules("en", { type: "cardinal" }).select(2)).toBe("other");
});
