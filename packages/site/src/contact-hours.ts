import type { Company } from "./content/company.ts";
import type { SiteLanguage } from "./languages.ts";

type ContactHours = Company["contact"]["hours"];

const DAY = 24 * 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Converts hours of support to minutes of the week, which begins on Monday. */
export const toWeekMinutes = ({ first, from, last, to }: ContactHours) => ({
  from: (first - 1) * DAY + minutesOf(from),
  to: (last - 1) * DAY + minutesOf(to),
});

/** Formats the hours of support as a text. */
export function formatContactHours({ locale, messages }: SiteLanguage, hours: ContactHours): string {
  const { week, zones } = messages.instruments;
  const places: Readonly<Record<string, string>> = zones;
  const { zone, first, from, last, to } = hours;
  // 1 January 2024 was a Monday.
  const day = (number: number) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(
      new Date(Date.UTC(2024, 0, number)),
    );
  return week.through(day(first), from, day(last), to, places[zone] ?? zone);
}
