import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDateOfBirth, parseDateOfBirth, parseProviderDate, toSafeUrl } from "../src/index.ts";

test.each(["1900-01-01T00:00:00", "1900-01-01T00:00:00Z", "", null, "soon"])(
  "%j is not parsed as a date",
  (wire) => {
    expect(parseProviderDate(wire)).toBeNull();
  },
);

test("reads a date without a zone as UTC", () => {
  expect(parseProviderDate("2026-11-20T11:05:00")?.toISOString()).toBe("2026-11-20T11:05:00.000Z");
});

test("corrects dates that the wire reports a day early", () => {
  expect(parseDateOfBirth("1990-05-13T16:00:00Z")).toBe("1990-05-14");
});

// From UTC+14 to UTC−12; the names of these zones have the opposite sign.
const zones = Array.from({ length: 27 }, (_, index) => index - 14).map(
  (behind) => [`Etc/GMT${behind >= 0 ? "+" : ""}${behind}`, behind] as const,
);
test.each(zones)(
  "a date of birth that is loaded and saved never shifts in the browser's zone %s",
  (zone, behind) => {
    const before = process.env["TZ"];
    process.env["TZ"] = zone;
    expect(new Date().getTimezoneOffset() / 60).toBeCloseTo(behind);
    const days = fc.date({ min: new Date("1901-01-01"), max: new Date("2026-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const date = day.toISOString().slice(0, 10);
        const once = formatDateOfBirth(date);
        expect(parseDateOfBirth(once)).toBe(date);
        expect(formatDateOfBirth(parseDateOfBirth(once) ?? "")).toBe(once);
      }),
    );
    process.env["TZ"] = before;
  },
);

const origin = "https://portal.example";
test.each([
  ["https://pay.example/checkout", "https://pay.example/checkout"],
  ["/api/files/1", "https://portal.example/api/files/1"],
  ["http://pay.example/", null],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["https://user:secret@pay.example/", null],
  ["https://", null],
])("the address %s may be opened as %s", (value, expected) => {
  expect(toSafeUrl(value, { origin })).toBe(expected);
});

test("opens only the hosts that a deployment allows", () => {
  const allowedHosts = ["pay.example"];
  expect(toSafeUrl("https://pay.example/", { origin, allowedHosts })).toBe("https://pay.example/");
  expect(toSafeUrl("https://evil.example/", { origin, allowedHosts })).toBeNull();
});
