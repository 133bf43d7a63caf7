import { expect, test } from "vitest";
import { defaultLanguage } from "../languages.ts";
import { dayOf, listEvents, hasPage, isInWeek, thisWeek } from "./calendar.ts";

const [event] = listEvents(defaultLanguage);

test.each([
  ["2026-11-20T23:59:59Z", "2026-11-20"],
  ["2026-11-21T00:30:00+01:00", "2026-11-20"],
  ["2026-11-20T20:00:00-05:00", "2026-11-21"],
])("the instant %s is on %s in UTC, whatever offset the feed writes it in", (at, day) => {
  expect(dayOf(at)).toBe(day);
});

test("an event belongs to the week of its instant in UTC", () => {
  if (!event) throw new Error("The edition has no event.");
  // Monday in the offset that it is written in, and Sunday in UTC.
  const before = { ...event, at: `${thisWeek}T00:30:00+01:00` };
  const within = { ...event, at: `${thisWeek}T00:30:00Z` };
  expect([isInWeek(before, thisWeek), hasPage(before)]).toEqual([false, false]);
  expect([isInWeek(within, thisWeek), hasPage(within)]).toEqual([true, true]);
});
