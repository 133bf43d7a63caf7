import { expect, test } from "vitest";
import { defaultLanguage } from "../../languages.ts";
import { listEvents } from "../../market/calendar.ts";
import { renderICalendar } from "./icalendar.ts";

function rendered(name: string): readonly string[] {
  const [event] = listEvents(defaultLanguage);
  if (!event) throw new Error("The edition has no event.");
  return renderICalendar([{ ...event, name }], {
    language: defaultLanguage,
    origin: "https://site.example",
    name: "Calendar",
  })
    .replaceAll("\r\n ", "")
    .split("\r\n");
}

test.each([
  ["a line feed", "Rate\nATTACH:https://evil.example"],
  ["a carriage return", "Rate\rATTACH:https://evil.example"],
  ["both", "Rate\r\nATTACH:https://evil.example"],
])("the name of an event cannot begin another property: with %s", (_what, name) => {
  const [summary = "", ...more] = rendered(name).filter((line) => /^SUMMARY|ATTACH/.test(line));
  expect(more).toEqual([]);
  expect(summary).toMatch(/: Rate\\nATTACH:https:\/\/evil\.example$/);
  expect(summary).not.toMatch(/[\r\n]/);
});

test("reserved characters of a name are escaped", () => {
  expect(rendered("A; B, C\\D").find((line) => line.startsWith("SUMMARY"))).toMatch(/: A\\; B\\, C\\\\D$/);
});
