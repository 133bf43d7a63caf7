import { countryNameOf, formatFigure } from "../../event-words.ts";
import { toAddress, type SiteLanguage } from "../../languages.ts";
import { type EconomicEvent, hasPage } from "../../market/calendar.ts";
import { editionTime } from "../../market/quote.ts";
import { calendarPath, paths } from "../../paths.ts";

const QUARTER = 15 * 60 * 1000;
/** The maximum length of a line is 75 octets; longer ones continue after a space. */
const LONGEST = 73;

const instant = (at: number | string | Date) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "");
/** Escapes a text value; a line break of any platform is one `\n`, since a bare one would begin another property. */
const text = (value: string) =>
  value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

function folded(line: string): string {
  let [out, length] = ["", 0];
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (length + bytes > LONGEST) {
      out += "\r\n ";
      length = 1;
    }
    out += letter;
    length += bytes;
  }
  return out;
}

/** Renders events as an iCalendar file (RFC 5545), in a language. */
export function renderICalendar(
  events: readonly EconomicEvent[],
  {
    language,
    origin,
    name,
  }: { readonly language: SiteLanguage; readonly origin: string; readonly name: string },
): string {
  const { head } = language.messages.tools.calendar;
  const { host } = new URL(origin);
  const lines = events.flatMap((event) => {
    const path = hasPage(event) ? calendarPath(event.id) : paths.calendar;
    const figures = (["forecast", "previous"] as const).map(
      (key) => `${head[key]}: ${formatFigure(language, event, event[key])}`,
    );
    return [
      "BEGIN:VEVENT",
      `UID:${event.id}@${host}`,
      `DTSTAMP:${instant(editionTime)}`,
      `DTSTART:${instant(event.at)}`,
      `DTEND:${instant(Date.parse(event.at) + QUARTER)}`,
      `SUMMARY:${text(`${countryNameOf(language, event.country)}: ${event.name}`)}`,
      `DESCRIPTION:${text(figures.join("\n"))}`,
      `URL:${origin}${toAddress(language, path)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  const whole = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//calendar//${language.tag.toUpperCase()}`,
    `X-WR-CALNAME:${text(name)}`,
    ...lines,
    "END:VCALENDAR",
  ];
  return `${whole.map(folded).join("\r\n")}\r\n`;
}
