import { expect, test } from "vitest";
import { formatCountdown } from "./countdown-format.ts";

test.each([
  [0, "en", "00:00"],
  [59, "en", "00:59"],
  [299, "en", "04:59"],
  [3600, "en", "1:00:00"],
  [65, "ar-EG", "٠١:٠٥"],
])("%i seconds in %s are %s", (seconds, locale, clock) => {
  expect(formatCountdown(seconds, locale)).toBe(clock);
});
