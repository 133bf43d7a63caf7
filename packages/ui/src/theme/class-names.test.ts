import { expect, test } from "vitest";
import { classNames } from "./class-names.ts";

const look = classNames(
  "base",
  { size: { small: "s", large: "l" }, gap: { 0: "g0", 2: "g2" }, quiet: { true: "q" } },
  { size: "small" },
);

test("gives the base and what holds by default, also where a choice is left undefined", () => {
  expect(look()).toBe("base s");
  expect(look({ size: undefined, quiet: undefined })).toBe("base s");
});

test("gives one name for each choice, of words, numbers and yes or no, in the order of the variants", () => {
  expect(look({ quiet: true, gap: 0, size: "large" })).toBe("base l g0 q");
  expect(look({ quiet: false })).toBe("base s");
});
