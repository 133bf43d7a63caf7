import { expect, test } from "vitest";
import { createClassNames } from "./class-names.ts";

const look = createClassNames(
  "base",
  { size: { small: "s", large: "l" }, gap: { 0: "g0", 2: "g2" }, quiet: { true: "q" } },
  { size: "small" },
);

test("returns the base and the default variants, also for undefined choices", () => {
  expect(look()).toBe("base s");
  expect(look({ size: undefined, quiet: undefined })).toBe("base s");
});

test("returns one class name per choice, of texts, numbers and booleans, in the order of the variants", () => {
  expect(look({ quiet: true, gap: 0, size: "large" })).toBe("base l g0 q");
  expect(look({ quiet: false })).toBe("base s");
});
