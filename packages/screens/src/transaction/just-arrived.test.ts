import { expect, test } from "vitest";
import { hasJustArrived } from "./just-arrived.ts";

const now = Date.parse("2026-11-20T09:00:30Z");

test.each([
  ["2026-11-20T09:00:20Z", true],
  // The provider's clock may be a little ahead.
  ["2026-11-20T09:00:40Z", true],
  ["2026-11-20T08:59:00Z", false],
  ["2026-11-20T09:02:00Z", false],
])("a row of %s has just arrived at 09:00:30: %s", (at, isNew) => {
  expect(hasJustArrived(new Date(at), now)).toBe(isNew);
});

test("a row without a date is never new", () => {
  expect(hasJustArrived(null, now)).toBe(false);
});
